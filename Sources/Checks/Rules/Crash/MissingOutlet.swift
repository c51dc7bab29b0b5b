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
            app.documents.flatMap { document, group in
                document.elements(["outlet", "outletCollection"]).compactMap { element in
                    guard let key = element["property"], let owner = Outlet(element).owner,
                        let reference = sources.reference(of: owner, in: group.module), sources.isDeclared(reference)
                    else { return nil }
                    let membership = sources.index.property(forKey: key, of: reference)
                    guard membership.isPresent == false,
                        membership != .missing || !sources.mayBeOfUIKit(key, in: reference)
                    else { return nil }
                    let name = sources.index.name(of: reference)
                    let fault: String
                    if case .hidden = membership {
                        fault = "The property '\(key)' of '\(name)' is no outlet: Objective-C does not know it. The app stops when "
                            + "the object is loaded. Mark it with @IBOutlet."
                    } else {
                        fault = "'\(name)' has no outlet '\(key)'. The app stops when the object is loaded. "
                            + NearestNames.advice(
                                key, among: sources.outlets(of: reference).map(\.key),
                                otherwise: "Add the outlet, or delete the connection.")
                    }
                    return Fault(
                        element, in: document, fault,
                        exception: .undefinedKey(key, of: sources.runtimeName(of: reference)),
                        related: sources.place(of: reference))
                }
            }
        })
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
        let ofControllers: Set = ["view", "delegate", "dataSource", "tabBarItem", "navigationItem", "toolbarItems", "searchDisplayController"]
        return !["UIViewController", "UITableViewController", "UICollectionViewController"].contains(base ?? "") || ofControllers.contains(key)
    }
}

extension FindingException {
    /// What UIKit raises where a class has no property of a key.
    static func undefinedKey(_ key: String, of className: String) -> FindingException {
        FindingException(
            name: "NSUnknownKeyException",
            reason: "[<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
}
