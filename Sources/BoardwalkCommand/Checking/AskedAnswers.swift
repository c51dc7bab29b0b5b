import Foundation
import Walker

/// What a walk asks of an app's sources, remembered.
final class AskedAnswers: @unchecked Sendable {
    private let source: UnwindAnswers?
    private let lock = NSLock()
    private var known: [[String]: Bool?] = [:]

    /// - Parameter source: nil where the sources tell nothing.
    init(_ source: UnwindAnswers?) {
        self.source = source
    }

    /// The options of a walk that asks here.
    func asking(_ options: WalkOptions) -> WalkOptions {
        guard source != nil else { return options }
        var options = options
        options.answersUnwinding = { self.answer($0, $1) }
        return options
    }

    private func answer(_ className: String, _ action: String) -> Bool? {
        lock.withLock {
            if let known = known[[className, action]] { return known }
            let answer = source?.answer(className, action)
            known[[className, action]] = .some(answer)
            return answer
        }
    }

    /// In the order of their names.
    var answers: [HandedWalk.Answer] {
        lock.withLock { known }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { HandedWalk.Answer(className: $0.key[0], action: $0.key[1], hasAction: $0.value) }
    }
}
