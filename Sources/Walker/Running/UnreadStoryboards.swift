import AppMap
import HeadlessUIKit
import InterfaceBuilder
import SceneAddressing

/// Empty scenes in the place of those that links lead to in storyboards which were not read.
struct UnreadStoryboards {
    private let documents: [ExactName: Document]

    init(of app: App) {
        var scenes: [ExactName: Set<ExactName>] = [:]
        for link in app.loaded.links {
            guard case .nowhere(let failure) = link.target, case .storyboardNotRead(let name) = failure.reason else { continue }
            scenes[ExactName(name), default: []].formUnion(link.address?.scene.map { [ExactName($0)] } ?? [])
        }
        documents = scenes.compactMapValues { identifiers in try? Document(Self.text(identifiers.map(\.text).sorted())) }
    }

    /// The storyboard of a name that links lead to; nil where none does.
    func storyboard(named name: String) -> Headless.LoadedDocument? {
        documents[ExactName(name)].map {
            Headless.LoadedDocument(document: $0, key: "unread " + name, module: nil, bundle: .main)
        }
    }

    private static func text(_ identifiers: [String]) -> String {
        let scenes = identifiers.enumerated().map { index, identifier in
            "<scene sceneID=\"s\(index)\"><objects><viewController storyboardIdentifier=\"\(escaped(identifier))\" id=\"v\(index)\"/>"
                + "</objects></scene>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            initialViewController="initial"><scenes><scene sceneID="s"><objects><viewController id="initial"/></objects></scene>\
            \(scenes.joined())</scenes></document>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "&#\($0.value);" }.joined()
    }
}
