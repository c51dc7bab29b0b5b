import AppMap
import HeadlessUIKit

/// The unwind actions of an app, and who has them.
@MainActor
final class UnwindActions {
    private let actions: [String]
    private let answers: (@Sendable (String, String) -> Bool?)?
    private var answeredByClass: [String: Set<String>] = [:]

    init(of app: App, answers: (@Sendable (String, String) -> Bool?)?) {
        self.answers = answers
        actions = Set(
            app.loaded.ways.compactMap { way in
                if case .unwind(let action) = way.destination { action } else { nil }
            }).sorted()
    }

    /// The actions that somebody on the stage takes, as far as the sources tell.
    ///
    /// Without sources every class of the app's own may take one; what counts then is whether there is another than the source.
    func answered(on stage: Stage) -> Set<String> {
        guard !actions.isEmpty, let root = stage.root else { return [] }
        return answers == nil ? root.standIns > 1 ? ["*"] : [] : answered(by: root)
    }

    private func answered(by actor: Actor) -> Set<String> {
        if let known = actor.memory.answered { return known }
        var answered: Set<String> = []
        if let answers, Headless.isStandIn(actor.controller) {
            answered = actionsOf(Headless.declaredClassName(of: actor.controller), answers)
        }
        for inner in actor.children + [actor.presented].compactMap({ $0 }) {
            answered.formUnion(self.answered(by: inner))
        }
        actor.memory.answered = answered
        return answered
    }

    private func actionsOf(_ className: String, _ answers: (String, String) -> Bool?) -> Set<String> {
        if let known = answeredByClass[className] {
            return known
        }
        let found = Set(actions.filter { answers(className, $0) ?? false })
        answeredByClass[className] = found
        return found
    }
}
