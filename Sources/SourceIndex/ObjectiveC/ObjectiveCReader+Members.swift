extension ObjectiveCReader {
    // MARK: Instance variables

    /// `IBOutlet UILabel *label;` between the braces of an interface or implementation.
    mutating func readInstanceVariables(_ range: Range<Int>, into declaration: inout TypeDeclaration) {
        var start = range.lowerBound
        for index in range where tokens.isMark(";", at: index) {
            addVariables(start..<index, traits: [.exposed, .instanceVariable], key: nil, into: &declaration)
            start = index + 1
        }
    }

    /// Reads `@synthesize label = caption, picture;`, whose instance variables key-value coding knows too, and returns where
    /// it ends.
    mutating func readSynthesis(at index: Int, into declaration: inout TypeDeclaration) -> Int {
        var position = index + 1
        while position < tokens.count, !tokens.isMark(";", at: position), tokens.kind(position) != .directive {
            // Keys with an underscore may be those of any instance variable, listed or not.
            if tokens.isMark("=", at: position), tokens.isWord(position + 1), !tokens.text(position + 1).hasPrefix("_") {
                let name = tokens.text(position + 1)
                declaration.properties.append(
                    Property(
                        key: name, name: name, type: nil, traits: [.exposed, .instanceVariable],
                        location: location(of: position + 1)))
            }
            position += 1
        }
        return position
    }

    // MARK: Properties

    /// Reads `@property (…) Type *name;` and returns where it ends.
    mutating func readProperty(at index: Int, into declaration: inout TypeDeclaration) -> Int {
        var start = index + 1
        var traits: Property.Traits = .exposed
        var key: String?
        if tokens.isMark("(", at: start), !tokens.isMark("^", at: start + 1) {
            let end = tokens.end(ofGroupAt: start)
            for attribute in start..<end {
                if tokens.isWord("readonly", at: attribute) { traits.insert(.readOnly) }
                if tokens.isWord("weak", at: attribute) || tokens.isWord("assign", at: attribute) { traits.insert(.weak) }
                if tokens.isWord("class", at: attribute) { traits.insert(.typeLevel) }
                if tokens.isWord("setter", at: attribute), tokens.isMark("=", at: attribute + 1) {
                    key = keyOfSetter(tokens.text(attribute + 2))
                }
            }
            start = end
        }
        var end = start
        while end < tokens.count, !tokens.isMark(";", at: end), tokens.kind(end) != .directive { end += 1 }
        addVariables(start..<end, traits: traits, key: key, into: &declaration)
        return end
    }

    /// `on` for `setOn`.
    private func keyOfSetter(_ name: String) -> String? {
        guard name.hasPrefix("set"), name.utf8.count > 3 else { return nil }
        let rest = name.dropFirst(3)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    // MARK: Declarators

    /// Adds what `IBOutlet UILabel *first, *second` declares.
    private mutating func addVariables(
        _ range: Range<Int>, traits: Property.Traits, key: String?, into declaration: inout TypeDeclaration
    ) {
        var traits = traits
        var words: [Int] = []
        var collectionType: String?
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens.kind(index) == .directive || tokens.kind(index) == .preprocessor {
                index += 1
                continue
            }
            switch tokens.isWord(index) ? tokens.text(index) : "" {
            case "IBOutlet": traits.insert(.outlet)
            case "IBInspectable": traits.insert(.inspectable)
            case "IBOutletCollection":
                traits.formUnion([.outlet, .collection])
                if tokens.isMark("(", at: index + 1) {
                    let end = min(tokens.end(ofGroupAt: index + 1), range.upperBound)
                    collectionType = tokens.text((index + 2)..<max(index + 2, end - 1))
                    index = end - 1
                }
            case "__weak": traits.insert(.weak)
            case "nullable", "nonnull", "null_unspecified", "null_resettable", "_Nullable", "_Nonnull", "__nullable", "__nonnull",
                "__strong", "__unsafe_unretained", "strong", "weak", "const", "static":
                break
            case let word where isMacro(word):
                // `NS_AVAILABLE_IOS(9_0)`: with its arguments.
                if tokens.isMark("(", at: index + 1) { index = min(tokens.end(ofGroupAt: index + 1), range.upperBound) - 1 }
            default: words.append(index)
            }
            index += 1
        }
        for (name, type) in declarators(words) {
            let text = tokens.text(name)
            declaration.properties.append(
                Property(
                    key: key ?? text, name: text, type: collectionType.map { "[\($0)]" } ?? type, traits: traits,
                    location: location(of: name)))
        }
    }

    /// `NS_REFINED_FOR_SWIFT`, `__attribute__`: what is no part of a type or name.
    private func isMacro(_ word: String) -> Bool {
        if word.hasPrefix("__") { return word != "__kindof" }
        return word.utf8.count > 3 && word.contains("_") && word.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || Ascii.isDigit(byte) || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
        }
    }

    /// The names that are declared, with their types.
    private func declarators(_ indices: [Int]) -> [(name: Int, type: String)] {
        // A block has its name inside: `void (^completion)(BOOL)`.
        if let caret = indices.firstIndex(where: { tokens.isMark("^", at: $0) }) {
            guard let name = indices[(caret + 1)...].first(where: tokens.isWord) else { return [] }
            return [(name, indices.filter { $0 != name }.map(tokens.text).joined(separator: " "))]
        }
        var found: [(name: Int, type: String)] = []
        var firstType = ""
        var depth = 0
        var part: [Int] = []
        func close() {
            guard let place = part.lastIndex(where: tokens.isWord) else { return }
            if found.isEmpty {
                guard place > 0 else { return }
                let type = text(Array(part[..<place]))
                firstType = type.hasSuffix("*") ? String(type.dropLast()) : type
                found.append((part[place], type))
            } else {
                let isPointer = part.contains { tokens.isMark("*", at: $0) }
                found.append((part[place], isPointer ? firstType + "*" : firstType))
            }
        }
        for index in indices {
            switch tokens.mark(at: index) {
            case UInt8(ascii: "<"), Ascii.openParenthesis, Ascii.openBracket: depth += 1
            case UInt8(ascii: ">"), Ascii.closeParenthesis, Ascii.closeBracket: depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                close()
                part = []
                continue
            case UInt8(ascii: ":") where depth == 0:
                // The width of a bit field.
                close()
                return found
            default: break
            }
            part.append(index)
        }
        close()
        return found
    }

    private func text(_ indices: [Int]) -> String {
        indices.reduce(into: "") { text, index in
            if let last = text.utf8.last, Ascii.isName(last), tokens.isWord(index) || tokens.isMark("*", at: index) { text += " " }
            text += tokens.text(index)
        }
    }

    private static let nullability: Set = [
        "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "__nullable", "__nonnull",
    ]

    // MARK: Methods

    /// Reads `- (IBAction)save:(id)sender` with its body, and returns where it ends.
    mutating func readMethod(at index: Int, into declaration: inout TypeDeclaration) -> Int {
        var traits: Method.Traits = .exposed
        if tokens.isMark("+", at: index) { traits.insert(.typeLevel) }
        var position = index + 1
        var returnType: String?
        if tokens.isMark("(", at: position) {
            let end = tokens.end(ofGroupAt: position)
            var words: [Int] = []
            for word in (position + 1)..<max(position + 1, end - 1) {
                if tokens.isWord("IBAction", at: word) {
                    traits.insert(.action)
                } else if tokens.isWord("IBSegueAction", at: word) {
                    traits.insert(.segueAction)
                } else if !Self.nullability.contains(tokens.text(word)) {
                    words.append(word)
                }
            }
            let type = text(words)
            returnType = type.isEmpty || type == "void" ? nil : type
            position = end
        }
        let nameIndex = position
        guard tokens.isWord(position) else { return index + 1 }
        var selector = ""
        var types: [String] = []
        var parameters: [String: String] = [:]
        while position < tokens.count {
            let hasWord = tokens.isWord(position)
            if hasWord, tokens.isMark(":", at: position + 1) || selector.isEmpty {
                selector += tokens.text(position)
                position += 1
            } else if !tokens.isMark(":", at: position) {
                break
            }
            guard tokens.isMark(":", at: position) else { break }
            selector += ":"
            position += 1
            var type = "id"
            if tokens.isMark("(", at: position) {
                let end = tokens.end(ofGroupAt: position)
                type = tokens.text((position + 1)..<max(position + 1, end - 1))
                position = end
            }
            types.append(type)
            if tokens.isWord(position) {
                parameters[tokens.text(position)] = type
                position += 1
            }
        }
        var isUnavailable = false
        while position < tokens.count, !tokens.isMark(";", at: position), !tokens.isMark("{", at: position),
            tokens.kind(position) != .directive {
            let word = tokens.isWord(position) ? tokens.text(position) : ""
            isUnavailable = isUnavailable || word == "NS_UNAVAILABLE" || word == "unavailable"
            position += 1
        }
        if selector == "initWithCoder:" {
            if isUnavailable || declaration.coderInitializer == .notDeclared {
                declaration.coderInitializer = isUnavailable ? .trapping : .declared
            }
        }
        declaration.methods.append(
            Method(
                selector: selector, name: selector, parameterTypes: types, returnType: returnType, traits: traits,
                location: location(of: nameIndex)))
        guard tokens.isMark("{", at: position) else { return position }
        let end = tokens.end(ofGroupAt: position)
        readBody(position..<end, of: declaration.path, parameters: parameters, method: selector)
        return end
    }
}
