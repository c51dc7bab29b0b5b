extension Segue {
    /// The id of the view that a popover points to.
    public var popoverAnchorViewID: String? { element["popoverAnchorView"] }

    /// The id of the bar button that a popover points to.
    public var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

    /// The directions in which the popover's arrow may point; nil leaves it to the popover.
    public var popoverArrowDirections: Set<ArrowDirection>? {
        element.child("popoverArrowDirection", key: "popoverArrowDirection").map { directions in
            Set(directions.setFlags.map(ArrowDirection.init(rawValue:)))
        }
    }

    /// The ids of the views that can be used while the popover is shown.
    public var popoverPassthroughViewIDs: [String] {
        element.child("popoverPassthroughViews")?.children.compactMap { $0["reference"] } ?? []
    }

    /// What a popover of macOS does when the user clicks elsewhere.
    public var popoverBehavior: String? { element["popoverBehavior"] }

    /// The edge of its anchor that a popover of macOS shows at.
    public var preferredEdge: String? { element["preferredEdge"] }

    /// A direction of a popover's arrow.
    public struct ArrowDirection: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let up: ArrowDirection = "up"
        public static let down: ArrowDirection = "down"
        public static let left: ArrowDirection = "left"
        public static let right: ArrowDirection = "right"
    }
}
