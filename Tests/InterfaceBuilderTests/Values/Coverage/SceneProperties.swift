import InterfaceBuilder

extension ListedProperties {
    static var scene: [Self] {
        [
            list(CustomObject.self, common: objectProperties),
            list(Exit.self, common: objectProperties),
            list(
                Placeholder.self, common: objectProperties,
                [
                    \.identifier
                ]),
            list(
                Scene.self,
                [
                    \.sceneID, \.title, \.canvasLocation, \.objects, \.controller, \.viewController,
                    \.storyboardReference, \.placeholders, \.firstResponder, \.exit, \.dockObjects, \.segues,
                    \.views,
                ]),
        ]
    }
}
