/// Keeps one object of a document as its traits ask for.
///
/// Only what the document varies is touched, and only when another variation comes into force: what the app's code has
/// set meanwhile stays.
@MainActor
final class Variations {
    private let template: TemplateVariations
    private var state: VariedState?
    private var installation: Installation

    init?(_ template: ObjectTemplate, subviews: [UIView] = []) {
        guard let variations = template.variations else { return nil }
        self.template = variations
        installation = Installation(subviews)
    }

    func apply(to object: AnyObject, for traits: UITraitCollection) {
        let next = template.state(for: traits)
        let former = state
        guard next !== former else { return }
        state = next
        setValues(of: object, from: former, to: next)
        guard let view = object as? UIView else { return }
        // The frames of variations are those of canvases of other sizes: later the view goes with its superview.
        if former == nil, let frame = next.frame, view.translatesAutoresizingMaskIntoConstraints {
            view.frame = frame
        }
        view.setNeedsLayout()
        installation.apply(uninstalled: next.uninstalled["subviews"] ?? [])
        view.install(constraintsWithout: next.uninstalled["constraints"] ?? [], former?.uninstalled["constraints"] ?? [])
    }

    /// Whether the document leaves a constraint of the object out under the traits in force.
    func leavesOut(constraint id: String) -> Bool {
        state?.uninstalled["constraints"]?.contains(id) ?? false
    }

    private func setValues(of object: AnyObject, from former: VariedState?, to next: VariedState) {
        for (property, value) in next.values {
            if let formerValue = former?.values[property] ?? template.plainValue(of: property),
                formerValue.hasSameValue(as: value)
            {
                continue
            }
            set(value, of: object)
        }
        for (property, value) in former?.values ?? [:] where next.values[property] == nil {
            set(template.plainValue(of: property) ?? value.unsaid, of: object)
        }
    }

    private func set(_ value: PropertyValue, of object: AnyObject) {
        if let said = value.value ?? template.usualValue(of: value) {
            value.set(object, said)
        }
    }
}
