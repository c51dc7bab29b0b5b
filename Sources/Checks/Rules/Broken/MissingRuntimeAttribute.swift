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
                    @objc var summary: String { borderName }
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="CardView" customModuleProvider="target" id="card">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" ↓keyPath="cornerRadios"/>
                            <userDefinedRuntimeAttribute type="string" ↓keyPath="borderName" value="thin"/>
                            <userDefinedRuntimeAttribute type="number" ↓keyPath="layer.borderWith"/>
                            <userDefinedRuntimeAttribute type="string" ↓keyPath="summary" value="thin"/>
                            <userDefinedRuntimeAttribute type="string" ↓keyPath="localisationKey" value="card.title"/>
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

                class TagView: UIView {
                    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
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
                                </userDefinedRuntimeAttributes>
                            </label>
                            <view customClass="TagView" customModuleProvider="target" id="tag">
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="string" keyPath="whatever" value="1"/>
                                </userDefinedRuntimeAttributes>
                            </view>
                        </subviews>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"/>
                            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>
                        </userDefinedRuntimeAttributes>
                    </view>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.elements("userDefinedRuntimeAttribute").compactMap { element in
                    guard let path = element["keyPath"], let object = element.parent?.parent, object.name != "placeholder",
                        let reference = sources.reference(of: object, in: group.module)
                    else { return nil }
                    if path.isEmpty {
                        return Fault(
                            element, "keyPath", in: document,
                            "The runtime attribute has no key path, so nothing is set. Name the property, or delete the attribute.")
                    }
                    let found = sources.index.lookUp(keyPath: path, of: reference)
                    guard let message = sources.message(of: found, path) else { return nil }
                    return Fault(element, "keyPath", in: document, message, related: sources.place(of: found.owner))
                }
            }
        })
}

extension AppSources {
    /// What is wrong with a key path; nil where nothing is, or nothing is certain.
    fileprivate func message(of found: KeyPathLookup, _ path: String) -> String? {
        let name = index.name(of: found.owner)
        switch found.membership {
        case .hidden(let property, _):
            return "The property '\(property.name)' of '\(name)' is not known to Objective-C, so the runtime attribute '\(path)' is "
                + "not set. Mark it with @IBInspectable."
        case .readOnly(let property, _):
            return "The property '\(property.name)' of '\(name)' is computed and has no setter, so the runtime attribute '\(path)' is "
                + "not set. Give it a setter, or delete the attribute."
        case .missing:
            let own = index.chain(of: found.owner).flatMap { index.members(of: $0).properties.map(\.key) }
            // A name of UIKit is only near enough where a slip leads to it: not all of its names are listed.
            let near = NearestNames.of(found.key, among: own, limit: 1).first
                ?? NearestNames.of(found.key, among: platformKeys(of: found.owner), limit: 1).first { $0.difference != .part }
            guard near != nil || hasNoOther(found.key) else { return nil }
            return "'\(name)' has no property '\(found.key)', so the runtime attribute '\(path)' is not set. "
                + (near.map { "Did you mean '\(found.prefix)\($0.name)'?" } ?? "Add the property, or delete the attribute.")
        case .declared, .platform, .unknown: return nil
        }
    }

    private func platformKeys(of reference: ClassReference) -> [String] {
        index.chain(of: reference).flatMap { current -> [String] in
            guard case .platform(let name) = current, let found = PlatformClass.named(name) else { return [] }
            return Array(found.outlets.keys) + Array(found.keys.keys)
        }
    }

    /// Whether a key can only be one that the sources would declare: that of another class, or of no class of UIKit where
    /// all code of the app is known.
    private func hasNoOther(_ key: String) -> Bool {
        if index.classes.contains(where: { $0.properties.contains { $0.key == key && $0.isInspectable } }) { return true }
        return isWhole && !usesForeignCode && !PlatformClass.someClassHas(key: key)
    }
}
