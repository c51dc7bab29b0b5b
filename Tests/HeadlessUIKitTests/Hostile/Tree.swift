import InterfaceBuilder

/// A document as a plain tree that can be damaged in its structure and is well formed whatever happens to it.
final class Tree {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [Tree]

    init(_ element: Element) {
        name = element.name
        attributes = element.attributes.map { ($0.name, $0.value) }
        children = element.children.map(Tree.init)
    }

    init(copying tree: Tree) {
        name = tree.name
        attributes = tree.attributes
        children = tree.children.map(Tree.init(copying:))
    }

    /// This element and all inside it, in the order of the document.
    var all: [Tree] {
        var all = [self]
        for child in children {
            all += child.all
        }
        return all
    }

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        text += "<"
        text += name
        for (name, value) in attributes {
            text += " "
            text += name
            text += "=\""
            text += value
            text += "\""
        }
        text += ">"
        for child in children {
            child.write(to: &text)
        }
        text += "</"
        text += name
        text += ">"
    }

    func set(_ name: String, to value: String) {
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes[index].value = value
        } else {
            attributes.append((name, value))
        }
    }
}
