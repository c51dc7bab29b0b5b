import AppMap
import InterfaceBuilder

/// What the document says in a scene and its drawing does not show in full: texts that are cut, hidden, or only spoken.
struct UnseenTexts {
    private(set) var texts: [String] = []

    /// As much as somebody searches for; no scene of a person has so many letters.
    private static let mostLetters = 4_000

    init(_ scene: AppScene, _ picture: ScenePicture) {
        var known: Set<String> = []
        Self.collect(picture.shapes, into: &known)
        for name in [scene.title, scene.navigationTitle].compactMap({ $0 }) { known.insert(name.inOneLine) }
        var letters = 0
        for element in scene.scene.element.descendants {
            for text in Self.texts(of: element) {
                let line = text.inOneLine
                guard !line.isEmpty, known.insert(line).inserted else { continue }
                letters += line.count
                guard letters <= Self.mostLetters else { return }
                texts.append(line)
            }
        }
    }

    /// What is drawn, a block of text at a time.
    private static func collect(_ shapes: [Shape], into known: inout Set<String>) {
        for shape in shapes {
            switch shape {
            case .text(let block): known.insert(block.lines.map(\.string).joined(separator: " ").inOneLine)
            case .group(let group): collect(group.shapes, into: &known)
            case .rectangle, .path, .image: break
            }
        }
    }

    private static func texts(of element: Element) -> [String] {
        if element.name == "string" {
            return element["key"].map(keys.contains) == true ? [String(element.text.prefix(300))] : []
        }
        let attributes = element.name == "accessibility" ? ["label", "hint"] : keys
        return attributes.compactMap { element[$0] }.map { String($0.prefix(300)) }
    }

    private static let keys = [
        "text", "title", "placeholder", "prompt", "subtitle", "headerTitle", "footerTitle", "content"
    ]
}

extension String {
    /// The text with single blanks, as far as a reader needs it.
    fileprivate var inOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ").harmlessLine(upTo: 200)
    }
}
