import SceneAddressing
import Testing

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

    @Test("that are exclusive leave their classes to no other")
    func exclusive() {
        var own = LinkConvention.reversedLinkedStoryboardSegue
        own.isExclusive = true
        let reader = LinkReader(conventions: LinkConvention.standard + [own])
        let segue = SegueEvidence(className: "LinkedStoryboardSegue", kind: "custom", identifier: "Detail@Shop")
        #expect(reader.readings(of: .segue(segue)).map(\.content) == [.scenes([SceneAddress("Shop@Detail")])])
    }

    @Test("that are exclusive may say that a segue class only redirects")
    func exclusivelyRedirecting() {
        let own = LinkConvention(name: "own", kind: .placeholder(PlaceholderConvention(
            classNames: ["Shelf"], storyboardKeys: ["board"], sceneKeys: [],
            redirectingSegues: [LinkSegueClass("LinkedStoryboardSegue", .modal)]
        )), isExclusive: true)
        let reader = LinkReader(conventions: [own] + LinkConvention.standard)
        let segue = SegueEvidence(className: "LinkedStoryboardSegue", kind: "custom", identifier: "Detail@Shop")
        #expect(reader.readings(of: .segue(segue)).isEmpty)
        #expect(reader.redirectingSegue(named: "LinkedStoryboardSegue")?.presentation == .modal)
    }

    @Test("list the segue classes that belong to them")
    func segueClasses() {
        #expect(LinkConvention.native.segueClasses.isEmpty)
        #expect(LinkConvention.externScene.segueClasses.first == LinkSegueClass("ExternStoryboardSegue", .push))
        #expect(LinkConvention.linkedStoryboardSegue.segueClasses.contains(LinkSegueClass("LinkedDestinationSegue", .asSegueKind)))
        #expect(LinkConvention.externalStoryboardSegue.segueClasses == [LinkSegueClass("AAPLExternalStoryboardSegue", .modal)])
    }
}
