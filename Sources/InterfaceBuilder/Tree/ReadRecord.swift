/// Which elements and attributes of a document have been looked at.
///
/// A test reads every typed value of real files with such a record in place; what stays unread is what
/// the model ignores.
package final class ReadRecord: @unchecked Sendable {
    package private(set) var elements: Set<Int> = []
    package private(set) var attributes: Set<Int> = []

    package init() {}

    func noteElement(_ node: NodeIndex) {
        elements.insert(node.position)
    }

    func noteAttribute(_ position: Int) {
        attributes.insert(position)
    }

    /// Whether the name, an attribute or a key of an element has been looked at.
    package func contains(_ element: Element) -> Bool {
        elements.contains(element.index.position)
    }

    /// Whether the value of an attribute has been looked at.
    package func contains(_ attribute: Attribute) -> Bool {
        attributes.contains(attribute.position)
    }
}

extension Document {
    /// Starts to note what is looked at in this document through values taken from now on.
    package func recordReading() -> ReadRecord {
        let record = ReadRecord()
        storage.readRecord = record
        return record
    }
}
