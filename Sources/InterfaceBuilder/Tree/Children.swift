/// The elements directly inside an element, without the text and comments between them.
public struct Children: Sequence, Sendable {
    let storage: Storage
    let first: NodeIndex

    public struct Iterator: IteratorProtocol {
        let storage: Storage
        var upcoming: NodeIndex

        public mutating func next() -> InterfaceBuilder.Element? {
            let found = storage.element(from: upcoming)
            guard found != .none else { return nil }
            upcoming = storage.nodes[found.position].next
            return InterfaceBuilder.Element(storage, found)
        }
    }

    public func makeIterator() -> Iterator { Iterator(storage: storage, upcoming: first) }
}

/// The elements inside an element at any depth, in document order, found without recursion.
public struct Descendants: Sequence, Sendable {
    let top: InterfaceBuilder.Element
    let includingSelf: Bool

    init(of top: InterfaceBuilder.Element, includingSelf: Bool) {
        self.top = top
        self.includingSelf = includingSelf
    }

    public struct Iterator: IteratorProtocol {
        let storage: Storage
        let top: NodeIndex
        var upcoming: NodeIndex

        public mutating func next() -> InterfaceBuilder.Element? {
            guard upcoming != .none else { return nil }
            let found = upcoming
            upcoming = storage.element(after: found, within: top)
            return InterfaceBuilder.Element(storage, found)
        }
    }

    public func makeIterator() -> Iterator {
        var iterator = Iterator(storage: top.storage, top: top.index, upcoming: top.index)
        if !includingSelf {
            _ = iterator.next()
        }
        return iterator
    }
}
