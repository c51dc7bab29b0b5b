/// Where the module cannot declare what UIKit declares, and why.
///
/// Two more hold everywhere: a requirement that is optional in UIKit has a default here, and is called without `?`; and
/// what UIKit adds to `NSObject` each class here that needs it declares itself.
struct Deviation: Sendable {
    let reason: String
    /// What stands here for a declaration of UIKit: any number of lines; nil where the deviation does not apply.
    let ours: @Sendable (_ type: String, _ declaration: String) -> [String]?

    init(_ reason: String, _ ours: @escaping @Sendable (_ type: String, _ declaration: String) -> [String]?) {
        self.reason = reason
        self.ours = ours
    }

    static let all = [
        Deviation("Swift overrides a property only by one of the same type; the delegate is that of the superclass.") {
            $1.hasPrefix("open var delegate: ") && covariant.contains($0) ? [] : nil
        },
        closed("a colour") { $0 == "UIColor" && $1.hasPrefix("open class var ") },
        closed("how UIKit animates") {
            $0 == "UIView" && ($1.hasPrefix("open class func ") || $1.contains("areAnimationsEnabled"))
        },
        closed("an anchor") { $0 == "UIView" && $1.contains("Anchor: NSLayout") },
        closed("how geometry is coded") { $0 == "NSCoder" && $1.hasPrefix("open ") },
        Deviation("A class method can return `Self` only by an initialiser that every subclass has.") {
            $0.hasSuffix(".Detent") && $1.hasSuffix("-> Self") ? [$1.replacing("-> Self", with: "-> \($0)")] : nil
        },
        Deviation("A requirement of a Swift protocol has no default arguments; an extension has the shorter form.") {
            guard $1.contains(", completion: "), $1.contains(" = nil"), $0.hasSuffix("Coordinator") else { return nil }
            let parts = $1.split(separator: ", completion: ")
            return [$1.replacing(" = nil", with: ""), "\(parts[0])) -> Bool"]
        },
        Deviation("A requirement of a Swift protocol has no default arguments; the system is who calls these.") {
            $0 == "UIApplicationDelegate" && $1.contains(" = nil)") ? [$1.replacing(" = nil)", with: ")")] : nil
        },
        Deviation("The runtime makes what a document has through `init(coder:)`, which Swift can only where it is required.") {
            $0 == "UIGestureRecognizer" && $1 == "convenience init?(coder: NSCoder)"
                ? ["required init?(coder: NSCoder)"] : nil
        },
        Deviation("The runtime makes what a document has through `init(coder:)`, which these do not declare in UIKit.") {
            ["NSLayoutConstraint", "UISearchDisplayController"].contains($0) && $1.contains("open class ")
                ? [$1, "required init?(coder: NSCoder)"] : nil
        },
        Deviation("There is no `UIMenu` here, and without it a button of nothing but defaults would be `init()` again.") {
            guard $1.hasSuffix(", menu: UIMenu? = nil)") else { return nil }
            let ours = $1.replacing(", menu: UIMenu? = nil", with: "")
            return [ours.hasPrefix("convenience init(title: String? = nil") ? String(ours.dropLast(7)) + ")" : ours]
        },
        Deviation("A document may leave these out, which UIKit does not say.") {
            $0 == "UISearchDisplayController" && $1.hasSuffix(" { get }")
                ? [$1.replacing(" { get }", with: "? { get }")] : nil
        },
        Deviation("A type of Core Foundation cannot be inherited from, without saying so.") {
            $1 == "class CGColor" ? ["final class CGColor"] : nil
        },
    ]

    private static func closed(
        _ what: String, _ isMeant: @escaping @Sendable (_ type: String, _ declaration: String) -> Bool
    ) -> Deviation {
        Deviation("Swift overrides only what stands in the class itself; nobody overrides \(what).") {
            isMeant($0, $1) ? [$1.replacing("open class ", with: "static ").replacing("open ", with: "")] : nil
        }
    }

    private static let covariant = [
        "UITableView", "UICollectionView", "UITextView", "UIPopoverPresentationController",
        "UISheetPresentationController",
    ]
}
