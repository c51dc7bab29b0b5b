/// One element of a document, as it was when the value was taken.
///
/// Two elements are equal when they are the same place of the same document.
public struct Element: Sendable, Identifiable {
    let storage: Storage
    let index: NodeIndex

    /// Names an element within a document and all later versions of it: edits renumber nothing.
    public struct ID: Hashable, Sendable {
        let index: NodeIndex
    }

    init(_ storage: Storage, _ index: NodeIndex) {
        self.storage = storage
        self.index = index
    }

    private var node: Node { storage.nodes[index.position] }

    public var id: ID { ID(index: index) }

    /// The element's name, as in `viewController`.
    public var name: String {
        storage.readRecord?.noteElement(index)
        return storage.name(of: index)
    }

    // MARK: Attributes

    /// The value of an attribute with its references resolved; nil where the element has no such attribute.
    public subscript(name: String) -> String? {
        guard let position = storage.attribute(name, of: index) else { return nil }
        if let record = storage.readRecord {
            record.noteElement(index)
            record.noteAttribute(position)
        }
        return storage.value(of: storage.attributes[position])
    }

    /// All attributes in the order of the file.
    public var attributes: [Attribute] {
        storage.attributeRange(of: index).map { Attribute(storage: storage, position: $0) }
    }

    /// An attribute with its place in the file; nil where the element has no such attribute.
    public func attribute(_ name: String) -> Attribute? {
        storage.attribute(name, of: index).map { Attribute(storage: storage, position: $0) }
    }

    // MARK: Relatives

    /// The element around this one; nil for the root.
    public var parent: Element? {
        let parent = node.parent
        guard parent != .none, storage.nodes[parent.position].kind == .element else { return nil }
        return Element(storage, parent)
    }

    /// The elements directly inside this one, in order.
    public var children: Children { Children(storage: storage, first: node.firstChild) }

    /// The first element directly inside this one that has a name, and a `key` attribute if one is asked for.
    public func child(_ name: String, key: String? = nil) -> Element? {
        guard let number = storage.nameNumber(name) else { return nil }
        let found = children.first { child in
            child.node.name == number && (key == nil || child.hasKey(key))
        }
        found?.noteFound(byKey: key != nil)
        return found
    }

    /// The first element directly inside this one, of any name, whose `key` attribute has a value.
    public func child(key: String) -> Element? {
        let found = children.first { $0.hasKey(key) }
        found?.noteFound(byKey: true)
        return found
    }

    /// The elements directly inside this one that have a name.
    public func children(_ name: String) -> [Element] {
        guard let number = storage.nameNumber(name) else { return [] }
        let found = children.filter { $0.node.name == number }
        found.forEach { $0.noteFound(byKey: false) }
        return found
    }

    private func hasKey(_ key: String?) -> Bool {
        storage.attribute("key", of: index).map { storage.value(of: storage.attributes[$0]) } == key
    }

    /// Only what a search finds counts as looked at, not what it passes by.
    private func noteFound(byKey: Bool) {
        guard let record = storage.readRecord else { return }
        record.noteElement(index)
        if byKey, let position = storage.attribute("key", of: index) {
            record.noteAttribute(position)
        }
    }

    /// All elements inside this one at any depth, in document order.
    public var descendants: Descendants { Descendants(of: self, includingSelf: false) }

    /// The elements around this one, the nearest first.
    public var ancestors: some Sequence<Element> {
        sequence(first: self) { $0.parent }.dropFirst()
    }

    // MARK: Content

    /// The text directly inside the element, with references resolved and CDATA sections unwrapped.
    public var text: String {
        var result = ""
        var child = node.firstChild
        while child != .none {
            let record = storage.nodes[child.position]
            result += text(Int(record.leading)..<Int(record.leadingEnd))
            switch record.kind {
            case .text:
                result += text(Int(record.start)..<Int(record.end))
            case .characterData:
                result += CharacterData.decodeVerbatim(storage.bytes, Int(record.start) + 9..<Int(record.end) - 3)
            case .document, .element, .comment, .processingInstruction:
                break
            }
            child = record.next
        }
        return result + text(Int(node.closeLeading)..<Int(node.close))
    }

    private func text(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : CharacterData.decodeText(storage.bytes, range)
    }

    /// The text of the comment that directly precedes the element; Interface Builder puts a scene's title there.
    public var precedingComment: String? {
        let previous = node.previous
        guard previous != .none, storage.nodes[previous.position].kind == .comment else { return nil }
        let comment = storage.nodes[previous.position]
        return CharacterData.decodeVerbatim(storage.bytes, Int(comment.start) + 4..<Int(comment.end) - 3)
    }

    // MARK: Place in the file

    /// The bytes of the file as it was read (as UTF-8, a byte order mark included) from the start tag's `<` past
    /// the end tag, wherever edits have put the element since; nil for what an edit has inserted or given another
    /// end tag.
    public var range: Range<Int>? {
        node.end <= storage.fileCount ? Int(node.start)..<Int(node.end) : nil
    }

    /// Line and column of the start tag's `<`; for what an edit has inserted, those of the nearest element
    /// around it that the file has.
    public var position: SourcePosition {
        var place = index
        while place != .none, Int(storage.nodes[place.position].start) >= storage.fileCount {
            place = storage.nodes[place.position].parent
        }
        return storage.lines.position(of: place == .none ? 0 : Int(storage.nodes[place.position].start))
    }
}

extension Element: Hashable {
    public static func == (left: Element, right: Element) -> Bool {
        left.storage === right.storage && left.index == right.index
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
        hasher.combine(index)
    }
}
