/// A window of macOS.
public struct Window: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// What the app's code and state restoration know the window by.
    public var identifier: String? { element["identifier"] }

    /// What holds the content.
    public var contentView: View? { element.child(key: "contentView").map(View.init) }

    /// The bar below the title.
    public var toolbar: View? { element.value("toolbar") }

    /// Where the content lies on the screen, in points.
    public var contentRect: Rect? { element.rect("contentRect") }

    /// The screen that the window was designed for, in points.
    public var screenRect: Rect? { element.rect("screenRect") }

    /// The least size in points.
    public var minimumSize: Size? { element.size("minSize") }

    /// The greatest size in points.
    public var maximumSize: Size? { element.size("maxSize") }

    /// `titled`, `closable` and others.
    public var styles: Set<String> { element.child("windowStyleMask", key: "styleMask")?.setFlags ?? [] }

    /// What the window does in Spaces and in full screen.
    public var collectionBehaviors: Set<String> {
        element.child("windowCollectionBehavior", key: "collectionBehavior")?.setFlags ?? []
    }

    /// The edges of the screen that the window keeps its distance from.
    public var initialPositionStruts: Set<String> {
        element.child("windowPositionMask", key: "initialPositionMask")?.setFlags ?? []
    }

    /// Whether the window is shown as soon as it is loaded, which is the default.
    public var isVisibleAtLaunch: Bool { element.flag("visibleAtLaunch") ?? true }

    /// Whether closing frees the window, which is the default.
    public var isReleasedWhenClosed: Bool { element.flag("releasedWhenClosed") ?? true }

    /// Whether the window comes back when the app is started again, which is the default.
    public var isRestorable: Bool { element.flag("restorable") ?? true }

    /// What the window's frame is remembered by.
    public var frameAutosaveName: String? { element["frameAutosaveName"] }
}
