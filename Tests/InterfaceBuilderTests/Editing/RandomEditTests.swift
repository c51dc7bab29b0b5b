import InterfaceBuilder
import Testing

/// The plainest possible tree, to which the same edits are made.
private final class Model {
    enum Content: Equatable {
        case element(Model)
        case text(String)
        case comment(String)

        static func == (left: Content, right: Content) -> Bool {
            switch (left, right) {
            case (.element(let left), .element(let right)): left === right
            case (.text(let left), .text(let right)): left == right
            case (.comment(let left), .comment(let right)): left == right
            default: false
            }
        }
    }

    let name: String
    var attributes: [String: String]
    var content: [Content] = []
    weak var parent: Model?
    var id: Element.ID?

    init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    var elements: [Model] {
        content.compactMap {
            if case .element(let element) = $0 { element } else { nil }
        }
    }

    /// This element and all inside it, in document order.
    var all: [Model] { [self] + elements.flatMap(\.all) }

    /// Where among the parent's content this element starts: at the comment before it.
    var place: (parent: Model, start: Int, end: Int)? {
        guard let parent, let end = parent.content.firstIndex(of: .element(self)) else { return nil }
        guard end > 0, case .comment = parent.content[end - 1] else { return (parent, end, end + 1) }
        return (parent, end - 1, end + 1)
    }

    func insert(_ new: [Content], at position: Int) {
        content.insert(contentsOf: new, at: position)
        for case .element(let element) in new {
            element.parent = self
        }
    }

    /// The innermost element that both are, or are inside of.
    func common(with other: Model) -> Model {
        var place = self
        while !place.all.contains(where: { $0 === other }), let parent = place.parent {
            place = parent
        }
        return place
    }

    /// A copy that names nothing of the document yet.
    func copy() -> Model {
        let copy = Model(name, attributes)
        copy.insert(
            content.map { content in
                if case .element(let element) = content { .element(element.copy()) } else { content }
            }, at: 0)
        return copy
    }

    /// The element as it must be told apart: texts that meet count as one, blank ones as none.
    var outline: String {
        var result = "<\(name) \(attributes.sorted { $0.key < $1.key })>"
        result += "{" + content.map { if case .text(let text) = $0 { text } else { "" } }.joined() + "}"
        for (position, content) in content.enumerated() {
            guard case .element(let element) = content else { continue }
            if position > 0, case .comment(let comment) = self.content[position - 1] {
                result += "<!--\(comment)-->"
            }
            result += element.outline
        }
        return result + "</>"
    }
}

extension Element {
    fileprivate var outline: String {
        let attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        var result = "<\(name) \(attributes.sorted { $0.key < $1.key })>"
        let text = text.filter { !$0.isWhitespace }
        result += "{" + text + "}"
        for child in children {
            result += child.precedingComment.map { "<!--\($0)-->" } ?? ""
            result += child.outline
        }
        return result + "</>"
    }
}

