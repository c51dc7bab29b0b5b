import AppMap
import Testing

@testable import BoardwalkCommand

@Suite("Findings line by line")
struct FindingLineFormatTests {
    @Test func `Xcode jumps to absolute paths and reads one line a finding`() {
        #expect(FindingXcode.report(of: FixtureFindings.report()) == """
            /apps/Kiosk/A folder/50%:ü.storyboard:1:1: error: There is no image 'Logo'. Nothing is shown. [unknown-image]
            /apps/Kiosk/Main.storyboard:1:1: warning: There are 3 scenes. [one-scene]
            /apps/Kiosk/Shop/Checkout.storyboard:4:3: error: \(FixtureFindings.crash.message) (Basket@Checkout) [push-outside-navigation]
            /apps/Kiosk/Shop/Checkout.storyboard:5:45: warning: The label 'Bern' is ambiguous, 100% [sic](x) {0}. [ambiguous-view]

            """)
    }

    @Test func `a GitHub workflow gets its commands with its own escaping`() {
        let lines = FindingGitHub.report(of: FixtureFindings.report()).split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0] == "::error file=A folder/50%25%3Aü.storyboard,line=1,col=1,"
            + "title=broken%3A unknown-image::There is no image 'Logo'. Nothing is shown.")
        #expect(lines[1] == "::notice file=Main.storyboard,line=1,col=1,title=style%3A one-scene::There are 3 scenes.")
        #expect(lines[2].hasPrefix("::error file=Shop/Checkout.storyboard,line=4,col=3,title=crash%3A push-outside-navigation::"))
        #expect(lines[2].contains("%0AScene: Basket@Checkout%0AObject: segue \"pay\" (g1)%0AUIKit raises NSGenericException"))
        #expect(lines[3].contains(",col=42,"), "columns are counted in letters, not in bytes")
        #expect(lines[3].contains("100%25 [sic]"))
    }

    @Test(arguments: hostileTitles)
    func `a hostile name adds no line and no command`(title: String) {
        let report = FindingReport([FixtureFindings.hostile(title + "\r\n::error::x")], root: "/")
        let xcode = FindingXcode.report(of: report)
        #expect(xcode.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count == 1)
        let github = FindingGitHub.report(of: report)
        #expect(github.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count == 1)
        #expect(github.utf8.starts(with: "::error file=".utf8))
    }
}
