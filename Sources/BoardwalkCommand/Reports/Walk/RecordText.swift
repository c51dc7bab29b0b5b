import AppMap
import Walker

/// What the system calls along one route, step by step, as text for people.
enum RecordText {
    /// - Parameter events: the start, then each step.
    static func report(of app: App, on device: WalkDevice, _ events: [SessionEvent]) -> String {
        var lines = ["\(app.name) on \(device.rawValue): what UIKit calls, step by step"]
        for (number, event) in events.enumerated() {
            lines += ["", "\(number). \(event.step)"]
            lines += [event.message].filter { !$0.isEmpty }.map { "   \($0)" }
            lines += event.log.map { "   UIKit prints: \($0)" }
            lines += event.calls.map { "     \($0)" }
        }
        return lines.map { $0.printable + "\n" }.joined()
    }
}
