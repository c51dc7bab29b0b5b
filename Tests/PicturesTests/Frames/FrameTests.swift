import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct FrameTests {
    private func frame(_ view: String, device: String = PictureFixture.phone) throws -> Rect? {
        try PictureFixture(views: view, device: device).picture().objectFrames["a"]
    }

    @Test func `a view lies at its frame`() throws {
        #expect(try frame(#"<view id="a"><rect key="frame" x="3" y="4" width="5" height="6"/></view>"#) == Rect(3, 4, 5, 6))
    }

    @Test func `frames of Xcode 8 count`() throws {
        #expect(try frame(#"<view id="a"><frame key="frameInset" minX="7" width="5" height="6"/></view>"#) == Rect(7, 0, 5, 6))
    }

    @Test func `a view in a view counts from there`() throws {
        let view = """
            <view id="o"><rect key="frame" x="10" y="20" width="100" height="100"/><subviews>
            <view id="a"><rect key="frame" x="3" y="4" width="5" height="6"/></view></subviews></view>
            """
        #expect(try frame(view) == Rect(13, 24, 5, 6))
    }

    @Test func `a view without a frame is drawn where one expects it, and marked`() throws {
        let picture = try PictureFixture(views: #"<tabBar id="a"/>"#).picture()
        #expect(picture.objectFrames["a"] == Rect(0, 618, 375, 49))
        #expect(try picture.group("a").object?.marks == [.withoutFrame])
    }

    @Test func `views of a stack without frames share it`() throws {
        let view = """
            <stackView axis="vertical" spacing="10" id="o"><rect key="frame" x="0" y="0" width="100" height="110"/><subviews>
            <label text="1" id="b"/><label text="2" id="a"/></subviews></stackView>
            """
        #expect(try frame(view) == Rect(0, 60, 100, 50))
    }

    private static let varied = """
        <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <variation key="widthClass=regular"><rect key="frame" x="0" y="0" width="20" height="10"/></variation>
        <variation key="heightClass=regular-widthClass=regular"><rect key="frame" x="0" y="0" width="30" height="10"/></variation>
        </view>
        """

    @Test(arguments: [
        (PictureFixture.phone, 10.0), (#"<device id="ipad9_7" orientation="portrait"/>"#, 30),
        (#"<device id="retina5_5" orientation="landscape"/>"#, 20),
    ])
    func `the frame is that for the size class of the device`(device: String, width: Double) throws {
        #expect(try frame(Self.varied, device: device)?.width == width)
    }

    @Test func `a view that is not installed for the size class is left out`() throws {
        let scene = """
            <scene sceneID="s"><objects><viewController id="one"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
            </view></viewController></objects></scene>
            """
        #expect(try PictureFixture(scenes: scene).picture().objectFrames["a"] == nil)
        let pad = #"<device id="ipad9_7" orientation="portrait"/>"#
        #expect(try PictureFixture(scenes: scene, device: pad).picture().objectFrames["a"] != nil)
    }

    @Test func `the picture is as large as the view, also where it is no screen`() throws {
        let scene = PictureFixture.scene("one", frame: #"<rect key="frame" x="0" y="64" width="320" height="416"/>"#)
        #expect(try PictureFixture(scenes: scene).picture().size == Size(width: 320, height: 480))
    }

    @Test func `hidden views are faint, and what Interface Builder warns of is marked`() throws {
        let picture = try PictureFixture(views: """
            <view id="a" hidden="YES" misplaced="YES"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
            <view id="b" alpha="0.5" ambiguous="YES"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
            """).picture()
        #expect(try picture.group("a").alpha == 0.15)
        #expect(try picture.group("a").object?.marks == [.hidden, .misplaced])
        #expect(try picture.group("b").alpha == 0.5)
        #expect(try picture.rectangles(of: "b").first?.stroke?.isDashed == true)
    }

    @Test func `a corner radius of the layer rounds the background`() throws {
        let picture = try PictureFixture(views: """
            <view id="a"><rect key="frame" x="0" y="0" width="40" height="40"/><color key="backgroundColor" systemColor="systemRedColor"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """).picture()
        #expect(try picture.rectangles(of: "a").first?.cornerRadius == 8)
    }
}
