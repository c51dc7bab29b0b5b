import InterfaceBuilder
import Testing

@Suite struct HostileElementTests {
    /// Elements nested at random, with attributes whose values fit nothing.
    private struct Generator {
        var state: UInt64

        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        mutating func element(depth: Int) -> String {
            let name = Self.names[next(Self.names.count)]
            var text = "<" + name
            for attribute in Self.attributes where next(4) == 0 {
                text += " \(attribute)='\(Self.values[next(Self.values.count)])'"
            }
            text += ">"
            for _ in 0..<(depth == 0 ? 0 : next(5)) {
                text += element(depth: depth - 1)
            }
            return text + "</\(name)>"
        }

        static let names = [
            "document", "scenes", "scene", "objects", "viewController", "viewControllerPlaceholder", "placeholder",
            "exit", "view", "subviews", "label", "button", "state", "tableView", "tableViewCell", "sections", "cells",
            "color", "rect", "frame", "size", "string", "integer", "real", "segue", "connections", "outlet", "action",
            "constraint", "constraints", "variation", "mask", "exclude", "attributedString", "fragment", "attributes",
            "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "device", "resources", "image", "nil",
        ]
        static let attributes = [
            "id", "key", "type", "value", "width", "height", "x", "y", "destination", "kind", "name", "image",
            "sceneMemberID", "constant", "multiplier", "base64-UTF8", "catalog", "reference", "tag", "customClass",
        ]
        static let values = [
            "", "YES", "NO", "-1", "1:0", "1:2", "1e999", "nan", "99999999999999999999", "0x10", "view", "value",
            "number", "size", "frame", "default", "widthClass=", "=", "----", "viewController", "é&#10;",
            "&#x10FFFF;",
        ]
    }

    @Test("Any type over any element gives values without a crash", arguments: [1, 2, 3, 4] as [UInt64])
    func anything(seed: UInt64) throws {
        var generator = Generator(state: seed)
        let content = (0..<6).map { _ in generator.element(depth: 4) }.joined()
        let document = try Document("<document targetRuntime='MacOSX.Cocoa'>\(content)</document>")
        let elements = Array(document.elements)
        var count = 0
        for list in ListedProperties.all.values {
            for element in elements.prefix(80) {
                count += list.view(element).map { list.read($0).count } ?? 0
            }
        }
        var reader = PropertyReader(platform: .watchOS)
        reader.readAll(from: Storyboard(document.root))
        reader.readAll(from: Xib(document.root))
        _ = ObjectIndex(document).danglingReferences
        #expect(elements.count > 20)
        #expect(count > 10_000)
    }
}
