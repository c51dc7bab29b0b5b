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
            app.ways.compactMap { way in
                if case .unwind(let action) = way.destination { action } else { nil }
            }).sorted()
    }

    /// The actions that somebody on the stage takes, as far as the sources tell.
    ///
    /// Without sources every class of the app's own may take one; what counts then is whether there is another than the source.
    func answered(on stage: Stage) -> Set<String> {
        guard !actions.isEmpty else { return [] }
        guard let answers else {
            let count = stage.actors.count { Headless.isStandIn($0.controller) }
            return count > 1 ? ["*"] : []
        }
        var answered: Set<String> = []
        for actor in stage.actors where Headless.isStandIn(actor.controller) {
            answered.formUnion(actionsOf(Headless.declaredClassName(of: actor.controller), answers))
        }
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
