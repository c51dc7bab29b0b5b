import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Storyboards, scenes and nibs that code names and the app does not have.
    static let missingNameInCode = Rule(
        "missing-name-in-code", .crash,
        "Every storyboard, scene and nib that code names is one that the app has.",
        reason: """
            An identifier is text on both sides, and nothing but the running app compares the two: after a scene is renamed, moved \
            or deleted, UIKit raises an exception where code asks for it.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func show() {
                        let board = UIStoryboard(name: "Main", bundle: nil)
                        _ = board.instantiateViewController(withIdentifier: ↓"Detail")
                        _ = storyboard?.instantiateViewController(withIdentifier: ↓"Details2")
                        _ = UIStoryboard(name: ↓"Mane", bundle: nil)
                        _ = UINib(nibName: ↓"BookCell", bundle: nil)
                        _ = board.↓instantiateInitialViewController()
                    }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Details" id="detail" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                enum Names {
                    static let detail = "Details"
                }

                class HomeViewController: UIViewController {
                    func show(_ name: String) {
                        let board = UIStoryboard(name: "Main", bundle: nil)
                        _ = board.instantiateViewController(withIdentifier: Names.detail)
                        _ = board.instantiateViewController(withIdentifier: name)
                        _ = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Details")
                        _ = board.instantiateInitialViewController()
                    }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Details" id="detail" sceneMemberID="viewController"/>
                """, initial: "home"),
        ],
        inSources: { app, sources in
            let names = NamesOfApp(app, sources)
            return sources.uses(.storyboard, .scene, .initialScene, .nib, .sceneAddress).compactMap { use in
                use.maker.map { names.fault(of: use, by: $0) } ?? names.fault(of: use)
            }
        })
}

/// What code can name in an app.
private struct NamesOfApp {
    private let app: App
    /// Whether all documents of the app are known.
    private let isWhole: Bool
    private let sources: AppSources
    private let storyboards: [ExactName: [AppStoryboard]]
    /// Documents anywhere in the folder, of other targets or of none too.
    private let fileNames: Set<ExactName>
    private let nibs: Set<ExactName>
    private let holders: Lazily<DocumentHolders>
    private let otherApps: [App]

    init(_ checked: CheckedApp, _ sources: AppSources) {
        app = checked.app
        isWhole = checked.isWhole
        holders = checked.holders
        otherApps = checked.folder.apps.filter { $0.module.id != checked.app.module.id }
        self.sources = sources
        storyboards = Dictionary(grouping: app.storyboards) { ExactName($0.name) }
        let documents = checked.folder.scan.files.compactMap { DocumentFile(path: $0) }
        fileNames = Set(documents.filter { $0.kind == .storyboard }.map { ExactName($0.name) })
        let compiled = checked.folder.scan.files.filter { $0.hasSuffix(".nib") }.compactMap { path in
            path.dropLast(4).split(separator: "/").last.map { ExactName(String($0)) }
        }
        nibs = Set(documents.filter { $0.kind == .xib }.map { ExactName($0.name) } + compiled)
    }

    func fault(of use: IdentifierUse) -> Fault? {
        switch use.kind {
        case .storyboard: fault(ofStoryboard: use)
        case .nib: fault(ofNib: use)
        case .initialScene: fault(ofInitialScene: use)
        case .sceneAddress: fault(ofAddress: use)
        default: fault(ofScene: use)
        }
    }

    /// A fault of what an extension asks for by the name of a class: where the class is asked to make it.
    func fault(of use: IdentifierUse, by maker: IdentifierUse.Maker) -> Fault? {
        guard var fault = fault(of: use), let reference = use.enclosingClass, let made = sources.index.sourceClass(reference),
            sources.index.classes.count(where: { $0.name == made.name }) == 1
        else { return nil }
        switch sources.makerCalls.answer(made.name, maker.members) {
        case .nowhere: return nil
        case .perhaps:
            guard maker.isAdopted else { return nil }
            fault.severity = .suspicious
            return fault
        case .at(let places):
            guard let first = places.first, var told = self.fault(of: use.moved(to: first)) else { return nil }
            told.related += sources.place(of: reference)
            return told
        }
    }

    /// The bundle of others may have what this app has not.
    private func mayBeElsewhere(_ use: IdentifierUse) -> Bool {
        switch NamedBundle(use, in: app, sources) {
        case .of, .own: false
        case .unknown: sources.usesForeignCode
        case .foreign: true
        }
    }

    func fault(ofStoryboard use: IdentifierUse) -> Fault? {
        guard let name = use.value.text, !mayBeElsewhere(use) else { return nil }
        guard !fileNames.contains(ExactName(name)) else {
            return fault(use, .storyboard, name, exception: .missingStoryboard(name))
        }
        return Fault(
            use,
            "The app has no storyboard '\(name)', and stops where this asks for it. "
                + NearestNames.advice(name, among: storyboards.keys.map(\.text), otherwise: "Correct the name, or add the storyboard."),
            exception: .missingStoryboard(name))
    }

    func fault(ofNib use: IdentifierUse) -> Fault? {
        guard let name = use.value.text, !name.isEmpty, !mayBeElsewhere(use) else { return nil }
        // A controller that makes its view by code does not ask for the nib.
        let made = use.receiver == .own ? use.enclosingClass : use.expectedClass
        if let made, sources.loadsViewItself(made) { return nil }
        let exception = FindingException(
            name: "NSInternalInconsistencyException", reason: "Could not load NIB in bundle with name '\(name)'")
        guard !nibs.contains(ExactName(name)) else {
            return fault(use, .xib, name, exception: exception)
        }
        return Fault(
            use,
            "The app has no xib '\(name)', and stops where this asks for it. "
                + NearestNames.advice(name, among: nibs.map(\.text), otherwise: "Correct the name, or add the xib."),
            exception: exception)
    }

