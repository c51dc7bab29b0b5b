import Foundation

/// How a terminal is told to show an image.
enum ImageProtocol: Equatable, Sendable {
    case kitty
    case iTerm

    /// The way of the terminal that an environment names; nil for one that shows none, as far as is known.
    init?(environment: [String: String]) {
        // Inside a multiplexer the sequences do not reach the terminal.
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let program = environment["TERM_PROGRAM"] ?? ""
        // Of all variables, TERM alone goes along to another machine.
        let isKnown = ["xterm-kitty", "xterm-ghostty"].contains(environment["TERM"])
        if environment["KITTY_WINDOW_ID"] != nil || isKnown || program == "ghostty" {
            self = .kitty
        } else if program == "iTerm.app" || program == "WezTerm" {
            self = .iTerm
        } else {
            return nil
        }
    }

    /// The sequence that shows a PNG, so many columns wide.
    func sequence(for png: Data, columns: Int) -> String {
        let content = png.base64EncodedString()
        switch self {
        case .iTerm:
            return
                "\u{1B}]1337;File=inline=1;preserveAspectRatio=1;width=\(columns);size=\(png.count):\(content)\u{07}\n"
        case .kitty:
            var text = ""
            var rest = content[...]
            var isFirst = true
            while !rest.isEmpty {
                let chunk = rest.prefix(4_096)
                rest = rest.dropFirst(4_096)
                let more = rest.isEmpty ? 0 : 1
                text += "\u{1B}_G" + (isFirst ? "a=T,f=100,c=\(columns)," : "") + "m=\(more);\(chunk)\u{1B}\\"
                isFirst = false
            }
            return text + "\n"
        }
    }
}
