import AppMap
import HeadlessUIKit
import InterfaceBuilder
import SceneAddressing

/// Where the links of an app lead, for the classes that stand in for those of the linking conventions.
@MainActor
struct LinkTable {
    /// Where a link leads, and how it shows the scene.
    struct Entry {
        let address: SceneAddress?
        /// Why it leads nowhere.
        let failure: LinkFailure?
        /// What UIKit raises because of that, where it is known.
        let exception: FindingException?
        let presentation: LinkPresentation
    }

    private var byScene: [AppScene.ID: Entry] = [:]
    private var byPart: [Part: Entry] = [:]
    private var presentations: [Part: LinkPresentation] = [:]

    /// A segue or view of a scene by its object id.
    private struct Part: Hashable {
        let scene: AppScene.ID
        let id: ExactName
    }

    init(_ app: App) {
        for link in app.loaded.links {
            let entry = Entry(link, in: app)
            switch link.origin {
            case .scene: byScene[link.scene] = entry
            case .segue, .view: byPart[Part(scene: link.scene, id: ExactName(link.objectID))] = entry
            }
        }
        for way in app.loaded.ways {
            if let id = way.objectID, let presentation = way.presentation {
                presentations[Part(scene: way.source, id: ExactName(id))] = presentation
            }
        }
    }

    /// The link that a scene is.
    func link(of scene: AppScene.ID) -> Entry? { byScene[scene] }

    /// The link that a segue or view of a scene is.
    func link(of objectID: String, in scene: AppScene.ID) -> Entry? { byPart[Part(scene: scene, id: ExactName(objectID))] }

    /// How a segue of a scene shows its destination, where a convention says so.
    func presentation(of segueID: String, in scene: AppScene.ID) -> LinkPresentation? {
        presentations[Part(scene: scene, id: ExactName(segueID))]
    }
}

extension LinkTable.Entry {
    @MainActor
    init(_ link: Link, in app: App) {
        presentation = link.presentation
        switch link.target {
        case .scene(let scene):
            address = AppLoader.address(of: app[scene], in: app)
            failure = nil
            exception = nil
        case .nowhere(let reason) where !reason.reason.isConclusive:
            // An empty scene stands for one that was not read.
            address = link.address?.withoutLabel
            failure = nil
            exception = nil
        case .nowhere(let reason):
            address = nil
            failure = reason
            exception = LinkExceptions.exception(of: reason, at: link)
        case .nib:
            address = nil
            failure = nil
            exception = nil
        }
    }
}
