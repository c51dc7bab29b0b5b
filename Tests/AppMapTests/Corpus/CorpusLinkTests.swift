import AppMap
import InterfaceBuilder
import SceneAddressing
import Testing

@Suite("The links of real apps", .enabled(if: LinkTable.corpus != nil))
struct CorpusLinkTests {
    @Test("lead where the tables say, and there are no others")
    func tables() throws {
        let expected = Self.corrected(try LinkTable.rows(of: "links-custom.tsv") + LinkTable.rows(of: "links-native.tsv"))
        #expect(expected.count == 125)
        var found: [LinkTable.Row] = []
        for app in try LinkTable.apps() {
            let folder = try AppFolder(at: "\(LinkTable.corpus ?? "")/\(app)")
            found += Self.rows(of: folder, named: app)
        }
        let (missing, surplus) = Self.difference(expected, found)
        #expect(missing == [], "in the tables only")
        #expect(surplus == Self.unlisted, "in the map only")
    }

    /// The tables look for `viewControllerPlaceholder` alone, which is called `controllerPlaceholder` in files of macOS.
    private static let unlisted = [
        "1× SwiftGen+SwiftGen Sources/TestUtils/Fixtures/Resources/IB-macOS/Placeholder.storyboard: native Dependent@Dependency ok"
    ]

    @Test("mean the file of their own target where several have its name", arguments: [
        ("SwiftGen+SwiftGen", "Sources/TestUtils/Fixtures/Resources/IB-iOS/Placeholder.storyboard", "Dependency",
         "Sources/TestUtils/Fixtures/Resources/IB-iOS/Dependency.storyboard"),
        ("SwiftGen+SwiftGen", "Sources/TestUtils/Fixtures/Resources/IB-macOS/Placeholder.storyboard", "Dependency",
         "Sources/TestUtils/Fixtures/Resources/IB-macOS/Dependency.storyboard"),
        ("mac-cain13+R.swift", "Examples/ResourceApp/ResourceApp/References.storyboard", "Main",
         "Examples/ResourceApp/ResourceApp/Base.lproj/Main.storyboard"),
    ])
    func namesakes(app: String, file: String, storyboard: String, expected: String) throws {
        let folder = try AppFolder(at: "\(LinkTable.corpus ?? "")/\(app)")
        let targets = folder.apps.flatMap { app in
            app.links.filter { $0.location.file == file && $0.address?.storyboard == storyboard }.map { link in
                app.destination(of: link).scene.map { app.storyboard(of: app[$0]).file }
            }
        }
        #expect(targets == [expected])
    }

    /// The rows of the tables, but for those that are wrong.
    private static func corrected(_ rows: [LinkTable.Row]) -> [LinkTable.Row] {
        rows.map { row in
            var row = row
            switch (row.app, row.file, row.status) {
            case ("MBulli+MBStoryboardLink", _, "no runtime attributes"):
                // The class reads the text of the first label, here 'SecondaryStoryboard linkedVC'.
                row.storyboard = "SecondaryStoryboard"
                row.scene = "linkedVC"
                row.status = "ok"
            case ("IBDecodable+IBLinter", _, "same-storyboard ok"):
                // The reference names nothing, and this storyboard has no initial view controller.
                row.status = "no-initial"
            default:
                break
            }
            // How many files have a name does not tell which one is meant: each target has one of its own.
            if let count = row.status.range(of: " (") {
                row.status = String(row.status[..<count.lowerBound])
            }
            // The tables look by the names of files; nothing in these folders makes the bundles that the links name.
            if row.status.hasPrefix("bundle:") {
                row.status = "bundle-missing"
            }
            return row
        }
    }

    private static func rows(of folder: AppFolder, named name: String) -> [LinkTable.Row] {
        // A document that several apps have is in the tables once.
        var links: [AppMap.SourceLocation: [(app: App, link: Link)]] = [:]
        for app in folder.apps {
            for link in app.links {
                links[link.location, default: []].append((app, link))
            }
        }
        return links.values.map { places in
            let (app, link) = places[0]
            let row = row(of: link, in: app, named: name)
            for (app, link) in places.dropFirst() {
                #expect(self.row(of: link, in: app, named: name) == row, "the apps of one document disagree")
            }
            return row
        }
    }

    private static func row(of link: Link, in app: App, named name: String) -> LinkTable.Row {
        LinkTable.Row(
            app: name, file: link.location.file, mechanism: mechanism(of: link, in: app),
            storyboard: link.address?.storyboard ?? "", scene: link.address?.scene ?? "", status: status(of: link, in: app))
    }

    private static func mechanism(of link: Link, in app: App) -> String {
        switch link.convention {
        case "native": return "native"
        case "swizzled-segue": return "segue-identifier scene@storyboard"
        default: break
        }
        let document = app[app[link.scene].storyboard].document
        let element = document.elements.first { $0["id"] == link.objectID }
        let attributes = element?.child("userDefinedRuntimeAttributes")?.children.compactMap { $0["keyPath"] } ?? []
        guard let key = attributes.first(where: { $0.hasSuffix("toryboardName") || $0 == "incStoryboard" }) else {
            return "no-attrs"
        }
        return "runtime-attr:" + key
    }

    private static func status(of link: Link, in app: App) -> String {
        switch link.target {
        case .scene(let scene):
            // Where the link leads must be what its address says.
            let target = app[scene]
            let storyboard = app[target.storyboard].name
            if let address = link.address {
                #expect(address.storyboard == nil || address.storyboard == storyboard)
                #expect(address.scene.map { $0 == target.identifier } ?? target.isInitial)
                if address.storyboard == nil { return "same-storyboard ok" }
            }
            return link.address?.scene == nil ? "ok-initial" : "ok"
        case .nib:
            return "nib"
        case .nowhere(let failure):
            return switch failure.reason {
            case .bundleUnknown: "bundle-missing"
            case .storyboardMissing, .storyboardMayBeMethod: "storyboard-missing"
            case .noInitialScene: "no-initial"
            default: failure.reason.text
            }
        }
    }

    private static func difference(
        _ left: [LinkTable.Row], _ right: [LinkTable.Row]
    ) -> (left: [String], right: [String]) {
        func counts(_ rows: [LinkTable.Row]) -> [LinkTable.Row: Int] {
            Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
        }
        func text(_ rows: [LinkTable.Row: Int], without others: [LinkTable.Row: Int]) -> [String] {
            rows.compactMap { row, count in
                let more = count - others[row, default: 0]
                return more > 0 ? "\(more)× \(row)" : nil
            }.sorted()
        }
        return (text(counts(left), without: counts(right)), text(counts(right), without: counts(left)))
    }
}
