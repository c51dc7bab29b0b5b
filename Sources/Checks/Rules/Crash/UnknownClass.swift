import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Classes that do not exist, where outlets, actions or a segue depend on them.
    static let unknownClass = Rule(
        "unknown-class", .crash,
        "The class of an object with outlets or actions is one that the app has, under the module that the document names.",
        reason: """
            UIKit looks a class up by the name and module in the document. Where it finds none, it only logs that and takes its own \
            class, which has none of the outlets and actions: the app stops when they are set or sent.
            """,
        isFixable: true,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                """
                <viewController ↓customClass="HomeController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label id="heading" text="Hello"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="heading" id="outlet"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController ↓customClass="HomeViewController" id="again" sceneMemberID="viewController">
                    <view key="view" id="again-view"/>
                    <connections>
                        <outlet property="titleLabel" destination="again-view" id="again-outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit
                import Elsewhere

                class HomeViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label id="heading" customClass="FancyLabel" text="Hello"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="heading" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            sources.unfoundClasses(inUse: true).map { object, text, fix in
                let consequence = object.element.name == "segue"
                    ? "the app stops when the segue is performed." : "the app stops when its outlets are set or its actions are sent."
                return text.fault(of: object, consequence: consequence, fix: fix)
            }
        })
}

extension AppSources {
    /// Why a class is not found, and what to do.
    struct UnfoundText: Sendable {
        let fault: String
        let advice: String
        /// Whether code that is not in the folder may have the class.
        var mayExist = false

        /// The fault, with what comes of it in small letters.
        func fault(of object: Object, consequence: String, fix: Fix?) -> Fault {
            let consequence = mayExist ? "Unless a library has it, " + consequence : consequence.prefix(1).uppercased() + consequence.dropFirst()
            var fault = Fault(
                object.element, "customClass", in: object.document, "\(fault) \(consequence) \(advice)", fix: fix)
            if mayExist { fault.severity = .suspicious }
            return fault
        }
    }

    /// The objects whose classes are not found at run time.
    ///
    /// - Parameter inUse: those on which outlets, actions or segues depend, or those on which nothing does.
    func unfoundClasses(inUse: Bool) -> [(object: Object, text: UnfoundText, fix: Fix?)] {
        var misspelled: [String: String?] = [:]
        return objects.compactMap { object in
            guard object.element.name != "placeholder", object.isInUse == inUse else { return nil }
            let name = object.customClass.name
            guard let lookup = object.lookup else {
                let near = misspelled[name] ?? classMeant(by: name)
                misspelled[name] = .some(near)
                return near.map { near in
                    let text = UnfoundText(
                        fault: "The sources have no class '\(name)'.", advice: "Did you mean '\(near)'?", mayExist: true)
                    return (object, text, nil)
                }
            }
            func found(_ places: [Int]) -> SourceClass? { places.first.map { index.classes[$0] } }
            let fault: String
            let advice: String
            var edits: [Fix.Edit] = []
            var summary = "set the module of '\(name)'"
            switch lookup {
            case .found: return nil
            case .missing:
                let module = object.customClass.module ?? object.module.moduleName
                fault = "There is no class '\(name)' in the sources of '\(module)'."
                advice = NearestNames.advice(
                    name, among: index.classes.map(\.name), otherwise: "Set the class that is meant, or take it out.")
            case .foreign(let module, let same):
                guard let other = found(same) else { return nil }
                fault = "There is no module '\(module)' in the app, so the class '\(name)' is not found."
                advice = "Its module is '\(other.module ?? "")'."
                if same.count == 1 { edits = moduleEdits(other, of: object) }
            case .unreachable(let places, let obstacle):
                guard let other = found(places) else { return nil }
                switch obstacle {
                case .needsModule:
                    fault = "'\(name)' is a Swift class, which is not found without its module."
                    advice = moduleAdvice(other)
                    if places.count == 1 { edits = moduleEdits(other, of: object) }
                case .otherModule:
                    fault = "The class '\(name)' is not in the module that the document names, but in '\(other.module ?? "")'."
                    advice = moduleAdvice(other)
                    if places.count == 1 { edits = moduleEdits(other, of: object) }
                case .objectiveC:
                    fault = "'\(name)' is a class of Objective-C, which is not found in a module."
                    advice = "Take the module out."
                    summary = "take the module of '\(name)' out"
                    edits = ["customModule", "customModuleProvider"].map { .set(attribute: $0, to: nil, of: object.element.id) }
                case .generic:
                    fault = "'\(name)' is generic, and no document can name a generic class."
                    advice = "Set a class that inherits from it and is not generic."
                case .nested:
                    fault = "'\(other.qualifiedName)' is nested in another type, where no document finds it by its name."
                    advice = "Move the class out, or name it with @objc."
                case .renamed:
                    fault = "The class '\(name)' is known at run time as '\(other.runtimeName)'."
                    advice = "Set that name, without a module."
                }
            }
            let fix = edits.isEmpty ? nil : Fix(summary: summary, edits: edits)
            return (object, UnfoundText(fault: fault, advice: advice), fix)
        }
    }

    /// The class of the sources whose name differs so little from one that they do not have that it is hardly another.
    private func classMeant(by name: String) -> String? {
        let length = name.utf8.count
        guard length >= 8, index.classes.allSatisfy({ !$0.name.exactlyEquals(name) }) else { return nil }
        let candidates = index.classes.map(\.name).filter { abs($0.utf8.count - length) <= 1 }
        return NearestNames.of(name, among: candidates, limit: 1).first.flatMap { near in
            switch near.difference {
            case .composition, .letterCase, .separators, .spelling(1): near.name
            case .spelling, .part: nil
            }
        }
    }

    private func moduleAdvice(_ found: SourceClass) -> String {
        guard let module = found.module, !read.guessedModules.contains(module) else {
            return "Set its module, whose name the project alone does not tell."
        }
        return "Set the module '\(module)'."
    }

    private func moduleEdits(_ found: SourceClass, of object: Object) -> [Fix.Edit] {
        guard found.language == .swift, let module = found.module, !read.guessedModules.contains(module) else { return [] }
        let provider = module.exactlyEquals(object.module.moduleName) ? "target" : nil
        return [
            .set(attribute: "customModule", to: module, of: object.element.id),
            .set(attribute: "customModuleProvider", to: provider, of: object.element.id),
        ]
    }
}

extension AppSources.Object {
    /// Whether the app stops without the class: for outlets, actions, segue actions, or since it is a segue's own class.
    fileprivate var isInUse: Bool {
        if element.name == "segue" { return element["kind"] == "custom" }
        let object = CustomObject(element)
        if (object.outlets.compactMap(\.property) + object.outletCollections.compactMap(\.property))
            .contains(where: { !UIKitOutlets.names.contains($0) }) { return true }
        guard let id = element["id"] else { return false }
        if document.objects.references(to: id).contains(where: { $0.element.name == "action" }) { return true }
        return element["sceneMemberID"] == "viewController" && document.segues.contains {
            $0.destinationCreationSelector.nonEmpty != nil && CheckedDocument.scene(around: $0.element)?.controller?.element == element
        }
    }
}
