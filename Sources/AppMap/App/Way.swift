import SceneAddressing

/// A way out of a scene: a segue, a relationship to a child, or a scene that is put inside.
public struct Way: Sendable, Identifiable {
    /// The way's position in `App.ways`.
    public struct ID: Hashable, Sendable, Comparable {
        /// The position.
        public let index: Int

        package init(index: Int) {
            self.index = index
        }

        public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// What tells the way from all others of the app.
    public let id: ID
    /// The scene that the way leads out of.
    public let source: AppScene.ID
    /// A segue's `kind`, as in `showDetail`; `include` for a scene that a view or controller puts inside itself.
    public let kind: String
    /// The name of a relationship, as in `rootViewController`.
    public let relationship: String?
    /// The segue's identifier, by which code can perform it.
    public let identifier: String?
    /// The class of the segue, or of the view or controller that includes; nil for UIKit's own.
    public let className: String?
    /// What sets the way off.
    public let trigger: Trigger
    /// The object id of the segue, or of the view or controller that includes.
    public let objectID: String?
    /// Where the element begins.
    public let location: SourceLocation
    /// Where the way leads in the end.
    public let destination: Destination
    /// The scene to which the segue is drawn in the file, where its own link leads elsewhere.
    public let drawnDestination: AppScene.ID?
    /// The segue's own link, if its identifier is an address.
    public let link: Link.ID?
    /// How the destination comes on screen, where a class of the linking convention and not the kind of the segue decides;
    /// nil for UIKit's own segues and for classes that are not known.
    public let presentation: LinkPresentation?

    /// True where the destination is part of the source rather than what follows it.
    public var isContainment: Bool { kind == "relationship" || kind == "embed" || kind == "include" }
}

/// What sets a way off.
public enum Trigger: Hashable, Sendable {
    /// Nothing in the document: the segue belongs to the controller, so only code performs it.
    case code
    /// The appearance of the scene itself: relationships, embeds and includes.
    case appearance
    /// A person's touch on an object.
    case object(TriggerObject)
}

/// The object that a person touches to set a way off.
public struct TriggerObject: Hashable, Sendable {
    /// The element's name, as in `barButtonItem`.
    public let kind: String
    /// The object's id.
    public let objectID: String?
    /// What the object shows, or what Interface Builder calls it; nil where it has neither.
    public let label: String?
    /// True where the touch is on the accessory of a cell.
    public let isAccessory: Bool

    /// An object of these properties.
    public init(kind: String, objectID: String?, label: String?, isAccessory: Bool = false) {
        self.kind = kind
        self.objectID = objectID
        self.label = label
        self.isAccessory = isAccessory
    }
}

/// Where a way leads in the end.
public enum Destination: Hashable, Sendable {
    /// A scene, and the placeholders on the way to it in order.
    case scene(AppScene.ID, via: [AppScene.ID])
    /// Back to whichever scene answers the action.
    case unwind(action: String)
    /// A nib that is shown in the place of a scene.
    case nib(NibAddress, via: [AppScene.ID])
    /// A link on the way leads nowhere.
    case unresolved(LinkFailure, via: [AppScene.ID])
    /// The document has no scene of this object id.
    case missing(objectID: String)

    /// The scene that is reached; nil where there is none.
    public var scene: AppScene.ID? {
        if case .scene(let scene, _) = self { scene } else { nil }
    }

    /// True where nothing is shown: a link leads nowhere, or the document does not have the scene. False where not enough
    /// of the app was read to tell.
    public var isBroken: Bool {
        switch self {
        case .unresolved(let failure, _): failure.reason.isConclusive
        case .missing: true
        case .scene, .unwind, .nib: false
        }
    }

    /// The placeholders that are passed.
    public var placeholders: [AppScene.ID] {
        switch self {
        case .scene(_, let via), .nib(_, let via), .unresolved(_, let via): via
        case .unwind, .missing: []
        }
    }
}
