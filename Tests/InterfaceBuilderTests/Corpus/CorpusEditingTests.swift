import InterfaceBuilder
import Testing

@Suite(.enabled(if: Corpus.folder != nil))
struct CorpusEditingTests {
    @Test func `Every document that is no empty file is read, and written back as the same bytes`() throws {
        for path in Corpus.documents {
            let bytes = try Corpus.bytes(path)
            guard !bytes.isEmpty else { continue }
            #expect(try Document(bytes).bytes == bytes, "\(path)")
            #expect(try Document(contentsOf: Corpus.path(path)).bytes == bytes, "\(path)")
        }
    }

    @Test func `An attribute that is removed and set again mostly returns to its place`() throws {
        var total = 0
        var returned = 0
        // Start tags repeat themselves.
        var known: [String: Int] = [:]
        for path in Corpus.documents {
            for element in try Corpus.document(path)?.elements.map({ $0 }) ?? [] where element.attributes.count > 0 {
                let attributes = element.attributes.map { NewElement.Attribute($0.name, $0.value) }
                let document = try Document(root: NewElement(element.name, attributes))
                total += attributes.count
                if let count = known[document.written] {
                    returned += count
                    continue
                }
                var count = 0
                for attribute in attributes {
                    var edited = document
                    try edited.setAttribute(attribute.name, to: nil, of: edited.root.id)
                    try edited.setAttribute(attribute.name, to: attribute.value, of: edited.root.id)
                    count += edited.bytes == document.bytes ? 1 : 0
                }
                known[document.written] = count
                returned += count
            }
        }
        #expect(returned * 1000 >= total * 985, "\(returned) of \(total)")
    }

    @Test func `Scenes that are moved away and back leave the same bytes`() throws {
        for path in Corpus.documents {
            guard var document = try Corpus.document(path), let scenes = document.root.child("scenes")?.id else { continue }
            let saved = document.bytes
            for scene in document.root.child("scenes")?.children("scene").map(\.id) ?? [] {
                try document.move(scene, to: .last(in: document.root.id))
                try document.move(scene, to: .last(in: scenes))
            }
            #expect(document.bytes == saved, "\(path)")
        }
    }

    @Test func `Scenes that are copied to another document are the same lines there`() throws {
        for path in Corpus.documents {
            guard let document = try Corpus.document(path), let scenes = document.root.child("scenes") else { continue }
            var copy = try Document(root: NewElement("document", children: [NewElement("scenes")]))
            let place = copy.first("scenes").id
            for scene in scenes.children {
                try copy.copy(scene, to: .last(in: place))
            }
            let lines = document.written.split(separator: "\n")
            let copied = copy.written.split(separator: "\n").dropFirst(2).dropLast()
            #expect(lines.contains(copied), "\(path)")
        }
    }
}
