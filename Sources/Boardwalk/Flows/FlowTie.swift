/// Lets a view controller on screen keep its flow alive, and tells when that view controller has died.
@MainActor
final class FlowTie {
    private static let ties = Associated<[FlowTie]>()

    private var flow: AnyStoryboardController?

    private init(_ flow: AnyStoryboardController) {
        self.flow = flow
    }

    static func tie(_ flow: AnyStoryboardController, to controller: UIViewController) {
        ties[controller] = (ties[controller] ?? []) + [FlowTie(flow)]
    }

    static func untie(_ flow: AnyStoryboardController, from controller: UIViewController?) {
        guard let controller, let former = ties[controller] else { return }
        for tie in former where tie.flow === flow {
            tie.flow = nil
        }
        let rest = former.filter { $0.flow != nil }
        ties[controller] = rest.isEmpty ? nil : rest
    }

    deinit {
        if let flow {
            UIKitHooks.afterDeath { withExtendedLifetime(flow) { FlowPresence.check() } }
        }
    }
}
