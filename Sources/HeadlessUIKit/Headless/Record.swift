extension Headless {
    /// One call that UIKit makes: of a view controller's life, of a segue or of a delegate.
    ///
    /// Texts such as `"BookViewController.viewDidLoad"` are calls, so that a record can be compared with a list of them.
    public struct Call: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
        /// The receiver, by its class without the module.
        public let receiver: String
        /// The member, as in `viewWillAppear`.
        public let member: String

        public init(receiver: String, member: String) {
            self.receiver = receiver
            self.member = member
        }

        /// The receiver is what stands before the first point.
        public init(stringLiteral value: String) {
            let parts = value.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            self.init(receiver: parts.count == 2 ? parts[0] : "", member: parts.last ?? "")
        }

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

    /// Runs code and gives only some of the calls that UIKit made meanwhile, in order.
    ///
    /// - Parameters:
    ///   - receivers: the classes of interest; all where there are none.
    ///   - members: the members of interest; all where there are none.
    public static func recording(
        of receivers: Set<String> = [], members: Set<String> = [], _ body: () throws -> Void
    ) rethrows -> [Call] {
        try recording(body).filter {
            (receivers.isEmpty || receivers.contains($0.receiver)) && (members.isEmpty || members.contains($0.member))
        }
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
