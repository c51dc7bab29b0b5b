extension String {
    /// The words of a name such as `tableViewController`, in small letters.
    package var separateWords: String {
        var words = ""
        for character in self {
            if character.isUppercase {
                words += words.isEmpty ? "" : " "
                words += character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }

    /// The text in quotation marks, cut where it is too long for a line.
    package var quoted: String { "\"" + truncated(to: 40) + "\"" }
}

extension Int {
    /// The number and its noun, as in `1 scene`, `2 scenes`.
    package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
