import InterfaceBuilder

/// A view that shows text.
@MainActor
open class UILabel: UIView {
    open var text: String? {
        didSet { styledText = nil }
    }

    /// The text with its styles.
    open var attributedText: NSAttributedString? {
        get { styledText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            styledText = newValue
        }
    }

    private var styledText: NSAttributedString?

    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// 0 for as many as the text needs.
    open var numberOfLines = 1
    open var isEnabled = true
    open var isHighlighted = false
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    /// In points; 0 where no width is preferred.
    open var preferredMaxLayoutWidth: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(LabelArchive.self).settings.apply(to: self)
    }

    override var writtenText: String? { text }
    override var usualAccessibilityTraits: UIAccessibilityTraits { UnconfirmedControls.traitsOfLabel }
}

/// What a label reads from its element.
@MainActor
final class LabelArchive: Archive {
    var settings = Settings<UILabel>()

    init(_ element: Element) {
        let label = Label(element)
        settings.set(\.text, label.text ?? label.attributedText?.string)
        settings.set(\.font, UIFont(label.font))
        settings.set(\.textColor, UIColor(label.textColor))
        settings.set(\.highlightedTextColor, UIColor(label.highlightedColor))
        settings.set(\.shadowColor, UIColor(label.shadowColor))
        settings.set(\.shadowOffset, label.shadowOffset.map { CGSize(width: $0.width, height: $0.height) })
        settings.set(\.textAlignment, NSTextAlignment(label.textAlignment), unless: .natural)
        settings.set(\.lineBreakMode, NSLineBreakMode(label.lineBreakMode), unless: .byTruncatingTail)
        settings.set(\.numberOfLines, label.numberOfLines, unless: 1)
        settings.set(\.isEnabled, label.isEnabled, unless: true)
        settings.set(\.isHighlighted, label.isHighlighted, unless: false)
        settings.set(\.adjustsFontSizeToFitWidth, label.adjustsFontSizeToFitWidth, unless: false)
        settings.set(\.adjustsFontForContentSizeCategory, label.adjustsFontForContentSizeCategory, unless: false)
        settings.set(\.minimumScaleFactor, label.minimumScaleFactor.map { CGFloat($0) })
        settings.set(\.preferredMaxLayoutWidth, label.preferredMaxLayoutWidth.map { CGFloat($0) })
    }
}
