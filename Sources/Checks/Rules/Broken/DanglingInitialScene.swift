import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Initial view controllers that are not in the storyboard.
    static let danglingInitialScene = Rule(
        "dangling-initial-scene", .broken,
        "The initial view controller of a storyboard is one of its scenes.",
        reason: """
            A storyboard names its initial view controller by object id. After that scene is deleted by hand or lost in \
            a merge, the storyboard has no start, though it looks as if it had one. Where a link or the app itself needs the start, \
            the finding has the severity of what follows, and names that.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "start"
            ).replacingFirst("initialViewController", with: "↓initialViewController")]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home")],
        inApp: { app, _ in
            app.documents.map(\.document).compactMap { document in
                guard let id = document.danglingInitialScene else { return nil }
                let links = app.linksToStart(of: document)
                var fault = Fault(
                    document.content.root, "initialViewController", in: document,
                    "The initial view controller is the object '\(id)', which this storyboard does not have. Whatever opens the "
                        + "storyboard without naming a scene finds none. Choose the initial view controller again.",
                    related: links.map { RelatedPlace(message: "this link leads to the initial view controller", location: $0.location) }
                        + app.entriesToStart(of: document).map { entry in
                            RelatedPlace(message: "\(entry.point.key) names the storyboard", location: entry.location)
                        })
                if !links.isEmpty { fault.severity = .crash }
                return fault
            }
        })
}

extension CheckedDocument {
    /// The object that the storyboard names as its initial view controller and does not have.
    var danglingInitialScene: String? {
        content.root["initialViewController"].nonEmpty.flatMap { objects.element(id: $0) == nil ? $0 : nil }
    }
}

extension CheckedApp {
    /// The links that find no initial view controller in a storyboard.
    fileprivate func linksToStart(of document: CheckedDocument) -> [Link] {
        app.links.filter { link in
            guard case .nowhere(let failure) = link.target, case .noInitialScene = failure.reason else { return false }
            return startsBroken(failure, link).map { $0.path == document.path } ?? false
        }
    }

    /// The storyboard whose initial view controller a link does not find, because the storyboard names an object that it does not
    /// have; nil where it names none.
    func startsBroken(_ failure: LinkFailure, _ link: Link) -> CheckedDocument? {
        guard case .noInitialScene(let name, _) = failure.reason else { return nil }
        let storyboards = app.storyboards.filter { storyboard in
            name.map { storyboard.name.exactlyEquals($0) } ?? (storyboard.id == app[link.scene].storyboard)
        }
        return storyboards.lazy.compactMap { self.document(of: $0) }.first { $0.danglingInitialScene != nil }
    }

    fileprivate func entriesToStart(of document: CheckedDocument) -> [App.Entry] {
        app.entries.filter { entry in
            entry.fault == .noInitialScene && entry.storyboard.map { app[$0].file.exactlyEquals(document.path) } ?? false
        }
    }
}
