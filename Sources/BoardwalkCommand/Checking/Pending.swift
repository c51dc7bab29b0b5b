import Dispatch

/// Something that is worked out beside the rest; who asks for it waits until it is there.
final class Pending<Value: Sendable>: @unchecked Sendable {
    private let group = DispatchGroup()
    private let work: @Sendable () -> Value
    /// Written once, before the group is left.
    private var result: Value?

    init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        DispatchQueue.global().async(group: group) { self.result = work() }
    }

    var value: Value {
        group.wait()
        return result ?? work()
    }
}
