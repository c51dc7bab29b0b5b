import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct NibViewTests {
    private static func xib(_ text: String, outlet: String = #"<outlet property="view" destination="v" id="o"/>"#) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController"><connections>\(outlet)</connections></placeholder>
        <view id="other"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="\(text)" id="one"><rect key="frame" x="20" y="100" width="335" height="40"/></label></subviews></view></objects>
        </document>
        """
    }

    private func picture(_ attributes: String, _ xibs: [String: String]) throws -> ScenePicture {
        let scene = #"<scene sceneID="s"><objects><viewController id="one" \#(attributes)/></objects></scene>"#
        return try PictureFixture(["Main.storyboard": PictureFixture.document(scenes: scene)].merging(xibs) { $1 }).picture()
    }

    @Test func `a controller without a view shows the one of the xib that it names`() throws {
        let picture = try picture(#"nibName="Form" customClass="DetailViewController""#, [
            "Form.xib": Self.xib("from the xib"), "DetailViewController.xib": Self.xib("wrong"),
        ])
        #expect(try picture.text("from the xib").x == 20)
        #expect(!picture.words.contains("wrong"))
    }

    @Test func `else the one called after its class, then without Controller`() throws {
        let detail = #"customClass="DetailViewController""#
        #expect(try picture(detail, ["DetailViewController.xib": Self.xib("class"), "DetailView.xib": Self.xib("short")]).words.first == "class")
        #expect(try picture(detail, ["DetailView.xib": Self.xib("short")]).words.first == "short")
        #expect(try picture(detail, ["Detail.xib": Self.xib("other")]).words.first == "DetailViewController")
    }

    @Test func `a xib whose owner has no view leaves the box`() throws {
        let picture = try picture(#"nibName="Form""#, ["Form.xib": Self.xib("never", outlet: "")])
        #expect(picture.words.first == "view in Form.xib")
    }

    @Test func `objects of the xib are not taken for those of the scene`() throws {
        let picture = try picture(#"nibName="Form""#, ["Form.xib": Self.xib("text")])
        #expect(picture.objectFrames.keys.sorted() == ["one"])
        #expect(picture.objectFrames["one"]?.size == picture.size)
    }
}
