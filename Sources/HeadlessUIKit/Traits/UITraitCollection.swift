/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The surroundings of a view or view controller: size classes, idiom, scale and appearance.
open class UITraitCollection: NSObject, @unchecked Sendable {
    open internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    open internal(set) var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    open internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// The pixels of a point; 0 where it is not specified.
    open internal(set) var displayScale: CGFloat = 0

    public override init() {
        super.init()
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.verticalSizeClass = verticalSizeClass
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init()
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    public convenience init(displayScale: CGFloat) {
        self.init()
        self.displayScale = displayScale
    }

    /// Combines collections; where two specify a trait, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections {
            add(traits)
        }
    }

    private func add(_ traits: UITraitCollection) {
        if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
        if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
        if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
        if traits.displayScale != 0 { displayScale = traits.displayScale }
    }

    /// Whether every trait that the other collection specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let traits = trait else { return true }
        return matches(horizontalSizeClass, traits.horizontalSizeClass, .unspecified)
            && matches(verticalSizeClass, traits.verticalSizeClass, .unspecified)
            && matches(userInterfaceIdiom, traits.userInterfaceIdiom, .unspecified)
            && matches(userInterfaceStyle, traits.userInterfaceStyle, .unspecified)
            && matches(displayScale, traits.displayScale, 0)
    }

    private func matches<Value: Equatable>(_ own: Value, _ other: Value, _ unspecified: Value) -> Bool {
        other == unspecified || own == other
    }

    /// Whether both specify the same traits.
    func hasSameTraits(as other: UITraitCollection) -> Bool {
        containsTraits(in: other) && other.containsTraits(in: self)
    }
}
