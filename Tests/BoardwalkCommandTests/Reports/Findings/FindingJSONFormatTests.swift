import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

@Suite("Findings as JSON")
struct FindingJSONFormatTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `a finding has every property under its own key`() throws {
        let text = try ReportEncoding.json(CheckRecord(FixtureFindings.report([FixtureFindings.crash])))
        #expect(text == """
            {
              "findings" : [
                {
                  "column" : 3,
                  "exception" : {
                    "name" : "NSGenericException",
                    "reason" : "Could not find a navigation controller."
                  },
                  "file" : "Shop/Checkout.storyboard",
                  "fingerprint" : "\(FixtureFindings.crash.identity.digest)",
                  "line" : 4,
                  "message" : "\(FixtureFindings.crash.message)",
                  "object" : {
                    "id" : "g1",
                    "kind" : "segue",
                    "label" : "pay"
                  },
                  "related" : [
                    {
                      "message" : "the scene that is pushed",
                      "place" : {
                        "column" : 9,
                        "file" : "Shop/Checkout.storyboard",
                        "line" : 5
                      }
                    }
                  ],
                  "route" : [
                    {
                      "action" : "start the app",
                      "scene" : "Home@Main"
                    },
                    {
                      "action" : "tap the button \\"Basket\\"",
                      "place" : {
                        "column" : 5,
                        "file" : "Shop/Main.storyboard",
                        "line" : 9
                      },
                      "presentation" : "presented",
                      "scene" : "Basket@Checkout"
                    },
                    {
                      "action" : "tap the button \\"Pay\\"",
                      "place" : {
                        "column" : 3,
                        "file" : "Shop/Checkout.storyboard",
                        "line" : 4
                      }
                    }
                  ],
                  "rule" : "push-outside-navigation",
                  "scene" : "Basket@Checkout",
                  "severity" : "crash",
                  "storyboard" : "Checkout"
                }
              ],
              "format" : "boardwalk-check",
              "leftOut" : {
                "gone" : [

                ],
                "known" : 0,
                "suppressed" : 0,
                "unchanged" : 0
              },
              "version" : 1
            }

            """)
    }

    @Test func `Code Climate has one fingerprint for each finding, also for two of a kind`() throws {
        let twice = FixtureFindings.report([FixtureFindings.crash, FixtureFindings.crash, FixtureFindings.style])
        let text = try FindingCodeClimate.report(of: twice)
        let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(issues.count == 3)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
        #expect(issues.compactMap { $0["severity"] as? String } == ["info", "blocker", "blocker"])
        let location = try #require(issues[1]["location"] as? [String: Any])
        #expect(location["path"] as? String == "Shop/Checkout.storyboard")
        #expect((location["lines"] as? [String: Int])?["begin"] == 4)
    }

    @Test func `SARIF names rules, places, routes and levels`() throws {
        let log = try object(FindingSARIF.report(of: FixtureFindings.report()))
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        #expect((run["originalUriBaseIds"] as? [String: [String: String]])?["SRCROOT"]?["uri"] == "file:///apps/Kiosk/")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["level"] as? String } == ["error", "note", "error", "warning"])
        let rules = try #require(((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        func place(_ location: [String: Any]?) -> (String?, Int?, Int?) {
            let place = location?["physicalLocation"] as? [String: [String: Any]]
            return (
                place?["artifactLocation"]?["uri"] as? String, place?["region"]?["startLine"] as? Int,
                place?["region"]?["startColumn"] as? Int)
        }
        let places = results.map { place(($0["locations"] as? [[String: Any]])?.first) }
        #expect(places[0] == ("A%20folder/50%25:%C3%BC.storyboard", 1, 1))
        #expect(places[3] == ("Shop/Checkout.storyboard", 5, 42))
        let flow = (results[2]["codeFlows"] as? [[String: [[String: [[String: [String: Any]]]]]]])?.first
        let steps = try #require(flow?["threadFlows"]?.first?["locations"])
        #expect(steps.map { ($0["location"]?["message"] as? [String: String])?["text"] } == [
            "start the app → Home@Main", "tap the button \"Basket\" → Basket@Checkout, presented", "tap the button \"Pay\"",
        ])
        #expect(steps.map { place($0["location"]).0 } == [
            "Shop/Main.storyboard", "Shop/Main.storyboard", "Shop/Checkout.storyboard",
        ])
        #expect((results[3]["message"] as? [String: String])?["text"]
            == "The label 'Bern' is ambiguous, 100% \\[sic\\](x) {{0}}.")
    }

    @Test func `a SARIF fingerprint stays when lines move and the message is worded anew`() throws {
        func fingerprint(_ finding: Finding) throws -> String? {
            let log = try object(FindingSARIF.report(of: FindingReport([finding], root: "/")))
            let result = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
            return (result?.first?["partialFingerprints"] as? [String: String])?["boardwalkFinding/v1"]
        }
        var moved = FixtureFindings.crash
        moved.location = FixtureFindings.place(moved.location.file, 400, 1)
        moved.message = "A push by 'pay' to 'Payment' from 'Basket' cannot work. Something else is said here."
        #expect(try fingerprint(moved) == fingerprint(FixtureFindings.crash))
        moved.object?.id = "g2"
        #expect(try fingerprint(moved) != fingerprint(FixtureFindings.crash))
    }

    @Test func `a file name with a colon is no scheme`() throws {
        let finding = Finding(rule: "r", severity: .crash, message: "m", location: FixtureFindings.place("a:b.xib", 1, 1))
        #expect(try FindingSARIF.report(of: FindingReport([finding], root: "/")).contains("\"./a:b.xib\""))
    }
}
