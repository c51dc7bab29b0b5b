import InterfaceBuilder
import Testing

@Suite struct SegueTests {
    @Test("All attributes of a segue are read")
    func attributes() throws {
        let segue: Segue = try Sample.value(
            """
            <segue destination="d" kind="presentation" identifier="edit" customClass="Fold" customModule="Motion" \
            modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" animates="NO" \
            destinationCreationSelector="makeEditor:" id="s"/>
            """)
        #expect(segue.objectID == "s")
        #expect(segue.destinationID == "d")
        #expect(segue.kind == .presentation)
        #expect(segue.identifier == "edit")
        #expect(segue.customClass?.name == "Fold")
        #expect(segue.customClass?.module == "Motion")
        #expect(segue.modalPresentationStyle == .formSheet)
        #expect(segue.modalTransitionStyle == .flipHorizontal)
        #expect(!segue.animates)
        #expect(segue.destinationCreationSelector == "makeEditor:")
    }

    @Test("A segue is animated unless it says otherwise")
    func animates() throws {
        #expect(try Sample.value("<segue kind='show'/>", as: Segue.self).animates)
    }

    @Test("An unwind segue names its action and leads to the scene's exit")
    func unwind() throws {
        let document = try Sample.storyboard(
            """
            <viewController id="c" sceneMemberID="viewController"><connections><segue destination="x" kind="unwind" \
            unwindAction="unwindToHereWithSegue:" id="s"/></connections></viewController>
            <exit id="x" sceneMemberID="exit"/>
            """)
        let segue = try #require(document.storyboard?.segues.first)
        #expect(segue.unwindAction == "unwindToHereWithSegue:")
        guard case .exit(let exit)? = segue.destination(in: ObjectIndex(document)) else {
            Issue.record("an unwind segue leads to an exit")
            return
        }
        #expect(exit.objectID == "x")
    }

    @Test("A popover's anchor, arrows and passthrough views are read")
    func popover() throws {
        let segue: Segue = try Sample.value(
            """
            <segue kind="popoverPresentation" popoverAnchorView="v" popoverAnchorBarButtonItem="b">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES" down="NO"/>
            <popoverPassthroughViews><view reference="p"/><button reference="q"/></popoverPassthroughViews>
            <nil key="action"/></segue>
            """)
        #expect(segue.popoverAnchorViewID == "v")
        #expect(segue.popoverAnchorBarButtonItemID == "b")
        #expect(segue.popoverArrowDirections == [.up, .left])
        #expect(segue.popoverPassthroughViewIDs == ["p", "q"])
        #expect(segue.explicitNils == ["action"])
    }

    @Test("Peek and pop are segues within a segue, owned by its owner")
    func nested() throws {
        let document = try Sample.storyboard(
            """
            <viewController id="c"><view key="view"><subviews><button id="b"><connections><segue destination="d" \
            kind="show" id="s"><segue key="commit" inheritsFrom="parent" id="s1"/><segue key="preview" \
            inheritsFrom="commit" id="s2"/></segue></connections></button></subviews></view></viewController>
            """)
        let segue = try #require(document.storyboard?.segues.first)
        #expect(segue.commitSegue?.inheritsFrom == "parent")
        #expect(segue.previewSegue?.objectID == "s2")
        #expect(segue.nestedSegues.count == 2)
        #expect(segue.previewSegue?.owner?["id"] == "b")
    }

    @Test("What older Xcodes wrote is read")
    func legacy() throws {
        let replace: Segue = try Sample.value(
            "<segue kind='replace' splitViewControllerTargetIndex='1' trigger='accessoryAction'/>")
        #expect(replace.kind == .replace)
        #expect(replace.splitViewControllerTargetIndex == 1)
        #expect(replace.startsAtAccessory)
    }
}
