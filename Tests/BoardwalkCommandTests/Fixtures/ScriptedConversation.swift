import Foundation

@testable import BoardwalkCommand

/// Lines that are said one after the other, and everything that is answered.
final class ScriptedConversation: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [Conversation.Line]
    private var written = ""

    init(_ lines: [String]) {
        self.lines = lines.reversed().map { $0.utf8.count > LineReader.longestLine ? .tooLong : .text($0) }
    }

    /// What was answered so far.
    var answer: String { lock.withLock { written } }

    /// The lines that nobody read.
    var unread: Int { lock.withLock { lines.count } }

    var terminal: Terminal {
        var terminal = Terminal.plain
        terminal.conversation = Conversation(
            nextLine: { self.lock.withLock { self.lines.popLast() } },
            write: { text in self.lock.withLock { self.written += text } },
            showsTyping: false)
        return terminal
    }
}

extension FixtureApp {
    /// A home with a button to the detail of another storyboard, and one to a storyboard that is not there.
    static func touchable() throws -> FixtureApp {
        func button(_ title: String, y: Int, to destination: String) -> String {
            """
            <button id="b\(y)"><rect key="frame" x="20" y="\(y)" width="100" height="30"/><state key="normal" title="\(title)"/>
            <connections><segue destination="\(destination)" kind="show" id="g\(y)"/></connections></button>
            """
        }
        let main = document(initial: "nav", scenes: """
            <scene sceneID="s1"><objects><navigationController id="nav"><connections>
            <segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="Home" id="home" customClass="HomeController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(button("Pay", y: 100, to: "ref"))\(button("Lost", y: 200, to: "gone"))</subviews>
            </view></viewController></objects></scene>
            <scene sceneID="s3"><objects>
            <viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="Detail" id="ref"/></objects></scene>
            <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="gone"/></objects></scene>
            """)
        return try FixtureApp(["Main.storyboard": main, "Shop.storyboard": shop])
    }

    /// Stands in the app and says some lines.
    func converse(_ options: [String] = [], _ lines: String...) -> (outcome: Outcome, answer: String) {
        let conversation = ScriptedConversation(lines)
        let outcome = CommandLineTool.run(["walk", path, "--interactive"] + options, in: conversation.terminal)
        return (outcome, conversation.answer)
    }
}
