import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ViewReadingTests {
    private func read<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        let screen = try ScreenFixture(views: element)
        return try screen.view("x", as: View.self)
    }

    @Test func `A view has what its element says`() throws {
        let view: UIView = try read(
            """
            <view id="x" tag="5" alpha="0.5" hidden="YES" opaque="NO" clipsSubviews="YES" contentMode="bottom"
                userInteractionEnabled="NO" multipleTouchEnabled="YES" semanticContentAttribute="forceRightToLeft"
                translatesAutoresizingMaskIntoConstraints="NO" restorationIdentifier="r">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="calibratedRGB"/>
            <color key="tintColor" systemColor="systemGreenColor"/>
            <accessibility key="accessibilityConfiguration" identifier="i" label="l" hint="h"/>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </view>
            """)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.tag == 5)
        #expect(view.alpha == 0.5)
        #expect(view.isHidden)
        #expect(!view.isOpaque)
        #expect(view.clipsToBounds)
        #expect(view.contentMode == .bottom)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.restorationIdentifier == "r")
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect(view.tintColor == .systemGreen)
        #expect(view.accessibilityIdentifier == "i")
        #expect(view.accessibilityLabel == "l")
        #expect(view.accessibilityHint == "h")
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func `A view without attributes has UIKit's usual ones`() throws {
        let view: UIView = try read("<view id=\"x\"/>")
        #expect(view.frame == .zero)
        #expect(view.alpha == 1 && view.isOpaque && view.isUserInteractionEnabled && !view.isHidden)
        #expect(view.tintColor == .tintColor)
        #expect(view.backgroundColor == nil)
    }

    @Test func `A label has its text and takes no touches`() throws {
        let label: UILabel = try read(
            """
            <label id="x" userInteractionEnabled="NO" text="Total" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0"
                minimumScaleFactor="0.5" enabled="NO">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
            <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label>
            """)
        #expect(label.text == "Total")
        #expect(label.attributedText?.string == "Total")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 0)
        #expect(label.font == .boldSystemFont(ofSize: 12))
        #expect(label.textColor == .black)
        #expect(!label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func `A label in styled text has the text`() throws {
        let label: UILabel = try read(
            """
            <label id="x"><attributedString key="attributedText"><fragment content="Two "/><fragment content="parts"/>
            </attributedString></label>
            """)
        #expect(label.text == "Two parts")
    }

    @Test func `An image view has its images by name`() throws {
        let view: UIImageView = try read("<imageView id=\"x\" userInteractionEnabled=\"NO\" image=\"cover\" highlightedImage=\"lit\"/>")
        #expect(view.image == UIImage(named: "cover"))
        #expect(view.highlightedImage == UIImage(named: "lit"))
        #expect(!view.isUserInteractionEnabled)
        // Interface Builder writes what is off, so that what it does not write is on.
        let symbol: UIImageView = try read("<imageView id=\"x\" image=\"star\" catalog=\"system\"/>")
        #expect(symbol.image == UIImage(systemName: "star"))
        #expect(symbol.isUserInteractionEnabled)
    }

    @Test func `A stack view arranges its subviews in order`() throws {
        let stack: UIStackView = try read(
            """
            <stackView id="x" axis="vertical" distribution="fillEqually" alignment="trailing" spacing="9">
            <subviews><view id="p"/><label id="q"/></subviews></stackView>
            """)
        #expect(stack.arrangedSubviews.map(\.nibObjectID) == ["p", "q"])
        #expect(stack.subviews.count == 2)
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .fillEqually)
        #expect(stack.alignment == .trailing)
        #expect(stack.spacing == 9)
        let first = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(first)
        #expect(first.superview === stack && stack.arrangedSubviews.count == 1)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func `A scroll view has its behaviour`() throws {
        let view: UIScrollView = try read(
            """
            <scrollView id="x" pagingEnabled="YES" bounces="NO" alwaysBounceVertical="YES" maximumZoomScale="3"
                keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never"/>
            """)
        #expect(view.isPagingEnabled && !view.bounces && view.alwaysBounceVertical)
        #expect(view.maximumZoomScale == 3)
        #expect(view.keyboardDismissMode == .onDrag)
        #expect(view.contentInsetAdjustmentBehavior == .never)
    }

    @Test func `A text view has its text`() throws {
        let view: UITextView = try read(
            """
            <textView id="x" editable="NO" textAlignment="justified"><string key="text">Long
            text</string><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/></textView>
            """)
        #expect(view.text == "Long\ntext")
        #expect(!view.isEditable)
        #expect(view.textAlignment == .justified)
        #expect(view.keyboardType == .emailAddress)
        #expect(view.returnKeyType == .done)
    }

    @Test func `A view with an effect puts its content in the content view`() throws {
        let view: UIVisualEffectView = try read(
            """
            <visualEffectView id="x"><rect key="frame" x="0" y="0" width="50" height="60"/>
            <view key="contentView" id="c"><subviews><label id="l" text="In"/></subviews></view>
            <blurEffect style="dark"/></visualEffectView>
            """)
        #expect(view.subviews.first === view.contentView)
        #expect((view.contentView.subviews.first as? UILabel)?.text == "In")
        #expect((view.effect as? UIBlurEffect)?.style == .dark)
    }

    @Test func `Indicators have their state`() throws {
        let still: UIActivityIndicatorView = try read("<activityIndicatorView id=\"x\" hidesWhenStopped=\"YES\"/>")
        #expect(still.isHidden && !still.isAnimating)
        let turning: UIActivityIndicatorView = try read(
            "<activityIndicatorView id=\"x\" hidesWhenStopped=\"YES\" animating=\"YES\" style=\"large\"/>")
        #expect(!turning.isHidden && turning.isAnimating && turning.style == .large)
        let progress: UIProgressView = try read("<progressView id=\"x\" progress=\"0.25\"/>")
        #expect(progress.progress == 0.25)
        progress.progress = 7
        #expect(progress.progress == 1)
    }

    @Test(arguments: ["mapView", "wkWebView", "glkView", "skView", "arscnView", "pdfView", "sceneKitView", "futureView"])
    func `Views of other frameworks stand in as views`(kind: String) throws {
        let view: UIView = try read("<\(kind) id=\"x\">\(ScreenFixture.frame(1, 2, 3, 4))</\(kind)>")
        #expect(view.frame.size == CGSize(width: 3, height: 4))
        #expect(type(of: view) == UIView.self)
    }

    @Test func `Broken frames become no frames`() throws {
        let view: UIView = try read("<view id=\"x\"><rect key=\"frame\" x=\"nan\" y=\"a\" width=\"inf\"/></view>")
        #expect(view.frame == .zero)
    }

    @Test func `A negative size is kept and catches no touch inside`() throws {
        let screen = try ScreenFixture(
            views: "<button id=\"x\">\(ScreenFixture.frame(100, 100, -10, -10))</button>")
        let view = try screen.view("x")
        #expect(view.frame.origin == CGPoint(x: 100, y: 100))
        #expect(screen.window.hitTest(CGPoint(x: 105, y: 105), with: nil) === screen.controller.view)
    }

    @Test func `Views nested to the reader's limit are made and laid out`() throws {
        let levels = 115
        let nested =
            String(repeating: "<view>\(ScreenFixture.frame(0, 0, 300, 300))<subviews>", count: levels)
            + "<button id=\"x\">\(ScreenFixture.frame(0, 0, 300, 300))</button>"
            + String(repeating: "</subviews></view>", count: levels)
        let screen = try ScreenFixture(views: nested)
        let button = try screen.view("x", as: UIButton.self)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try Headless.tap(button)
        #expect(taps == 1)
    }

    @Test func `Layer attributes are set by key path, with colours and images as UIKit has them`() throws {
        let screen = try ScreenFixture(
            views: """
                <view id="x"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
                <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes></view>
                <imageView id="i"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="image" keyPath="image" value="cover"/>
                </userDefinedRuntimeAttributes></imageView>
                """)
        let view = try screen.view("x")
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.masksToBounds)
        #expect(view.backgroundColor == .white)
        #expect(try screen.view("i", as: UIImageView.self).image == UIImage(named: "cover"))
    }

    @Test func `A constraint that an outlet leads to is made with its items`() throws {
        let screen = try ScreenFixture(
            views: """
                <view id="p"/><view id="q"/></subviews><constraints>
                <constraint id="c" firstItem="p" firstAttribute="top" secondItem="q" secondAttribute="bottom"
                    constant="12" priority="750" identifier="gap"/>
                <constraint id="unused" firstItem="p" firstAttribute="width" constant="5"/>
                </constraints><subviews>
                """,
            connections: "<outlet property=\"gap\" destination=\"c\"/>", controllerClass: "GapViewController")
        let gap = try #require((screen.controller as? GapViewController)?.gap)
        #expect(gap.constant == 12)
        #expect(gap.priority == .defaultHigh)
        #expect(gap.firstAttribute == .top && gap.secondAttribute == .bottom)
        #expect(try gap.firstItem === screen.view("p") && gap.secondItem === screen.view("q"))
        #expect(screen.controller.view.constraints.map(\.identifier) == ["gap"])
    }

    @Test func `Outlets into the view are set before its views awake`() throws {
        let screen = try ScreenFixture(
            views: "<view id=\"w\" \(ScreenFixture.custom("WakingView"))/>",
            connections: "<outlet property=\"waking\" destination=\"w\"/>", controllerClass: "WakingViewController")
        #expect(try screen.view("w", as: WakingView.self).wasOutletWhenAwake)
    }
}

final class GapViewController: UIViewController, Headless.Connecting {
    weak var gap: NSLayoutConstraint?
    class var connections: [Headless.Connection] { [.outlet("gap", \GapViewController.gap)] }
}

final class WakingViewController: UIViewController, Headless.Connecting {
    weak var waking: WakingView? {
        didSet { waking?.isOutlet = true }
    }

    class var connections: [Headless.Connection] { [.outlet("waking", \WakingViewController.waking)] }
}

final class WakingView: UIView {
    var isOutlet = false
    var wasOutletWhenAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        wasOutletWhenAwake = isOutlet
    }
}
