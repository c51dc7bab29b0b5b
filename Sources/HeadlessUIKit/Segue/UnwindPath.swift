/// The way from the source of an unwinding to its destination: out to the controller that both are in, then down.
@MainActor
struct UnwindPath {
    /// From the source to the one that both are in.
    private let outwards: [UIViewController]
    /// From the one that both are in to the destination.
    private let inwards: [UIViewController]

    /// - Returns: nil where nothing leads from one to the other any more.
    init?(from source: UIViewController, to destination: UIViewController) {
        let line = Self.line(from: destination)
        let around = Set(line.map(ObjectIdentifier.init))
        let whole = Self.line(from: source)
        guard let common = whole.firstIndex(where: { around.contains(ObjectIdentifier($0)) }),
            let turn = line.firstIndex(where: { $0 === whole[common] })
        else { return nil }
        outwards = Array(whole[...common])
        inwards = line[...turn].reversed()
    }

    /// A controller and those around it or presenting it.
    private static func line(from controller: UIViewController) -> [UIViewController] {
        controller.line { $0.parent ?? $0.presentation.presenting }
    }

    /// Dismisses what lies between, once, and has each container on the way show the next controller.
    func follow(_ segue: UIStoryboardSegue, animated: Bool) throws(UIKitException) {
        if let presenter {
            Headless.note(presenter, "dismiss")
            presenter.dismiss(animated: animated)
            try Headless.propagate()
        }
        for (container, next) in zip(inwards, inwards.dropFirst()) {
            Headless.note(container, "unwind(for:towards:)")
            ShowAnimation.with(animated) { container.unwind(for: segue, towards: next) }
            try Headless.propagate()
        }
    }

    /// The presenter that is nearest to the destination; it takes everything above it away.
    private var presenter: UIViewController? {
        outwards.dropLast().last { $0.parent == nil && $0.presentation.presenting != nil }?.presentation.presenting
    }

    /// The segue that a controller on the way makes itself.
    func ownSegue(of template: SegueTemplate) throws(UIKitException) -> UIStoryboardSegue? {
        guard let source = outwards.first, let destination = inwards.last else { return nil }
        for controller in outwards + inwards.dropFirst() {
            Headless.note(controller, "segueForUnwinding(to:from:identifier:)")
            let segue = controller.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
            try Headless.propagate()
            if let segue {
                return segue
            }
        }
        return nil
    }
}
