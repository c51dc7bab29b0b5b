import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct ImageProtocolTests {
    @Test(arguments: [
        (["TERM": "xterm-kitty"], ImageProtocol.kitty), (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iTerm),
        (["TERM_PROGRAM": "WezTerm"], .iTerm), (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty", "TMUX": "1"], nil),
    ])
    func `terminals are known by their environment`(environment: [String: String], expected: ImageProtocol?) {
        #expect(ImageProtocol(environment: environment) == expected)
    }

    @Test func `kitty takes an image in pieces, of which the last says so`() {
        let sequence = ImageProtocol.kitty.sequence(for: Data(repeating: 7, count: 5_000), columns: 40)
        #expect(sequence.hasPrefix("\u{1B}_Ga=T,f=100,c=40,m=1;"))
        #expect(sequence.components(separatedBy: "\u{1B}_G").count == 3)
        #expect(sequence.contains("\u{1B}_Gm=0;"))
    }

    @Test func `iTerm takes an image in one piece`() {
        let sequence = ImageProtocol.iTerm.sequence(for: Data([1, 2, 3]), columns: 40)
        #expect(sequence == "\u{1B}]1337;File=inline=1;preserveAspectRatio=1;width=40;size=3:AQID\u{07}\n")
    }
}
