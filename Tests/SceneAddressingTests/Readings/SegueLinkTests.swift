import SceneAddressing
import Testing

@Suite("A segue")
struct SegueLinkTests {
    private func resolve(
        _ className: String?, _ identifier: String?, kind: String = "custom", leadsToLink: Bool = false,
        conventions: [LinkConvention] = LinkConvention.standard
    ) -> LinkResolution {
        let segue = SegueEvidence(className: className, kind: kind, identifier: identifier, leadsToLink: leadsToLink)
        return LinkResolver(conventions: conventions).resolve(.segue(segue), in: SmallCatalogue())
    }

    @Test("of AOLinkedStoryboardSegue or a copy leads to scene@storyboard", arguments: [
        "AOLinkedStoryboardSegue", "DANLinkedStoryboardSegue", "XYZLinkedStoryboardSegue",
    ])
    func linkedStoryboardSegue(className: String) {
        let convention = "(ao-linked-storyboard-segue)"
        #expect(resolve(className, "Detail@Shop").summary == "Detail@Shop \(convention)")
        #expect(resolve(className, "@Shop").summary == "@Shop \(convention)")
        #expect(resolve(className, "@Shop#skip").summary == "@Shop#skip \(convention)")
        #expect(resolve(className, "Detail@Shop").presentation == .push)
    }

