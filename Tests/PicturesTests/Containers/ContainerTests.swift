import AppMap
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct ContainerTests {
    private static let container = """
        <containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/>
        <connections><segue destination="two" kind="embed" id="g"/></connections></containerView>
        """
    private static let label = #"<label id="l" text="inside"><rect key="frame" x="5" y="6" width="100" height="20"/></label>"#

    @Test func `an embedded scene is drawn in its container, with its own objects`() throws {
        let two = PictureFixture.scene("two", views: Self.label, frame: #"<rect key="frame" x="0" y="0" width="200" height="100"/>"#)
        let fixture = try PictureFixture(scenes: PictureFixture.scene("one", views: Self.container) + two)
        let picture = try fixture.picture("one")
        #expect(try picture.text("inside").x == 15)
        let group = try picture.group("l")
        #expect(fixture.app[try #require(group.object?.scene)].objectID == "two")
        #expect(picture.objectFrames["l"] == nil)
        #expect(SVGDrawing(picture, name: "s").content.contains("data-id=\"l\" data-kind=\"label\" data-scene=\"1\""))
        #expect(try !fixture.picture("two").words.contains("9:41"))
    }

    @Test func `an embedded scene of another size is stretched to its container`() throws {
        let stretched = """
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="375" height="10"/>
            <color key="backgroundColor" systemColor="systemRedColor"/></view>
            """
        let fixture = try PictureFixture(
            scenes: PictureFixture.scene("one", views: Self.container) + PictureFixture.scene("two", views: stretched))
        #expect(try fixture.picture("one").group("w").size.width == 200)
    }

    @Test func `a container without a segue is a labelled box`() throws {
        let view = #"<containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/></containerView>"#
        #expect(try PictureFixture(views: view).picture().words.contains("Container"))
    }

    private static func reference(_ identifier: String) -> String {
        #"<scene sceneID="sr"><objects><viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="\#(identifier)" id="two"/></objects></scene>"#
    }

    private static let shop = PictureFixture.document(scenes: PictureFixture.scene("detail", views: label, attributes: #"storyboardIdentifier="Detail""#))

    @Test func `a placeholder is a small screen that names its address`() throws {
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one") + Self.reference("Detail")), "Shop.storyboard": Self.shop,
        ])
        let picture = try fixture.picture("two")
        #expect(picture.words == ["Detail@Shop", "Detail in Shop"])
        #expect(picture.size == Size(width: 200, height: 130))
    }

    @Test func `a placeholder that leads nowhere says so`() throws {
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one") + Self.reference("Detial")), "Shop.storyboard": Self.shop,
        ])
        #expect(try fixture.picture("two").words == ["Detial@Shop", "leads nowhere"])
    }

    @Test func `a scene of another storyboard is embedded through its placeholder`() throws {
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: Self.container) + Self.reference("Detail")),
            "Shop.storyboard": Self.shop,
        ])
        #expect(try fixture.picture("one").words.contains("inside"))
    }

    @Test func `a container whose link leads nowhere names the address`() throws {
        let fixture = try PictureFixture([
            "Main.storyboard": PictureFixture.document(scenes: PictureFixture.scene("one", views: Self.container) + Self.reference("Detial")),
            "Shop.storyboard": Self.shop,
        ])
        #expect(try fixture.picture("one").words.contains("Detial@Shop"))
    }

    private static let navigation = """
        <scene sceneID="sn"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="nb"/><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="gr"/>
        </connections></navigationController></objects></scene>
        """ + PictureFixture.scene("one", views: label, inside: #"<navigationItem key="navigationItem" title="Title" id="ni"/>"#)

    @Test func `a navigation controller is an empty frame that names its root, or shows it when asked`() throws {
        let fixture = try PictureFixture(scenes: Self.navigation)
        let plain = try fixture.picture("nav")
        #expect(plain.words.contains("Navigation Controller") && plain.words.contains("▸ Title") && !plain.words.contains("inside"))
        let full = try fixture.picture("nav", PictureOptions(containersShowContent: true))
        #expect(full.words.contains("inside") && full.words.contains("Title"))
    }

    @Test func `a split view controller shows its columns side by side`() throws {
        let split = """
            <scene sceneID="sp"><objects><splitViewController id="split"><connections>
            <segue destination="nav" kind="relationship" relationship="masterViewController" id="m"/>
            <segue destination="one" kind="relationship" relationship="detailViewController" id="d"/>
            </connections></splitViewController></objects></scene>
            """
        let picture = try PictureFixture(scenes: split + Self.navigation).picture("split")
        #expect(try picture.text("Primary").x < picture.text("Secondary").x)
    }

    @Test func `a controller without a view tells where its view comes from`() throws {
        let scene = #"<scene sceneID="s"><objects><viewController nibName="Card" id="one"/></objects></scene>"#
        #expect(try PictureFixture(scenes: scene).picture().words.contains("view in Card.xib"))
    }
}
