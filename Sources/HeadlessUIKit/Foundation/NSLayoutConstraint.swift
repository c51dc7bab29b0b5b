import InterfaceBuilder

/// A relation between the edges or sizes of two views.
///
/// Those of documents place views, as far as they relate a view and its own subviews; those that code makes are kept,
/// but the views stay where their code puts them.
@MainActor
open class NSLayoutConstraint: NSObject, NibObject {
    /// A property of a view that constraints relate.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        init(_ anchor: Constraint.Anchor?) {
            self = anchor.flatMap { Self.named[$0.rawValue] } ?? .notAnAttribute
        }

        private static let named: [String: Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1
    /// In points.
    open var constant: CGFloat = 0 {
        didSet { holder?.constraintDidChange() }
    }
    open var priority: UILayoutPriority = .required
    open var identifier: String?
    /// A constraint that becomes active is held by the nearest view around its items.
    open var isActive: Bool {
        get { isInForce }
        set {
            Headless.shell { () throws(UIKitException) in try setActive(newValue) }
        }
    }

    final var isInForce = false
    /// The view among whose constraints this one is.
    final weak var holder: UIView?
    open var shouldBeArchived = false

    final let template: ObjectTemplate?
    /// What the document varies of the constraint.
    final var variations: Variations?

    public override init() {
        template = nil
        super.init()
    }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2 as AnyObject?
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// A constraint of a document. Its items are known once every object is made.
    public required init?(coder: NSCoder) {
        guard let nib = coder.nib else { return nil }
        let archived = nib.archive(ConstraintArchive.self)
        template = nib.template
        firstAttribute = archived.firstAttribute
        secondAttribute = archived.secondAttribute
        relation = archived.relation
        multiplier = archived.multiplier
        constant = archived.constant
        priority = UILayoutPriority(archived.priority)
        identifier = archived.identifier
        isInForce = true
        super.init()
        variations = Variations(nib.template)
    }

    /// Gives a document's constraint its items.
    func relate(_ firstItem: AnyObject?, to secondItem: AnyObject?) {
        self.firstItem = firstItem
        self.secondItem = secondItem
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = true
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = false
        }
    }

    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    open func awakeFromNib() {}
}

/// How strongly a constraint or a size asks to be kept, from 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1_000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// What a constraint reads from its element.
@MainActor
final class ConstraintArchive: Archive {
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
    let identifier: String?

    init(_ element: Element) {
        let constraint = Constraint(element)
        firstAttribute = .init(constraint.firstAttribute)
        secondAttribute = .init(constraint.secondAttribute)
        relation =
            switch constraint.relation {
            case .greaterThanOrEqual: .greaterThanOrEqual
            case .lessThanOrEqual: .lessThanOrEqual
            default: .equal
            }
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = Float(constraint.priority)
        identifier = constraint.identifier
        PropertyRecord.note(\NSLayoutConstraint.constant, constant)
        PropertyRecord.note(\NSLayoutConstraint.priority, UILayoutPriority(priority))
    }
}
