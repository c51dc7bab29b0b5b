import InterfaceBuilder

@testable import HeadlessUIKit

/// Says from the documents alone what making and showing a scene must raise, to be held against what HeadlessUIKit does.
@MainActor
struct CorpusResolver {
    /// What is raised when a scene is made, and what may be raised when it is shown.
    struct Failures: CustomStringConvertible {
        var making: Set<String> = []
        var showing: Set<String> = []

        func explains(_ raised: String?) -> Bool {
            guard let raised else { return making.isEmpty }
            return making.union(showing).contains { raised.contains($0) }
        }

        var description: String { "\(making.sorted()), when shown \(showing.sorted())" }
    }

    /// A scene that is no reference, or why there is none.
    enum Place {
        case scene(Scene, CorpusResolver)
        case missing(String)
    }

    let file: HeadlessCorpus.File

    init(_ file: HeadlessCorpus.File) {
        self.file = file
    }

    func failures(ofScene id: String) -> Failures {
        switch place(ofScene: id) {
        case .missing(let reason):
            return Failures(making: [reason])
        case .scene(let scene, let resolver):
            var failures = Failures()
            for segue in scene.segues {
                guard let destination = segue.destinationID, segue.kind == .relationship || segue.kind == .embed
                else { continue }
                let inner = resolver.failures(ofScene: destination)
                if segue.kind == .relationship {
                    failures.making.formUnion(inner.making)
                } else {
                    failures.showing.formUnion(inner.making)
                }
                failures.showing.formUnion(inner.showing)
            }
            return failures
        }
    }

    /// Follows references, in this document and to others.
    func place(ofScene id: String) -> Place {
        var resolver = self
        var id: String? = id
        for _ in 0..<16 {
            let scenes = resolver.file.document.storyboard?.scenes ?? []
            guard let scene = scenes.first(where: { $0.controller?.objectID == id }) else {
                return .missing("doesn't contain an initial view controller")
            }
            guard let reference = scene.storyboardReference else { return .scene(scene, resolver) }
            if let name = reference.storyboardName {
                guard let path = file.app.path(ofFile: "\(name).storyboard", near: file.path),
                    let document = file.app.document(path)
                else { return .missing("Could not find a storyboard named '\(name)'") }
                resolver = CorpusResolver(.init(app: file.app, path: path, document: document))
            }
            let storyboard = resolver.file.document.storyboard
            if let identifier = reference.referencedIdentifier {
                let found = storyboard?.scenes.first { $0.controller?.element["storyboardIdentifier"] == identifier }
                guard let found else {
                    return .missing("doesn't contain a view controller with identifier '\(identifier)'")
                }
                id = found.controller?.objectID
            } else {
                id = storyboard?.initialViewControllerID
            }
        }
        return .missing("lead to each other without end")
    }
}
