import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Outlets that the object's class does not have.
    static let missingOutlet = Rule(
        "missing-outlet", .crash,
        "Every outlet that a document connects is an outlet of the object's class.",
        reason: """
            A document sets outlets by their names when it is loaded. A property that was renamed, deleted, or is no longer \
            marked as an outlet leaves the connection behind, and UIKit raises an exception when the object is loaded.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                    var subtitleLabel: UILabel!
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
                        ↓<outlet property="headingLabel" destination="heading" id="outlet"/>
                        ↓<outlet property="subtitleLabel" destination="heading" id="second"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit
                import Elsewhere

                class BaseViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                }

                class HomeViewController: BaseViewController {}

                class OtherViewController: ControllerOfElsewhere {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
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
                <viewController customClass="OtherViewController" customModuleProvider="target" id="other" sceneMemberID="viewController">
                    <view key="view" id="other-view"/>
                    <connections>
                        <outlet property="anything" destination="other-view" id="unknown"/>
                    </connections>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            var missing: [MissingMember: [Fault]] = [:]
            for (document, group) in app.documents {
                for element in document.elements(["outlet", "outletCollection"]) {
                    guard let key = element["property"], let owner = Outlet(element).owner,
                        let reference = sources.reference(of: owner, in: group.module), sources.isDeclared(reference)
                    else { continue }
                    let membership = sources.index.property(forKey: key, of: reference)
                    guard membership.isPresent == false,
                        membership != .missing || !sources.mayBeOfUIKit(key, in: reference)
                    else { continue }
                    let name = sources.index.name(of: reference)
                    let fault: String
                    if case .hidden = membership {
                        fault = "The property '\(key)' of '\(name)' is no outlet: Objective-C does not know it. The app stops when "
                            + "the object is loaded. Mark it with @IBOutlet."
                    } else if case .readOnly = membership {
                        fault = "The property '\(key)' of '\(name)' is computed and has no setter. The app stops when the object is "
                            + "loaded. Give it a setter, or delete the connection."
                    } else {
                        fault = "'\(name)' has no outlet '\(key)'. The app stops when the object is loaded. "
                            + NearestNames.advice(
                                key, among: sources.outlets(of: reference).map(\.key),
                                otherwise: "Add the outlet, or delete the connection.")
                    }
                    missing[MissingMember(of: reference, key), default: []].append(Fault(
                        element, in: document, fault,
                        exception: .undefinedKey(key, of: sources.runtimeName(of: reference)),
                        related: sources.place(of: reference)))
                }
            }
            // What the class lacks is to be mended once, however many objects are connected to it.
            return missing.values.compactMap { faults in
                Fault.joined(faults) { $0 == 1 ? "One more connection has this fault." : "\($0) more connections have this fault." }
            }
        })
}

/// Something that a class does not have, and documents connect.
struct MissingMember: Hashable {
    let owner: ClassReference
    let name: String

    init(of owner: ClassReference, _ name: String) {
        self.owner = owner
        self.name = name
    }
}

extension AppSources {
    /// The outlets that a class and those that it inherits from declare.
    func outlets(of reference: ClassReference) -> [Property] {
        index.chain(of: reference).flatMap { index.members(of: $0).properties }.filter(\.isOutlet)
    }

    /// Whether an outlet may be one of UIKit's own that is not listed. The controllers of which most scenes are made are known.
    fileprivate func mayBeOfUIKit(_ key: String, in reference: ClassReference) -> Bool {
        guard UIKitOutlets.names.contains(key) else { return false }
        let base = index.chain(of: reference).first { !isDeclared($0) }.map(index.name)
        return !["UIViewController", "UITableViewController", "UICollectionViewController"].contains(base ?? "") || UIKitOutlets.ofControllers.contains(key)
    }
}
