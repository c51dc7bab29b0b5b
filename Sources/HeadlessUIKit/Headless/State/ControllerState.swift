extension Headless {
    /// A view controller as it is at one moment.
    public struct ControllerState: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The class without its module; for a stand-in, the one that the document names.
        public var className: String
        public var title: String?
        /// The identifier of the scene in its storyboard.
        public var storyboardIdentifier: String?
        public var restorationIdentifier: String?
        public var isViewLoaded: Bool
        /// What kind of container the controller is; nil where it has no children.
        public var container: Container?
        /// A stack from the bottom, all tabs, the columns on screen, the pages on screen, an app's own children.
        public var children: [ControllerState]
        /// The index of the child that a user deals with: the top, the selected tab, the last column, the first page,
        /// a child that covers an app's own container.
        public var shown: Int?
        /// What the controller presents, then what that presents, and so on.
        public var presented: [PresentedState]

        public enum Container: String, Hashable, Sendable, Codable {
            case navigation
            case tabs
            case split
            case collapsedSplit
            case pages
            /// One of the app's own.
            case custom

            static func split(isCollapsed: Bool) -> Container { isCollapsed ? .collapsedSplit : .split }
        }

        /// The controller that a user deals with.
        public var topmost: ControllerState {
            presented.last?.controller.topmost ?? shown.map { children[$0].topmost } ?? self
        }
    }

    /// A controller that is presented, and how.
    public struct PresentedState: Hashable, Sendable, Codable {
        public var controller: ControllerState
        /// The style on this device in UIKit's spelling, as in `pageSheet`.
        public var style: String
    }
}

extension Headless.ControllerState {
    @MainActor
    init(_ controller: UIViewController) {
        self.init(
            controller,
            presented: controller.presentedChain.dropFirst().map { presented in
                let style = presented.presentation.controller?.effectiveStyle ?? presented.modalPresentationStyle
                return Headless.PresentedState(
                    controller: Self(presented, presented: []), style: String(describing: style))
            })
    }

    @MainActor
    private init(_ controller: UIViewController, presented: [Headless.PresentedState]) {
        let identifier = controller.template?.element["storyboardIdentifier"]
        let content = Headless.Content(of: controller)
        className = Headless.className(of: controller, qualified: false)
        title = controller.title
        storyboardIdentifier = identifier
        restorationIdentifier = controller.restorationIdentifier
        isViewLoaded = controller.isViewLoaded
        container = content.container
        children = content.children.map { Self($0) }
        shown = content.shown
        self.presented = presented
    }

    // MARK: Text

    public var description: String { lines(marksTopmost: false).joined(separator: "\n") }

    /// The lines of the controller, its children and what it presents, each level indented by two spaces.
    func lines(marksTopmost: Bool) -> [String] {
        let isTopmost = marksTopmost && presented.isEmpty && shown == nil
        var lines = [isTopmost ? "\(words) (topmost)" : words]
        for (index, child) in children.enumerated() {
            lines += child.lines(marksTopmost: marksTopmost && presented.isEmpty && index == shown).map { "  \($0)" }
        }
        for (index, presentation) in presented.enumerated() {
            let inner = presentation.controller.lines(marksTopmost: marksTopmost && index == presented.count - 1)
            lines.append("  presents as \(presentation.style): \(inner[0])")
            lines += inner.dropFirst().map { "  \($0)" }
        }
        return lines
    }

    private var words: String {
        var words = className
        if let title {
            words += " \"\(title)\""
        }
        if let storyboardIdentifier {
            words += " #\(storyboardIdentifier)"
        }
        switch container {
        case .tabs: words += shown.map { ", tab \($0) of \(children.count)" } ?? ", no tab selected"
        case .split: words += ", \(children.count) columns"
        case .collapsedSplit: words += ", collapsed"
        case .navigation, .pages, .custom, nil: break
        }
        return isViewLoaded ? words : "\(words), not loaded"
    }
}
