extension Expression {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .string(let text):
            writer.write(0 as UInt8)
            writer.write(text)
        case .name(let path):
            writer.write(1 as UInt8)
            writer.write(path)
        case .typeName(let path):
            writer.write(2 as UInt8)
            writer.write(path)
        case .runtimeTypeName(let path):
            writer.write(3 as UInt8)
            writer.write(path)
        case .joined(let parts):
            writer.write(4 as UInt8)
            writer.write(parts) { $1.write(to: &$0) }
        case .storyboard(let name, let bundle):
            writer.write(5 as UInt8)
            name.write(to: &writer)
            writer.write(bundle)
        case .computed: writer.write(6 as UInt8)
        case .nib(let name):
            writer.write(7 as UInt8)
            name.write(to: &writer)
        }
    }

    init(from reader: inout ByteReader, depth: Int = 0) throws(ByteReader.Malformed) {
        // No reader makes deeper ones, but a damaged cache may.
        guard depth <= 4 * Self.maximumDepth else { throw ByteReader.Malformed() }
        switch try reader.byte() {
        case 0: self = .string(try reader.text())
        case 1: self = .name(try reader.texts())
        case 2: self = .typeName(try reader.texts())
        case 3: self = .runtimeTypeName(try reader.texts())
        case 4:
            self = .joined(
                try reader.list { (reader) throws(ByteReader.Malformed) in try Expression(from: &reader, depth: depth + 1) })
        case 5:
            let name = try Expression(from: &reader, depth: depth + 1)
            self = .storyboard(name: name, bundle: try reader.optionalText())
        case 6: self = .computed
        case 7: self = .nib(name: try Expression(from: &reader, depth: depth + 1))
        default: throw ByteReader.Malformed()
        }
    }
}
