/// Where a link leads: a scene of a storyboard of a bundle.
///
/// As text an address is `scene@storyboard#label`:
///
/// | text | leads to |
/// |---|---|
/// | `Detail@Shop` | the scene `Detail` of the storyboard `Shop` |
/// | `@Shop` | the initial view controller of `Shop` |
/// | `Detail`, `Detail@` | the scene `Detail` of the storyboard that the link is in |
/// | `@`, the empty text | the initial view controller of the storyboard that the link is in |
/// | `Detail@Shop#second` | as `Detail@Shop`; the label only tells two links to one scene apart |
/// | `Detail@com.example.Kit/Shop` | the scene `Detail` of `Shop` in the bundle `com.example.Kit` |
///
/// The label is everything after the first `#`. Of several `@` the last one separates, so `a@b@Shop` is the scene
/// `a@b`. After it, the first `/` ends a bundle identifier. White space belongs to the names. A part that is empty
/// is nil. A backslash before `@`, `#`, `/` or another backslash takes their meaning away; before anything else it
/// is an ordinary character. Every text is an address, and every address is read back from its `description`.
///
/// Equality is exact, byte by byte, and includes the label; compare ``withoutLabel`` to learn whether two links
/// lead to the same scene.
public struct SceneAddress: Sendable, LosslessStringConvertible {
    /// The storyboard identifier of the scene; nil for the initial view controller.
    public let scene: String?
    /// The storyboard's name, without an extension; nil for the storyboard that the link is in.
    public let storyboard: String?
    /// The identifier of the bundle that holds the storyboard; nil for the bundle that the link is in.
    public let bundle: String?
    /// What tells two links to one scene apart; it does not change where the link leads.
    public let label: String?

    /// An address of these parts; an empty part counts as nil.
    public init(scene: String? = nil, storyboard: String? = nil, bundle: String? = nil, label: String? = nil) {
        self.scene = scene.nonEmpty
        self.storyboard = storyboard.nonEmpty
        self.bundle = bundle.nonEmpty
        self.label = label.nonEmpty
    }

    /// The address that a text stands for.
    public init(_ text: String) {
        let symbols = Symbol.symbols(of: text)
        let labelMark = symbols.firstIndex { $0.marks("#") }
        let target = symbols[..<(labelMark ?? symbols.endIndex)]
        let label = labelMark.map { symbols[($0 + 1)...] }
        guard let separator = target.lastIndex(where: { $0.marks("@") }) else {
            self.init(scene: Symbol.text(of: target), label: label.map(Symbol.text))
            return
        }
        let place = target[(separator + 1)...]
        let bundleEnd = place.firstIndex { $0.marks("/") }
        self.init(
            scene: Symbol.text(of: target[..<separator]),
            storyboard: Symbol.text(of: place[(bundleEnd.map { $0 + 1 } ?? place.startIndex)...]),
            bundle: bundleEnd.map { Symbol.text(of: place[..<$0]) },
            label: label.map(Symbol.text)
        )
    }

    /// The address as text, from which ``init(_:)`` reads the same address back.
    public var description: String {
        let isBare = scene != nil && storyboard == nil && bundle == nil
        var text = Symbol.escaping(isBare ? "@#" : "#", in: scene ?? "")
        if !isBare {
            text += "@"
        }
        if let bundle {
            text += Symbol.escaping("@#/", in: bundle) + "/"
        }
        text += Symbol.escaping("@#/", in: storyboard ?? "")
        if let label {
            text += "#" + Symbol.escaping("", in: label)
        }
        return text
    }

    /// The same address without its label: where the link leads.
    public var withoutLabel: SceneAddress {
        SceneAddress(scene: scene, storyboard: storyboard, bundle: bundle)
    }

    /// True if both addresses lead to the same scene, when both are used in the same storyboard.
    public func leadsToSameScene(as other: SceneAddress) -> Bool {
        withoutLabel == other.withoutLabel
    }

    private var exactParts: [ExactName?] {
        [scene, storyboard, bundle, label].map { part in part.map { ExactName($0) } }
    }
}

extension SceneAddress: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self.init(text)
    }
}

extension SceneAddress: Hashable {
    public static func == (left: SceneAddress, right: SceneAddress) -> Bool {
        left.exactParts == right.exactParts
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(exactParts)
    }
}

/// A character of an address, and whether a backslash stands before it. Characters are Unicode scalars, because
/// a combining mark after a separator must not hide the separator.
private struct Symbol {
    var scalar: Unicode.Scalar
    var isEscaped: Bool

    func marks(_ separator: Unicode.Scalar) -> Bool {
        scalar == separator && !isEscaped
    }

    static func symbols(of text: String) -> [Symbol] {
        var symbols: [Symbol] = []
        var escapes = false
        for scalar in text.unicodeScalars {
            if escapes {
                escapes = false
                if "@#/\\".unicodeScalars.contains(scalar) {
                    symbols.append(Symbol(scalar: scalar, isEscaped: true))
                    continue
                }
                symbols.append(Symbol(scalar: "\\", isEscaped: false))
            }
            if scalar == "\\" {
                escapes = true
            } else {
                symbols.append(Symbol(scalar: scalar, isEscaped: false))
            }
        }
        if escapes {
            symbols.append(Symbol(scalar: "\\", isEscaped: false))
        }
        return symbols
    }

    static func text(of symbols: ArraySlice<Symbol>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: symbols.lazy.map(\.scalar))
        return String(text)
    }

    static func escaping(_ separators: String, in text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\\" || separators.unicodeScalars.contains(scalar) {
                escaped.append("\\")
            }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}

extension Optional<String> {
    /// The string, or nil where it is empty: Interface Builder writes both for "not set".
    var nonEmpty: String? {
        self?.isEmpty == false ? self : nil
    }
}
