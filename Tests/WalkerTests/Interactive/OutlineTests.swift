import AppMap
import Foundation
import Testing

@testable import Walker

private typealias Fixture = SessionFixture

@MainActor @Suite(.serialized) struct OutlineTests {
    @Test func `labels and buttons are told in reading order, those of one line as beside each other`() throws {
        let views = Fixture.button("Pay", y: 300) + Fixture.label("Price", y: 100) + Fixture.label("9.99", y: 102, x: 200)
            + Fixture.label("Basket", y: 20)
        try Fixture(Fixture.scene("home", views)).run { session in
            #expect(session.screen.items.map(\.text) == ["Basket", "Price", "9.99", "Pay"])
            #expect(session.screen.items.map(\.isBeside) == [false, false, true, false])
            #expect(session.screen.items.map(\.number) == [nil, nil, nil, 1])
        }
    }

    @Test func `controls tell what they are set to and what can be done with them`() throws {
        let views = """
            <textField placeholder="Name" text="Ada" id="t1"><rect key="frame" x="0" y="10" width="90" height="30"/></textField>
            <textField placeholder="Password" text="abc" id="t2"><rect key="frame" x="0" y="50" width="90" height="30"/>
            <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            <switch on="YES" id="s1"><rect key="frame" x="0" y="100" width="50" height="30"/></switch>
            <slider value="0.25" minValue="0" maxValue="1" id="s2"><rect key="frame" x="0" y="150" width="90" height="30"/></slider>
            <stepper value="2" maximumValue="10" id="s3"><rect key="frame" x="0" y="200" width="90" height="30"/></stepper>
            <segmentedControl selectedSegmentIndex="1" id="s4"><rect key="frame" x="0" y="250" width="90" height="30"/>
            <segments><segment title="All"/><segment title="New"/></segments></segmentedControl>
            <progressView progress="0.5" id="p1"><rect key="frame" x="0" y="300" width="90" height="4"/></progressView>
            <imageView image="cover" id="i1"><rect key="frame" x="0" y="350" width="90" height="40"/></imageView>
            <mapView id="m1"><rect key="frame" x="0" y="400" width="90" height="90"/></mapView>
            """
        try Fixture(Fixture.scene("home", views)).run { session in
            let items = session.screen.items
            #expect(items.map(\.role) == [
                .field, .field, .toggle, .slider, .stepper, .segments, .progress, .image, .view,
            ])
            #expect(items.map(\.text) == ["Name", "Password", nil, nil, nil, nil, nil, "cover", "map view"])
            #expect(items.map(\.value) == ["Ada", "•••", "on", "0.25", "2", nil, "50 %", nil, nil])
            #expect(items.map(\.deeds) == [[.type], [.type], [.tap, .set], [.set], [.set], [], [], [], []])
            #expect(items[5].items.map(\.text) == ["All", "New"])
            #expect(items[5].items.map(\.isSelected) == [false, true])
            #expect(items[5].items.map(\.number) == [6, 7])
        }
    }

    @Test func `an item tells where it leads and what it calls`() throws {
        let pay = Fixture.button("Pay", connections: Fixture.segue("show", to: "next", #"identifier="pay""#))
        let sum = Fixture.button(
            "Sum", y: 200, connections: #"<action selector="sum:" destination="home" eventType="touchUpInside" id="a1"/>"#)
        try Fixture(Fixture.scene("home", pay + sum), Fixture.scene("next")).run { session in
            let item = try #require(session.screen.item(1))
            #expect(item.ways == [
                ScreenWay(segue: "show-next", identifier: "pay", manner: "show", scene: "next@Main", unwindAction: nil)
            ])
            #expect(session.screen.item(2)?.calls == ["sum: of homeController"])
        }
    }

    @Test func `what cannot be touched tells why, and its way is offered as the code's`() throws {
        let views = Fixture.button("Hidden", attributes: #"hidden="YES""#, connections: Fixture.segue("show", to: "next"))
            + Fixture.button("Off", y: 200, attributes: #"enabled="NO""#)
            + #"<label hidden="YES" text="Secret" id="l1"><rect key="frame" x="0" y="300" width="90" height="20"/></label>"#
        try Fixture(Fixture.scene("home", views), Fixture.scene("next")).run { session in
            #expect(session.screen.all(.button).map(\.obstacle) == ["hidden", "disabled"])
            #expect(session.screen.first(.label) == nil)
            #expect(session.screen.byCode.map(\.text) == ["button \"Hidden\""])
            #expect(session.screen.byCode.map(\.obstacle) == ["hidden"])
            #expect(session.perform(.tap(.number(1))).result == .refused)
            #expect(session.perform(.perform(.number(3))).scene == "next@Main")
        }
    }

    @Test func `a navigation bar tells its prompt, title and buttons from left to right`() throws {
        let buttons = """
            <barButtonItem key="leftBarButtonItem" title="Edit" id="b1"/>
            <rightBarButtonItems><barButtonItem systemItem="add" id="b2"/><barButtonItem title="Sort" id="b3"/></rightBarButtonItems>
            """
        let item = #"<navigationItem key="navigationItem" title="Books" prompt="All of them" id="n1">\#(buttons)</navigationItem>"#
        try Fixture(initial: "nav", Fixture.navigation(to: "home"), Fixture.scene("home", navigation: item)).run { session in
            let bar = try #require(session.screen.items.first)
            #expect(bar.role == .navigationBar)
            #expect(bar.items.map(\.role) == [.prompt, .barButton, .title, .barButton, .barButton])
            #expect(bar.items.map(\.text) == ["All of them", "Edit", "Books", "Sort", "Add"])
        }
    }

    @Test func `static rows tell their texts, accessories and the controls in them`() throws {
        let cells = """
            <tableViewSection headerTitle="Settings" footerTitle="That is all" id="sec"><cells>
            <tableViewCell accessoryType="detailButton" style="IBUITableViewCellStyleDefault" textLabel="l1" id="c1">
            <rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="cc1"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <subviews><label text="Sound" id="l1"><rect key="frame" x="10" y="10" width="90" height="20"/></label>
            <switch id="s1"><rect key="frame" x="200" y="5" width="50" height="30"/></switch></subviews></tableViewCellContentView>
            <connections>\(Fixture.segue("show", to: "next"))
            <segue destination="other" kind="show" trigger="accessoryAction" id="g2"/></connections></tableViewCell>
            </cells></tableViewSection>
            """
        let table = """
            <scene sceneID="s1"><objects><tableViewController id="home">
            <tableView key="view" dataMode="static" style="grouped" id="t1"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections>\(cells)</sections></tableView></tableViewController></objects></scene>
            """
        try Fixture(initial: "nav", Fixture.navigation(to: "home"), table, Fixture.scene("next"), Fixture.scene("other")).run {
            session in
            let list = try #require(session.screen.first(.table))
            #expect(list.items.map(\.role) == [.header, .row, .footer])
            #expect(list.items.map(\.text) == ["Settings", "Sound", "That is all"])
            #expect(list.items[1].items.map(\.role) == [.toggle, .accessory])
            #expect(list.items[1].items.map { $0.ways.map(\.scene) } == [[], ["other@Main"]])
            #expect(session.tap("accessory").scene == "other@Main")
            #expect(session.perform(.move(.back)).result == .returned)
            #expect(session.tap("Sound").scene == "next@Main")
        }
    }

    @Test func `a list that code fills shows one row of each kind`() throws {
        let table = """
            <tableView id="t1"><rect key="frame" x="0" y="0" width="393" height="500"/><prototypes>
            <tableViewCell reuseIdentifier="Book" id="c1"><rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" id="cc1"><subviews>
            <label text="Moby Dick" id="l1"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
            <label text="Melville" id="l2"><rect key="frame" x="0" y="20" width="90" height="20"/></label>
            </subviews></tableViewCellContentView><connections>\(Fixture.segue("presentation", to: "next"))</connections>
            </tableViewCell></prototypes></tableView>
            """
        try Fixture(Fixture.scene("home", table), Fixture.scene("next")).run { session in
            let list = try #require(session.screen.first(.table))
            #expect(list.value == "prototypes")
            #expect(list.items.map(\.text) == ["Moby Dick · Melville"])
            #expect(session.tap("Moby Dick · Melville").result == .shown)
            #expect(session.screen.main?.name == "next@Main")
        }
    }

    @Test func `an embedded scene is a group of its own and not what is on screen`() throws {
        let container = """
            <containerView id="c1"><rect key="frame" x="0" y="200" width="393" height="200"/>
            <connections>\(Fixture.segue("embed", to: "inner"))</connections></containerView>
            """
        let inner = Fixture.scene("inner", Fixture.label("Inside", y: 10))
        try Fixture(Fixture.scene("home", Fixture.label("Outside", y: 10) + container), inner).run { session in
            #expect(session.screen.items.map(\.role) == [.label, .scene])
            #expect(session.screen.items[1].text == "inner@Main")
            #expect(session.screen.items[1].items.map(\.text) == ["Inside"])
            #expect(session.screen.main?.name == "home@Main")
            #expect(session.screen.scenes.map(\.isEmbedded) == [false, true])
        }
    }

    @Test func `gestures are told of where they are made`() throws {
        let views = """
            <imageView userInteractionEnabled="YES" image="cover" id="i1"><rect key="frame" x="0" y="50" width="90" height="90"/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections>
            </imageView>
            <view id="v2"><rect key="frame" x="0" y="200" width="90" height="90"/>
            <connections><outletCollection property="gestureRecognizers" destination="left" appends="YES" id="o2"/></connections>
            </view>
            """
        let gestures = """
            <tapGestureRecognizer id="tap"><connections>\(Fixture.segue("presentation", to: "next"))</connections></tapGestureRecognizer>
            <swipeGestureRecognizer direction="left" id="left"/>
            """
        try Fixture(Fixture.scene("home", views, objects: gestures), Fixture.scene("next")).run { session in
            #expect(session.screen.items.map(\.role) == [.image, .gesture])
            #expect(session.screen.items.map(\.text) == ["cover", "swipe left"])
            #expect(session.tap("cover").scene == "next@Main")
        }
    }

    @Test func `tabs tell which is chosen, and those in More can be chosen`() throws {
        let names = ["A", "B", "C", "D", "E", "F"]
        let tabs = names.map { #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="r\#($0)"/>"# }
        let scenes = names.map { name in
            Fixture.scene(name, navigation: #"<tabBarItem key="tabBarItem" title="Tab \#(name)" id="t\#(name)"/>"#)
        }
        let bar = #"<scene sceneID="s"><objects><tabBarController id="home"><connections>\#(tabs.joined())</connections></tabBarController></objects></scene>"#
        try Fixture(bar, scenes.joined()).run { session in
            #expect(session.screen.all(.tab).map(\.text) == ["Tab A", "Tab B", "Tab C", "Tab D", "More"])
            #expect(session.screen.all(.tab).map(\.isSelected) == [true, false, false, false, false])
            #expect(session.tap("Tab C").message == "C@Main is shown, as a tab.")
            session.tap("more")
            #expect(session.screen.all(.row).map(\.text) == ["Tab E", "Tab F"])
            session.tap("Tab F")
            #expect(session.screen.main?.name == "F@Main")
            #expect(session.perform(.move(.back)).result != .refused)
            #expect(session.screen.all(.row).map(\.text) == ["Tab E", "Tab F"])
        }
    }
}
