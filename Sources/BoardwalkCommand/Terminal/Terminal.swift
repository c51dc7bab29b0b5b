import Foundation

/// Where a report is read.
struct Terminal: Equatable, Sendable {
    var showsColor: Bool
    /// Whether somebody watches who wants to know that a long command goes on.
    var showsProgress = false

    /// A file, a pipe, or a terminal without colour.
    static let plain = Terminal(showsColor: false)

    /// What standard output is connected to.
    static var standardOutput: Terminal {
        var terminal = Terminal(showsColor: isatty(STDOUT_FILENO) != 0, environment: ProcessInfo.processInfo.environment)
        terminal.showsProgress = isatty(STDERR_FILENO) != 0 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        return terminal
    }

    init(showsColor: Bool) {
        self.showsColor = showsColor
    }

    /// Colour is for terminals that know it, and for people who want it.
    init(showsColor isTerminal: Bool, environment: [String: String]) {
        let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        showsColor = isTerminal && !isUnwanted && environment["TERM"] != "dumb"
    }
}
