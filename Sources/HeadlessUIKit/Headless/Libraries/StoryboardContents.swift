import InterfaceBuilder

extension Headless {
    /// What a storyboard holds, known without making anything of it: what elsewhere the index of a compiled storyboard
    /// tells.
    @MainActor
    public struct StoryboardContents {
        /// A scene that can be instantiated by its identifier or as the initial one.
        public struct Scene {
            /// The class that will be made, by the name that the document gives; nil where the program has no such class,
            /// or where the scene is a reference.
            public var type: AnyClass?
            /// The class as the document names it, with its module; UIKit's own class where it names none.
            public var className: String
            /// What a storyboard reference refers to; nil for a scene.
            public var reference: Reference?
        }

        /// What a storyboard reference says.
        public struct Reference: Hashable {
            public var storyboard: String?
            public var scene: String?
            public var bundle: String?
        }

        private let template: StoryboardTemplate
        private let module: String?

        fileprivate init(_ template: StoryboardTemplate, module: String?) {
            self.template = template
            self.module = module
        }

        /// The storyboard identifiers of the scenes and references.
        public var identifiers: some Collection<String> { template.identifiers }

        /// The scene of an identifier; nil where there is none.
        public func scene(_ identifier: String) -> Scene? {
            template.scene(identifier: identifier).map(scene)
        }

        /// The initial scene; nil where the storyboard has none.
        public var initialScene: Scene? { template.initialScene.map(scene) }

        private func scene(_ template: SceneTemplate) -> Scene {
            if let reference = template.reference {
                return Scene(
                    type: nil, className: "UIViewController",
                    reference: Reference(
                        storyboard: reference.storyboardName, scene: reference.referencedIdentifier,
                        bundle: reference.bundleIdentifier))
            }
            let nibClass = template.controller.nibClass(bundleModule: module)
            return Scene(
                type: nibClass.declaredName == nil ? nibClass.type : nil,
                className: nibClass.declaredName ?? String(reflecting: nibClass.type), reference: nil)
        }
    }

    /// What the storyboard of a name holds; nil where the bundle has no such storyboard.
    public static func contents(ofStoryboard name: String, in bundle: BundlePlace) -> StoryboardContents? {
        loader.storyboard(named: name, in: bundle).map { StoryboardContents(prepared.storyboard($0), module: $0.module) }
    }

    /// The name of a storyboard and where it was found.
    public static func origin(of storyboard: UIStoryboard) -> (name: String, bundle: BundlePlace) {
        (storyboard.name, storyboard.place)
    }

    /// The storyboard of a name; nil where the bundle has no such storyboard.
    public static func storyboard(named name: String, in bundle: BundlePlace) -> UIStoryboard? {
        do throws(UIKitException) {
            return try UIStoryboard(finding: name, in: bundle)
        } catch {
            return nil
        }
    }
}
