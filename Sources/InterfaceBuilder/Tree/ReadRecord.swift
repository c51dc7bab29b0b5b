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
}
