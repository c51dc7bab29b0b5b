import InterfaceBuilder

/// The making of objects of a document: first all of them, then their connections, then their attributes, then
/// `awakeFromNib` for each.
@MainActor
final class NibContext {
    /// Where the document comes from, for references, modules and messages.
    let source: NibSource
    /// The context whose objects this one's may be connected to: a view's is that of its controller.
    private let outer: NibContext?
    /// The context that finishes this one, where objects of several scenes are made as one.
    private let whole: NibContext?
    private var parts: [NibContext] = []
    private var made: [MadeObject] = []
    private var index = MadeIndex()
    /// Afterwards, if anybody asks for objects then, those that are not in a view.
    private var outermost: [(id: String, object: WeakObject)] = []
    private var isKept = false
    private var failure: UIKitException?
    /// The id of the placeholder that stands for the first responder.
    var firstResponderID: String?
    /// The segues of the scene; nil for a xib.
    var segues: SceneSegues?
    private weak var ownController: UIViewController?
    /// How many scenes have been made within each other.
    private let depth: Int
    /// The scene that is made; nil for a part of one, and for a xib.
    private let scene: SceneTemplate?

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(
        source: NibSource, outer: NibContext? = nil, whole: NibContext? = nil, scene: SceneTemplate? = nil
    ) throws(UIKitException) {
        self.scene = scene
        self.source = source
        self.outer = outer
        self.whole = whole
        depth = (whole?.depth ?? 0) + 1
        if depth > Self.deepCircle, isMadeWithinItself {
            throw UIKitException(.stackOverflow, "The scenes of storyboard '\(source.name)' contain each other without end.")
        }
        guard depth <= Self.deepest else {
            throw UIKitException(
                .limit, "The scenes of storyboard '\(source.name)' contain each other more than \(Self.deepest) deep.")
        }
        guard let root = whole?.root else { return }
        guard root.parts.count < Self.mostParts else {
            throw UIKitException(
                .limit,
                "A scene of storyboard '\(source.name)' contains more than \(Self.mostParts) scenes.")
        }
        root.parts.append(self)
    }

    /// A scene that is made within itself is made once more each time, unless code ends it; so deep none has.
    private static let deepCircle = 64
    /// Real apps nest four or five containers; what is this deep is followed no further, to spare the stack.
    private static let deepest = 256
    /// Without a circle too a container of containers can grow beyond all bounds, doubling with each level.
    private static let mostParts = 10_000

    private var root: NibContext { whole?.root ?? self }

    private var isMadeWithinItself: Bool {
        guard let scene else { return false }
        return sequence(first: whole, next: { $0?.whole }).contains { $0?.scene === scene }
    }

    /// Whether what is being made ends in an exception, so that nothing more need be made.
    var hasFailed: Bool { root.failure != nil }

    // MARK: Objects

    /// Makes an object and everything in it.
    ///
    /// - Parameter creator: makes the object in place of its class.
    func make(_ template: ObjectTemplate, creator: ((NSCoder) -> AnyObject?)? = nil) -> AnyObject? {
        let nibClass = template.nibClass(bundleModule: source.module)
        if creator == nil, let message = nibClass.message {
            Headless.log.append(message)
        }
        let decoder = NibDecoder(template, in: self)
        let made: AnyObject?
        if let creator {
            let object = creator(decoder)
            made = (object as? any NibObject).map { $0.awakeAfter(using: decoder) as AnyObject? } ?? object
        } else if let type = nibClass.nibType {
            let object = type.init(coder: decoder)
            made = object.flatMap { $0.awakeAfter(using: decoder) as AnyObject? }
        } else if let declared = nibClass.declaredName {
            made = Headless.StandInObject(declaredClassName: declared)
        } else {
            made = (nibClass.type as? any Headless.CustomObject.Type)?.init() ?? NSObject()
        }
        guard let made else { return nil }
        add(made, template)
        return made
    }

    /// Makes the inner objects of one role.
    func make<Object>(_ templates: [ObjectTemplate], as type: Object.Type) -> [Object] {
        templates.compactMap { make($0) as? Object }
    }

    /// The controller of the scene that the objects belong to.
    var controller: UIViewController? {
        get { ownController ?? outer?.controller }
        set { ownController = newValue }
    }

    /// Notes an object that exists, such as the owner of a xib, under its id.
    func add(_ object: AnyObject, id: String) {
        index.add(object, id: id)
    }

    /// Lets the objects be found by their ids after they were made too, without holding them.
    func keep() -> NibContext {
        isKept = true
        return self
    }

    private func add(_ object: AnyObject, _ template: ObjectTemplate) {
        made.append((object, template))
    }

    func object(id: String) -> AnyObject? {
        index.object(id: id, among: made) ?? outer?.object(id: id) ?? madeObject(id: id) ?? makeConstraint(id: id)
    }

    private func madeObject(id: String) -> AnyObject? {
        for (known, weak) in outermost where known == id {
            if let object = weak.object { return object }
        }
        for (_, weak) in outermost {
            if let found = (weak.object as? UIView)?.descendant(id: id) { return found }
        }
        return nil
    }

    /// The constraint of an id, if one of the views made here has it: constraints are made when something refers to them.
    private func makeConstraint(id: String) -> AnyObject? {
        for (object, template) in made {
            guard let view = object as? UIView,
                let constraintTemplate = template.archive(ViewArchive.self).constraintTemplates[id],
                let constraint = make(constraintTemplate) as? NSLayoutConstraint
            else { continue }
            let items = Constraint(constraintTemplate.element)
            constraint.relate(
                items.firstItemID.flatMap { self.object(id: $0) } ?? view,
                to: items.secondItemID.flatMap { self.object(id: $0) } ?? (items.secondAttribute == nil ? nil : view))
            view.hold(constraint)
            return constraint
        }
        return nil
    }

