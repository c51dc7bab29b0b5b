import AppMap
import SceneAddressing

extension Rule {
    /// Storyboards that the system is told to open and that are not in the bundle.
    static let missingMainStoryboard = Rule(
        "missing-main-storyboard", .crash,
        "The storyboards that Info.plist tells the system to open are in the app's bundle.",
        reason: """
            The system opens the main storyboard of an app, a scene or an extension before any code of the app runs. \
            Where the bundle has none of the name, the app stops when it starts.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample([
                "Info.plist": RuleExample.propertyList("UIMainStoryboardFile", "Main").replacingFirst("UIMain", with: "↓UIMain"),
                "Start.storyboard": RuleExample.storyboard(
                    "<viewController id=\"start\" sceneMemberID=\"viewController\"/>", initial: "start"),
            ])
        ],
        right: [
            RuleExample([
                "Info.plist": RuleExample.propertyList("UIMainStoryboardFile", "Start"),
                "Start.storyboard": RuleExample.storyboard(
                    "<viewController id=\"start\" sceneMemberID=\"viewController\"/>", initial: "start"),
            ])
        ],
        inApp: { app, _ in
            app.entryFaults { entry, fault in
                if case .storyboardMissing = fault { entry.point.kind != .launch } else { false }
            }
        })
}

extension CheckedApp {
    /// The entries at which the system finds nothing to start with, for some reasons.
    func entryFaults(where isMeant: (App.Entry, EntryFault) -> Bool) -> [Fault] {
        // Several keys of a file may name one storyboard, for scenes and for systems without.
        var told: Set<[ExactName]> = []
        return app.entries.compactMap { entry in
            guard let fault = entry.fault, isMeant(entry, fault), isOfApp(entry), let message = entry.faultDescription,
                told.insert([ExactName(entry.point.file), ExactName(entry.point.storyboard)]).inserted
            else { return nil }
            return Fault(inFile: entry.location.file, position: entry.location.position, message)
        }
    }

    /// In a folder without a project any Info.plist may be that of the app: one beside documents is.
    private func isOfApp(_ entry: App.Entry) -> Bool {
        guard app.module.kind == .folder else { return true }
        let folder = entry.point.file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(entry.point.file[...$0]) } ?? ""
        return groups.contains { $0.files.primary.path.utf8.starts(with: folder.utf8) }
    }
}

extension RuleExample {
    /// The text of a property list with one key.
    static func propertyList(_ key: String, _ value: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>\(key)</key>
            <string>\(value)</string>
        </dict>
        </plist>

        """
    }
}