@Suite struct RandomEditTests {
    static let starts = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\n    <!--c-->\n    <b x=\"1\">\n        <c/>\n    </b>\n    <d/>\n</a>\n",
        "<a>\r\n  <b  x = '1' >t<c/>]]<d></d >></b>\r\n\r\n  <!--c--><e\r\n/><![CDATA[s]]></a >\r\n",
        "<a><b/><c><!--d--><d/></c><e x='1' y='2'/></a>",
    ]

    @Test(arguments: 0..<120)
    func `Random edits do what they do to a plain tree, and the bytes can be read again`(run: Int) throws {
        var generator = SeededGenerator(seed: UInt64(run))
        var document = try Document(Self.starts[run % Self.starts.count])
        let model = Self.model(of: document.root)
        try Self.addContent(to: model, from: document)
        for _ in 0..<40 {
            let before = document
            let bytesBefore = document.bytes
            let affected = try edit(&document, model, using: &generator)
            #expect(before.bytes == bytesBefore)
            let outline = model.outline
            #expect(document.root.outline == outline)
            let again = try Document(document.bytes)
            #expect(again.root.outline == outline)
            let position = try #require(model.all.firstIndex { $0 === affected })
            #expect(
                Self.around(position, in: try Document(bytesBefore)) == Self.around(position, in: again),
                "Bytes outside the edited element have changed")
            #expect(model.all.allSatisfy { element in document.elements.contains { $0.id == element.id && $0.name == element.name } })
        }
    }

    /// The bytes before and after an element, by its number in document order.
    private static func around(_ position: Int, in document: Document) -> [[UInt8]] {
        guard let range = Array(document.elements)[position].range else { return [] }
        return [Array(document.bytes[..<range.lowerBound]), Array(document.bytes[range.upperBound...])]
    }

    // MARK: The model of what was read

    private static func model(of element: Element) -> Model {
        let model = Model(
            element.name, Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first })
        model.id = element.id
        for child in element.children {
            if let comment = child.precedingComment {
                model.insert([.comment(comment)], at: model.content.count)
            }
            model.insert([.element(Self.model(of: child))], at: model.content.count)
        }
        return model
    }

    /// The texts of the second start, the only ones: the tree does not tell where between elements text stands.
    private static func addContent(to model: Model, from document: Document) throws {
        guard document.written == starts[1] else { return }
        let b = try #require(model.elements.first)
        b.insert([.text("t")], at: 0)
        b.insert([.text("]]")], at: 2)
        b.insert([.text(">")], at: 4)
        model.insert([.text("s")], at: model.content.count)
    }

    // MARK: Edits

    /// - Returns: the innermost element in which all changes are.
    private func edit(
        _ document: inout Document, _ model: Model, using generator: inout SeededGenerator
    ) throws -> Model {
        let all = model.all
        let target = all[Int.random(in: 0..<all.count, using: &generator)]
        let other = all[Int.random(in: 0..<all.count, using: &generator)]
        let id = try #require(target.id)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
            let name = ["x", "y", "id", "é"].randomElement(using: &generator) ?? ""
            let value = ["", "1", "<&>\"\n'\t", "é😀", nil].randomElement(using: &generator) ?? nil
            try document.setAttribute(name, to: value, of: id)
            target.attributes[name] = value
            return target
        case 2:
            let text = ["", "t", "]]>", "<&\"😀"].randomElement(using: &generator) ?? ""
            try document.setText(text, of: id)
            target.content = text.isEmpty ? [] : [.text(text)]
            return target
        case 3 where target !== model:
            let parent = try #require(target.parent)
            try document.remove(id)
            Self.take(target)
            return parent
        case 4 where target !== model && all.count < 60:
            let element = try #require(document.elements.first { $0.id == id })
            let comment = element.precedingComment
            let copy = target.copy()
            return try put(copy, comment, beside: other, root: model, using: &generator) { place in
                let id = try document.copy(element, to: place)
                Self.name(copy, after: document.elements.first { $0.id == id })
            }
        case 5 where target !== model && !target.all.contains { $0 === other }:
            let oldParent = try #require(target.parent)
            let newParent = try move(target, beside: other, root: model, in: &document, using: &generator)
            return oldParent.common(with: newParent)
        default:
            let (name, comment) = ("n\(all.count)", Bool.random(using: &generator) ? "c" : nil)
            let new = Model(name, ["id": "n"])
            new.insert([.text("é")], at: 0)
            return try put(new, comment, beside: other, root: model, using: &generator) { place in
                new.id = try document.insert(NewElement(name, ["id": "n"], text: "é", comment: comment), at: place)
            }
        }
    }

    /// Takes an element and its comment out of the model.
    @discardableResult
    private static func take(_ element: Model) -> [Model.Content] {
        guard let place = element.place else { return [] }
        let taken = Array(place.parent.content[place.start..<place.end])
        place.parent.content.removeSubrange(place.start..<place.end)
        return taken
    }

    private static func name(_ model: Model, after element: Element?) {
        guard let element else { return }
        for (model, element) in zip(model.all, [element] + Array(element.descendants)) {
            model.id = element.id
        }
    }

    private func move(
        _ target: Model, beside other: Model, root: Model, in document: inout Document,
        using generator: inout SeededGenerator
    ) throws -> Model {
        let id = try #require(target.id)
        let comment = target.place.flatMap { place -> String? in
            if place.end - place.start == 2, case .comment(let text) = place.parent.content[place.start] { text } else { nil }
        }
        // The model finds its place once the target is out of the way; a place beside the target is the same gap.
        Self.take(target)
        return try put(target, comment, beside: other, root: root, using: &generator) { place in
            try document.move(id, to: place)
        }
    }

    private func put(
        _ new: Model, _ comment: String?, beside other: Model, root: Model, using generator: inout SeededGenerator,
        edit: (Place) throws -> Void
    ) throws -> Model {
        let id = try #require(other.id)
        let content = (comment.map { [Model.Content.comment($0)] } ?? []) + [.element(new)]
        let choice = Int.random(in: 0..<4, using: &generator)
        if choice < 2 || other === root {
            try edit(choice == 0 ? .first(in: id) : .last(in: id))
            other.insert(content, at: choice == 0 ? 0 : other.content.count)
            return other
        }
        try edit(choice == 2 ? .before(id) : .after(id))
        let place = try #require(other.place)
        place.parent.insert(content, at: choice == 2 ? place.start : place.end)
        return place.parent
    }
}
