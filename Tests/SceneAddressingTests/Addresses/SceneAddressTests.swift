import SceneAddressing
import Testing

@Suite("A scene address")
struct SceneAddressTests {
    @Test("is read from its text", arguments: [
        ("Detail@Shop", SceneAddress(scene: "Detail", storyboard: "Shop")),
        ("@Shop", SceneAddress(storyboard: "Shop")),
        ("Detail", SceneAddress(scene: "Detail")),
        ("Detail@", SceneAddress(scene: "Detail")),
        ("@", SceneAddress()),
        ("", SceneAddress()),
        ("@Main#skip", SceneAddress(storyboard: "Main", label: "skip")),
        ("a@B#x@y#z", SceneAddress(scene: "a", storyboard: "B", label: "x@y#z")),
        ("a@B#", SceneAddress(scene: "a", storyboard: "B")),
        ("#only", SceneAddress(label: "only")),
        ("a@b@Shop", SceneAddress(scene: "a@b", storyboard: "Shop")),
        (" a @ B ", SceneAddress(scene: " a ", storyboard: " B ")),
        ("Ünlü \"Kafé\"@Ана", SceneAddress(scene: "Ünlü \"Kafé\"", storyboard: "Ана")),
        ("a@com.example.Kit/Shop", SceneAddress(scene: "a", storyboard: "Shop", bundle: "com.example.Kit")),
        ("a@com.example.Kit/", SceneAddress(scene: "a", bundle: "com.example.Kit")),
        ("a/b@Shop", SceneAddress(scene: "a/b", storyboard: "Shop")),
        ("a@/x/y", SceneAddress(scene: "a", storyboard: "x/y")),
        (#"a\@b@C"#, SceneAddress(scene: "a@b", storyboard: "C")),
        (#"a@C\@2x"#, SceneAddress(scene: "a", storyboard: "C@2x")),
        (#"a\b\"#, SceneAddress(scene: #"a\b\"#)),
        (#"a\\@B"#, SceneAddress(scene: #"a\"#, storyboard: "B")),
    ])
    func reading(text: String, address: SceneAddress) {
        #expect(SceneAddress(text) == address)
    }

    @Test("is written in its shortest form", arguments: [
        (SceneAddress(scene: "Detail", storyboard: "Shop"), "Detail@Shop"),
        (SceneAddress(storyboard: "Shop", label: "second"), "@Shop#second"),
        (SceneAddress(scene: "Detail"), "Detail"),
        (SceneAddress(), "@"),
        (SceneAddress(scene: "a", storyboard: "B", bundle: "c.d"), "a@c.d/B"),
    ])
    func writing(address: SceneAddress, text: String) {
        #expect(address.description == text)
    }

    @Test("is read back from what it prints, whatever its parts hold")
    func roundTrip() {
        let parts: [String?] = [nil, "a", "a@b", "#", "/", "\\", "\\@", "@\\", " ", "é", "e\u{301}", "\u{301}", "x/y#z@w\\\\"]
        for scene in parts {
            for storyboard in parts {
                for bundle in parts {
                    for label in parts {
                        let address = SceneAddress(scene: scene, storyboard: storyboard, bundle: bundle, label: label)
                        #expect(SceneAddress(address.description) == address)
                    }
                }
            }
        }
    }

    @Test("is found in any text, and stays the same when it is written and read again")
    func anyText() {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<2000 {
            let length = Int.random(in: 0..<12, using: &generator)
            let text = String((0..<length).compactMap { _ in "ab@#/\\ é\u{301}".randomElement(using: &generator) })
            let address = SceneAddress(text)
            #expect(SceneAddress(address.description) == address)
        }
    }

    @Test("finds a separator that a combining mark follows")
    func combiningMark() {
        #expect(SceneAddress("a@\u{301}B") == SceneAddress(scene: "a", storyboard: "\u{301}B"))
    }

    @Test("with a label leads to the same scene as without")
    func label() {
        let first = SceneAddress("Detail@Shop#first")
        let second = SceneAddress("Detail@Shop#second")
        #expect(first != second)
        #expect(first.leadsToSameScene(as: second))
        #expect(first.withoutLabel == SceneAddress("Detail@Shop"))
        #expect(!first.leadsToSameScene(as: SceneAddress("Details@Shop#first")))
    }

    @Test("is another address when only the composition of a letter differs")
    func composition() {
        let composed = SceneAddress(scene: "Caf\u{E9}")
        let decomposed = SceneAddress(scene: "Cafe\u{301}")
        #expect(composed.scene == decomposed.scene)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed]).count == 2)
    }

    @Test("never has an empty part")
    func emptyParts() {
        #expect(SceneAddress(scene: "", storyboard: "", bundle: "", label: "") == SceneAddress())
    }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
