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
            that makes an object of a class that is not the scene's and does not inherit from it. `as?` gives nothing, and \
            Objective-C casts without looking and stops where the object does not have what it is asked for: both have the severity \
            suspicious. Known are scenes and cells that code asks for, where segues lead in what prepares for them, where unwind \
            segues come from in their actions, and the root of the window in the delegates of an app whose code sets none.
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
            let scenes = sources.uses(.scene, .initialScene).compactMap { use in faultOfScene(use, app, sources) }
            return scenes + faultsOfObjects(app, sources) + ReusableKind.all.flatMap { kind in
                sources.hasComputed(kind.registered) ? [] : sources.uses(kind.dequeued).compactMap { faultOfCell($0, kind, app, sources) }
            }
        })

    // MARK: What code makes

    private static func faultOfScene(_ use: IdentifierUse, _ app: CheckedApp, _ sources: AppSources) -> Fault? {
        guard use.expectedClass != nil || use.createdClass != nil else { return nil }
        let storyboard: String? = if case .named(.known(let name))? = use.storyboard { name } else { nil }
        let name = use.value.text
        guard use.kind == .scene ? name != nil : storyboard != nil else { return nil }
        let controllers = app.groups.filter { group in
            group.files.kind == .storyboard && (storyboard.map { ExactName(group.files.name) == ExactName($0) } ?? true)
        }.flatMap { group in
            group.documents.flatMap { document -> [(Element, Module)] in
                let initial = document.content.storyboard?.initialViewControllerID
                return document.scenes.compactMap(\.controller?.element).filter { element in
                    guard let name else { return element["id"] == initial }
                    return element["storyboardIdentifier"].map { ExactName($0) == ExactName(name) } ?? false
                }.map { ($0, group.module) }
            }
        }
        guard let classes = sources.classes(of: controllers) else { return nil }
        let scene = name.map { "scene '\($0)'" } ?? "initial scene of '\(storyboard ?? "")'"
        if let created = use.createdClass {
            guard sources.isClass(created), sources.index.isKnownToTheEnd(created),
                classes.allSatisfy({ !sources.isKind(created, of: $0) }), let first = classes.first
            else { return nil }
            let (made, wanted) = (sources.index.name(of: created), sources.index.name(of: first))
            return Fault(
                use,
                "The \(scene) is a \(wanted), and the creator makes a \(made), which is none. The app stops here. Make a "
                    + "\(wanted), or change the class of the scene.")
        }
        return faultOfCast(use, scene, classes, sources)
    }

    private static func faultOfCell(
        _ use: IdentifierUse, _ kind: ReusableKind, _ app: CheckedApp, _ sources: AppSources
    ) -> Fault? {
        guard use.expectedClass != nil, let name = use.value.text, !sources.texts(kind.registered).contains(ExactName(name))
        else { return nil }
        let prototypes = app.documents.filter(\.document.isStoryboard).flatMap { document, group in
            document.elements(kind.elements).filter { $0.reuseIdentifier.map { ExactName($0) == ExactName(name) } ?? false }
                .map { ($0, group.module) }
        }
        return sources.classes(of: prototypes).flatMap { faultOfCast(use, "cell '\(name)'", $0, sources) }
    }

    private static func faultOfCast(
        _ use: IdentifierUse, _ object: String, _ classes: [ClassReference], _ sources: AppSources
    ) -> Fault? {
        // A creator may make an object of a class that inherits from the scene's.
        guard let cast = use.castClass ?? use.expectedClass, sources.isClass(cast),
            classes.allSatisfy({ !sources.isKind($0, of: cast) && (use.castClass != nil || !sources.isKind(cast, of: $0)) }),
            let first = classes.first
        else { return nil }
        let sentence = "The \(object) is a \(sources.index.name(of: first)) and no \(sources.index.name(of: cast))"
        return faultOfCast(use, sentence, first, cast, sources, advice: "Correct the cast, or the class in the document.")
    }

    // MARK: What the app has

    private static func faultsOfObjects(_ app: CheckedApp, _ sources: AppSources) -> [Fault] {
        guard app.isWhole else { return [] }
        let uses = sources.uses(.segueDestination, .segueContent, .segueSource, .windowRoot, .windowContent)
        guard !uses.isEmpty else { return [] }
        let casts = Dictionary(grouping: uses, by: \.location).values.compactMap { ObjectCast($0, sources) }
        let objects = CastObjects(app, sources)
        // Who tries several classes for the same object knows that most of them are none.
        let tried = Dictionary(grouping: casts) { $0.subject }
        return tried.values.flatMap { casts -> [Fault] in
            let found = casts.map { cast in objects.objects(of: cast.use, cast.names) }
            let right = zip(casts, found).filter { cast, objects in
                objects.map { $0.contains { sources.canBe($0, cast.taken) } } ?? cast.isOfContent
            }.map(\.0)
            return zip(casts, found).compactMap { cast, found in
                guard let found, found.allSatisfy({ !sources.canBe($0, cast.taken) }),
                    cast.use.castClass != nil || !right.contains(where: { $0.isOfContent || !cast.isOfContent })
                else { return nil }
                return fault(of: cast, found, app, sources)
            }
        }
    }

    private static func fault(
        of cast: ObjectCast, _ objects: [CastObjects.Object], _ app: CheckedApp, _ sources: AppSources
    ) -> Fault? {
        guard let first = objects.first else { return nil }
        let isContent = cast.isOfContent
        let (found, wanted) = (sources.index.name(of: first.reference), sources.index.name(of: cast.taken))
        let content = app.firstContent(of: first.controller).flatMap(sources.knownClass)
        let isInside = !isContent && content.map { sources.isKind($0, of: cast.taken) } ?? false
        var fault = faultOfCast(
            cast.use, "\(cast.words) a \(found)\(isContent ? " inside a container" : "") and no \(wanted)", first.reference, cast.taken,
            sources, advice: isInside ? "Take what the \(found) shows first." : "Correct the cast, or the document.")
        fault.related = [first.controller.document.place(first.controller.element, "This is the scene.")]
        return fault
    }

    private static func faultOfCast(
        _ use: IdentifierUse, _ sentence: String, _ found: ClassReference, _ cast: ClassReference, _ sources: AppSources, advice: String
    ) -> Fault {
        guard use.castClass != nil else {
            let outcome = use.location.file.hasSuffix(".swift")
                ? ", so this gives nothing." : ": the app stops where it is asked for what only that has."
            var fault = Fault(use, "\(sentence)\(outcome) \(advice)")
            fault.severity = .suspicious
            return fault
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

    /// Whether an object may be of a class.
    fileprivate func canBe(_ object: CastObjects.Object, _ reference: ClassReference) -> Bool {
        isKind(object.reference, of: reference) || (object.mayBeSubclass && isKind(reference, of: object.reference))
    }
}
