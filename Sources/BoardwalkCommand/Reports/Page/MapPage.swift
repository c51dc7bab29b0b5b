import AppMap
import Foundation
import Pictures
import Walker

/// The map as a page: the apps drawn, walked so that they can be used, and with what is wrong where that is asked for.
struct MapPage {
    private let page: Page
    /// What whoever made the page should know of it: one line each.
    let warnings: [String]

    /// How much a walk looks at for a page alone, which nobody wants to wait for by the minute.
    private static let mostLooks = 400_000

    /// - Throws: a sentence where the configuration or the suppressions cannot be followed.
    init(
        of folder: AppFolder, apps: [App], showsImages: Bool = false, showsFindings: Bool = false,
        isPlayed: Bool = true, _ appearance: PictureAppearance = .automatic, in terminal: Terminal = .plain
    ) throws {
        let bound = showsFindings ? nil : Self.mostLooks
        let walks = isPlayed ? WalkPlan(walking: apps, in: folder, keepsToMap: true, mostLooks: bound).walk(in: terminal) : []
        warnings = walks.filter { $0.devices.contains(where: \.isCut) }.map {
            "the walk of \($0.app.name) was ended before it was complete; what it has not seen cannot be used on the page."
        }
        let findings = showsFindings ? try Self.findings(of: walks, in: folder) : []
        let options = PictureOptions(images: showsImages ? .standard : .none)
        // An app of xibs alone has nothing to show.
        let shown = apps.filter { !$0.scenes.isEmpty }
        let pages = (shown.isEmpty ? apps : shown).map { app in
            PageApp(
                ScenePainter(app, in: folder, options: options),
                play: walks.first { $0.app.module.id == app.module.id }.flatMap(PagePlay.init), findings: findings)
        }
        page = Page(
            pages, title: shown.count == 1 ? shown[0].name : URL(fileURLWithPath: folder.root).lastPathComponent,
            appearance: appearance)
    }

    func html() throws -> String { try page.html() }

    /// What walks and rules find, as the configuration and the suppressions have it.
    private static func findings(of walks: [Walk], in folder: AppFolder) throws -> [Finding] {
        let rules = try RuleSelection(folder.configuration.rules, only: nil)
        let found = try Checking(folder, rules, walks: walks).findings
        return try Suppressions(folder: URL(fileURLWithPath: folder.root)).apply(to: found).kept
    }
}
