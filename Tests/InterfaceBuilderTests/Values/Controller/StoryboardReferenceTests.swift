import InterfaceBuilder
import Testing

@Suite struct StoryboardReferenceTests {
    @Test("A reference names a storyboard, a scene and a bundle, and may have an identifier of its own")
    func complete() throws {
        let reference: StoryboardReference = try Sample.value(
            """
            <viewControllerPlaceholder storyboardIdentifier="own" storyboardName="Shop" referencedIdentifier="Cart" \
            bundleIdentifier="com.example.shop" id="p" sceneMemberID="viewController">\
            <tabBarItem key="tabBarItem" title="Cart" id="i"/><navigationItem key="navigationItem" id="n"/>\
            </viewControllerPlaceholder>
            """)
        #expect(reference.storyboardName == "Shop")
        #expect(reference.referencedIdentifier == "Cart")
        #expect(reference.bundleIdentifier == "com.example.shop")
        #expect(reference.storyboardIdentifier == "own")
        #expect(reference.tabBarItem?.title == "Cart")
        #expect(reference.navigationItem?.objectID == "n")
    }

    @Test(
        "A reference without a storyboard name is of its own storyboard, one without an identifier of the initial scene"
    )
    func defaults() throws {
        let document = try Sample.storyboard(
            "<viewControllerPlaceholder referencedIdentifier='X' id='p' sceneMemberID='viewController'/>",
            "<viewControllerPlaceholder storyboardName='' id='q' sceneMemberID='viewController'/>")
        let scenes = try #require(document.storyboard?.scenes)
        #expect(scenes[0].storyboardReference?.storyboardName == nil)
        #expect(scenes[0].storyboardReference?.referencedIdentifier == "X")
        #expect(scenes[0].viewController == nil)
        #expect(scenes[1].storyboardReference?.storyboardName == nil)
        #expect(scenes[1].storyboardReference?.referencedIdentifier == nil)
    }

    @Test("On macOS a reference is spelled otherwise")
    func desktop() throws {
        let document = try Sample.storyboard("<controllerPlaceholder storyboardName='Tabs' id='p'/>")
        #expect(document.storyboard?.scenes.first?.storyboardReference?.storyboardName == "Tabs")
    }
}
