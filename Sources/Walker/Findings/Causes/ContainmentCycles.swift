import AppMap

/// The scenes of an app that contain themselves, be it through others.
struct ContainmentCycles: Sendable {
    private let app: App
    /// For each scene in a circle, the first way of all circles that it is in.
    private var firstWays: [AppScene.ID: Way.ID] = [:]

    init(_ app: App) {
        self.app = app
        for group in StronglyConnected.groups(of: app) {
            let members = Set(group)
            let inside = group.flatMap { app.ways(from: $0) }.filter { way in
                way.isContainment && way.destination.scene.map(members.contains) ?? false
            }
            guard let first = inside.map(\.id).min() else { continue }
            for scene in group { firstWays[scene] = first }
        }
    }

    /// The first way of the circles that a scene is in; nil where it does not contain itself.
    func firstWay(at scene: AppScene.ID) -> Way.ID? { firstWays[scene] }

    /// The first way of every circle, in the order of the app.
    var all: [Way.ID] { Set(firstWays.values).sorted() }

    /// The shortest circle that begins with a way.
    func cycle(from first: Way.ID) -> [Way] {
        let first = app[first]
        guard let second = first.destination.scene, second != first.source else { return [first] }
        var arrivals: [AppScene.ID: Way] = [:]
        var pending: ArraySlice = [second]
        while let scene = pending.popFirst(), arrivals[first.source] == nil {
            for way in app.ways(from: scene) where way.isContainment {
                guard let next = way.destination.scene, next != second, arrivals[next] == nil else { continue }
                arrivals[next] = way
                pending.append(next)
            }
        }
        var line: [Way] = []
        var scene = first.source
        while scene != second, let way = arrivals[scene] {
            line.append(way)
            scene = way.source
        }
        return [first] + line.reversed()
    }
}

/// Tarjan's search for scenes from each of which one comes to all others of the group by what contains what.
private struct StronglyConnected {
    private let successors: [[Int]]
    private var numbers: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0
    private var groups: [[Int]] = []

    /// The groups of scenes; a scene alone is among them.
    static func groups(of app: App) -> [[AppScene.ID]] {
        var search = StronglyConnected(app)
        for scene in app.scenes.indices where search.numbers[scene] == 0 {
            search.visit(from: scene)
        }
        return search.groups.map { $0.map { app.scenes[$0].id } }
    }

    private init(_ app: App) {
        successors = app.scenes.map { scene in
            app.ways(from: scene.id).filter(\.isContainment).compactMap { $0.destination.scene?.index }
        }
        numbers = Array(repeating: 0, count: successors.count)
        lowest = numbers
        isOpen = Array(repeating: false, count: successors.count)
    }

    /// Without recursion, since files may nest scenes as deep as they like.
    private mutating func visit(from root: Int) {
        var path = [(scene: root, next: 0)]
        enter(root)
        while let (scene, next) = path.last {
            if next < successors[scene].count {
                path[path.count - 1].next += 1
                let successor = successors[scene][next]
                if numbers[successor] == 0 {
                    enter(successor)
                    path.append((successor, 0))
                } else if isOpen[successor] {
                    lowest[scene] = min(lowest[scene], numbers[successor])
                }
            } else {
                path.removeLast()
                if let outer = path.last?.scene { lowest[outer] = min(lowest[outer], lowest[scene]) }
                if lowest[scene] == numbers[scene] { close(scene) }
            }
        }
    }

    private mutating func enter(_ scene: Int) {
        count += 1
        numbers[scene] = count
        lowest[scene] = count
        isOpen[scene] = true
        open.append(scene)
    }

    private mutating func close(_ root: Int) {
        var group: [Int] = []
        while let scene = open.popLast() {
            isOpen[scene] = false
            group.append(scene)
            if scene == root { break }
        }
        groups.append(group)
    }
}
