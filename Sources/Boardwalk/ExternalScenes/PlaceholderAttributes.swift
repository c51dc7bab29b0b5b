/// The user-defined runtime attributes of a placeholder: those that say where it leads, and those meant for the scene.
@MainActor
struct PlaceholderAttributes {
    /// How the attributes are read, the same way as `AppMap` reads them in an app at rest.
    let convention: LinkConvention
    private var stated: [StatedAttribute] = []
    private var forwarded: [(keyPath: String, value: Any?)] = []

    init(convention: LinkConvention) {
        self.convention = convention
    }

    private var placeholders: PlaceholderConvention? {
        if case .placeholder(let convention) = convention.kind { convention } else { nil }
    }

    /// Whether an attribute says where the placeholder leads, or how it shows the scene.
    func names(_ keyPath: String) -> Bool {
        guard let placeholders else { return false }
        return [placeholders.storyboardKeys, placeholders.sceneKeys, placeholders.bundleKeys, placeholders.otherKeys]
            .contains { $0.contains(keyPath) }
    }

    mutating func set(_ value: Any?, for keyPath: String) {
        if names(keyPath) {
            stated.append(StatedAttribute(keyPath, value as? String))
        } else {
            forwarded.append((keyPath, value))
        }
    }

    /// Where the attributes lead; nil where they name nothing.
    var address: SceneAddress? {
        guard let className = placeholders?.classNames.first?.text else { return nil }
        let evidence = LinkEvidence.placeholder(PlaceholderEvidence(className: className, attributes: stated))
        guard case .scenes(let addresses) = LinkReader(conventions: [convention]).readings(of: evidence).first?.content
        else { return nil }
        return addresses.first
    }

    /// What is wrong with attributes that name nothing.
    var namesNothing: SceneError {
        .placeholderEmpty(keys: (placeholders?.storyboardKeys ?? []) + (placeholders?.sceneKeys ?? []))
    }

    /// Gives the scene the attributes that are meant for it.
    func forward(to scene: UIViewController, at placeholder: UIViewController) {
        for (keyPath, value) in forwarded {
            Self.forward(value, keyPath, to: scene, at: placeholder)
        }
    }

    /// Gives the scene one attribute. What it has no property for is logged, as UIKit does for any attribute.
    static func forward(_ value: Any?, _ keyPath: String, to scene: UIViewController, at placeholder: UIViewController) {
        // It would load the view, which nobody has prepared the scene for yet.
        if keyPath.hasPrefix("view.") {
            BrokenLinks.log(
                "\(type(of: placeholder)): the attribute '\(keyPath)' is not passed on, "
                    + "as it would load the scene's view too early.")
        } else if !scene.setIfPresent(value, forKeyPath: keyPath) {
            BrokenLinks.log(
                "\(type(of: placeholder)): \(type(of: scene)) has no property for the attribute '\(keyPath)'.")
        }
    }
}
