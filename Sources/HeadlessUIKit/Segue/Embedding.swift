extension UIViewController {
    /// Notes a view in which another scene is embedded.
    func addContainer(_ view: UIView) {
        if let id = view.nibObjectID {
            segueState.containers[id] = SegueState.WeakView(view: view)
        }
    }

    /// Embeds scenes in the view that has just been made, before `viewDidLoad`.
    func performEmbedSegues() throws(UIKitException) {
        guard let embeds = segueState.segues?.embeds, !embeds.isEmpty else { return }
        let depth = ancestors.prefix(Self.deepestEmbedding).count { _ in true }
        if depth >= Self.deepCircle, isInsideItself {
            throw SegueException.endlessEmbedding(in: storyboard)
        }
        guard depth < Self.deepestEmbedding else {
            throw SegueException.tooDeepEmbedding(in: storyboard, limit: Self.deepestEmbedding)
        }
        Self.embedding.level += 1
        defer {
            Self.embedding.level -= 1
            if Self.embedding.level == 0 {
                Self.embedding.count = 0
            }
        }
        for template in embeds where container(template.ownerID) != nil {
            Self.embedding.count += 1
            guard Self.embedding.count <= Self.mostEmbedded else {
                throw SegueException.tooManyEmbedded(in: storyboard, limit: Self.mostEmbedded)
            }
            if UnconfirmedSegue.asksBeforeEmbedding {
                try performTriggered(template, sender: nil)
            } else {
                try performAllowed(template, sender: nil)
            }
        }
    }

    /// Whether a controller of the same scene is around this one.
    private var isInsideItself: Bool {
        template.map { own in ancestors.contains { $0.template === own } } ?? false
    }

    /// A scene that embeds itself does so once more each time, unless code ends it; so deep none has.
    private static var deepCircle: Int { 64 }

    /// Real apps embed three or four times; what is this deep is followed no further, to spare the stack.
    private static var deepestEmbedding: Int { 256 }

    /// Scenes that each embed the next twice double with each level.
    private static var mostEmbedded: Int { 10_000 }

    /// How deep the embedding that goes on has come, and how many scenes it has embedded.
    private static var embedding = (level: 0, count: 0)

    fileprivate func container(_ id: String?) -> UIView? {
        id.flatMap { segueState.containers[$0]?.view }
    }
}

extension UIStoryboardSegue {
    /// Makes the destination a child whose view fills the container.
    func embed(in containerID: String?) throws(UIKitException) {
        guard let container = source.container(containerID) else { return }
        guard container.subviews.isEmpty else {
            throw SegueException.embeddedTwice
        }
        source.addChild(destination)
        try Headless.propagate()
        try destination.loadViewThrowing()
        if let view = destination.viewIfLoaded {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        destination.tellDidMove(to: source)
        try Headless.propagate()
    }
}
