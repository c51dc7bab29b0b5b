/// The name of a Swift class at run time: `_TtC4Shop9BookCell` for `Shop.BookCell`.
struct RuntimeName: Hashable {
    let module: String
    let path: [String]

    init(module: String, path: [String]) {
        self.module = module
        self.path = path
    }

    /// The form in which a nib names a Swift class.
    var mangled: String {
        "_Tt" + String(repeating: "C", count: path.count) + ([module] + path).map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// Reads `_TtC…` and `Module.Class`; nil for names of other forms.
    init?(_ text: String) {
        var rest = Substring(text)
        guard rest.hasPrefix("_Tt") else {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count > 1, !parts.contains("") else { return nil }
            module = parts[0]
            path = Array(parts.dropFirst())
            return
        }
        rest = rest.dropFirst(3)
        let kinds = rest.prefix { "CVO".contains($0) }
        guard !kinds.isEmpty else { return nil }
        rest = rest.dropFirst(kinds.count)
        var parts: [String] = []
        while let part = Self.takeName(from: &rest) { parts.append(part) }
        guard rest.isEmpty, parts.count == kinds.count + 1 else { return nil }
        module = parts[0]
        path = Array(parts.dropFirst())
    }

    private static func takeName(from rest: inout Substring) -> String? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0 else { return nil }
        let bytes = rest.dropFirst(digits.count).utf8
        guard bytes.count >= length, let name = String(bytes.prefix(length)) else { return nil }
        rest = Substring(bytes.dropFirst(length))
        return name
    }
}
