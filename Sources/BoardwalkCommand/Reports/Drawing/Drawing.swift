import AppMap

/// The map as nodes and arrows, whatever tool draws it.
struct Drawing {
    struct Cluster {
        let id: String
        let title: String
        let isEntry: Bool
        var nodes: [Node] = []
    }

    struct Node {
        enum Kind {
            case scene, initial, onlyDrawn, unwind, nib, unread, fault
        }

        let id: String
        let title: String
        var subtitle = ""
        let kind: Kind
    }

    struct Arrow {
        enum Kind {
            /// A segue within a storyboard.
            case segue
            /// A part of the scene: a tab, a root, an embedded scene.
            case containment
            /// From one storyboard to another.
            case link
            case unwind
            case fault
        }

        let from: String
        let to: String
        let label: String
        let kind: Kind
    }

    let title: String
    private(set) var clusters: [Cluster] = []
    private(set) var arrows: [Arrow] = []

    private let words: AppWords
    private let prefix: String
    private var positions: [AppStoryboard.ID: Int] = [:]
    private var extraNodes: [ExtraNode: String] = [:]

    /// What an arrow leads to where it leads to no scene.
    private struct ExtraNode: Hashable {
        let cluster: AppStoryboard.ID
        let title: String
        let kind: Node.Kind
    }

    /// - Parameter number: tells the ids of this app's nodes from those of other apps.
    init(of app: App, number: Int) {
        title = app.name
        words = AppWords(app)
        prefix = "a\(number)"
        let entries = Set(app.entries.compactMap(\.storyboard))
        for id in StoryboardOrder(of: app).storyboards {
            addCluster(of: app[id], isEntry: entries.contains(id))
        }
        for way in app.ways where !words.isOwnLink(way) {
            addArrow(for: way)
        }
        for link in app.links {
            addUnusedFault(link)
        }
    }

    private var app: App { words.app }

    private mutating func addCluster(of storyboard: AppStoryboard, isEntry: Bool) {
        positions[storyboard.id] = clusters.count
        let scenes = app.scenes[storyboard.scenes].filter { words.link(of: $0) == nil || needsNode($0) }
        clusters.append(
            Cluster(
                id: "\(prefix)b\(storyboard.id.index)",
                title: storyboard.name + (words.distinction(of: storyboard).map { " (\($0))" } ?? ""),
                isEntry: isEntry, nodes: scenes.map(node)))
    }

    /// A link is no node, unless ways start in it or it leads to itself.
    private func needsNode(_ scene: AppScene) -> Bool {
        words.end(of: .scene(scene.id, via: [])).scene == scene.id && words.hostLink(of: scene) != nil
            || app.ways(from: scene.id).contains { !words.isOwnLink($0) }
    }

    private func node(of scene: AppScene) -> Node {
        Node(
            id: id(of: scene.id), title: words.name(of: scene), subtitle: words.kind(of: scene),
            kind: scene.isInitial ? .initial : words.isOnlyDrawn(scene) ? .onlyDrawn : .scene)
    }

    private func id(of scene: AppScene.ID) -> String { "\(prefix)s\(scene.index)" }

    private mutating func addArrow(for way: Way) {
        let source = app[way.source]
        let cluster = source.storyboard
        let destination = words.end(of: way.destination)
        let to: String
        let kind: Arrow.Kind
        switch destination {
        case .scene(let scene, _):
            to = id(of: scene)
            kind = app[scene].storyboard != cluster ? .link : way.isContainment ? .containment : .segue
        case .unwind:
            to = extraNode(for: destination, in: cluster, kind: .unwind)
            kind = .unwind
        case .nib:
            to = extraNode(for: destination, in: cluster, kind: .nib)
            kind = .link
        case .unresolved where destination.isUnread:
            to = extraNode(for: destination, in: cluster, kind: .unread)
            kind = .link
        case .unresolved, .missing:
            to = extraNode(for: destination, in: cluster, kind: .fault)
            kind = .fault
        }
        arrows.append(Arrow(from: id(of: source.id), to: to, label: words.phrase(of: way), kind: kind))
    }

    /// A placeholder that leads nowhere is drawn even if nothing leads to it.
    private mutating func addUnusedFault(_ link: Link) {
        let destination = app.destination(of: link)
        guard link.origin == .scene, destination.isBroken, app.ways(to: link.scene).isEmpty else { return }
        _ = extraNode(for: destination, in: app[link.scene].storyboard, kind: .fault)
    }

    private mutating func extraNode(
        for destination: Destination, in cluster: AppStoryboard.ID, kind: Node.Kind
    ) -> String {
        let mark = switch kind {
        case .unwind: "↩ "
        case .fault: "✗ "
        default: ""
        }
        let title = mark + words.name(of: destination, seenFrom: cluster)
        let key = ExtraNode(cluster: cluster, title: title, kind: kind)
        if let id = extraNodes[key] { return id }
        let id = "\(prefix)x\(extraNodes.count)"
        extraNodes[key] = id
        if let position = positions[cluster] {
            clusters[position].nodes.append(Node(id: id, title: title, kind: kind))
        }
        return id
    }
}
