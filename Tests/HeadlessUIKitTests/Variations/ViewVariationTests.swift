import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ViewVariationTests {
    private static let label = """
        <label id="l" text="Wide &amp; &lt;narrow&gt;" hidden="YES" numberOfLines="3">
        <rect key="frame" x="10" y="10" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <variation key="heightClass=regular-widthClass=regular" hidden="NO">
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        <variation key="widthClass=compact"><nil key="textColor"/></variation>
        <variation key="heightClass=compact" numberOfLines="1"/>
        <variation key="userInterfaceStyle=dark" alpha="0.5">
        <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </variation></label>
        """

    private func label() throws -> (UILabel, UIWindow) {
        let fixture = try ScreenFixture(views: Self.label)
        return (try fixture.view("l", as: UILabel.self), fixture.window)
    }

    @Test func `A view has the attributes of the traits where it stands`() throws {
        let (label, window) = try label()
        #expect(label.text == "Wide & <narrow>")
        #expect(label.isHidden && label.font.pointSize == 17 && label.numberOfLines == 3)
        #expect(label.textColor == .label)
        Headless.device = .iPad
        #expect(!label.isHidden && label.font.pointSize == 30 && label.numberOfLines == 3)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        Headless.resize(window, to: CGSize(width: 320, height: 1_024))
        #expect(label.isHidden && label.font.pointSize == 17)
        #expect(label.textColor == .label)
    }

    @Test func `Attributes change with a rotation, and back`() throws {
        let (label, _) = try label()
        Headless.rotate(to: .landscapeLeft)
        #expect(label.numberOfLines == 1)
        Headless.rotate(to: .portrait)
        #expect(label.numberOfLines == 3)
    }

    @Test func `What code has set stays, unless the document varies it`() throws {
        let (label, _) = try label()
        label.text = "By code"
        label.isHidden = false
        label.tag = 5
        Headless.rotate(to: .landscapeLeft)
        // Nothing that holds of `hidden` has changed, so it stays as the code has it.
        #expect(label.text == "By code" && label.tag == 5 && !label.isHidden)
        Headless.device = .iPad
        label.isHidden = true
        Headless.device = .iPhone
        #expect(label.isHidden)
        #expect(label.text == "By code" && label.tag == 5)
    }

    @Test func `Variations of the appearance follow light and dark`() throws {
        let (label, window) = try label()
        #expect(label.alpha == 1 && label.backgroundColor == nil)
        Headless.device.userInterfaceStyle = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        #expect(label.alpha == 0.5 && label.backgroundColor == UIColor(white: 0, alpha: 1))
        window.rootViewController?.overrideUserInterfaceStyle = .light
        #expect(label.alpha == 1 && label.backgroundColor == nil)
        window.rootViewController?.overrideUserInterfaceStyle = .unspecified
        #expect(label.alpha == 0.5)
        Headless.device.userInterfaceStyle = .light
        #expect(label.alpha == 1)
        label.superview?.overrideUserInterfaceStyle = .dark
        #expect(label.alpha == 0.5)
        label.superview?.overrideUserInterfaceStyle = .unspecified
        window.overrideUserInterfaceStyle = .dark
        #expect(label.alpha == 0.5)
        #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `A form sheet on an iPad has what the document gives for compact width`() throws {
        let fixture = try ScreenFixture(views: "")
        Headless.device = .iPad
        Headless.loader = FixtureLoader([
            "Other": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes>\(ScreenFixture.scene(views: Self.label))</scenes></document>
            """
        ])
        let other = try #require(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController())
        other.modalPresentationStyle = .formSheet
        let varied = try #require(other.view.subviews.first as? UILabel)
        #expect(varied.font.pointSize == 30)
        fixture.controller.present(other, animated: false)
        #expect(varied.font.pointSize == 17 && varied.isHidden)
    }

    @Test func `A constraint has the constant of the traits, and is inactive where it is left out`() throws {
        final class Owner: UIViewController, Headless.Connecting {
            var width: NSLayoutConstraint?
            var height: NSLayoutConstraint?

            static var connections: [Headless.Connection] {
                [.outlet("width", \Owner.width), .outlet("height", \Owner.height)]
            }
        }
        Headless.register(Owner.self, as: "ConstraintOwner", module: "HeadlessUIKitTests")
        let fixture = try ScreenFixture(
            views: """
                <view id="v"><constraints>
                <constraint firstAttribute="width" constant="10" id="w"><variation key="widthClass=regular"
                constant="30"/><variation key="heightClass=regular-widthClass=regular" constant="40"/></constraint>
                <constraint firstAttribute="height" constant="5" id="h"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="h"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><include reference="h"/></mask></variation>
                </view>
                """,
            connections: """
                <outlet property="width" destination="w" id="o1"/><outlet property="height" destination="h" id="o2"/>
                """, controllerClass: "ConstraintOwner")
        let owner = try #require(fixture.controller as? Owner)
        #expect(owner.width?.constant == 10 && owner.width?.isActive == true)
        #expect(owner.height?.isActive == false)
        Headless.device = .iPad
        #expect(owner.width?.constant == 40 && owner.height?.isActive == true)
        owner.width?.constant = 100
        Headless.rotate(to: .landscapeLeft)
        #expect(owner.width?.constant == 100)
        Headless.device = .iPhone
        #expect(owner.width?.constant == 10 && owner.height?.isActive == false)
    }
}
