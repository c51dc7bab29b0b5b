/// A place in the sources that names something of a document or an asset catalogue.
public struct IdentifierUse: Hashable, Sendable {
    /// What is named, and what is done with the name.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// `UIStoryboard(name:bundle:)` and what takes a `storyboardName:`.
        case storyboard
        /// `instantiateViewController(withIdentifier:)` and its relatives.
        case scene
        /// `instantiateInitialViewController()` and its relatives: the value is ``IdentifierUse/Value/none``.
        case initialScene
        /// `performSegue(withIdentifier:sender:)`.
        case performedSegue
        /// `segue.identifier == "…"`, `case "…":` and `shouldPerformSegue`'s identifier.
        case comparedSegue
        /// `dequeueReusableCell(withIdentifier:)`.
        case dequeuedTableCell
        /// `dequeueReusableCell(withReuseIdentifier:for:)`.
        case dequeuedCollectionCell
        /// `dequeueReusableHeaderFooterView(withIdentifier:)`.
        case dequeuedHeaderFooter
        /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
        case dequeuedSupplementary
        /// `register(_:forCellReuseIdentifier:)`.
        case registeredTableCell
        /// `register(_:forCellWithReuseIdentifier:)`.
        case registeredCollectionCell
        /// `register(_:forHeaderFooterViewReuseIdentifier:)`.
        case registeredHeaderFooter
        /// `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`.
        case registeredSupplementary
        /// `UINib(nibName:bundle:)`, `loadNibNamed`, `init(nibName:bundle:)`.
        case nib
        /// `UIImage(named:)`.
        case image
        /// `UIColor(named:)`.
        case color
        /// A Boardwalk address as text, as in `"Book@Catalogue"`.
        case sceneAddress
        /// `BookViewController()`, which makes a controller without its scene: the value is ``IdentifierUse/Value/none``, and
        /// the class the expected one.
        case madeController
        /// `segue.destination as! BookViewController` in what prepares for segues: the value is the identifier that a condition
        /// around it asks for, and computed where none does.
        case segueDestination
        /// As ``segueDestination``, of what the destination shows first: `navigation.topViewController`.
        case segueContent
        /// `segue.source as! BookViewController` in an unwind action: the value is as of ``segueDestination``.
        case segueSource
        /// `window?.rootViewController as! UINavigationController`: the value is computed.
        case windowRoot
        /// As ``windowRoot``, of what that shows first.
        case windowContent
    }

    /// What is known of a name.
    public enum Value: Hashable, Sendable {
        /// The text.
        case known(String)
        /// It is put together or chosen at run time, or comes from where the index does not see.
        case computed
        /// The use needs no name: an initial scene.
        case none

        /// The text where it is known.
        public var text: String? {
            if case .known(let text) = self { text } else { nil }
        }
    }

    /// The storyboard that a scene is asked of.
    public enum Storyboard: Hashable, Sendable {
        /// One that is made or named right there, or held by a constant.
        case named(Value)
        /// The `storyboard` of the enclosing controller: the document that the controller's scene is in.
        case own
        /// It could not be followed.
        case unknown
    }

    /// Whose method is called.
    public enum Receiver: UInt8, Hashable, Sendable {
        /// The enclosing class's own: `self`, or no receiver at all.
        case own
        /// Another object's.
        case other
    }

    /// What names something by the name of a class, as in `BookViewController.instantiate()`.
    public struct Maker: Hashable, Sendable {
        /// The members of the type of which one must be asked for.
        public let members: Set<String>
        /// Whether the class adopts a protocol that has them, so that it is meant to be asked; false where it inherits them.
        public let isAdopted: Bool
    }

    /// What is named, and what is done with the name.
    public let kind: Kind
    /// The name.
    public let value: Value
    /// For scenes: where the scene is looked for; nil for other kinds.
    public let storyboard: Storyboard?
    /// For registrations: the name of the xib, where one is registered whose name is known.
    public let nib: String?
    /// The bundle as written, where one is given and it is not nil.
    public let bundle: String?
    /// The module whose file it stands in.
    public let module: String
    /// The class whose method it stands in, extensions included; nil outside of any class.
    public let enclosingClass: ClassReference?
    /// Whose method is called, which tells for segues whether the enclosing class owns them.
    public let receiver: Receiver
    /// The class that the result is cast to, or declared as, or whose initialiser names a nib; nil where nothing says so. For a
    /// registration the registered class; nil where a nib is registered.
    public let expectedClass: ClassReference?
    /// The class that `as!` casts the result to, or the app stops; nil where nothing is cast so. Objective-C casts without looking,
    /// and `as?` gives nothing.
    public let castClass: ClassReference?
    /// The class that a creator makes for a scene; nil where there is none, or one that does more than that.
    public let createdClass: ClassReference?
    /// What must be asked for, where an extension or a protocol names something for each class that has it, which is then
    /// ``enclosingClass``; nil for all other uses.
    public let maker: Maker?
    /// For ``Kind/segueSource``: the selector of the unwind action in which it stands.
    public let unwindAction: String?
    /// Where the name stands.
    public let location: SourceLocation
}

extension IdentifierUse {
    /// The same with another value, at another place.
    func with(_ value: Value, maker: Maker? = nil, at location: SourceLocation) -> IdentifierUse {
        IdentifierUse(
            kind: kind, value: value, storyboard: storyboard, nib: nib, bundle: bundle, module: module, enclosingClass: enclosingClass,
            receiver: receiver, expectedClass: expectedClass, castClass: castClass, createdClass: createdClass,
            maker: maker, unwindAction: unwindAction, location: location)
    }

    /// The same at another place, where it is asked for.
    public func moved(to location: SourceLocation) -> IdentifierUse { with(value, maker: maker, at: location) }
}
