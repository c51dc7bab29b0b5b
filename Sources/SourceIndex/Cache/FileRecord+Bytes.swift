/// How a record is kept in the cache.
extension FileRecord {
    func write(to writer: inout ByteWriter) {
        writer.write(isTooDeep)
        writer.write(imports)
        writer.write(types) { $1.write(to: &$0) }
        writer.write(aliases) {
            $0.write($1.path)
            $0.write($1.target)
        }
        writer.write(constants) {
            $0.write($1.path)
            $1.value.write(to: &$0)
            $0.write($1.kind.rawValue)
            $0.write($1.isPrivate)
            $0.write($1.location) { $1.write(to: &$0) }
        }
        writer.write(uses) { $1.write(to: &$0) }
    }

    init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        isTooDeep = try reader.flag()
        imports = try reader.texts()
        types = try reader.list { (reader) throws(ByteReader.Malformed) in try TypeDeclaration(from: &reader, file: file) }
        aliases = try reader.list { (reader) throws(ByteReader.Malformed) in
            TypeAlias(path: try reader.texts(), target: try reader.text())
        }
        constants = try reader.list { (reader) throws(ByteReader.Malformed) in
            Constant(
                path: try reader.texts(), value: try Expression(from: &reader), kind: try reader.raw(Constant.Kind.self),
                isPrivate: try reader.flag(),
                location: try reader.optional { (reader) throws(ByteReader.Malformed) in try SourceLocation(from: &reader, file: file) })
        }
        uses = try reader.list { (reader) throws(ByteReader.Malformed) in try UseRecord(from: &reader, file: file) }
    }
}

extension TypeDeclaration {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(path)
        writer.write(objectiveCName)
        writer.write(genericParameters)
        writer.write(inherited)
        writer.write(exposesMembers)
        writer.write(hasSuperclass)
        writer.write(coderInitializer.rawValue)
        writer.write(declaresDesignatedInitializer)
        writer.write(properties) { $1.write(to: &$0) }
        writer.write(methods) { $1.write(to: &$0) }
        location.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        kind = try reader.raw(Kind.self)
        path = try reader.texts()
        objectiveCName = try reader.optionalText()
        genericParameters = try reader.texts()
        inherited = try reader.texts()
        exposesMembers = try reader.flag()
        hasSuperclass = try reader.flag()
        coderInitializer = try reader.raw(CoderInitializer.self)
        declaresDesignatedInitializer = try reader.flag()
        properties = try reader.list { (reader) throws(ByteReader.Malformed) in try Property(from: &reader, file: file) }
        methods = try reader.list { (reader) throws(ByteReader.Malformed) in try Method(from: &reader, file: file) }
        location = try SourceLocation(from: &reader, file: file)
    }
}

extension Property {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(key)
        writer.write(name == key ? nil : name)
        writer.write(type)
        writer.write(Int(traits.rawValue))
        location.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        let key = try reader.text()
        let name = try reader.optionalText() ?? key
        let type = try reader.optionalText()
        let traits = Traits(rawValue: UInt16(truncatingIfNeeded: try reader.number()))
        self.init(key: key, name: name, type: type, traits: traits, location: try SourceLocation(from: &reader, file: file))
    }
}

extension Method {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(selector)
        writer.write(name == selector ? nil : name)
        writer.write(parameterTypes)
        writer.write(returnType)
        writer.write(Int(traits.rawValue))
        location.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        let selector = try reader.text()
        let name = try reader.optionalText() ?? selector
        let parameterTypes = try reader.texts()
        let returnType = try reader.optionalText()
        let traits = Traits(rawValue: UInt16(truncatingIfNeeded: try reader.number()))
        self.init(
            selector: selector, name: name, parameterTypes: parameterTypes, returnType: returnType, traits: traits,
            location: try SourceLocation(from: &reader, file: file))
    }
}

extension UseRecord {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        value.write(to: &writer)
        writer.write(storyboard) { $1.write(to: &$0) }
        writer.write(bundle)
        writer.write(nib) { $1.write(to: &$0) }
        writer.write(scope)
        writer.write(receiver.rawValue)
        writer.write(expectedClass)
        writer.write(isForced)
        writer.write(createdClass)
        writer.write(member)
        location.write(to: &writer)
    }

    fileprivate init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        kind = try reader.raw(IdentifierUse.Kind.self)
        value = try Expression(from: &reader)
        storyboard = try reader.optional { (reader) throws(ByteReader.Malformed) in try Expression(from: &reader) }
        bundle = try reader.optionalText()
        nib = try reader.optional { (reader) throws(ByteReader.Malformed) in try Expression(from: &reader) }
        scope = try reader.texts()
        receiver = try reader.raw(IdentifierUse.Receiver.self)
        expectedClass = try reader.optionalText()
        isForced = try reader.flag()
        createdClass = try reader.optionalText()
        member = try reader.optionalText()
        location = try SourceLocation(from: &reader, file: file)
    }
}

extension SourceLocation {
    /// The file is not written: the same content may lie elsewhere.
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(line)
        writer.write(column)
    }

    fileprivate init(from reader: inout ByteReader, file: String) throws(ByteReader.Malformed) {
        self.init(file: file, line: try reader.number(), column: try reader.number())
    }
}
