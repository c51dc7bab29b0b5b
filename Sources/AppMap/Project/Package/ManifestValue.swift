/// A value in a package manifest, as far as it can be told without running it.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// A function, a case or an initialiser with arguments: `.process("Resources")`.
    case call(name: String, arguments: [ManifestArgument])
    /// A case without arguments: `.v15`.
    case member(String)
    case unknown

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var elements: [ManifestValue] {
        if case .list(let elements) = self { elements } else { [] }
    }

    /// The texts of a list.
    var texts: [String] { elements.compactMap(\.text) }
}

/// An argument of a call in a package manifest.
struct ManifestArgument {
    var label: String?
    var value: ManifestValue
}

extension [ManifestArgument] {
    subscript(label: String) -> ManifestValue? {
        first { $0.label == label }?.value
    }

    /// The first argument that has no label.
    var unlabelled: ManifestValue? {
        first { $0.label == nil }?.value
    }
}
