/// How a text, mostly the identifier of a segue, is read as the address of a scene.
public struct SegueIdentifierSyntax: Hashable, Sendable {
    /// Which part stands before the separator.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        case sceneFirst
        case storyboardFirst
        /// Both are tried: the side that names a storyboard that exists is the storyboard.
        case either
    }

    /// What a text without a separator names.
    public enum BareIdentifier: String, Hashable, Sendable, CaseIterable {
        /// A scene of the storyboard that the link is in; then an empty storyboard part means that storyboard too.
        case scene
        /// A storyboard, of which the initial view controller is meant.
        case storyboard
        /// Nothing: the class cannot follow it.
        case nothing
    }

    /// What separates scene and storyboard; nil where the whole text is one name.
    public var separator: String?
    /// Which part stands first.
    public var order: Order
    /// What separates a label, which tells two links to one scene apart; nil where there is none.
    public var labelSeparator: String?
    /// What a text without the separator names.
    public var bareIdentifier: BareIdentifier

    /// A syntax of these properties; an empty separator counts as none.
    public init(
        separator: String?,
        order: Order = .sceneFirst,
        labelSeparator: String? = "#",
        bareIdentifier: BareIdentifier = .nothing
    ) {
        self.separator = separator.nonEmpty
        self.order = order
        self.labelSeparator = labelSeparator.nonEmpty
        self.bareIdentifier = bareIdentifier
    }

    /// `scene@storyboard#label`, the text of a ``SceneAddress``.
    public static let address = SegueIdentifierSyntax(separator: "@")

    /// A name may hold the separator too, so each place is tried; no identifier in use needs more than a few.
    static let mostSplits = 8

    /// True if the text, without its label, holds the separator.
    public func isSeparated(_ text: String) -> Bool {
        guard let separator else { return false }
        return !cuttingLabel(from: text).target.splits(at: separator, limit: 1).isEmpty
    }

    /// The addresses that the text may stand for, the likeliest first; none where it names nothing.
    public func candidates(in text: String) -> [SceneAddress] {
        let (target, label) = cuttingLabel(from: text)
        let splits = separator.map { target.splits(at: $0, limit: Self.mostSplits) } ?? []
        guard !splits.isEmpty else {
            return switch bareIdentifier {
            case _ where target.isEmpty: []
            case .scene: [SceneAddress(scene: target, label: label)]
            case .storyboard: [SceneAddress(storyboard: target, label: label)]
            case .nothing: []
            }
        }
        var candidates: [SceneAddress] = []
        if order != .storyboardFirst {
            if separator == "@", labelSeparator == "#" {
                candidates.append(SceneAddress(text))
            }
            candidates += splits.map { SceneAddress(scene: $0.before, storyboard: $0.after, label: label) }
        }
        if order != .sceneFirst {
            candidates += splits.map { SceneAddress(scene: $0.after, storyboard: $0.before, label: label) }
        }
        let knowsOwnStoryboard = bareIdentifier == .scene
        return candidates.removingDuplicates().filter { $0.storyboard != nil || knowsOwnStoryboard }
    }

    /// The syntax as a person would write it, as in `scene@storyboard`.
    public var example: String {
        let name = bareIdentifier == .scene ? "scene" : "storyboard"
        return switch (separator, order) {
        case (nil, _): name
        case (let separator?, .storyboardFirst): "storyboard\(separator)scene"
        case (let separator?, _): "scene\(separator)storyboard"
        }
    }

    private func cuttingLabel(from text: String) -> (target: String, label: String?) {
        guard let labelSeparator else { return (text, nil) }
        let scalars = Array(text.unicodeScalars)
        let mark = Array(labelSeparator.unicodeScalars)
        guard let start = scalars.indices.first(where: { scalars[$0...].starts(with: mark) }) else {
            return (text, nil)
        }
        return (String(scalars: scalars[..<start]), String(scalars: scalars[(start + mark.count)...]))
    }
}

extension String {
    /// The two parts on either side of each separator, from the last separator to the first.
    func splits(at separator: String, limit: Int) -> [(before: String, after: String)] {
        let text = Array(unicodeScalars)
        let mark = Array(separator.unicodeScalars)
        guard !mark.isEmpty, text.count >= mark.count else { return [] }
        var starts: [Int] = []
        for start in stride(from: text.count - mark.count, through: 0, by: -1) where text[start...].starts(with: mark) {
            starts.append(start)
            if starts.count == limit { break }
        }
        return starts.map { start in
            (String(scalars: text[..<start]), String(scalars: text[(start + mark.count)...]))
        }
    }

    fileprivate init(scalars: ArraySlice<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

extension Array where Element: Hashable {
    /// The elements in order, each only where it comes first.
    func removingDuplicates() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