    @Test("of AOLinkedStoryboardSegue without an @ is a broken link, as the class stops the app")
    func withoutSeparator() {
        #expect(resolve("AOLinkedStoryboardSegue", "Shop").failure?.reason
            == .identifierUnreadable("Shop", syntax: "scene@storyboard"))
        #expect(resolve("AOLinkedStoryboardSegue", "Detail@").failure != nil)
    }

    @Test("of LinkedStoryboardSegue leads to storyboard@scene too: the side that names a storyboard decides")
    func reversed() {
        #expect(resolve("LinkedStoryboardSegue", "Detail@Shop").summary == "Detail@Shop (linked-storyboard-segue)")
        #expect(resolve("LinkedStoryboardSegue", "Shop@Detail").summary
            == "Detail@Shop (reversed-linked-storyboard-segue)")
        #expect(resolve("LinkedStoryboardSegue", "Shop").summary == "@Shop (reversed-linked-storyboard-segue)")
        #expect(resolve("LinkedStoryboardSegue", "Detail").summary == "Detail (linked-storyboard-segue)")
    }

    @Test("that is broken is explained by the order that names a storyboard")
    func reversedFailure() {
        let failure = resolve("LinkedStoryboardSegue", "Shop@Detial").failure
        #expect(failure?.address == SceneAddress(scene: "Detial", storyboard: "Shop"))
        #expect(failure?.reason == .sceneMissing(
            "Detial", storyboard: "Shop", nearest: [NearestName(name: "Detail", difference: .spelling(1))]
        ))
    }

    @Test("of MSALinkedStoryboardSegue leads to scene_storyboard, whatever else holds an underscore")
    func underscore() {
        let convention = "(msa-linked-storyboard-segue)"
        #expect(resolve("MSALinkedStoryboardSegue", "Detail_Shop").summary == "Detail@Shop \(convention)")
        #expect(resolve("MSALinkedStoryboardSegue", "Building_Map_iPhone").summary == "Building@Map_iPhone \(convention)")
        #expect(resolve("MSALinkedStoryboardSegue", "Basket_Full_Shop").summary == "Basket_Full@Shop \(convention)")
        #expect(resolve("MSALinkedStoryboardSegue", "Detail_Shup").summary == "broken")
    }

    @Test("of AAPLExternalStoryboardSegue names a storyboard, whose initial scene is presented")
    func external() {
        let link = resolve("AAPLExternalStoryboardSegue", "Shop")
        #expect(link.summary == "@Shop (aapl-external-storyboard-segue)")
        #expect(link.presentation == .modal)
        #expect(resolve("AAPLExternalStoryboardSegue", "Shup").summary == "broken")
    }

    @Test("of Boardwalk's own classes is presented as the class says", arguments: [
        ("LinkedStoryboardSegue", LinkPresentation.push), ("LinkedStoryboardPushSegue", .push),
        ("LinkedStoryboardShowSegue", .show), ("LinkedStoryboardShowDetailSegue", .showDetail),
        ("LinkedStoryboardModalSegue", .modal), ("LinkedStoryboardPopoverSegue", .popover),
        ("LinkedStoryboardReplaceSegue", .replace),
    ])
    func ownClasses(className: String, presentation: LinkPresentation) {
        let link = resolve(className, "Start@com.example.Kit/Login")
        #expect(link.summary == "Start@com.example.Kit/Login (linked-storyboard-segue)")
        #expect(link.presentation == presentation)
    }

    @Test("of any kind is a link where JGLinkedStoryboard is switched on, and only there", arguments: [
        "show", "presentation", "push", "embed", "popoverPresentation",
    ])
    func swizzled(kind: String) {
        #expect(resolve(nil, "@Shop", kind: kind).summary == "no link")
        let link = resolve(nil, "@Shop", kind: kind, conventions: LinkConvention.all)
        #expect(link.summary == "@Shop (swizzled-segue)")
        #expect(link.presentation == .asSegueKind)
        #expect(resolve(nil, "A@shopStoryboard", kind: kind, conventions: LinkConvention.all).failure?.reason
            == .storyboardMayBeMethod("shopStoryboard", nearest: [NearestName(name: "Shop", difference: .part)]))
        #expect(resolve(nil, "Shop", kind: kind, conventions: LinkConvention.all).summary == "no link")
    }

    @Test("without a class is no link though its identifier holds an @")
    func plainDecoy() {
        #expect(resolve(nil, "YearsVC@MyGirlsVC", kind: "show").summary == "no link")
        #expect(resolve("", "Detail@Shop", kind: "show").summary == "no link")
    }

    @Test("of an unknown class is a link if its identifier resolves")
    func inferred() {
        #expect(resolve("FancySegue", "Detail@Shop").summary == "Detail@Shop (linked-storyboard-segue)")
        #expect(resolve("FancySegue", "Shop@Detail").summary == "Detail@Shop (reversed-linked-storyboard-segue)")
        #expect(resolve("FancySegue", "Detail_Shop").summary == "Detail@Shop (msa-linked-storyboard-segue)")
        #expect(resolve("FancySegue", "@Shop", kind: "presentation").summary == "@Shop (linked-storyboard-segue)")
    }

    @Test("of an unknown class is no link if its identifier does not resolve, and tells what was tried")
    func inferredDecoy() {
        let link = resolve("FancySegue", "Years@Girls")
        guard case .notALink(let attempts) = link else {
            Issue.record("\(link)")
            return
        }
        #expect(attempts.compactMap(\.address) == [SceneAddress("Years@Girls"), SceneAddress("Years@Girls"), SceneAddress("Girls@Years")])
        #expect(resolve("FancySegue", "_Shop").summary == "no link")
        #expect(resolve("FancySegue", "sw_front").summary == "no link")
        #expect(resolve("FancySegue", nil) == .notALink(tried: []))
    }

    @Test("of an unknown class names a bare storyboard only if the class speaks of storyboards")
    func bareStoryboard() {
        #expect(resolve("FancySegue", "Shop").summary == "no link")
        #expect(resolve("OtherStoryboardPresenter", "Shop").summary == "@Shop (reversed-linked-storyboard-segue)")
        #expect(resolve("OtherStoryboardPresenter", "Detail").summary == "no link")
        #expect(resolve("OtherStoryboardPresenter", "Shop", leadsToLink: true).summary == "no link")
    }

    @Test("that redirects to a placeholder's scene has no address of its own", arguments: [
        "RBStoryboardPushSegue", "RBStoryboardModalSegue", "RBStoryboardPopoverSegue", "ExternStoryboardSegue",
        "CrossStoryboardPushSegue", "MBStoryboardLinkPushSegue",
    ])
    func redirecting(className: String) {
        #expect(resolve(className, "Shop") == .notALink(tried: []))
        #expect(LinkReader().redirectingSegue(named: className) != nil)
    }

    @Test("that redirects is known by its class")
    func redirectingPresentation() {
        #expect(LinkReader().redirectingSegue(named: "RBStoryboardModalSegue")?.presentation == .modal)
        #expect(LinkReader().redirectingSegue(named: "FancySegue") == nil)
    }

    @Test("of a link class without an identifier is a broken link")
    func nothing() {
        #expect(resolve("AOLinkedStoryboardSegue", nil).failure?.reason == .namesNothing)
        #expect(resolve("LinkedStoryboardSegue", "").failure?.reason == .namesNothing)
    }

    @Test("of a link class does nothing on an embed segue, whose class UIKit ignores")
    func embed() {
        #expect(resolve("AOLinkedStoryboardSegue", "@Shop", kind: "embed").failure?.reason
            == .segueClassIgnored(className: "AOLinkedStoryboardSegue", kind: "embed"))
        #expect(resolve("FancySegue", "@Shop", kind: "embed").summary == "no link")
    }

    @Test("that unwinds or is a relationship is never a link", arguments: ["unwind", "relationship"])
    func neverLinks(kind: String) {
        #expect(resolve("AOLinkedStoryboardSegue", "@Shop", kind: kind, conventions: LinkConvention.all) == .notALink(tried: []))
    }

    @Test("may share its target with another by a label")
    func labels() {
        guard case .scene(let first, _) = resolve("LinkedStoryboardSegue", "Detail@Shop#a"),
              case .scene(let second, _) = resolve("LinkedStoryboardSegue", "Detail@Shop#b")
        else {
            Issue.record("both are links")
            return
        }
        #expect(first != second)
        #expect(first.leadsToSameScene(as: second))
    }
}
