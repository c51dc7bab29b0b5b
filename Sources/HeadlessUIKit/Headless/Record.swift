extension Headless {
    /// One call that UIKit makes: of a view controller's life, of a segue or of a delegate.
    public struct Call: Hashable, Sendable, CustomStringConvertible {
        /// The receiver, by its class without the module.
        public let receiver: String
        /// The member, as in `viewWillAppear`.
        public let member: String

        public var description: String { "\(receiver).\(member)" }
    }

    private static var recorded: [Call]?

    /// Runs code and gives the calls that UIKit made meanwhile, in order.
    public static func recording(_ body: () throws -> Void) rethrows -> [Call] {
        let outer = recorded
        recorded = []
        defer { recorded = outer.map { $0 + (recorded ?? []) } }
        try body()
        return recorded ?? []
    }

    /// Notes a call that is about to be made.
    static func note(_ receiver: @autoclosure () -> AnyObject, _ member: @autoclosure () -> String) {
        guard recorded != nil else { return }
        recorded?.append(Call(receiver: className(of: receiver(), qualified: false), member: member()))
    }

    /// Takes the last note back where it is of a member: the receiver does not implement that optional member.
    static func withdrawNote(_ member: @autoclosure () -> String) {
        guard let last = recorded?.last, last.member == member() else { return }
        recorded?.removeLast()
    }
}
