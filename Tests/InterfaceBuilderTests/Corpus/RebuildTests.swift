import InterfaceBuilder
import Testing

@Suite(.enabled(if: Corpus.folder != nil))
struct RebuildTests {
    @Test func `Documents made only by edits are the bytes that Xcode saved`() throws {
        var identical = 0
        var olderDeclaration = 0
        var different: [String: String] = [:]
        for path in Corpus.documents {
            let bytes = try Corpus.bytes(path)
            guard let original = try? Document(bytes) else { continue }
            let rebuilt = try rebuild(original).bytes
            let withOlderDeclaration = Array(
                String(decoding: rebuilt, as: UTF8.self)
                    .replacing("encoding=\"UTF-8\"?>", with: "encoding=\"UTF-8\" standalone=\"no\"?>", maxReplacements: 1)
                    .utf8)
            if rebuilt == bytes {
                identical += 1
            } else if withOlderDeclaration == bytes {
                olderDeclaration += 1
            } else {
                different[path] = firstDifference(bytes, rebuilt)
            }
        }
        print("identical: \(identical); but for the XML declaration of Xcode 5 to 7: \(olderDeclaration)")
        for (path, difference) in different.sorted(by: { $0.key < $1.key }) {
            print("  \(path): \(difference)")
        }
        #expect(identical > 0)
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
