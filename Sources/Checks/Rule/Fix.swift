import InterfaceBuilder

/// A change of one document that is the only answer to a finding.
public struct Fix: Hashable, Sendable {
    /// What is changed in a document.
    public enum Edit: Hashable, Sendable {
        /// An element is taken out, with all that is in it.
        case remove(Element.ID)
        /// An element is taken out if nothing is left in it.
        case removeIfEmpty(Element.ID)
        /// An attribute is set or, with nil, taken out.
        case set(attribute: String, to: String?, of: Element.ID)
    }

    /// What is done, as in `remove the tie-breaker`.
    public let summary: String
    /// The changes, in order.
    public let edits: [Edit]

    /// Changes a document, which must be the one that was checked or a later version of it. An element that is gone
    /// by another fix needs no change any more.
    public func apply(to document: inout Document) throws(EditingError) {
        for edit in edits {
            do throws(EditingError) {
                switch edit {
                case .remove(let element): try document.remove(element)
                case .removeIfEmpty(let id):
                    guard let element = document.elements.first(where: { $0.id == id }) else { continue }
                    if element.children.first(where: { _ in true }) == nil { try document.remove(id) }
                case .set(let name, let value, let element): try document.setAttribute(name, to: value, of: element)
                }
            } catch {
                guard error == .noSuchElement else { throw error }
            }
        }
    }
}
