import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Outlets that some objects of a class connect and others do not.
    static let outletOfSomeObjects = Rule(
        "outlet-of-some-objects", .suspicious,
        "An outlet that some objects of a class connect is connected by all of them.",
        reason: """
            A class that several scenes or cells use takes its outlets for set in all of them. Where one does not connect an outlet \
            that is declared with `!`, it is nil there alone, and the app stops in that scene alone.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class BookCell: UITableViewCell {
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                table(first: cell("first", outlet: true), second: cell("second", mark: "↓", outlet: false))),
        ],
        right: [
            .source(
                """
                import UIKit

                class BookCell: UITableViewCell {
                    @IBOutlet var titleLabel: UILabel?
                }
                """,
                table(first: cell("first", outlet: true), second: cell("second", outlet: false))),
            .source(
                """
                import UIKit

                class BookCell: UITableViewCell {
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                table(first: cell("first", outlet: true), second: cell("second", outlet: true))),
        ],
        inSources: { app, sources in
            let objects = sources.objects.filter { $0.reference.map(sources.isDeclared) ?? false }
            let connected = objects.map { object in
                let value = CustomObject(object.element)
                return Set(value.outlets.compactMap(\.property) + value.outletCollections.compactMap(\.property))
            }
            var everywhere: [ClassReference: Set<String>] = [:]
            for (object, names) in zip(objects, connected) {
                for current in object.reference.map(sources.index.chain) ?? [] { everywhere[current, default: []].formUnion(names) }
            }
            let copies = Dictionary(app.documents.map { ($0.path, $1.documents) }, uniquingKeysWith: { first, _ in first })
            return zip(objects, connected).compactMap { object, names -> Fault? in
                // Who loads a xib may have its outlets from elsewhere, and a launch screen has no class.
                guard object.element.name != "placeholder", object.document.content.root["launchScreen"] != "YES",
                    let reference = object.reference
                else { return nil }
                // A class that lacks what is connected here may have it under another name.
                guard names.allSatisfy({ sources.index.property(forKey: $0, of: reference).isPresent != false }) else { return nil }
                let lacking = sources.index.chain(of: reference).flatMap { current -> [Property] in
                    guard let owner = sources.index.sourceClass(current), owner.language == .swift else { return [] }
                    return owner.outlets.filter { outlet in
                        (outlet.type?.hasSuffix("!") ?? false) && !names.contains(outlet.key)
                            && everywhere[current]?.contains(outlet.key) == true
                            && !object.hasLost(outlet.key, against: copies[object.document.path] ?? [])
                    }
                }
                guard !lacking.isEmpty else { return nil }
                let list = lacking.map { "'\($0.key)'" }.joined(separator: ", ")
                let isOne = lacking.count == 1
                let (what, them) = isOne ? ("the outlet", "it") : ("the outlets", "them")
                return Fault(
                    object.element, "customClass", in: object.document,
                    "This object of '\(sources.index.name(of: reference))' does not connect \(what) \(list), as others of the class do. The app stops "
                        + "where \(isOne ? "it is" : "they are") used here. Connect \(them), or make \(them) optional.",
                    related: sources.place(of: reference))
            }
        })

    private static func cell(_ id: String, mark: String = "", outlet: Bool) -> String {
        """
        <tableViewCell reuseIdentifier="\(id)" \(mark)customClass="BookCell" customModuleProvider="target" id="\(id)">
            <tableViewCellContentView key="contentView" id="\(id)-content">
                <subviews>
                    <label id="\(id)-label"/>
                </subviews>
            </tableViewCellContentView>
        \(outlet ? "    <connections>\n        <outlet property=\"titleLabel\" destination=\"\(id)-label\" id=\"\(id)-outlet\"/>\n    </connections>\n" : "")</tableViewCell>
        """
    }

    private static func table(first: String, second: String) -> String {
        """
        <tableViewController id="list" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <prototypes>
        \(first)
        \(second)
                </prototypes>
            </tableView>
        </tableViewController>
        """
    }
}

extension AppSources.Object {
    /// Whether a copy of the document for another language connects an outlet of the same object to one that this copy does not have.
    fileprivate func hasLost(_ key: String, against copies: [CheckedDocument]) -> Bool {
        guard let id = element["id"] else { return false }
        return copies.contains { copy in
            let same = copy.objects.element(id: id).map { CustomObject($0) }
            let destinations = (same?.outlets ?? []).filter { $0.property == key }.compactMap(\.destinationID)
            return destinations.contains { document.objects.element(id: $0) == nil }
        }
    }
}
