import InterfaceBuilder

/// A control that does something when it is tapped.
@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close

        init(_ type: Button.ButtonType) {
            self =
                switch type {
                case .system, .roundedRect: .system
                case .detailDisclosure: .detailDisclosure
                case .infoLight: .infoLight
                case .infoDark: .infoDark
                case .contactAdd: .contactAdd
                case .close: .close
                default: .custom
                }
        }
    }

    open private(set) var buttonType: ButtonType
    open var configuration: Configuration?
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var changesSelectionAsPrimaryAction = false
    private var faces: [State: ButtonFace] = [:]

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) {
        let archived = coder.nib?.archive(ButtonArchive.self)
        buttonType = archived?.type ?? .custom
        super.init(coder: coder)
        if let archived {
            configuration = archived.configuration
            faces = archived.faces
            archived.settings.apply(to: self)
        }
    }

    // MARK: By state

    private func change(_ state: State, _ change: (inout ButtonFace) -> Void) {
        change(&faces[state, default: ButtonFace()])
        updateTitleLabel()
    }

    open func setTitle(_ title: String?, for state: State) {
        change(state) { $0.title = title }
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        change(state) { $0.titleColor = color }
    }

    open func setImage(_ image: UIImage?, for state: State) {
        change(state) { $0.image = image }
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    /// What a state has, else what the normal one has.
    private func value<Value>(_ property: KeyPath<ButtonFace, Value?>, _ state: State) -> Value? {
        faces[state]?[keyPath: property] ?? faces[.normal]?[keyPath: property]
    }

    open func title(for state: State) -> String? { value(\.title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(\.attributedTitle, state) }
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, state) }
    open func image(for state: State) -> UIImage? { value(\.image, state) }
    open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, state) }

    open var currentTitle: String? { configuration?.title ?? title(for: state) ?? currentAttributedTitle?.string }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Parts

    private var label: UILabel?
    private var picture: UIImageView?

    /// The label is made when it is first asked for, and never takes touches.
    open var titleLabel: UILabel? {
        if let label {
            return label
        }
        let made = UILabel(frame: bounds)
        label = made
        addSubview(made)
        updateTitleLabel()
        return made
    }

    open var imageView: UIImageView? {
        let view = picture ?? UIImageView(frame: .zero)
        if picture == nil {
            picture = view
            addSubview(view)
        }
        view.image = currentImage
        return view
    }

    private func updateTitleLabel() {
        guard let label else { return }
        label.text = currentTitle
        label.textColor = currentTitleColor
    }

    open override var isEnabled: Bool {
        didSet { updateTitleLabel() }
    }

    open override var isSelected: Bool {
        didSet { updateTitleLabel() }
    }

    override var writtenText: String? { currentTitle }
    override var usualAccessibilityTraits: UIAccessibilityTraits { UnconfirmedControls.traitsOfButton }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        isHighlighted = true
        try sendAsUser([.touchDown])
        isHighlighted = false
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
        }
        try sendAsUser(UnconfirmedControls.eventsOfTap)
    }
}

/// What a button shows in one state.
struct ButtonFace {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}

/// What a button reads from its element.
@MainActor
final class ButtonArchive: Archive {
    let type: UIButton.ButtonType
    let configuration: UIButton.Configuration?
    private(set) var faces: [UIControl.State: ButtonFace] = [:]
    private(set) var settings = Settings<UIButton>()

    init(_ element: Element) {
        let button = Button(element)
        type = UIButton.ButtonType(button.buttonType)
        configuration = button.configuration.map(UIButton.Configuration.init)
        for archived in button.states {
            guard let state = UIControl.State(named: archived.name) else { continue }
            faces[state] = ButtonFace(
                title: archived.title,
                attributedTitle: archived.attributedTitle.map { NSAttributedString(string: $0.string) },
                titleColor: UIColor(archived.titleColor), image: UIImage(archived.image),
                backgroundImage: UIImage(archived.backgroundImage))
        }
        settings.set(\.contentEdgeInsets, button.contentEdgeInsets.map(UIEdgeInsets.init))
        settings.set(\.titleEdgeInsets, button.titleEdgeInsets.map(UIEdgeInsets.init))
        settings.set(\.imageEdgeInsets, button.imageEdgeInsets.map(UIEdgeInsets.init))
        settings.set(\.adjustsImageWhenHighlighted, button.adjustsImageWhenHighlighted, unless: true)
        settings.set(\.adjustsImageWhenDisabled, button.adjustsImageWhenDisabled, unless: true)
        settings.set(\.showsTouchWhenHighlighted, button.showsTouchWhenHighlighted, unless: false)
        settings.set(\.showsMenuAsPrimaryAction, button.showsMenuAsPrimaryAction, unless: false)
        settings.set(\.changesSelectionAsPrimaryAction, button.changesSelectionAsPrimaryAction, unless: false)
    }
}
