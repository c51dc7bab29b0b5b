/// One attribute of an element, with its place in the file.
public struct Attribute: Sendable {
    let storage: Storage
    let position: Int

    private var record: AttributeRecord { storage.attributes[position] }

    public var name: String { storage.names.strings[Int(record.name)] }

    /// The value with its references resolved.
    public var value: String {
        storage.readRecord?.noteAttribute(position)
        return storage.value(of: record)
    }

    /// The value's bytes in the file, between the quotes; nil for what an edit has set.
    public var valueRange: Range<Int>? {
        record.valueStart < storage.fileCount ? Int(record.valueStart)..<Int(record.valueEnd) : nil
    }

    /// Line and column of the attribute's name; nil for what an edit has set.
    public var sourcePosition: SourcePosition? {
        record.nameStart < storage.fileCount ? storage.lines.position(of: Int(record.nameStart)) : nil
    }
}
