/// The build settings of a target: layers of names and values, the strongest first.
struct BuildSettings {
    /// The settings of one place: a target, a project, or a file that they are based on.
    struct Layer {
        /// The file that holds the settings, relative to the app's folder.
        var file: String
        var values: [String: String]
        /// The settings that have another value under a condition, so that none counts always.
        private(set) var conditional: Set<String> = []
        /// True for a file that is not there: what it would set is not known.
        private(set) var isAbsent = false

        /// A file that is not there.
        static func absent(_ file: String) -> Layer {
            var layer = Layer(file: file, settings: [])
            layer.isAbsent = true
            return layer
        }

        /// - Parameter settings: The values as they are written. Where one is written for certain SDKs only
        ///   (`NAME[sdk=iphoneos*]`), it counts where there is none without a condition, and iOS counts first.
        init(file: String, settings: [(name: String, value: String)]) {
            self.file = file
            values = [:]
            var chosen: [String: (condition: String, value: String)] = [:]
            for (name, value) in settings {
                guard let bracket = name.firstIndex(of: "[") else {
                    values[name] = value
                    continue
                }
                let base = String(name[..<bracket])
                let condition = String(name[bracket...])
                if let other = chosen[base], Self.rank(other.condition) <= Self.rank(condition) { continue }
                chosen[base] = (condition, value)
            }
            let unconditional = values
            values.merge(chosen.mapValues(\.value)) { unconditional, _ in unconditional }
            for (name, value) in settings {
                guard let bracket = name.firstIndex(of: "[") else { continue }
                let base = String(name[..<bracket])
                if unconditional[base] != value { conditional.insert(base) }
            }
        }

        private static func rank(_ condition: String) -> String {
            (condition.contains("iphone") ? "0" : "1") + condition
        }
    }

    private let layers: [Layer]
    private let isComplete: Bool

    /// - Parameters:
    ///   - layers: The settings, the strongest first.
    ///   - isComplete: Whether there is no other place that could give a setting a value to inherit.
    init(_ layers: [Layer], isComplete: Bool = true) {
        self.layers = layers
        self.isComplete = isComplete
    }

    /// The value of a setting with all other settings in it expanded as far as they are known; nil where it is not set.
    func value(_ name: String) -> String? {
        var expansion = Expansion()
        guard let (index, text) = written(name, from: 0, &expansion) else { return nil }
        return expand(text, of: name, in: index, &expansion)
    }

    /// Whether the value of a setting is known for certain: nothing in it is unknown, holds under a condition alone, or may be
    /// set by a file that is not there.
    func isCertain(_ name: String) -> Bool {
        var expansion = Expansion()
        if let (index, text) = written(name, from: 0, &expansion) {
            _ = expand(text, of: name, in: index, &expansion)
        }
        return expansion.isCertain
    }

    /// The file that sets a setting.
    func file(of name: String) -> String? {
        layers.first { $0.values[name] != nil }?.file
    }

    /// The text with all settings in it expanded as far as they are known.
    func expand(_ text: String) -> String {
        var expansion = Expansion()
        return expand(text, of: nil, in: 0, &expansion)
    }

    /// Settings may refer to each other in circles, and a few lines can stand for gigabytes.
    private struct Expansion {
        var depth = 0
        var remaining = 500
        /// Becomes false where something is met that is not known.
        var isCertain = true

        static let deepest = 32
        static let longestText = 8192
        static let longestValue = 4096
    }

    private func written(_ name: String, from first: Int, _ expansion: inout Expansion) -> (index: Int, text: String)? {
        for index in layers.indices.dropFirst(first) {
            if layers[index].isAbsent || layers[index].conditional.contains(name) { expansion.isCertain = false }
            if let text = layers[index].values[name] { return (index, text) }
        }
        return nil
    }

    /// - Parameters:
    ///   - setting: The setting whose value the text is, for `$(inherited)`.
    ///   - layer: The index of the layer that the text is from.
    private func expand(
        _ text: String, of setting: String?, in layer: Int, _ expansion: inout Expansion
    ) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")), text.utf8.count < Expansion.longestText else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$"), expansion.remaining > 0, expansion.depth < Expansion.deepest,
              result.utf8.count < Expansion.longestValue {
            expansion.remaining -= 1
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let (reference, end) = Self.reference(at: rest) else {
                result.append(rest.removeFirst())
                continue
            }
            let written = rest[..<end]
            rest = rest[end...]
            expansion.depth += 1
            let value = value(ofReference: String(reference), of: setting, in: layer, &expansion)
            if value == nil { expansion.isCertain = false }
            result += value ?? String(written)
            expansion.depth -= 1
        }
        return result + rest
    }

    /// What stands between the brackets of `$(…)` or `${…}` at the start of the text, and the index after it.
    private static func reference(at text: Substring) -> (Substring, Substring.Index)? {
        let open = text.index(after: text.startIndex)
        guard open < text.endIndex, text[open] == "(" || text[open] == "{" else { return nil }
        let (opening, closing): (Character, Character) = text[open] == "(" ? ("(", ")") : ("{", "}")
        var nesting = 0
        for index in text[open...].indices {
            if text[index] == opening { nesting += 1 }
            if text[index] == closing { nesting -= 1 }
            if nesting == 0 { return (text[text.index(after: open)..<index], text.index(after: index)) }
        }
        return nil
    }

    private func value(
        ofReference reference: String, of setting: String?, in layer: Int, _ expansion: inout Expansion
    ) -> String? {
        let reference = expand(reference, of: setting, in: layer, &expansion)
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        var value: String?
        if name == "inherited" || name == setting {
            let inherited = setting.flatMap { written($0, from: layer + 1, &expansion) }
            value = inherited.map { expand($0.text, of: setting, in: $0.index, &expansion) } ?? (isComplete ? "" : nil)
        } else if let (index, text) = written(name, from: 0, &expansion) {
            value = expand(text, of: name, in: index, &expansion)
        }
        for operation in parts.dropFirst() {
            value = Self.apply(operation, to: value)
        }
        return value
    }

    private static func apply(_ operation: Substring, to value: String?) -> String? {
        switch operation {
        case "c99extidentifier", "identifier": return value?.c99Identifier
        case "rfc1034identifier": return value?.bundleIdentifierPart
        case "lower": return value?.lowercased()
        case "upper": return value?.uppercased()
        case "base": return value.map { PathParts($0).nameWithoutExtension }
        case "file": return value.map { PathParts($0).name }
        case "dir": return value.map { PathParts($0).folder }
        case _ where operation.hasPrefix("default="):
            return value?.isEmpty == false ? value : String(operation.dropFirst("default=".count))
        default: return value
        }
    }
}
