import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Casts and creators of another class than the document has.
    static let wrongClassInCode = Rule(
        "wrong-class-in-code", .crash,
        "Code takes scenes and cells for what they are.",
        reason: """
            A scene is of the class that the storyboard names, and the destination of a segue is the scene that it leads to: a \
            navigation controller, where that has the scene inside. `as!` to another class stops the app, and so does a creator \
            that makes an object of a class that is not the scene's and does not inherit from it. Objective-C casts without \
            looking, and stops where the object does not have what it is asked for: there the finding has the severity suspicious.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func open() {
                        let book = storyboard!.instantiateViewController(withIdentifier: ↓"Book") as! AuthorViewController
                        show(book, sender: nil)
                    }
                }
                class BookViewController: UIViewController {}
                class AuthorViewController: UIViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Book" customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func open() {
                        let book = storyboard!.instantiateViewController(identifier: ↓"Book") { coder in
                            AuthorViewController(coder: coder)
                        }
                        show(book, sender: nil)
                    }
                }
                class BookViewController: UIViewController {}
                class AuthorViewController: UIViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Book" customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        switch segue.identifier {
                        case "book":
                            let book = ↓segue.destination as! BookViewController
                            book.title = "Book"
                        case "author":
                            let author = segue.destination as! AuthorViewController
                            author.title = "Author"
                        default: break
                        }
                    }
                }
                class BookViewController: UIViewController {}
                class AuthorViewController: UIViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="navigation" kind="presentation" identifier="book" id="to-book"/>
                        <segue destination="author" kind="show" identifier="author" id="to-author"/>
                    </connections>
                </viewController>
                """,
                """
                <navigationController id="navigation" sceneMemberID="viewController">
                    <connections>
                        <segue destination="book" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """,
                """
                <viewController customClass="AuthorViewController" customModuleProvider="target" id="author" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func open() {
                        let book = storyboard!.instantiateViewController(withIdentifier: "Book") as! TextViewController
                        show(book, sender: nil)
                    }
                }
                class TextViewController: UIViewController {}
                class BookViewController: TextViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Book" customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            let scenes = sources.uses(.scene).compactMap { use in faultOfScene(use, app, sources) }
            return scenes + faultsOfDestinations(app, sources) + ReusableKind.all.flatMap { kind in
                sources.hasComputed(kind.registered) ? [] : sources.uses(kind.dequeued).compactMap { faultOfCell($0, kind, app, sources) }
            }
        })

    private static func faultOfScene(_ use: IdentifierUse, _ app: CheckedApp, _ sources: AppSources) -> Fault? {
        guard use.castClass != nil || use.createdClass != nil, let name = use.value.text else { return nil }
        let storyboard: String? = if case .named(.known(let name))? = use.storyboard { name } else { nil }
        let controllers = app.groups.filter { group in
            group.files.kind == .storyboard && (storyboard.map { ExactName(group.files.name) == ExactName($0) } ?? true)
        }.flatMap { group in
            group.documents.flatMap(\.scenes).compactMap(\.controller?.element)
                .filter { $0["storyboardIdentifier"].map { ExactName($0) == ExactName(name) } ?? false }
                .map { ($0, group.module) }
        }
        guard let classes = sources.classes(of: controllers) else { return nil }
        if let created = use.createdClass {
            guard sources.isClass(created), sources.index.isKnownToTheEnd(created),
                classes.allSatisfy({ !sources.isKind(created, of: $0) }), let first = classes.first
            else { return nil }
            let (made, wanted) = (sources.index.name(of: created), sources.index.name(of: first))
            return Fault(
                use,
                "The scene '\(name)' is a \(wanted), and the creator makes a \(made), which is none. The app stops here. Make a "
                    + "\(wanted), or change the class of the scene.")
        }
        return faultOfCast(use, "scene '\(name)'", classes, sources)
    }

    private static func faultOfCell(
        _ use: IdentifierUse, _ kind: ReusableKind, _ app: CheckedApp, _ sources: AppSources
    ) -> Fault? {
        guard use.castClass != nil, let name = use.value.text, !sources.texts(kind.registered).contains(ExactName(name)) else { return nil }
        let prototypes = app.documents.filter(\.document.isStoryboard).flatMap { document, group in
            document.elements(kind.elements).filter { $0.reuseIdentifier.map { ExactName($0) == ExactName(name) } ?? false }
                .map { ($0, group.module) }
        }
        return sources.classes(of: prototypes).flatMap { faultOfCast(use, "cell '\(name)'", $0, sources) }
    }

    private static func faultsOfDestinations(_ app: CheckedApp, _ sources: AppSources) -> [Fault] {
        guard app.isWhole else { return [] }
        let uses = sources.uses(.segueDestination, .segueContent)
        guard !uses.isEmpty else { return [] }
        let prepared = PreparedDestinations(app, sources)
        // One cast may be of the destinations of several segues.
        let places = Dictionary(grouping: uses) { $0.location }
        return places.values.compactMap { uses in
            guard let use = uses.first, let taken = use.castClass ?? use.expectedClass, sources.isClass(taken),
                let owner = use.enclosingClass, sources.isDeclared(owner)
            else { return nil }
            let texts = uses.map(\.value.text)
            let names = texts.contains(nil) ? nil : Set(texts.compactMap { $0 }.map { ExactName($0) })
            let isContent = use.kind == .segueContent
            guard let all = prepared.destinations(of: names, preparedBy: owner, isContent: isContent), let first = all.first,
                all.allSatisfy({ !sources.canBe($0, taken) })
            else { return nil }
            let segues = names.map { "The segue \($0.map { "'\($0.text)'" }.sorted().joined(separator: " or ")) leads" } ?? "The segues of this scene lead"
            let (found, wanted) = (sources.index.name(of: first.reference), sources.index.name(of: taken))
            let content = app.firstContent(of: first.controller).flatMap(sources.knownClass)
            let isInside = !isContent && content.map { sources.isKind($0, of: taken) } ?? false
            var fault = faultOfCast(
                use, "\(segues) to a \(found)\(isContent ? " inside a container" : "") and no \(wanted)", first.reference, taken, sources,
                advice: isInside ? "Take what the \(found) shows: its topViewController." : "Correct the cast, or where the segue leads.")
            fault.related = [first.controller.document.place(first.controller.element, "This is where it leads.")]
            if use.castClass == nil { fault.severity = .suspicious }
            return fault
        }
    }

    private static func faultOfCast(
        _ use: IdentifierUse, _ object: String, _ classes: [ClassReference], _ sources: AppSources
    ) -> Fault? {
        guard let cast = use.castClass, sources.isClass(cast), classes.allSatisfy({ !sources.isKind($0, of: cast) }),
            let first = classes.first
        else { return nil }
        let sentence = "The \(object) is a \(sources.index.name(of: first)) and no \(sources.index.name(of: cast))"
        return faultOfCast(use, sentence, first, cast, sources, advice: "Correct the cast, or the class in the document.")
    }

    private static func faultOfCast(
        _ use: IdentifierUse, _ sentence: String, _ found: ClassReference, _ cast: ClassReference, _ sources: AppSources, advice: String
    ) -> Fault {
        guard use.castClass != nil else {
            return Fault(use, sentence + ": the app stops where it is asked for what only that has. " + advice)
        }
        return Fault(
            use, sentence + ", so the app stops where it is cast. " + advice,
            exception: FindingException(
                name: "SIGABRT",
                reason: "Could not cast value of type '\(sources.runtimeName(of: found))' (0x…) to '\(sources.runtimeName(of: cast))' (0x…)."))
    }
}

extension AppSources {
    /// The classes of some elements; nil where there are none or one is not known to its end.
    fileprivate func classes(of elements: [(Element, Module)]) -> [ClassReference]? {
        let classes = elements.map { reference(of: $0, in: $1) }
        let known = classes.compactMap { $0 }.filter(index.isKnownToTheEnd)
        return known.isEmpty || known.count < classes.count ? nil : known
    }

    /// Whether where a segue leads may be of a class.
    fileprivate func canBe(_ destination: PreparedDestinations.Destination, _ reference: ClassReference) -> Bool {
        isKind(destination.reference, of: reference)
            || (destination.isMadeByAction && isKind(reference, of: destination.reference))
    }
}
