import AppMap
import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct BarTests {
    private static func navigation(_ attributes: String = "", bar: String = "", root: String) -> String {
        """
        <scene sceneID="sn"><objects><navigationController id="nav" \(attributes)>
        <navigationBar key="navigationBar" id="nb" \(bar)/><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="gr"/>
        </connections></navigationController></objects></scene>
        """
    }

    private static func pushing(_ item: String = "", to destination: String = "two") -> String {
        PictureFixture.scene("one", inside: """
            <navigationItem key="navigationItem" title="First" id="ni1">\(item)</navigationItem>
            <connections><segue destination="\(destination)" kind="show" id="g1"/></connections>
            """)
    }

    private static let second = PictureFixture.scene("two", inside: #"<navigationItem key="navigationItem" title="Second" id="ni2"/>"#)

    @Test func `the root of a navigation controller has its bar and title`() throws {
        let picture = try PictureFixture(scenes: Self.navigation(root: "one") + Self.pushing() + Self.second).picture("one")
        let title = try picture.text("First")
        #expect(title.x == 187.5 && title.anchor == .middle)
        #expect((20...64).contains(title.baseline))
        #expect(!picture.hasObject(kind: "backButton"))
    }

    @Test func `what is pushed has a back button with the title before`() throws {
        let picture = try PictureFixture(scenes: Self.navigation(root: "one") + Self.pushing() + Self.second).picture("two")
        #expect(picture.words.contains("Second") && picture.words.contains("First"))
        #expect(picture.hasObject(kind: "backButton"))
    }

    @Test func `the back button says what the item before it gives`() throws {
        let item = #"<barButtonItem key="backBarButtonItem" title="Zurück" id="bb"/>"#
        let picture = try PictureFixture(scenes: Self.navigation(root: "one") + Self.pushing(item) + Self.second).picture("two")
        #expect(picture.words.contains("Zurück") && !picture.words.contains("First"))
    }

    @Test func `what the system draws around a scene is told apart, for readers who leave it out`() throws {
        let scenes = PictureFixture.scene("one", inside: """
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            """, frame: #"<rect key="frame" x="0" y="0" width="414" height="896"/>"#)
        let device = #"<device id="retina6_1" orientation="portrait" appearance="light"/>"#
        let picture = try PictureFixture(scenes: scenes, device: device).picture("one")
        for kind in ["statusBar", "homeIndicator", "bottomBar"] { #expect(picture.hasObject(kind: kind), "\(kind)") }
    }

    @Test func `a hidden bar is not drawn`() throws {
        let scenes = Self.navigation(#"navigationBarHidden="YES""#, root: "one") + Self.pushing() + Self.second
        #expect(try !PictureFixture(scenes: scenes).picture("one").hasObject(kind: "navigationBar"))
    }

    @Test func `a scene that is presented has no bar unless one is simulated`() throws {
        let item = #"<navigationItem key="navigationItem" title="Alone" id="ni"/>"#
        #expect(try !PictureFixture(views: "", controller: item).picture().words.contains("Alone"))
        let simulated = item + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        #expect(try PictureFixture(views: "", controller: simulated).picture().words.contains("Alone"))
        let none = item + #"<nil key="simulatedTopBarMetrics"/>"#
        #expect(try !PictureFixture(views: "", controller: none).picture().words.contains("Alone"))
    }

    @Test func `titles are large where the bar prefers it and the item does not object`() throws {
        let scenes = Self.navigation(bar: #"largeTitles="YES""#, root: "one") + Self.pushing()
            + PictureFixture.scene("two", inside: #"<navigationItem key="navigationItem" title="Second" largeTitleDisplayMode="never" id="ni2"/>"#)
        let fixture = try PictureFixture(scenes: scenes)
        #expect(try fixture.picture("one").text("First").span.font.size == 34)
        #expect(try fixture.picture("two").text("Second").span.font.size == 17)
    }

    @Test func `items, their signs and the prompt are in the bar`() throws {
        let scene = PictureFixture.scene("one", inside: """
            <navigationItem key="navigationItem" title="First" prompt="Please" id="ni1">
            <barButtonItem key="leftBarButtonItem" systemItem="done" id="l"/>
            <rightBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem systemItem="add" id="b"/></rightBarButtonItems>
            </navigationItem>
            """)
        let picture = try PictureFixture(scenes: Self.navigation(root: "one") + scene).picture("one")
        #expect(Set(picture.words).isSuperset(of: ["Please", "Done", "A", "First"]))
        let frames = picture.objectFrames
        #expect(try #require(frames["a"]).x > #require(frames["b"]).x)
        #expect(try #require(frames["l"]).x < 100)
    }

    @Test func `content of a table begins below the bar`() throws {
        let table = """
            <scene sceneID="s1"><objects><tableViewController id="one"><tableView key="view" dataMode="static" id="tv">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="se"><cells>
            <tableViewCell id="ce"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCell>
            </cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
            """
        let fixture = try PictureFixture(scenes: Self.navigation(root: "one") + table)
        #expect(try fixture.picture("one").objectFrames["ce"]?.y == 64)
    }

    private static let tabs = """
        <scene sceneID="st"><objects><tabBarController id="tab"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
        <segue destination="last" kind="relationship" relationship="viewControllers" id="t2"/>
        </connections></tabBarController></objects></scene>
        """ + navigation(root: "one").replacing("<navigationBar", with: #"<tabBarItem key="tabBarItem" title="Home" id="ti1"/><navigationBar"#)
        + PictureFixture.scene("last", inside: #"<tabBarItem key="tabBarItem" systemItem="search" id="ti2"/>"#)

    @Test func `tabs are drawn with the one that is open`() throws {
        let fixture = try PictureFixture(scenes: Self.tabs + Self.pushing() + Self.second)
        for (scene, open, closed) in [("one", "Home", "Search"), ("two", "Home", "Search"), ("last", "Search", "Home"), ("tab", "Home", "Search")] {
            let picture = try fixture.picture(scene)
            #expect(try picture.text(open).span.paint == SystemColors.blue, "\(scene)")
            #expect(try picture.text(closed).span.paint == SystemColors.gray, "\(scene)")
        }
        #expect(try fixture.picture("one").groups.first { $0.object?.kind == "bottomBar" }?.origin.y == 618)
    }

    @Test func `a tab bar controller that shows its content has the bar of the first tab below the status bar`() throws {
        let picture = try PictureFixture(scenes: Self.tabs + Self.pushing() + Self.second)
            .picture("tab", PictureOptions(containersShowContent: true))
        let baseline = try picture.text("First").baseline
        #expect((20...64).contains(baseline))
    }

    @Test func `a scene that hides the bottom bar when it is pushed has none`() throws {
        let second = PictureFixture.scene("two", attributes: #"hidesBottomBarWhenPushed="YES""#)
        let fixture = try PictureFixture(scenes: Self.tabs + Self.pushing() + second)
        #expect(try !fixture.picture("two").words.contains("Home"))
    }

    @Test func `what is reached from several tabs belongs to the first`() throws {
        let scenes = """
            <scene sceneID="st"><objects><tabBarController id="tab"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
            <segue destination="nav0" kind="relationship" relationship="viewControllers" id="t2"/>
            </connections></tabBarController></objects></scene>
            """
        let other = Self.navigation(root: "zero").replacing("\"nav\"", with: "\"nav0\"")
            .replacing("<navigationBar", with: #"<tabBarItem key="tabBarItem" title="Other" id="ti0"/><navigationBar"#)
            + PictureFixture.scene("zero", inside: #"<connections><segue destination="two" kind="show" id="g0"/></connections>"#)
        let home = Self.navigation(root: "one").replacing("<navigationBar", with: #"<tabBarItem key="tabBarItem" title="Home" id="ti1"/><navigationBar"#)
        let picture = try PictureFixture(scenes: other + scenes + home + Self.pushing() + Self.second).picture("two")
        #expect(try picture.text("Home").span.paint == SystemColors.blue)
    }

    @Test func `a toolbar shows the items of the scene, spread by their spaces`() throws {
        let scene = PictureFixture.scene("one", inside: """
            <toolbarItems><barButtonItem title="L" id="l"/><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem title="R" id="r"/></toolbarItems>
            """)
        let picture = try PictureFixture(scenes: Self.navigation(#"toolbarHidden="NO""#, root: "one") + scene).picture("one")
        #expect(try #require(picture.objectFrames["l"]).x == 16)
        #expect(try #require(picture.objectFrames["r"]).maxX == 359)
    }

    @Test func `the status bar can be read on the ground`() throws {
        let dark = #"<color key="backgroundColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        let scene = PictureFixture.scene("one").replacing("<subviews>", with: dark + "<subviews>")
        #expect(try PictureFixture(scenes: scene).picture().text("9:41").span.paint.light == PaintColor(0xFFFFFF))
        #expect(try PictureFixture(views: "").picture().text("9:41").span.paint.light == PaintColor(0x000000))
    }

    @Test func `a screen without a button has a home indicator, and no status bar where none is simulated`() throws {
        let device = #"<device id="retina6_12" orientation="portrait"/>"#
        let scene = PictureFixture.scene(
            "one", inside: #"<nil key="simulatedStatusBarMetrics"/>"#, frame: #"<rect key="frame" x="0" y="0" width="393" height="852"/>"#)
        let picture = try PictureFixture(scenes: scene, device: device).picture()
        #expect(picture.words.isEmpty)
        #expect(picture.groups.first { $0.object?.kind == "homeIndicator" }?.origin.y == 839)
        #expect(!picture.hasObject(kind: "statusBar"))
    }

    @Test func `a tint is drawn as it is on a bar that is as bright but of another colour`() {
        #expect(SystemColors.blue.legible(on: .fixed(PaintColor(0x5856D6))) == SystemColors.blue)
        #expect(SystemColors.white.legible(on: .fixed(PaintColor(0xF9F9F9))) == SystemColors.gray)
    }

    @Test func `a phone in landscape has no status bar`() throws {
        let device = #"<device id="retina4_7" orientation="landscape" appearance="light"/>"#
        let wide = #"<rect key="frame" x="0" y="0" width="667" height="375"/>"#
        let fixture = try PictureFixture(scenes: PictureFixture.scene("one", frame: wide), device: device)
        #expect(!(try fixture.picture().words.contains("9:41")))
        #expect(try PictureFixture(scenes: PictureFixture.scene("one")).picture().words.contains("9:41"))
    }

    @Test func `status bar and home indicator are objects of the picture, that pages can leave out`() throws {
        let device = #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#
        let frame = #"<rect key="frame" x="0" y="0" width="393" height="852"/>"#
        let picture = try PictureFixture(scenes: PictureFixture.scene("one", frame: frame), device: device).picture()
        #expect(picture.hasObject(kind: "statusBar") && picture.hasObject(kind: "homeIndicator"))
    }

    @Test func `the status bar of a navigation controller can be read on its bar`() throws {
        let bar = #"<navigationBar key="navigationBar" id="bar"><color key="barTintColor" red="0" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></navigationBar>"#
        let scene = #"<scene sceneID="s"><objects><navigationController id="nav">\#(bar)</navigationController></objects></scene>"#
        let picture = try PictureFixture(scenes: scene).picture()
        #expect(try picture.text("9:41").span.paint.light == PaintColor(0xFFFFFF))
    }
}
