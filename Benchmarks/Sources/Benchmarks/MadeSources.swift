import Foundation

/// The sources of an app, made the same way each time.
struct MadeSources {
    let folder: String
    let files: [String]
    let byteCount: Int

    /// - Parameter screens: how many of a hundred files are view controllers; the others are models, services and views in
    ///   code.
    init(count: Int, screens: Int, named name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-benchmark-" + name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files: [String] = []
        var byteCount = 0
        for number in 0..<count {
            let isScreen = number * screens / 100 != (number + 1) * screens / 100
            let text = isScreen ? Self.screen(number) : Self.model(number)
            let file = "File\(number).swift"
            try Data(text.utf8).write(to: folder.appendingPathComponent(file))
            files.append(file)
            byteCount += text.utf8.count
        }
        self.folder = folder.path
        self.files = files
        self.byteCount = byteCount
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A view controller in which every method names a segue, a cell or an image: nothing of it can be skipped.
    private static func screen(_ number: Int) -> String {
        let methods = (0..<12).map { method in
            """
                /// Shows row \(method) of the list, or what stands for it.
                private func showRow\(method)(of section: Section, at index: Int) -> UITableViewCell {
                    let rows = sections.filter { $0.kind == section.kind }.flatMap { $0.rows.sorted { $0.title < $1.title } }
                    guard index < rows.count, let row = rows[index].value as? Row\(number) else { return UITableViewCell() }
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Row\(method)", for: IndexPath(row: index, section: 0))
                    cell.imageView?.image = UIImage(named: row.isOpen ? "open\(method)" : "closed\(method)")
                    return cell
                }

            """
        }.joined()
        return """
            import UIKit

            final class Screen\(number)ViewController: BaseViewController, UITableViewDelegate {
                @IBOutlet private weak var titleLabel: UILabel!
                @IBOutlet private weak var tableView: UITableView!
                @IBOutlet private var buttons: [UIButton]!
                private let identifier = "row\(number)"

                @IBAction private func save(_ sender: UIButton) { performSegue(withIdentifier: "save\(number)", sender: sender) }
                @IBAction private func unwind(_ segue: UIStoryboardSegue) {}

                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    switch segue.identifier {
                    case "save\(number)": (segue.destination as? Screen0ViewController)?.title = "x"
                    default: break
                    }
                }

            \(methods)}

            """
    }

    private static func model(_ number: Int) -> String {
        """
        import Foundation

        /// What the shop knows of model \(number).
        public \(number % 3 == 0 ? "final class" : "struct") Model\(number)\(number % 3 == 0 ? ": Model" : ": Codable, Hashable") {
            public let id: Int
            private var items: [String: [Item]] = [:]
            static let storeName = "store\(number)"

        \(plainMethods(12, of: number))}

        """
    }

    /// Methods that have nothing to do with any storyboard.
    static func plainMethods(_ count: Int, of number: Int) -> String {
        (0..<count).map { method in
            """
                /// Counts what the store has of kind \(method), without what is on loan.
                public func count\(method)(of kind: Kind, in store: Store, since date: Date = .distantPast) async throws -> Int {
                    let all = try await store.items(of: kind).filter { $0.added >= date && !$0.isOnLoan(to: nil) }
                    guard let first = all.first, first.title.isEmpty == false else { throw StoreError.empty(kind, number: \(number)) }
                    var total = 0
                    for item in all where item.copies.count > \(method) {
                        total += item.copies.reduce(0) { $0 + ($1.isDamaged ? 0 : 1) } * (item.weight / 2)
                    }
                    logger.debug("counted \\(total) of \\(kind) in \\(store.name)")
                    return total
                }

            """
        }.joined()
    }
}
