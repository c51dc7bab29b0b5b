/// A navigation controller whose root is a scene of another storyboard.
///
/// Give it user-defined runtime attributes of type String: `storyboardName` (required), `sceneIdentifier` (without it the
/// initial view controller is meant), and `storyboardBundleIdentifier` where the storyboard lies in another bundle. A further
/// attribute that a navigation controller has no property for is set on the scene. Where the scene is a navigation
/// controller itself, its content becomes the content.
open class ExternNavigationController: UINavigationController {
    private var attributes = PlaceholderAttributes(convention: .externScene)

    /// Where the root lies, as the runtime attributes say; nil where they name nothing.
    public var address: SceneAddress? { attributes.address }

    nonisolated open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            if attributes.names(keyPath) {
                attributes.set(value, for: keyPath)
            } else {
                super.setValue(value, forKeyPath: keyPath)
            }
        }
    }

    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { attributes.set(value, for: key) }
    }

    nonisolated open override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            UIKitHooks.install()
            takeRoot()
        }
    }

    private func takeRoot() {
        do throws(SceneError) {
            let scene = try ScenePlaceholders.makeScene(attributes, for: self)
            setViewControllers(scene.takePushable(), animated: false)
        } catch {
            BrokenLinks.report(error, at: self)
        }
    }
}
