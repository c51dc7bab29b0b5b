import InterfaceBuilder

/// A xib file, from which its objects are made as often as one likes.
@MainActor
open class UINib: NSObject {
    final let name: String
    final let place: Headless.BundlePlace
    final let loaded: Headless.LoadedDocument?

    /// A xib that is not there is an exception when objects are made from it.
    ///
    /// - Parameter bundleOrNil: nil for the main bundle.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.init(name, in: bundleOrNil.map(Headless.BundlePlace.bundle) ?? .main)
    }

    private init(_ name: String, in place: Headless.BundlePlace) {
        self.name = name
        self.place = place
        loaded = Headless.loader.nib(named: name, in: place)
        super.init()
    }

    /// Makes the objects of the file and connects them.
    ///
    /// - Returns: the objects at the top level, in the order of the file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        Headless.shell([]) { () throws(UIKitException) in try instantiateThrowing(owner: ownerOrNil as AnyObject?) }
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    func instantiateThrowing(owner: AnyObject?) throws(UIKitException) -> [AnyObject] {
        guard let loaded else {
            throw UIKitException(
                .internalInconsistency, "Could not load NIB in bundle: '\(place.description)' with name '\(name)'")
        }
        let template = Headless.prepared.nib(loaded)
        let context = try NibContext(
            source: NibSource(name: name, module: loaded.module, bundle: loaded.bundle, storyboard: nil))
        do throws(UIKitException) {
            return try instantiate(template, owner: owner, in: context)
        } catch {
            context.abandon()
            throw error
        }
    }

    private func instantiate(
        _ template: NibTemplate, owner: AnyObject?, in context: NibContext
    ) throws(UIKitException) -> [AnyObject] {
        context.controller = owner as? UIViewController
        context.firstResponderID = template.firstResponderID
        if let owner, let id = template.ownerID {
            context.add(owner, id: id)
        }
        let objects = context.make(template.objects, as: AnyObject.self)
        if let owner {
            try context.connect(owner, template.ownerConnections)
        }
        try context.finish()
        return objects
    }
}

/// A xib, prepared once.
@MainActor
final class NibTemplate {
    let objects: [ObjectTemplate]
    let ownerID: String?
    let firstResponderID: String?
    let ownerConnections: [ConnectionTemplate]

    init(_ document: Document) {
        let xib = document.xib
        let owner = xib?.filesOwner
        objects = xib?.ownObjects.map { ObjectTemplate($0.element) } ?? []
        ownerID = owner?.objectID
        firstResponderID = xib?.placeholders.first { $0.identifier == .firstResponder }?.objectID
        ownerConnections = owner.map { ConnectionTemplate.all(of: $0.element) } ?? []
    }
}
