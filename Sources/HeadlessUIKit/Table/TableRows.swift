/// How many rows a table has and where they lie.
struct TableRows {
    struct Section {
        /// Where the header begins.
        var start: CGFloat = 0
        var headerHeight: CGFloat = 0
        var footerHeight: CGFloat = 0
        var count = 0
        /// Where each row begins, and where the last one ends.
        var edges: [CGFloat] = []

        var end: CGFloat { (edges.last ?? start + headerHeight) + footerHeight }
    }

    var sections: [Section] = []
    var isLoaded = false
    var end: CGFloat = 0

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && sections.indices.contains(indexPath.section)
            && indexPath.row >= 0 && indexPath.row < sections[indexPath.section].count
    }

    func rect(of indexPath: IndexPath, width: CGFloat) -> CGRect? {
        guard contains(indexPath) else { return nil }
        let edges = sections[indexPath.section].edges
        let start = edges[indexPath.row]
        return CGRect(x: 0, y: start, width: width, height: edges[indexPath.row + 1] - start)
    }

    func row(at y: CGFloat) -> IndexPath? {
        guard let section = sections.firstIndex(where: { $0.start <= y && y < $0.end }) else { return nil }
        let edges = sections[section].edges
        let row = Self.count(of: edges, upTo: y) - 1
        return row >= 0 && row < sections[section].count ? IndexPath(row: row, section: section) : nil
    }

    /// The rows of which some part lies between two heights.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        sections.enumerated().flatMap { index, section -> [IndexPath] in
            guard section.count > 0, section.start < bottom, section.end > top else { return [] }
            let first = max(0, Self.count(of: section.edges, upTo: top) - 1)
            return (first..<section.count).lazy.prefix { section.edges[$0] < bottom }
                .map { IndexPath(row: $0, section: index) }
        }
    }

    /// How many edges lie at or above a height; the edges are sorted.
    private static func count(of edges: [CGFloat], upTo y: CGFloat) -> Int {
        var low = 0
        var high = edges.count
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] <= y {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
