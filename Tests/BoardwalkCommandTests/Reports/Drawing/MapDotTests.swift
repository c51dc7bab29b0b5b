import Testing

@testable import BoardwalkCommand

@Suite struct MapDotTests {
    @Test func `storyboards are clusters, and links look different from segues`() throws {
        let output = try FixtureApp.broken().run("map", "PATH", "--format", "dot").output
        #expect(output.contains("subgraph \"cluster_a0b0\" {\n      label=\"Main\""))
        #expect(output.contains("a0s2 -> a0s7 [label=\"button \\\"Pay\\\", push\", color=\"#1f6fb2\""))
        #expect(output.contains("a0s6 -> a0s7 [label=\"row \\\"Item\\\", show\"]"))
        #expect(output.contains("[label=\"✗ Detial@Shop\", style=\"rounded,dashed\", color=\"#c0392b\""))
    }

    @Test(arguments: hostileTitles)
    func `every quotation is closed and nothing stands outside of it`(title: String) throws {
        let output = try FixtureApp.hostile(title).run("map", "PATH", "--format", "dot").output
        for line in output.split(separator: "\n") {
            var outside = ""
            var isQuoted = false
            var isEscaped = false
            for scalar in line.unicodeScalars {
                if isQuoted {
                    if isEscaped {
                        #expect("n\\\"".unicodeScalars.contains(scalar))
                        isEscaped = false
                    } else if scalar == "\\" {
                        isEscaped = true
                    } else if scalar == "\"" {
                        isQuoted = false
                    }
                } else if scalar == "\"" {
                    isQuoted = true
                } else {
                    outside.unicodeScalars.append(scalar)
                }
            }
            #expect(!isQuoted && !isEscaped)
            #expect(outside.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
            #expect(line.unicodeScalars.count < 1_000)
        }
    }

    @Test func `an entity in a title stays what it is`() throws {
        let output = try FixtureApp.hostile("&lt;").run("map", "PATH", "--format", "dot").output
        #expect(output.contains("label=\"&amp;lt;\\nview controller\""))
    }
}
