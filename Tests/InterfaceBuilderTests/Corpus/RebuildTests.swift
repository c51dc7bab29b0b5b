import InterfaceBuilder
import Testing

@Suite(.enabled(if: Corpus.folder != nil))
struct RebuildTests {
    /// How bytes that only edits have made differ from what Xcode saved.
    private enum Difference {
        case none
        /// Xcode 5 to 7 wrote `standalone="no"` into the XML declaration.
        case olderDeclaration
        /// The same, and some of those versions ended a file without a line end.
        case olderDeclarationAndEnd
        /// A comment that precedes no element, as Xcode writes into `date` elements. `NewElement` cannot express
        /// one on purpose: nothing reads it, and what is copied or moved keeps it anyway.
        case commentWithoutElement
    }

    @Test func `Documents made only by edits are the bytes that Xcode saved`() throws {
        var counts: [Difference: Int] = [:]
        for path in Corpus.documents {
            guard let original = try Corpus.document(path) else { continue }
            let bytes = original.bytes
            let rebuilt = try rebuild(original).bytes
            if let difference = difference(String(decoding: rebuilt, as: UTF8.self), String(decoding: bytes, as: UTF8.self)) {
                counts[difference, default: 0] += 1
            } else {
                Issue.record("\(path): \(firstDifference(bytes, rebuilt))")
            }
        }
        let identical = counts[.none, default: 0]
        #expect(identical * 100 >= Corpus.documents.count * 80, "\(counts)")
        #expect(counts[.commentWithoutElement, default: 0] * 100 <= Corpus.documents.count, "\(counts)")
    }

    private func difference(_ rebuilt: String, _ saved: String) -> Difference? {
        let older = rebuilt.replacing(
            "encoding=\"UTF-8\"?>", with: "encoding=\"UTF-8\" standalone=\"no\"?>", maxReplacements: 1)
        return if rebuilt == saved {
            Difference.none
        } else if older == saved {
            .olderDeclaration
        } else if older == saved + "\n" {
            .olderDeclarationAndEnd
        } else if rebuilt == saved.replacing(/<!--[^>]*-->(\s*<\/)/, with: \.output.1) {
            .commentWithoutElement
        } else {
            nil
        }
    }

    private func rebuild(_ original: Document) throws -> Document {
        var rebuilt = try Document(root: new(original.root))
        var pairs = [(original.root, rebuilt.root.id)]
        while let (element, copy) = pairs.popLast() {
            for child in element.children {
                pairs.append((child, try rebuilt.insert(new(child), at: .last(in: copy))))
            }
        }
        return rebuilt
    }

    private func new(_ element: Element) -> NewElement {
        let isLeaf = element.children.first { _ in true } == nil
        return NewElement(
            element.name, element.attributes.map { .init($0.name, $0.value) }, text: isLeaf ? element.text : "",
            comment: element.parent == nil ? nil : element.precedingComment)
    }

    private func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> String {
        let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
        func context(_ bytes: [UInt8]) -> String {
            String(decoding: bytes[max(0, place - 20)..<min(bytes.count, place + 40)], as: UTF8.self).debugDescription
        }
        return "\(context(left)) became \(context(right))"
    }
}
