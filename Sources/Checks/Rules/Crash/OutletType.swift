import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Outlets that are connected to objects of other classes than they are declared with.
    static let outletType = Rule(
        "outlet-type", .crash,
        "An outlet is connected to an object of its class, and one that holds several objects to several.",
        reason: """
            Nothing compares the two when a document is loaded: the outlet then holds an object of another class, and the \
            app stops when it is first used as what it is not.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBOutlet var payButton: UIButton!
                    @IBOutlet var labels: [UILabel]!
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label id="heading" text="Hello"/>
                        </subviews>
                    </view>
                    <connections>
                        ↓<outlet property="payButton" destination="heading" id="first"/>
                        ↓<outlet property="labels" destination="heading" id="second"/>
                        ↓<outletCollection property="titleLabel" destination="heading" id="third"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBOutlet var payButton: UIControl!
                    @IBOutlet var labels: [UILabel]!
                    @IBOutlet var anything: AnyObject!
                    @IBOutlet weak var source: Source?
                }

                protocol Source: AnyObject {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <button id="pay"/>
                            <label id="heading" text="Hello"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="payButton" destination="pay" id="first"/>
                        <outletCollection property="labels" destination="heading" id="second"/>
                        <outlet property="anything" destination="heading" id="third"/>
                        <outlet property="source" destination="home" id="fourth"/>
                    </connections>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            let found = app.documents.flatMap { document, group in
                document.elements(["outlet", "outletCollection"]).compactMap { element -> (cause: WrongOutlet, fault: Fault)? in
                    guard let key = element["property"], let owner = Outlet(element).owner,
                        let reference = sources.reference(of: owner, in: group.module),
                        case .declared(let property, let declaring) = sources.index.property(forKey: key, of: reference),
                        property.isOutlet
                    else { return nil }
                    let holdsSeveral = element.name == "outletCollection"
                    if property.isOutletCollection != holdsSeveral {
                        let held = property.isOutletCollection ? "holds several objects" : "holds one object"
                        let connected = holdsSeveral ? "several" : "one"
                        return (WrongOutlet(owner: declaring, key: key, connected: nil), Fault(
                            element, in: document,
                            "The outlet '\(key)' of '\(sources.index.name(of: declaring))' \(held), and is connected as if it held \(connected). "
                                + "The app stops when it is used. Connect it again, or change its type.",
                            related: sources.place(of: declaring)))
                    }
                    guard let destination = element["destination"].flatMap({ document.objects.element(id: $0) }),
                        let connected = sources.reference(of: destination, in: group.module),
                        let typeName = property.className, typeName != "id",
                        let type = sources.index.reference(toClass: typeName, from: declaring), sources.isClass(type),
                        sources.index.isKnownToTheEnd(connected), !sources.isKind(connected, of: type)
                    else { return nil }
                    return (WrongOutlet(owner: declaring, key: key, connected: connected), Fault(
                        element, in: document,
                        "The outlet '\(key)' of '\(sources.index.name(of: declaring))' is for a \(sources.index.name(of: type)) and is connected to "
                            + "a \(sources.index.name(of: connected)). The app stops when it is used as what it is not. Connect it to "
                            + "another object, or change its type.",
                        related: sources.place(of: declaring)))
                }
            }
            // A type that was changed is to be mended once, however many objects are connected to the outlet.
            return Dictionary(grouping: found, by: \.cause).values.compactMap { faults in
                Fault.joined(faults.map(\.fault)) { $0 == 1 ? "One more connection has this fault." : "\($0) more connections have this fault." }
            }
        })
}

/// An outlet to which objects of a class are connected that it cannot hold; of no class where it is for one object or for several.
private struct WrongOutlet: Hashable {
    let owner: ClassReference
    let key: String
    let connected: ClassReference?
}

extension AppSources {
    /// Whether a class is known by its name, and no protocol or other type.
    func isClass(_ reference: ClassReference) -> Bool {
        switch reference {
        case .source: true
        case .platform(let name): PlatformClass.named(name) != nil
        case .unknown: false
        }
    }
}

extension SourceIndex {
    /// Whether all classes are known that a class inherits from.
    func isKnownToTheEnd(_ reference: ClassReference) -> Bool {
        if case .unknown? = chain(of: reference).last { false } else { true }
    }
}
