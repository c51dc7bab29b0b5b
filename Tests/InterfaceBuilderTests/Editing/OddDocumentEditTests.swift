import InterfaceBuilder
import Testing

/// Edits of documents that no Interface Builder has written: whatever a document holds, an edited one is read
/// again as the tree that the edits have made.
@Suite struct OddDocumentEditTests {
    private struct Shown: Equatable {
        let name: String
        let attributes: [String]
        let text: String
        let comment: String?
        let depth: Int

        init(_ element: Element) {
            name = element.name
            attributes = element.attributes.flatMap { [$0.name, $0.value] }
            text = element.text
            comment = element.precedingComment
            depth = element.ancestors.reduce(0) { count, _ in count + 1 }
        }
    }

    @Test func `Edits of odd documents are read again as they were made`() throws {
        var generator = SeededGenerator(seed: 7)
        var edited = 0
        for number in 0..<8000 {
            let bytes = Mutations.mutated(Mutations.seeds[number % Mutations.seeds.count], using: &generator)
            guard var document = try? Document(bytes) else { continue }
            edited += 1
            for _ in 0..<6 {
                edit(&document, using: &generator)
                let written = document.bytes
                let again = try Document(written)
                #expect(again.elements.map(Shown.init) == document.elements.map(Shown.init), "\(document.written.debugDescription)")
                #expect(again.bytes == written)
            }
        }
        #expect(edited > 500)
    }

    private func edit(_ document: inout Document, using generator: inout SeededGenerator) {
        let elements = Array(document.elements)
        let target = elements[Int.random(in: 0..<elements.count, using: &generator)]
        let other = elements[Int.random(in: 0..<elements.count, using: &generator)].id
        let places: [Place] = [.first(in: other), .last(in: other), .before(other), .after(other)]
        let place = places[Int.random(in: 0..<4, using: &generator)]
        do throws(EditingError) {
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: try document.setAttribute("id", to: "\t<\u{85}>", of: target.id)
            case 1: try document.setAttribute(target.attributes.first?.name ?? "x", to: nil, of: target.id)
            case 2: try document.setText("]]>\r\n ", of: target.id)
            case 3: try document.remove(target.id)
            case 4: try document.move(target.id, to: place)
            case 5: try document.copy(target, to: place)
            default: try document.insert(NewElement("n", ["a": "\n"], text: "]]", comment: "c"), at: place)
            }
        } catch {
            #expect(error == .root || error == .insideItself)
        }
    }

    @Test func `Damaged UTF-16 and Latin-1 is refused or kept`() throws {
        var generator = SeededGenerator(seed: 8)
        var accepted = 0
        for number in 0..<6000 {
            let text = String(decoding: Mutations.seeds[number % Mutations.seeds.count], as: UTF8.self)
            var bytes: [UInt8]
            if number.isMultiple(of: 3) {
                let latin = text.replacing("UTF-8", with: "ISO-8859-1").unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
                bytes = Mutations.mutated(latin, using: &generator)
            } else {
                bytes = TextEncodingTests.utf16(text, bigEndian: number.isMultiple(of: 2))
                for _ in 0..<Int.random(in: 0...1, using: &generator) {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                }
            }
            guard let document = try? Document(bytes) else { continue }
            accepted += 1
            #expect(document.bytes == bytes)
        }
        #expect(accepted > 1500)
    }
}
