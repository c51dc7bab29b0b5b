import AppMap
import InterfaceBuilder
import SceneAddressing

extension WalkRule {
    /// Storyboards that the system is told to open and that are not in the bundle.
    static let missingMainStoryboard = WalkRule(
        "missing-main-storyboard", .crash,
        "The storyboards that Info.plist tells the system to open are in the app's bundle.",
        reason: """
            The system opens the main storyboard of an app, a scene or an extension before any code of the app runs. Where the \
            bundle has none of the name, the app stops when it starts.
            """
    ) { facts in
        facts.faults(ofEntries: { entry, fault in
            guard case .storyboardMissing = fault else { return nil }
            // Checks have a rule of its own for launch screens, which no walk sees.
            return entry.point.kind == .launch ? nil : .crash
        })
    }
}

extension WalkFacts {
    /// The entries at which the system finds nothing to start with.
    ///
    /// - Parameter severity: how bad a fault is; nil for faults that are not meant.
    func faults(ofEntries severity: (App.Entry, EntryFault) -> Severity?) -> [WalkFault] {
        // Several keys of a file may name one storyboard, for scenes and for systems without.
        var told: Set<[ExactName]> = []
        return app.entries.compactMap { entry in
            guard let fault = entry.fault, let severity = severity(entry, fault), isOfApp(entry),
                let message = entry.faultDescription,
                told.insert([ExactName(entry.point.file), ExactName(entry.point.storyboard)]).inserted
            else { return nil }
            var unreadable: [RelatedPlace] = []
            if case .storyboardUnreadable(let file) = fault {
                let start = SourceLocation(file: file, position: SourcePosition(line: 1, column: 1))
                unreadable = [RelatedPlace(message: "the file that cannot be read", location: start)]
            }
            return WalkFault(subject: .file(entry.location), message: message, severity: severity, related: unreadable)
        }
    }

    /// In a folder without a project any Info.plist may be that of the app: one beside documents is.
    private func isOfApp(_ entry: App.Entry) -> Bool {
        guard app.module.kind == .folder else { return true }
        let folder = entry.point.file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(entry.point.file[...$0]) } ?? ""
        return app.storyboards.contains { $0.file.utf8.starts(with: folder.utf8) }
    }
}
