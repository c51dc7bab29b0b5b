/// What a bar shows: a button of a navigation bar or toolbar, or a tab.
@MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, NibObject {
    /// What the item was made from; nil for one made by code.
    final var template: ObjectTemplate?
    /// The attributes that a stand-in was given and has no properties for.
    final var keptAttributes: [String: Any] = [:]

    open var title: String?
    open var image: UIImage?
    /// The image where there is little height.
    open var landscapeImagePhone: UIImage?
    /// The image that a long touch shows large to readers of large text.
    open var largeContentSizeImage: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var isAccessibilityElement = false

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder.nib {
            template = nib.template
            nib.archive(BarItemArchive.self).apply(to: self)
        }
    }

    open func encode(with coder: NSCoder) {}

    /// Called after the item was made from a document and everything in it is connected.
    open func awakeFromNib() {}

    /// Gives the object that takes this one's place after it was made from a document; by default itself.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// What VoiceOver calls the item; nil for its title.
    var spokenName: String? { accessibilityLabel }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { Headless.pointer(self) }
    }
}

extension UIBarItem: Declared, AttributeKeeper {
    var declaredClassName: String? { template?.declaredClassName }

    func keep(_ keyPath: String, _ value: Any?) {
        keptAttributes[keyPath] = value
    }
}
