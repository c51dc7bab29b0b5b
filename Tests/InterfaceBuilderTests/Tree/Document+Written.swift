import InterfaceBuilder

extension Document {
    /// What a file of this document would hold, for documents in UTF-8.
    var written: String { String(decoding: bytes, as: UTF8.self) }

    /// The first element in document order that has a name.
    func first(_ name: String) -> Element {
        elements.first { $0.name == name } ?? root
    }
}
