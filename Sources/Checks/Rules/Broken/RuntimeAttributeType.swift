import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Runtime attributes whose value is of another type than the property that they set.
    static let runtimeAttributeType = Rule(
        "runtime-attribute-type", .broken,
        "A runtime attribute has a value of the type of the property that it sets.",
        reason: """
            The type is chosen in the document and the property's in the source, and nothing compares the two. The object that is \
            set is then not what the property's type says: it is not set, or the app stops when the property is used.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class CardView: UIView {
                    @IBInspectable var tint: String?
                    @IBInspectable var count: Int = 0
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="CardView" customModuleProvider="target" id="card">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute ↓type="color" keyPath="tint">
                                <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute ↓type="string" keyPath="count" value="many"/>
                            <userDefinedRuntimeAttribute ↓type="string" keyPath="tintColor" value="red"/>
                            <userDefinedRuntimeAttribute ↓type="color" keyPath="layer.borderColor">
                                <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute ↓type="number" keyPath="layer.shadowOffset">
                                <integer key="value" value="2"/>
                            </userDefinedRuntimeAttribute>
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
                    @IBInspectable var tint: UIColor?
                    @IBInspectable var count: Int = 0
                    @IBInspectable var isFlat: Bool = false
                    @IBInspectable var anything: NSObject?
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="CardView" customModuleProvider="target" id="card">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="color" keyPath="tint">
                                <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="string" keyPath="count" value="3"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="isFlat">
                                <integer key="value" value="1"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="string" keyPath="anything" value="3"/>
                            <userDefinedRuntimeAttribute type="nil" keyPath="tintColor"/>
                            <userDefinedRuntimeAttribute type="nil" keyPath="layer.borderColor"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                <integer key="value" value="8"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
                                <size key="value" width="0.0" height="2"/>
                            </userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="string" keyPath="layer.masksToBounds" value="YES"/>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                        </userDefinedRuntimeAttributes>
                    </view>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.elements("userDefinedRuntimeAttribute").compactMap { element in
                    let attribute = RuntimeAttribute(element)
                    guard let path = attribute.keyPath, let object = element.parent?.parent, object.name != "placeholder",
                        let reference = sources.reference(of: object, in: group.module),
                        let property = sources.setProperty(atKeyPath: path, of: reference),
                        let expected = AttributeSort(propertyType: property.type), let given = AttributeSort(of: attribute),
                        expected != given
                    else { return nil }
                    // Key-value coding asks a string for its number, or for whether it says yes.
                    if expected == .number, case .string(let text) = attribute.value, text.isNumber { return nil }
                    return Fault(
                        element, "type", in: document,
                        "The runtime attribute '\(path)' is \(given.title), and the property '\(property.name)' of "
                            + "'\(sources.index.name(of: property.owner))' is of the type '\(property.type)'. \(expected.advice)",
                        related: sources.place(of: property.owner))
                }
            }
        })
}

/// What the objects are that runtime attributes set, as far as one sort cannot stand for another.
private enum AttributeSort {
    case text, number, colour, image, structure
    /// What no runtime attribute is: a `CGColor`.
    case drawnColour

    var title: String {
        switch self {
        case .text: "a string"
        case .number: "a number"
        case .colour: "a colour"
        case .image: "an image"
        case .structure: "a point, size, rectangle or range"
        case .drawnColour: "a colour of Core Graphics"
        }
    }

    /// What to do where a property wants this and is given something else.
    var advice: String {
        switch self {
        case .drawnColour: "No runtime attribute is one: set it in code, or through a property of the type UIColor of the view's own class."
        default: "Set \(title), or change the property."
        }
    }

    /// What a property of a type holds; nil for types that are not known here.
    init?(propertyType: String) {
        switch propertyType {
        case "String", "NSString": self = .text
        case "Bool", "BOOL", "Int", "NSInteger", "UInt", "NSUInteger", "int", "Double", "double", "Float", "float", "CGFloat",
            "NSNumber", "bool":
            self = .number
        case "UIColor": self = .colour
        case "CGColor", "CGColorRef": self = .drawnColour
        case "UIImage": self = .image
        case "CGPoint", "CGSize", "CGRect", "NSRange": self = .structure
        default: return nil
        }
    }

    init?(of attribute: RuntimeAttribute) {
        switch attribute.type {
        case .string?: self = .text
        case .number?, .boolean?: self = .number
        case .color?: self = .colour
        case .image?: self = .image
        case .point?, .size?, .rect?, .range?: self = .structure
        default: return nil
        }
    }
}

extension String {
    /// Whether a string answers for a number; an empty one is none at all, and zero.
    fileprivate var isNumber: Bool { isEmpty || Double(self) != nil || ["yes", "no", "true", "false"].contains(lowercased()) }
}

extension AppSources {
    /// The property of the sources or of UIKit that a key path sets, with its type as far as it is Apple's.
    fileprivate func setProperty(
        atKeyPath path: String, of reference: ClassReference
    ) -> (name: String, type: String, owner: ClassReference)? {
        let found = index.lookUp(keyPath: path, of: reference)
        switch found.membership {
        case .declared(let property, let owner):
            // A class of the app that is called as a type of Apple's is another.
            guard let type = property.className, !(index.reference(toClass: type, from: owner).map(isDeclared) ?? false) else { return nil }
            return (property.name, type, owner)
        case .platform(let name):
            guard let type = PlatformClass.named(name)?.keys[found.key] ?? nil else { return nil }
            return (found.key, type, .platform(name))
        case .hidden, .readOnly, .missing, .unknown: return nil
        }
    }
}
