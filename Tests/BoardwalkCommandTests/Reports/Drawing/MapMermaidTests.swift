import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct MapMermaidTests {
    @Test func `storyboards are subgraphs, and links look different from segues`() throws {
        let output = try FixtureApp.broken().run("map", "PATH", "--format", "mermaid").output
        #expect(output.hasPrefix("flowchart LR\n  subgraph a0b0[\"Main\"]\n"))
        #expect(output.contains("  a0s2 ==>|\"button #34;Pay#34;#44; push\"| a0s7\n"))
        #expect(output.contains("  a0s6 -->|\"row #34;Item#34;#44; show\"| a0s7\n"))
        #expect(output.contains("  a0s0 -.->|\"tab 2\"| a0x"))
    }

    @Test(arguments: hostileTitles)
    func `a label holds letters, blanks and character codes only`(title: String) throws {
        let output = try FixtureApp.hostile(title).run("map", "PATH", "--format", "mermaid").output
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            #expect(parts.count == 1 || parts.count == 3, "one label a line")
            guard parts.count == 3 else { continue }
            let label = parts[1].replacing("<br/>", with: "").replacing(/#[0-9]+;/, with: "")
            #expect(label.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
            })
            #expect((parts[0] + parts[2]).unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test func `formulas and icons are broken up`() throws {
        let output = try FixtureApp.hostile("$$ fa:fa-car").run("map", "PATH", "--format", "mermaid").output
        #expect(output.contains("#36;#8203;#36;#8203; fa#58;#8203;fa#45;car"))
    }
}
