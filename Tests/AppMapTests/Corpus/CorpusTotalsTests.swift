import AppMap
import Testing

@Suite("The maps of real apps", .enabled(if: LinkTable.corpus != nil))
struct CorpusTotalsTests {
    /// For each app: storyboards, xibs, scenes, ways, links, broken links.
    @Test("have as many of everything as counted", arguments: totals)
    func counts(folder: String, expected: [String]) throws {
        let map = try AppFolder(at: "\(LinkTable.corpus ?? "")/\(folder)")
        let found = map.apps.map { app in
            let counts = [app.storyboards.count, app.xibs.count, app.scenes.count, app.ways.count, app.links.count, app.brokenLinks.count]
            return "\(app.name): \(counts.map(String.init).joined(separator: " "))"
        }
        #expect(found == expected)
    }

    @Test("are those of all the corpus")
    func all() throws {
        #expect(try LinkTable.apps() == totals.map(\.0))
    }

    @Test("have no broken ways but those that broken links make")
    func brokenWays() throws {
        for (folder, _) in totals {
            for app in try AppFolder(at: "\(LinkTable.corpus ?? "")/\(folder)").apps {
                for way in app.brokenWays {
                    guard case .unresolved = way.destination else {
                        Issue.record("\(way.location): \(app.text(of: way.destination))")
                        continue
                    }
                }
            }
        }
    }
}

private let totals: [(String, [String])] = [
    ("AliSoftware+Reusable", [
        "ReusableDemo iOS: 3 6 7 3 0 0",
        "ReusableDemo tvOS: 1 1 1 0 0 0",
    ]),
    ("IBDecodable+IBDecodable", [
        "IBDecodable+IBDecodable: 12 13 36 19 4 3",
    ]),
    ("IBDecodable+IBLinter", [
        "IBDecodable+IBLinter: 21 10 24 0 1 1",
    ]),
    ("LoopKit+Loop", [
        "Loop: 2 4 8 5 2 2",
        "Loop Status Extension: 1 3 1 0 0 0",
        "Loop Widget Extension: 0 3 0 0 0 0",
        "WatchApp: 1 0 7 1 0 0",
        "documents of no target: 1 0 4 3 0 0",
    ]),
    ("MBulli+MBStoryboardLink", [
        "MBStoryboardLink_sample: 2 0 5 3 2 0",
    ]),
    ("NordicSemiconductor+IOS-nRF-Mesh-Library", [
        "nRF Mesh: 17 13 106 106 20 0",
    ]),
    ("Ranchero-Software+NetNewsWire", [
        "NetNewsWire: 4 20 16 7 0 0",
        "NetNewsWire-iOS: 7 3 34 14 0 0",
        "NetNewsWire Share Extension: 0 1 0 0 0 0",
        "NetNewsWire iOS Share Extension: 0 2 0 0 0 0",
        "documents of no target: 0 2 0 0 0 0",
    ]),
    ("SwiftGen+SwiftGen", [
        "SwiftGen+SwiftGen: 13 0 51 33 2 0",
    ]),
    ("adafruit+Bluefruit_LE_Connect_v2", [
        "Bluefruit: 7 0 69 23 14 0",
        "watchOS: 1 0 13 8 0 0",
    ]),
    ("artsy+eidolon", [
        "Kiosk: 2 1 32 36 0 0",
    ]),
    ("briancroom+CrossStoryboardSegues", [
        "CrossStoryboardSegues: 3 0 9 10 3 0",
    ]),
    ("firebase+quickstart-ios", [
        "AnalyticsExample: 1 0 2 1 0 0",
        "AppDistributionExample: 1 0 2 1 0 0",
        "AuthenticationExample: 1 0 2 1 0 0",
        "ConfigExample: 1 0 2 1 0 0",
        "DatabaseExample: 1 2 8 9 0 0",
        "FirestoreExample: 2 0 7 2 0 0",
        "InAppMessagingExample: 2 0 2 0 0 0",
        "InstallationsExample: 1 1 1 0 0 0",
        "MessagingExample: 1 1 2 1 0 0",
        "MessagingExampleUITests: 1 0 2 1 0 0",
        "documents of no target: 2 0 2 0 0 0",
    ]),
    ("jeremygrenier+JGLinkedStoryboard", [
        "JGLinkedStoryboardDemo: 2 1 8 6 2 1",
    ]),
    ("krzyzanowskim+Natalie", [
        "NatalieExample: 1 1 6 6 0 0",
        "NatalieOSXExample: 1 0 4 5 0 0",
        "NatalieTVOSExample: 1 0 4 5 0 0",
    ]),
    ("mac-cain13+R.swift", [
        "MainUI: 1 1 1 0 0 0",
        "TheAppClip: 1 0 1 0 0 0", "LocalizedStringApp: 0 0 0 0 0 0",
        "ResourceApp: 8 12 25 17 4 1",
        "App: 2 0 2 0 0 0",
        "ResourceApp-tvOS: 1 0 1 0 0 0",
        "ResourceApp-watchOS: 1 0 4 2 0 0",
        "documents of no target: 1 0 1 0 0 0",
    ]),
    ("mleiv+MEGameTracker", [
        "MEGameTracker: 33 32 69 79 44 0",
        "documents of no target: 1 0 1 0 0 0",
    ]),
    ("rob-brown+RBStoryboardLink", [
        "LinkedStoryboards: 4 0 13 11 3 0",
        "LinkedTabs: 3 0 10 7 2 0",
    ]),
    ("seltzered+FirstBuild-Mobile", [
        "firstbuild: 7 1 100 89 6 0",
        "documents of no target: 0 1 0 0 0 0",
    ]),
    ("utmapp+UTM", [
        "iOS: 0 1 0 0 0 0",
        "iOS-Remote: 0 1 0 0 0 0",
        "iOS-SE: 0 1 0 0 0 0",
        "macOS: 0 1 0 0 0 0",
    ]),
    ("zeshadow+ssumobile-ios", [
        "SSUMobile: 11 1 33 27 5 0",
        "SSUMobile Dev Tools: 12 1 48 40 17 0",
    ]),
]
