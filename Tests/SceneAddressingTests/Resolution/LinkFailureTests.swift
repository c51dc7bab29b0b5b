import SceneAddressing
import Testing

@Suite("A link failure")
struct LinkFailureTests {
    private func failure(_ identifier: String) -> LinkFailure? {
        let segue = SegueEvidence(className: "AOLinkedStoryboardSegue", kind: "custom", identifier: identifier)
        return LinkResolver().resolve(.segue(segue), in: SmallCatalogue()).failure
    }

    @Test("says what is wrong, what happens and what to do")
    func sentence() {
        #expect(failure("Detial@Shop")?.description == """
            The link 'Detial@Shop' is broken: the storyboard 'Shop' has no scene with the identifier 'Detial'. When it is \
            followed, the app stops with "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'Detial'". \
            Did you mean 'Detail'?
            """)
        #expect(failure("@shop")?.description.contains("differs in case") == true)
        #expect(failure("@Nowhere")?.description.contains("add the storyboard to the target") == true)
    }

    @Test("tells which other addresses were tried")
    func attempts() {
        #expect(failure("a@b@Shup")?.description.hasSuffix("Also tried: 'a@b\\@Shup'.") == true)
        #expect(failure("a@b@Shup")?.convention == "ao-linked-storyboard-segue")
    }

    @Test("tells a difference in composition from one in spelling")
    func composition() {
        let near = [NearestName(name: "Cafe\u{301}", difference: .composition)]
        #expect(LinkFailure.Reason.storyboardMissing("Caf\u{E9}", nearest: near).description.contains("looks the same"))
    }

    @Test("ends with a full stop or a question, whatever the reason", arguments: [
        LinkFailure.Reason.storyboardMissing("a", nearest: []),
        .storyboardMayBeMethod("a", nearest: []),
        .storyboardElsewhere("a", bundle: "b", holders: ["c"]),
        .bundleUnknown("b", nearest: []),
        .bundleNotLinked("b", target: "t"),
        .storyboardNotRead("a"),
        .sceneMissing("s", storyboard: nil, nearest: []),
        .noInitialScene(storyboard: nil, scenes: []),
        .noInitialScene(storyboard: "a", scenes: ["1", "2", "3", "4", "5", "6", "7"]),
        .namesNothing,
        .identifierUnreadable("x", syntax: "scene@storyboard"),
        .segueClassIgnored(className: "X", kind: "embed"),
        .placeholderCycle([SceneAddress("a@B"), SceneAddress("c@D")]),
        .placeholderChainTooLong(limit: 100),
    ])
    func everyReason(reason: LinkFailure.Reason) {
        let text = LinkFailure(reason: reason, address: nil, convention: "native").description
        #expect(text.hasPrefix("The link is broken: "))
        #expect(text.hasSuffix(".") || text.hasSuffix("?"))
        #expect(!text.contains("Optional"))
    }
}
