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
            followed, the app stops with "Storyboard doesn't contain a view controller with identifier 'Detial'". \
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
        .storyboardElsewhere("a", bundle: "b", holders: ["c"]),
        .bundleUnknown("b", nearest: []),
        .sceneMissing("s", storyboard: nil, nearest: []),
        .noInitialScene(storyboard: nil, scenes: []),
        .noInitialScene(storyboard: "a", scenes: ["1", "2", "3", "4", "5", "6", "7"]),
        .namesNothing,
        .identifierUnreadable("x", syntax: "scene@storyboard"),
        .segueClassIgnored(className: "X", kind: "embed"),
        .placeholderCycle([SceneAddress("a@B"), SceneAddress("c@D")]),
    ])
    func everyReason(reason: LinkFailure.Reason) {
        let text = LinkFailure(reason: reason, address: nil, convention: "native").description
        #expect(text.hasPrefix("The link is broken: "))
        #expect(text.hasSuffix(".") || text.hasSuffix("?"))
        #expect(!text.contains("Optional"))
    }
}

@Suite("The order of an app's identifiers")
struct PrevailingOrderTests {
    @Test("is told by the side that names storyboards", arguments: [
        (["Detail@Shop", "@Main", "Shop@Nothing"], SegueIdentifierSyntax.Order.sceneFirst),
        (["Shop@Detail", "Shop@Other"], .storyboardFirst),
        (["Shop@Main"], .either), ([], .either), (["plain"], .either),
    ])
    func order(identifiers: [String], order: SegueIdentifierSyntax.Order) {
        #expect(SegueIdentifierSyntax.prevailingOrder(of: identifiers, in: SmallCatalogue()) == order)
    }
}

@Suite("The conventions")
struct StandardConventionsTests {
    @Test("have names of their own")
    func names() {
        #expect(Set(LinkConvention.all.map(\.name)).count == LinkConvention.all.count)
    }

    @Test("are all in force but those that an app has to switch on")
    func standard() {
        #expect(LinkConvention.all.filter { !LinkConvention.standard.contains($0) } == [.swizzledSegue])
    }

    @Test("can leave a class to another convention")
    func disowning() {
        let convention = LinkConvention.rbStoryboardLink.disowning(["RBStoryboardLink", "RBStoryboardPushSegue"])
        #expect(convention.segueClasses.map(\.name).contains("RBStoryboardModalSegue"))
        #expect(!convention.segueClasses.map(\.name).contains("RBStoryboardPushSegue"))
        #expect(LinkConvention.native.disowning(["X"]) == .native)
        #expect(LinkConvention.reversedLinkedStoryboardSegue.disowning(["LinkedStoryboardSegue"]).segueClasses.isEmpty)
    }
}