    private func isFirstResponder(_ id: String) -> Bool {
        id == firstResponderID ?? outer?.firstResponderID
    }

    /// Keeps the first exception of what cannot throw.
    func fail(_ exception: UIKitException) {
        root.failure = root.failure ?? exception
    }

    // MARK: Finishing

    /// Connects what was made, sets its attributes and wakes it.
    ///
    /// - Parameter waiting: a context whose connections had to wait for this one's objects.
    func finish(connecting waiting: NibContext? = nil) throws(UIKitException) {
        guard whole == nil else { return }
        let all = [self] + parts
        try throwFailure()
        for context in all {
            try context.connect()
        }
        if let waiting {
            try connectDeferred(of: waiting)
        }
        for context in all {
            context.setAttributes()
            context.applyVariations()
        }
        for context in all {
            context.wake()
        }
        try throwFailure()
        try Headless.propagate()
        parts = []
    }

    /// Lets go of what was made before an exception; it would keep this context alive, and the context it.
    func abandon() {
        for context in [self] + parts {
            context.made = []
            context.index = MadeIndex()
            context.deferred = []
        }
        parts = []
    }

    private func throwFailure() throws(UIKitException) {
        if let failure {
            self.failure = nil
            throw failure
        }
    }

    private func connect() throws(UIKitException) {
        for (object, template) in made {
            for connection in template.connections {
                try connect(object, connection)
            }
        }
    }

    /// Connects an object that was not made here, such as the owner of a xib.
    func connect(_ object: AnyObject, _ connections: [ConnectionTemplate]) throws(UIKitException) {
        for connection in connections {
            try connect(object, connection)
        }
    }

    private func connect(_ object: AnyObject, _ connection: ConnectionTemplate) throws(UIKitException) {
        switch connection {
        case .outlet(let property, let destination):
            // What is made later, such as a controller's view, is connected then.
            guard let value = self.object(id: destination) else { return deferConnection(of: object, connection) }
            try Headless.setOutlet(property, of: object, to: value)
        case .outletCollection(let property, let destination, let appends):
            guard let value = self.object(id: destination) else { return deferConnection(of: object, connection) }
            try Headless.addToOutletCollection(property, of: object, value, appends: appends)
        case .action(let selector, let destination, let event):
            let receiver = destination.flatMap { self.object(id: $0) }
            // Only the first responder's placeholder means the responder chain.
            if let destination, receiver == nil, !isFirstResponder(destination) {
                return deferConnection(of: object, connection)
            }
            (object as? any ActionSender)?.connect(Selector(selector), to: receiver, event: event)
        case .segue(let kind):
            guard kind != .relationship, let controller else { return }
            if kind == .embed {
                (object as? UIView).map(controller.addContainer)
            } else {
                (object as? any SegueStarting)?.connectSegues(of: controller)
            }
        }
    }

    private var deferred: [(object: WeakObject, connection: ConnectionTemplate)] = []

    private func deferConnection(of object: AnyObject, _ connection: ConnectionTemplate) {
        deferred.append((WeakObject(object: object), connection))
    }

    /// Makes the connections of outer objects that had to wait for this context's objects.
    private func connectDeferred(of outer: NibContext) throws(UIKitException) {
        let waiting = outer.deferred
        outer.deferred = []
        for (object, connection) in waiting {
            if let object = object.object {
                try connect(object, connection)
            }
        }
    }

    private func setAttributes() {
        for (object, template) in made {
            for attribute in template.runtimeAttributes {
                RuntimeAttributes.set(attribute, of: object)
            }
        }
    }

    /// For the traits of the controller as far as they are known; the views follow those of the place where they come.
    private func applyVariations() {
        for (object, template) in made where template.variations != nil {
            let traits = controller?.traitCollection ?? Headless.deviceTraits
            (object as? UIView)?.variations?.apply(to: object, for: traits)
            (object as? NSLayoutConstraint)?.variations?.apply(to: object, for: traits)
        }
    }

    private func keep(_ object: AnyObject, _ id: String) {
        if (object as? UIView)?.superview != nil { return }
        outermost.append((id, WeakObject(object: object)))
    }

    private func wake() {
        let woken = made
        made = []
        if isKept {
            for (id, object) in index.others { keep(object, id) }
            for (object, template) in woken {
                if let id = template.objectID { keep(object, id) }
            }
        }
        index = MadeIndex()
        for (object, _) in woken {
            // Nearly all are responders, and to ask for a class is quicker than to ask for a protocol.
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else if let object = object as? any NibObject {
                object.awakeFromNib()
            } else {
                (object as? any Headless.Awakening)?.awakeFromNib()
            }
        }
    }
}

/// Where a document comes from.
struct NibSource {
    /// The storyboard's or xib's name.
    let name: String
    /// The module whose bundle the document is in, by name.
    let module: String?
    /// The bundle in which names without a bundle are looked up.
    let bundle: Headless.BundlePlace
    /// The storyboard, for scenes.
    let storyboard: UIStoryboard?
}

/// An object that sends actions.
@MainActor
protocol ActionSender: AnyObject {
    /// - Parameters:
    ///   - receiver: nil for whoever in the responder chain takes the action.
    ///   - event: the document's name of a control's event; nil where the object has but one.
    func connect(_ action: Selector, to receiver: AnyObject?, event: String?)
}
