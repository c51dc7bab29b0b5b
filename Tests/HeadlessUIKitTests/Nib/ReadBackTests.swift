import Testing

@testable import HeadlessUIKit

/// What code reads back of what a document says.
@MainActor
@Suite(.serialized)
struct ReadBackTests {
    @Test func `Items of bars have their images and what accessibility says of them`() throws {
        let stage = try SegueStage(
            scene(
                "a",
                items: """
                    <tabBarItem key="tabBarItem" title="Books" image="books" selectedImage="open" landscapeImage="wide" id="t"/>
                    <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" image="gear" id="b">
                    <accessibility key="accessibilityConfiguration" identifier="settings" label="Settings" hint="Opens">
                    <bool key="isElement" value="YES"/></accessibility></barButtonItem></navigationItem>
                    """))
        let controller = try stage.make("a")
        #expect(controller.tabBarItem.image == UIImage(named: "books"))
        #expect(controller.tabBarItem.selectedImage == UIImage(named: "open"))
        #expect(controller.tabBarItem.landscapeImagePhone == UIImage(named: "wide"))
        let button = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(button.image == UIImage(named: "gear"))
        #expect(button.accessibilityIdentifier == "settings")
        #expect(button.accessibilityLabel == "Settings")
        #expect(button.accessibilityHint == "Opens")
        #expect(button.isAccessibilityElement)
    }

    @Test func `Runtime attributes set the properties of items and controllers`() throws {
        func attribute(_ keyPath: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
        }
        let stage = try SegueStage(
            scene(
                "a",
                items: """
                    <userDefinedRuntimeAttributes>\(attribute("title", "Books"))
                    \(attribute("restorationIdentifier", "books"))</userDefinedRuntimeAttributes>
                    <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b">
                    <userDefinedRuntimeAttributes>\(attribute("accessibilityLabel", "Settings"))
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="enabled" value="NO"/>
                    </userDefinedRuntimeAttributes></barButtonItem></navigationItem>
                    """))
        let controller = try stage.make("a")
        let button = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(controller.title == "Books")
        #expect(controller.restorationIdentifier == "books")
        #expect(button.accessibilityLabel == "Settings")
        #expect(button.isAccessibilityElement)
        #expect(!button.isEnabled)
        #expect(Headless.log.entries == ["Unknown class a in Interface Builder file."])
    }

    @Test func `Traits for those who hear are the document's, else the class's`() throws {
        let stage = try SegueStage(
            scene(
                "a",
                subviews: """
                    <label id="l"/><button id="b"/><imageView id="i"/><view id="v"/><label id="h"><accessibility
                    key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES" staticText="YES"/>
                    </accessibility></label><button id="n"><accessibility key="accessibilityConfiguration">
                    <accessibilityTraits key="traits" none="YES"/></accessibility></button>
                    """))
        let views = try stage.make("a").view.subviews
        #expect(
            views.map(\.accessibilityTraits) == [.staticText, .button, .image, .none, [.header, .staticText], .none])
    }

    @Test func `The edges that a controller's content reaches`() throws {
        let stage = try SegueStage(
            scene("a", items: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"), scene("b"))
        #expect(try stage.make("a").edgesForExtendedLayout == .bottom)
        #expect(try stage.make("b").edgesForExtendedLayout == .all)
    }

    @Test func `UIKit's own outlets lead to any object`() throws {
        let outlets = ["dataSource", "delegate", "dragDelegate", "dropDelegate", "prefetchDataSource"]
            .map { "<outlet property=\"\($0)\" destination=\"a\" id=\"o-\($0)\"/>" }.joined()
        let delegate = "<outlet property=\"delegate\" destination=\"V1\" id=\"o\"/>"
        let stage = try SegueStage(
            scene(
                "a", "V1",
                subviews: """
                    <tableView id="t"><connections>\(outlets)</connections></tableView>
                    <collectionView id="c"><connections>\(outlets)</connections></collectionView>
                    <wkWebView id="w"><connections><outlet property="navigationDelegate" destination="a" id="o1"/>
                    <outlet property="UIDelegate" destination="a" id="o2"/></connections></wkWebView>
                    """),
            scene("s", kind: "splitViewController", connections: delegate, dock: "<customObject id=\"V1\"/>"),
            scene(
                "p", kind: "pageViewController",
                connections: delegate + "<outlet property=\"dataSource\" destination=\"V1\" id=\"o3\"/>",
                dock: "<customObject id=\"V1\"/>"))
        try Headless.catching { _ = try stage.make("a").view }
        _ = try stage.make("s")
        _ = try stage.make("p")
        let odd = try SegueStage(
            scene(
                "a", "V1",
                subviews: """
                    <view id="v"><connections><outlet property="dragDelegate" destination="a" id="o"/></connections></view>
                    """))
        #expect(throws: Headless.UIKitException.self) { try Headless.catching { _ = try odd.make("a").view } }
    }

    @Test func `A scene whose view has margins that give way fills its window when the device turns`() throws {
        Headless.device = .iPhone
        let stage = try SegueStage(
            """
            <scene sceneID="s"><objects><viewController id="a" storyboardIdentifier="a"><view key="view" id="v">
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view></viewController></objects>
            </scene>
            """)
        let controller = try stage.show("a")
        Headless.rotate(to: .landscapeLeft)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        Headless.rotate(to: .portrait)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.window.isHidden = true
    }

    @Test func `What was made before an exception is freed`() throws {
        let missing = "<outlet property=\"missing\" destination=\"v\" id=\"o\"/>"
        let leaks = try Headless.leaks {
            let stage = try SegueStage(
                scene("a", "V1", subviews: "<view id=\"v\"/>", connections: missing),
                scene("b", "V2", connections: missing, dock: "<view id=\"v\"/>"), navigation("n", root: "b"))
            #expect(throws: Headless.UIKitException.self) { try Headless.catching { _ = try stage.make("a").view } }
            for id in ["b", "n"] {
                #expect(throws: Headless.UIKitException.self) { try stage.make(id) }
            }
        }
        #expect(leaks == [])
    }
}
