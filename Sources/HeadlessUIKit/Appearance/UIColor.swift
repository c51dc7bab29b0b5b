import InterfaceBuilder

/// A colour: its components, or the name under which the system or an asset catalog knows it.
open class UIColor: NSObject, @unchecked Sendable {
    enum Content: Hashable, Sendable {
        case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        /// A colour of the system, by its name in documents, such as `labelColor`.
        case system(String, alpha: CGFloat)
        /// A colour of an asset catalog.
        case named(String, alpha: CGFloat)
    }

    final let content: Content

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// - Parameters: the components are between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .components(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        content = .components(red: white, green: white, blue: white, alpha: alpha)
        super.init()
    }

    /// A colour of an asset catalog. Catalogs are not read: every name is taken to be there.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.named(name, alpha: 1))
    }

    convenience init(system name: String) {
        self.init(.system(name, alpha: 1))
    }

    convenience init?(_ color: Color?) {
        switch color?.value {
        case .rgb(let red, let green, let blue, let alpha, _):
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha, _):
            self.init(white: white, alpha: alpha)
        case .named(let name), .catalog(_, let name):
            self.init(named: name)
        case .system(let name):
            self.init(system: name)
        case .other, nil:
            return nil
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .components(let red, let green, let blue, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let name, _): UIColor(.system(name, alpha: alpha))
        case .named(let name, _): UIColor(.named(name, alpha: alpha))
        }
    }

    /// - Returns: false for a colour of an asset catalog and for one of the system that has no fixed components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components = components else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        switch content {
        case .components(let red, let green, let blue, let alpha):
            return (red, green, blue, alpha)
        case .system(let name, let alpha):
            guard let (value, own) = SystemColors.light[name] else { return nil }
            return (
                CGFloat(value >> 16 & 255) / 255, CGFloat(value >> 8 & 255) / 255, CGFloat(value & 255) / 255,
                own * alpha
            )
        case .named:
            return nil
        }
    }

    open var cgColor: CGColor { CGColor(self) }

    public init(cgColor: CGColor) {
        content = cgColor.color.content
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.content == content
    }

    open override var hash: Int { content.hashValue }

    open override var description: String {
        switch content {
        case .components(let red, let green, let blue, let alpha): "UIColor(\(red) \(green) \(blue) \(alpha))"
        case .system(let name, _), .named(let name, _): "UIColor(\(name))"
        }
    }
}

/// A colour as layers have it.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) {
        self.color = color
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color.content == right.color.content }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color.content)
    }
}
