import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Runtime attributes that the object's class does not have.
    static let missingRuntimeAttribute = Rule(
        "missing-runtime-attribute", .broken,
        "Every runtime attribute is a property that the object's class shows to Objective-C.",
        reason: """
            A runtime attribute is set by its key path when the object is loaded. Where the class has no such property, UIKit \
            only logs that it failed, and the object is as if nothing had been set.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class CardView: UIView {
                    @IBInspectable var cornerRadius: CGFloat = 0
                    var borderName: String = ""
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="CardView" customModuleProvider="target" id="card">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" ↓keyPath="cornerRadios"/>
                            <userDefinedRuntimeAttribute type="string" ↓keyPath="borderName" value="thin"/>
                        </userDefinedRuntimeAttributes>
                    </view>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class CardView: UIView {
                    @IBInspectable var cornerRadius: CGFloat = 0
                }

                extension UILabel {
                    @objc var fontName: String { get { "" } set {} }
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="CardView" customModuleProvider="target" id="card">
                        <subviews>
                            <label id="heading" text="Hello">
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="string" keyPath="fontName" value="thin"/>
                                    <userDefinedRuntimeAttribute type="string" keyPath="somethingOfUIKit" value="1"/>
                                </userDefinedRuntimeAttributes>
                            </label>
                        </subviews>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"/>
                        </userDefinedRuntimeAttributes>
                    </view>
                </viewController>
                """),
            .source(
                """
                import UIKit

                class LinkViewController: UIViewController {
                    @IBInspectable var storyboardName = ""

                    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
                }
                """,
                """
                <viewController customClass="LinkViewController" customModuleProvider="target" id="link" sceneMemberID="viewController">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="storyboardNames" value="Shop"/>
                    </userDefinedRuntimeAttributes>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            sources.objects.flatMap { object -> [Fault] in
                guard object.element.name != "placeholder", let reference = object.reference, sources.isDeclared(reference),
                    !sources.takesAnyKey(reference)
                else { return [] }
                return CustomObject(object.element).userDefinedRuntimeAttributes.compactMap { attribute in
                    guard let path = attribute.keyPath, !path.isEmpty else { return nil }
                    let membership = sources.index.property(atKeyPath: path, of: reference)
                    let name = sources.index.name(of: reference)
                    let fault: String
                    switch membership {
                    case .hidden(let property, _):
                        fault = "The property '\(property.name)' of '\(name)' is not known to Objective-C, so the runtime attribute "
                            + "'\(path)' is not set. Mark it with @IBInspectable."
                    case .missing:
                        // UIKit's own keys are more than those that are listed.
                        let own = sources.index.chain(of: reference).flatMap { current in
                            sources.isDeclared(current) ? sources.index.members(of: current).properties.map(\.key) : []
                        }
                        let near = NearestNames.of(path, among: own, limit: 1).first
                        let elsewhere = sources.index.classes.contains { $0.properties.contains { $0.key == path && $0.isInspectable } }
                        guard near != nil || elsewhere else { return nil }
                        fault = "'\(name)' has no property '\(path)', so the runtime attribute is not set. "
                            + (near.map { "Did you mean '\($0.name)'?" } ?? "Add the property, or delete the attribute.")
                    case .declared, .platform, .unknown: return nil
                    }
                    return Fault(
                        attribute.element, "keyPath", in: object.document, fault, related: sources.place(of: reference))
                }
            }
        })
}
