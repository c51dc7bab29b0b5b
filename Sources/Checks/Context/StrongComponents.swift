/// Which nodes of a graph can be reached from one another.
struct StrongComponents<Node: Hashable> {
    private var components: [Node: Int] = [:]

    /// - Parameter successors: the nodes that an edge leads to from each; nodes without edges may be left out.
    init(_ successors: [Node: [Node]]) {
        // Kosaraju's way: in the reverse of the order in which nodes are done with, each search against the edges finds
        // one component.
        let order = Self.finishingOrder(successors)
        var predecessors: [Node: [Node]] = [:]
        for node in order {
            for next in successors[node] ?? [] { predecessors[next, default: []].append(node) }
        }
        var count = 0
        for start in order.reversed() where components[start] == nil {
            var pending = [start]
            components[start] = count
            while let node = pending.popLast() {
                for next in predecessors[node] ?? [] where components[next] == nil {
                    components[next] = count
                    pending.append(next)
                }
            }
            count += 1
        }
    }

    /// Whether each of two nodes leads to the other, over any number of edges.
    func areJoined(_ one: Node, _ other: Node) -> Bool {
        guard let component = components[one] else { return false }
        return components[other] == component
    }

    /// The nodes in the order in which a search in depth is done with them; without recursion, however long the paths.
    private static func finishingOrder(_ successors: [Node: [Node]]) -> [Node] {
        var order: [Node] = []
        var seen: Set<Node> = []
        for start in successors.keys where seen.insert(start).inserted {
            var path = [(node: start, edge: 0)]
            while let (node, edge) = path.last {
                let edges = successors[node] ?? []
                guard edge < edges.count else {
                    order.append(node)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].edge += 1
                if seen.insert(edges[edge]).inserted { path.append((edges[edge], 0)) }
            }
        }
        return order
    }
}
