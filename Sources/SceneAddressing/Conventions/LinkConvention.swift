/// One way in which apps write down in a storyboard that a scene lies in another storyboard.
public struct LinkConvention: Hashable, Sendable {
    /// What carries the address.
    public enum Kind: Hashable, Sendable {
        /// A `viewControllerPlaceholder`, which UIKit itself follows.
        case reference
        /// The identifier of a segue.
        case segueIdentifier(SegueIdentifierConvention)
        /// A scene or a view that stands for the linked scene and names it in its runtime attributes.
        case placeholder(PlaceholderConvention)
    }

    /// The name in reports and in the configuration, as in `rb-storyboard-link`.
    public var name: String
    /// What carries the address, and how it is read.
    public var kind: Kind
    /// True if the classes that the convention names are read under no other one: the app itself says so.
    public var isExclusive: Bool

    /// A convention of these properties.
    public init(name: String, kind: Kind, isExclusive: Bool = false) {
        self.name = name
        self.kind = kind
        self.isExclusive = isExclusive
    }

    /// The segue classes that belong to the convention.
    public var segueClasses: [LinkSegueClass] {
        switch kind {
        case .reference: []
        case .segueIdentifier(let convention): convention.segueClasses
        case .placeholder(let convention): convention.redirectingSegues
        }
    }
}