    /// A fault where a document of the folder is in other bundles than the one that is named, or in none.
    private func fault(
        _ use: IdentifierUse, _ kind: DocumentFile.Kind, _ name: String, exception: FindingException
    ) -> Fault? {
        let documents = holders.value.documentsOfNoTarget(name, kind)
        if !documents.isEmpty {
            var fault = Fault(
                use,
                "The \(kind) '\(name)' is in no target and so in no bundle, and the app stops where this asks for it. "
                    + "Add it to a target, or ask for another.",
                exception: exception)
            fault.related = documents.map { path in
                RelatedPlace(
                    message: "The document is here.",
                    location: SourceLocation(file: path, position: SourcePosition(line: 1, column: 1)))
            }
            return fault
        }
        // Who loads a nib without a bundle may be a bundle itself.
        guard kind == .storyboard || use.bundle != nil, case .of(let asked) = NamedBundle(use, in: app, sources),
            asked.hasOwnBundle
        else { return nil }
        let owners = holders.value.modules(with: name, kind)
        guard let holder = owners.first(where: { app.modules.map(\.id).contains($0.id) }) ?? owners.first,
            owners.allSatisfy({ $0.id != asked.id && $0.hasOwnBundle }), !isShared(use)
        else { return nil }
        return Fault(
            use,
            "The \(kind) '\(name)' is not in \(asked.bundleName), where this looks for it, but in \(holder.bundleName): the app stops "
                + "here. Name that bundle, or add the document to the target '\(asked.name)'.",
            exception: exception)
    }

    /// Whether the file belongs to other apps of the folder too, one of which may be the one that asks.
    private func isShared(_ use: IdentifierUse) -> Bool {
        otherApps.contains { other in other.modules.contains { $0.sources.contains(use.location.file) } }
    }

    func fault(ofInitialScene use: IdentifierUse) -> Fault? {
        guard case .named(.known(let name))? = use.storyboard, let named = storyboards[ExactName(name)],
            named.allSatisfy({ $0.initialScene == nil })
        else { return nil }
        return Fault(
            use,
            "The storyboard '\(name)' has no initial view controller, so this gives nothing. Make a scene the initial view "
                + "controller, or ask for one by its identifier.")
    }

    func fault(ofScene use: IdentifierUse) -> Fault? {
        guard let name = use.value.text else { return nil }
        let asked: [AppStoryboard]
        switch use.storyboard {
        case .named(.known(let storyboard))?:
            guard let named = storyboards[ExactName(storyboard)] else { return nil }
            asked = named
        case .own?:
            guard isWhole, let own = use.enclosingClass else { return nil }
            asked = Set(sources.scenes(of: own).map(\.storyboard)).map { app[$0] }
        default: asked = []
        }
        return fault(use, scene: name, of: asked)
    }

    func fault(ofAddress use: IdentifierUse) -> Fault? {
        guard let text = use.value.text, let scene = SceneAddress(text).scene else { return nil }
        let address = SceneAddress(text)
        guard let storyboard = address.storyboard else { return fault(use, scene: scene, of: []) }
        guard let named = storyboards[ExactName(storyboard)] else {
            guard address.bundle == nil, !fileNames.contains(ExactName(storyboard)) else { return nil }
            return Fault(
                use,
                "The app has no storyboard '\(storyboard)', and this address leads nowhere. "
                    + NearestNames.advice(storyboard, among: storyboards.keys.map(\.text), otherwise: "Correct the name."))
        }
        return fault(use, scene: scene, of: named)
    }

    /// - Parameter asked: the storyboards in one of which the scene must be; none for any.
    private func fault(_ use: IdentifierUse, scene name: String, of asked: [AppStoryboard]) -> Fault? {
        let scenes = asked.isEmpty ? app.scenes[...] : asked.flatMap { app.scenes[$0.scenes] }[...]
        let identifiers = scenes.compactMap(\.identifier).map { ExactName($0) }
        guard isWhole || !asked.isEmpty, !app.storyboards.isEmpty, !identifiers.contains(ExactName(name)) else { return nil }
        let place = asked.isEmpty ? "No storyboard of the app" : "The storyboard '\(asked.map(\.name).min() ?? "")'"
        let elsewhere = app.scenes.first { $0.identifier.map { ExactName($0) } == ExactName(name) }
        if asked.isEmpty, sources.usesForeignCode { return nil }
        return Fault(
            use,
            "\(place) has \(asked.isEmpty ? "a" : "no") scene '\(name)', and the app stops where this asks for it. "
                + (elsewhere.map { "It is in '\(app[$0.storyboard].name)'." }
                    ?? NearestNames.advice(name, among: identifiers.map(\.text), otherwise: "Correct the identifier, or add it to a scene.")),
            exception: .missingScene(name))
    }
}

extension Module {
    /// Whether it is built into a bundle of its own, in which its documents are.
    fileprivate var hasOwnBundle: Bool {
        switch kind {
        case .application, .appExtension, .watchApplication, .watchExtension, .framework: true
        default: false
        }
    }
}
