import InterfaceBuilder

/// A scene of a storyboard, or a placeholder that stands for one.
public struct AppScene: Sendable, Identifiable {
    /// The scene's position in `App.scenes`.
    public struct ID: Hashable, Sendable, Comparable {
        /// The position.
        public let index: Int

        package init(index: Int) {
            self.index = index
        }

        public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
    }

    /// What tells the scene from all others of the app.
    public let id: ID
    /// The storyboard that the scene is in.
    public let storyboard: AppStoryboard.ID
    /// The scene as the document has it.
    public let scene: Scene
    /// The element of the scene's controller.
    public let controller: Element
    /// The controller's element name, as in `tableViewController`.
    public let kind: String
    /// The controller's object id.
    public let objectID: String
    /// The class that the controller has instead of UIKit's own; nil where it has none.
    public let className: String?
    /// The Swift module of the class; nil for Objective-C and for UIKit's own classes.
    public let classModule: String?
    /// The storyboard identifier; in a watch app the identifier of the interface controller, by which code names it.
    public let identifier: String?
    /// The controller's title.
    public let title: String?
    /// The title of the controller's navigation item.
    public let navigationTitle: String?
    /// True for the storyboard's initial view controller.
    public let isInitial: Bool
    /// Where Interface Builder's canvas has the scene, in points; nil where the file does not tell.
    public let canvasPosition: Point?
    /// Where the controller's element begins.
    public let location: SourceLocation
    /// What the scene stands for, if it is a placeholder.
    public internal(set) var link: Link.ID?

    /// What people call the scene: its storyboard identifier, else its title, its class, the title of its navigation item
    /// or, where the document has none of these, its object id.
    public var name: String { givenName ?? objectID }

    /// The name that the document gives the scene; nil where only the object id tells it from others.
    public var givenName: String? {
        identifier ?? [title, className, navigationTitle].lazy.compactMap(\.visible).first
    }

    /// True for a placeholder: at run time another scene stands here.
    public var isPlaceholder: Bool { link != nil }
}

extension AppScene {
    init(
        id: ID, storyboard: AppStoryboard.ID, scene: Scene, controller element: Element, isInitial: Bool,
        platform: Platform?, file: String
    ) {
        let controller = ViewController(element)
        let customClass = controller.customClass
        let watchIdentifier = platform == .watchOS ? controller.identifier : nil
        self.init(
            id: id, storyboard: storyboard, scene: scene, controller: element, kind: element.name,
            objectID: element["id"] ?? "", className: customClass?.name, classModule: customClass?.module,
            identifier: controller.storyboardIdentifier.nonEmpty ?? watchIdentifier.nonEmpty,
            title: controller.title.nonEmpty, navigationTitle: controller.navigationItem?.title.nonEmpty,
            isInitial: isInitial, canvasPosition: scene.canvasLocation,
            location: SourceLocation(file: file, position: element.position), link: nil)
    }
}

extension String? {
    package var nonEmpty: String? {
        flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The string without blanks around it; nil where nothing is left to see.
    package var visible: String? {
        guard let text = self?.drop(while: \.isWhitespace), let end = text.lastIndex(where: { !$0.isWhitespace }) else {
            return nil
        }
        return String(text[...end])
    }
}
