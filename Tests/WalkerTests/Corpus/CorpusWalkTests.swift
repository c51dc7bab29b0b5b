import AppMap
import Foundation
import Testing

@testable import Walker

/// Real apps, in the folder that the environment names.
private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

@MainActor @Suite("The walks of real apps", .enabled(if: corpus != nil), .serialized)
struct CorpusWalkTests {
    /// What is found, each looked up in the files by hand.
    private static let known: [String] = [
        // Two buttons and a bar button present the first scene again to go back to it.
        "IBDecodable+IBDecodable back-by-show Tests/Resources/StoryboardAttributes.storyboard ov3-Cq-KkZ",
        "IBDecodable+IBDecodable back-by-show Tests/Resources/StoryboardAttributes.storyboard l7Y-lb-m1f",
        // StoryboardAsset and StoryboardAllViews have no initial view controller.
        "IBDecodable+IBDecodable missing-initial-scene Tests/Resources/StoryboardConnections.storyboard F5Y-Gm-KdX",
        "IBDecodable+IBDecodable missing-initial-scene Tests/Resources/StoryboardReferences.storyboard KxH-6z-Tzb",
        "IBDecodable+IBDecodable missing-initial-scene Tests/Resources/StoryboardReferences.storyboard qgJ-S0-8w3",
        // The reference has no attributes, and its own storyboard no initial view controller.
        "IBDecodable+IBLinter missing-initial-scene Tests/IBLinterKitTest/Resources/Rules/HasSingleViewController/HasSingleViewControllerGoodSingleSceneWithReference.storyboard xf4-D7-IQw",
        // The framework LoopKitUI comes from another repository.
        "LoopKit+Loop unknown-bundle Loop/Base.lproj/Main.storyboard a8v-ef-RZZ",
        "LoopKit+Loop unknown-bundle Loop/Base.lproj/Main.storyboard n4Q-tf-UqN",
        // The linked scene pushes the first scene of the stack once more.
        "MBulli+MBStoryboardLink back-by-show MBStoryboardLink_sample/MBStoryboardLink_sample/SecondaryStoryboard.storyboard GWX-Ok-fMI",
        // Pushes the root of its own navigation controller, for a higher bid.
        "artsy+eidolon back-by-show Kiosk/Storyboards/Fulfillment.storyboard Qpe-mM-52j",
        // No storyboard has the name; the convention would also take a class method of it, which no file here shows.
        "jeremygrenier+JGLinkedStoryboard missing-storyboard JGLinkedStoryboardDemo/Base.lproj/Main.storyboard jtU-ul-p0e",
        // An example of a reference into a bundle that is not there.
        "mac-cain13+R.swift unknown-bundle Examples/ResourceApp/ResourceApp/References.storyboard kne-1k-ozT",
    ]

    private static func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: corpus ?? "").filter { $0.contains("+") }.sorted()
    }

    @Test("find what is wrong, and nothing else; every scene and way is reached or explained")
    func findings() throws {
        var found: [String] = []
        for name in try Self.folders() {
            let folder = try AppFolder(at: "\(corpus ?? "")/\(name)")
            for app in folder.apps {
                let walk = Walk(of: app, in: folder.root)
                for finding in walk.findings {
                    found.append("\(name) \(finding.rule) \(finding.location.file) \(finding.object?.id ?? "-")")
                }
                Self.checkTotals(walk)
                Self.checkBrokenLinks(walk)
                Self.checkRoutes(walk)
            }
        }
        #expect(Set(found).subtracting(Self.known) == [], "not known")
        #expect(Set(Self.known).subtracting(found) == [], "not found")
        #expect(found.count == Set(found).count)
    }

    /// Reached and explained are all.
    private static func checkTotals(_ walk: Walk) {
        let reached = walk.scenes.filter { walk.isReached($0.id) }.count
        #expect(reached + walk.unreached.count == walk.scenes.count, "\(walk.app.name)")
        #expect(walk.taken.count + walk.untaken.count == walk.app.ways.count, "\(walk.app.name)")
        // Whatever the walk could not do it can explain by the documents.
        #expect(!walk.unreached.contains { $0.reason == .notShown || $0.reason == .beyondLimit }, "\(walk.app.name)")
        #expect(!walk.untaken.contains { $0.reason == .notSeen || $0.reason == .beyondLimit }, "\(walk.app.name)")
    }

    /// What the map knows to be broken, the walk tells of.
    private static func checkBrokenLinks(_ walk: Walk) {
        let told = Set(walk.findings.flatMap { [$0.location] + $0.related.map(\.location) })
        for link in walk.app.brokenLinks {
            #expect(told.contains(link.location), "\(link.location)")
        }
        for way in walk.app.brokenWays {
            #expect(told.contains(way.location), "\(way.location)")
        }
    }

    /// A route begins with a start, and every later step has a place in a file.
    private static func checkRoutes(_ walk: Walk) {
        for finding in walk.findings where !finding.route.isEmpty {
            #expect(finding.route[0].location == nil && finding.route[0].scene != nil)
            #expect(finding.route.dropFirst().allSatisfy { $0.location != nil || $0.action == "go back" })
            #expect(!finding.devices.isEmpty)
        }
    }
}
