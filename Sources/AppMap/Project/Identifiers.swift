extension String {
    /// The string as the name of a Swift module: every character that a name cannot have is an underscore.
    var c99Identifier: String {
        var result = ""
        for character in self {
            let isAllowed = character.isLetter || character == "_" || (character.isNumber && !result.isEmpty)
            result.append(isAllowed ? character : "_")
        }
        return result
    }

    /// The string as a part of a bundle identifier: everything but ASCII letters, digits, hyphens and dots is a hyphen.
    var bundleIdentifierPart: String {
        String(map { character in
            let isAllowed = character.isASCII && (character.isLetter || character.isNumber)
            return isAllowed || character == "-" || character == "." ? character : "-"
        })
    }
}
