import Foundation

/// Where a report is read.
struct Terminal: Sendable {
    var showsColor: Bool
    /// How many columns a line has.
    var width = 80
    /// Whether the report is shown on a screen and not written into a file or pipe.
    var isScreen = false
    /// Whether somebody watches who wants to know that a long command goes on.
    var showsProgress = false
    /// How it shows images; nil where it does not.
    var images: ImageProtocol?
    /// What tells where the machine's programs are.
    var environment = ProcessInfo.processInfo.environment
    /// Where this program lies, to be run once more beside; nil where it is part of another one.
    var program: String?
    /// Who talks with the command while it runs.
    var conversation = Conversation.closed

    /// A file, a pipe, or a terminal without colour.
    static let plain = Terminal(showsColor: false)

    /// What standard output is connected to.
    static var standardOutput: Terminal {
        let isTerminal = isatty(STDOUT_FILENO) != 0
        let environment = ProcessInfo.processInfo.environment
        var terminal = Terminal(showsColor: isTerminal, environment: environment)
        terminal.width = columns ?? terminal.width
        terminal.isScreen = isTerminal
        terminal.images = isTerminal ? ImageProtocol(environment: environment) : nil
        terminal.conversation = .standard
        terminal.program = Bundle.main.executablePath
        terminal.showsProgress = isatty(STDERR_FILENO) != 0 && environment["TERM"] != "dumb"
        return terminal
    }

    /// The width of the window; nil where there is none.
    private static var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
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
