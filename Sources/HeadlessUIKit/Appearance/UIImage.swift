import InterfaceBuilder

/// A picture, by its name. Pictures are not decoded: every name is taken to be there.
open class UIImage: NSObject, @unchecked Sendable {
    enum Content: Hashable, Sendable {
        case empty
        case named(String)
        case symbol(String)
        case data(Data)
    }

    /// Whether an image is drawn as it is or in the tint colour.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    final let content: Content
    open private(set) var renderingMode: RenderingMode

    init(_ content: Content, renderingMode: RenderingMode = .automatic) {
        self.content = content
        self.renderingMode = renderingMode
        super.init()
    }

    public convenience override init() {
        self.init(.empty)
    }

    /// An image of an asset catalog or bundle.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.named(name))
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// A symbol of the system.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name))
    }

    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        content = .data(data)
        renderingMode = .automatic
        super.init()
    }

    convenience init?(_ reference: ImageReference?) {
        guard let reference, !reference.name.isEmpty else { return nil }
        self.init(reference.isSystemSymbol ? .symbol(reference.name) : .named(reference.name))
    }

    /// In points; nothing where the picture is known by its name alone.
    open var size: CGSize { .zero }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, renderingMode: renderingMode)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage).map { $0.content == content && $0.renderingMode == renderingMode } ?? false
    }

    open override var hash: Int { content.hashValue }

    open override var description: String {
        switch content {
        case .empty: "UIImage()"
        case .named(let name): "UIImage(named: \(name))"
        case .symbol(let name): "UIImage(systemName: \(name))"
        case .data(let data): "UIImage(\(data.count) bytes)"
        }
    }
}
