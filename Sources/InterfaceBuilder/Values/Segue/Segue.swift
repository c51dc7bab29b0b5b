/// A way from one scene to another, or from a container to what it contains.
public struct Segue: ConnectionValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// How the destination is shown.
    public var kind: Kind? { element.word("kind") }

    /// What the app's code knows the segue by.
    public var identifier: String? { element["identifier"] }

    /// What the destination is to its container, for segues of the kind `relationship`.
    public var relationship: Relationship? { element.word("relationship") }

    /// The selector that an unwind segue looks for, such as `unwindToList:`.
    public var unwindAction: String? { element["unwindAction"] }

    /// The segue class of the app.
    public var customClass: CustomClass? { CustomClass(element) }

    /// The name that the editor shows.
    public var userLabel: String? { element["userLabel"] }

    /// How the destination is presented; nil leaves it to the destination.
    public var modalPresentationStyle: ModalPresentationStyle? { element.word("modalPresentationStyle") }

    /// How a presentation moves; nil leaves it to the destination.
    public var modalTransitionStyle: ModalTransitionStyle? { element.word("modalTransitionStyle") }

    /// Whether the change is animated, which is the default.
    public var animates: Bool { element.flag("animates") ?? true }

    /// The selector of the source's method that makes the destination (`@IBSegueAction`).
    public var destinationCreationSelector: String? { element["destinationCreationSelector"] }

    /// The action of a bar button that the segue replaces.
    public var action: String? { element["action"] }

    /// Whether the segue starts at the accessory of a cell rather than at the cell.
    public var startsAtAccessory: Bool { trigger == "accessoryAction" }

    /// What triggers the segue where it is not the use of its owner.
    public var trigger: String? { element["trigger"] }

    /// The column that a segue of the kind `replace` fills, in documents of Xcode 5 and before.
    public var splitViewControllerTargetIndex: Int? { element.integer("splitViewControllerTargetIndex") }

    /// The role of a segue within another: `preview` or `commit` of a peek.
    public var key: String? { element["key"] }

    /// Where a segue within another takes its values from: `parent`, or the key of a sibling.
    public var inheritsFrom: String? { element["inheritsFrom"] }

    /// The segues of peek and pop that this one holds.
    public var nestedSegues: [Segue] { element.children("segue").map(Segue.init) }

    /// The segue that a peek commits to.
    public var commitSegue: Segue? { element.value("segue", key: "commit") }

    /// The segue that shows a peek.
    public var previewSegue: Segue? { element.value("segue", key: "preview") }
}

extension Segue {
    /// How a segue shows its destination.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let show: Kind = "show"
        public static let showDetail: Kind = "showDetail"
        public static let presentation: Kind = "presentation"
        public static let popoverPresentation: Kind = "popoverPresentation"
        public static let embed: Kind = "embed"
        public static let unwind: Kind = "unwind"
        public static let custom: Kind = "custom"
        public static let relationship: Kind = "relationship"
        /// Before iOS 8: pushes, whatever the container.
        public static let push: Kind = "push"
        /// Before iOS 8: presents.
        public static let modal: Kind = "modal"
        /// Before iOS 8: presents in a popover.
        public static let popover: Kind = "popover"
        /// Before iOS 8: replaces a column of a split view.
        public static let replace: Kind = "replace"
        /// On macOS: presents as a sheet.
        public static let sheet: Kind = "sheet"
    }

    /// What the destination of a relationship is to its container.
    public struct Relationship: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The first controller of a navigation controller.
        public static let rootViewController: Relationship = "rootViewController"
        /// One tab of a tab bar controller, in the order of the document.
        public static let viewControllers: Relationship = "viewControllers"
        public static let masterViewController: Relationship = "masterViewController"
        public static let detailViewController: Relationship = "detailViewController"
        public static let supplementaryViewController: Relationship = "supplementaryViewController"
        public static let compactViewController: Relationship = "compactViewController"
    }
}
