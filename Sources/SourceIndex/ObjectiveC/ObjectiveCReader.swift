/// Reads one Objective-C file, header or implementation, into a record.
///
/// It is no compiler: headers are not followed and macros not expanded. Declarations are told by the words that begin them,
/// and what stands between them is passed over. All branches of `#if` are read alike, but for those
/// that are never compiled.
struct ObjectiveCReader {
    var record = FileRecord()
    let tokens: ObjectiveCTokens
    private let lines: LineTable
    private var position = 0

    static func record(of source: [UInt8], file: String) -> FileRecord {
        guard matters(source) else { return FileRecord() }
        var reader = ObjectiveCReader(source, file: file)
        reader.run()
        return reader.record
    }

    private init(_ source: [UInt8], file: String) {
        tokens = ObjectiveCTokens(source)
        lines = LineTable(file: file, bytes: source)
    }

    /// A file of plain C has neither at signs nor macros that name strings.
    private static func matters(_ source: [UInt8]) -> Bool { source.contains(Ascii.at) }

    func location(of index: Int) -> SourceLocation { lines.location(of: tokens.offset(of: index)) }

    private mutating func run() {
        while position < tokens.count {
            switch tokens.kind(position) {
            case .preprocessor:
                readPreprocessor(tokens.text(position))
                position += 1
            case .directive: readDirective()
            default:
                if tokens.isMark("{", at: position) {
                    let end = tokens.end(ofGroupAt: position)
                    readBody(position..<end, of: nil, parameters: [:])
                    position = end
                } else {
                    readGlobalConstant()
                    position += 1
                }
            }
        }
    }

    // MARK: Directives

    private mutating func readDirective() {
        switch tokens.text(position) {
        case "@interface": readInterface()
        case "@implementation": readImplementation()
        case "@protocol": readProtocol()
        case "@import":
            if tokens.isWord(position + 1) { record.imports.append(tokens.text(position + 1)) }
            position += 2
        default: position += 1
        }
    }

    private mutating func readPreprocessor(_ line: String) {
        let words = line.dropFirst().split(maxSplits: 2, whereSeparator: \.isWhitespace)
        switch words.first {
        case "define" where words.count == 3:
            // A macro with parameters has its parenthesis right after the name.
            let name = String(words[1])
            let value = ObjectiveCTokens([UInt8](words[2].utf8))
            guard !name.contains("("), value.count == 1, let text = value.string(0) else { return }
            record.constants.append(Constant(path: [name], value: .string(text), kind: .value, isPrivate: false))
        case "import", "include":
            guard let open = line.firstIndex(of: "<"), let slash = line[open...].firstIndex(of: "/") else { return }
            record.imports.append(String(line[line.index(after: open)..<slash]))
        default: break
        }
    }

    /// `NSString *const name = @"…";` outside of any body.
    private mutating func readGlobalConstant() {
        guard tokens.isMark("=", at: position), tokens.isWord(position - 1), tokens.kind(position + 1) == .string,
            tokens.isMark(";", at: position + 2), let text = tokens.string(position + 1)
        else { return }
        let name = tokens.text(position - 1)
        // A variable that is set anywhere else in the file is none.
        guard assignments(of: name, in: 0..<tokens.count) == 1 else { return }
        record.constants.append(Constant(path: [name], value: .string(text), kind: .value, isPrivate: false))
    }

    func assignments(of name: String, in range: Range<Int>) -> Int {
        range.count { index in
            tokens.isMark("=", at: index) && !tokens.isMark("=", at: index + 1) && !tokens.isMark("=", at: index - 1)
                && tokens.isWord(name, at: index - 1)
        }
    }

    // MARK: Types

    /// `@interface Name : Superclass <Protocols>`, `@interface Name (Category)`.
    private mutating func readInterface() {
        let start = position + 1
        position = start + 1
        guard tokens.isWord(start) else { return }
        let generics = tokens.end(ofAngleAt: position)
        var parameters: [String] = []
        // `<ObjectType>` is a parameter only before a colon; a list of protocols stands elsewhere.
        if generics > position, tokens.isMark(":", at: generics) {
            parameters = (position..<generics).filter(tokens.isWord).map(tokens.text)
            position = generics
        }
        var inherited: [String] = []
        var hasSuperclass = false
        var kind = TypeDeclaration.Kind.interface
        if tokens.isMark(":", at: position), tokens.isWord(position + 1) {
            inherited.append(tokens.text(position + 1))
            hasSuperclass = true
            position += 2
            let arguments = tokens.end(ofAngleAt: position)
            if tokens.isMark("<", at: arguments) { position = arguments }
        } else if tokens.isMark("(", at: position) {
            kind = .category
            position = tokens.end(ofGroupAt: position)
        }
        inherited += readProtocolList()
        var declaration = TypeDeclaration(kind: kind, path: [tokens.text(start)], location: location(of: start))
        declaration.genericParameters = parameters
        declaration.inherited = inherited
        declaration.hasSuperclass = hasSuperclass
        readMembers(into: &declaration)
        record.types.append(declaration)
    }

    private mutating func readImplementation() {
        let start = position + 1
        position = start + 1
        guard tokens.isWord(start) else { return }
        let isCategory = tokens.isMark("(", at: position)
        if isCategory { position = tokens.end(ofGroupAt: position) }
        var declaration = TypeDeclaration(
            kind: isCategory ? .category : .implementation, path: [tokens.text(start)], location: location(of: start))
        if tokens.isMark(":", at: position) { position += 2 }
        readMembers(into: &declaration)
        record.types.append(declaration)
    }

    private mutating func readProtocol() {
        let start = position + 1
        position = start + 1
        // `@protocol(Name)` is an expression, `@protocol A, B;` a promise.
        guard tokens.isWord(start), !tokens.isMark(";", at: position), !tokens.isMark(",", at: position) else { return }
        var declaration = TypeDeclaration(kind: .objectiveCProtocol, path: [tokens.text(start)], location: location(of: start))
        declaration.inherited = readProtocolList()
        declaration.exposesMembers = true
        readMembers(into: &declaration)
        record.types.append(declaration)
    }

    private mutating func readProtocolList() -> [String] {
        let end = tokens.end(ofAngleAt: position)
        defer { position = end }
        return (position..<end).filter(tokens.isWord).map(tokens.text)
    }

    // MARK: Members

    /// Reads up to `@end`, or to what can only follow a forgotten one.
    private mutating func readMembers(into declaration: inout TypeDeclaration) {
        if tokens.isMark("{", at: position) {
            let end = tokens.end(ofGroupAt: position)
            readInstanceVariables((position + 1)..<max(position + 1, end - 1), into: &declaration)
            position = end
        }
        while position < tokens.count {
            switch tokens.kind(position) {
            case .directive:
                switch tokens.text(position) {
                case "@end":
                    position += 1
                    return
                case "@interface", "@implementation": return
                case "@property": position = readProperty(at: position, into: &declaration)
                case "@synthesize": position = readSynthesis(at: position, into: &declaration)
                default: position += 1
                }
            case .preprocessor:
                readPreprocessor(tokens.text(position))
                position += 1
            default:
                if tokens.isMark("-", at: position) || tokens.isMark("+", at: position) {
                    position = readMethod(at: position, into: &declaration)
                } else if tokens.isMark("{", at: position) {
                    let end = tokens.end(ofGroupAt: position)
                    readBody(position..<end, of: declaration.path, parameters: [:])
                    position = end
                } else {
                    readGlobalConstant()
                    position += 1
                }
            }
        }
    }
}
