import AppMap
import Foundation
import Testing

@testable import Walker

private typealias Fixture = SessionFixture

@MainActor @Suite(.serialized) struct SessionTests {
    /// A stack whose first scene pushes the second.
    private func stack(_ views: String = "") throws -> Fixture {
        try Fixture(
            initial: "nav", Fixture.navigation(to: "home"),
            Fixture.scene(
                "home", Fixture.button("Go", connections: Fixture.segue("show", to: "next")) + views,
                navigation: Fixture.title("Home")),
            Fixture.scene("next", navigation: Fixture.title("Next")))
    }

    // MARK: Going on and back

    @Test func `a tap pushes, and the back button leads back`() throws {
        try stack().run { session in
            let event = session.tap("Go")
            #expect(event.step == "tap button \"Go\"")
            #expect(event.result == .shown)
            #expect(event.message == "next@Main is shown, pushed.")
            #expect(session.screen.moves.contains(.back))
            #expect(session.screen.first(.backButton)?.text == "Home")
            let back = session.perform(.move(.back))
            #expect(back.result == .returned)
            #expect(back.message == "Back at home@Main.")
            #expect(!session.screen.moves.contains(.back))
            #expect(session.perform(.move(.back)).result == .refused)
        }
    }

    @Test func `a swipe from the edge leads back too`() throws {
        try stack().run { session in
            session.tap("Go")
            #expect(session.screen.moves.contains(.swipeBack))
            #expect(session.perform(.move(.swipeBack)).scene == "home@Main")
        }
    }

    @Test func `a sheet is swiped down on a phone, and a popover closed by a tap beside it on a pad`() throws {
        let segue = Fixture.segue("popoverPresentation", to: "next", #"popoverAnchorView="button-Go""#)
        let fixture = try Fixture(Fixture.scene("home", Fixture.button("Go", connections: segue)), Fixture.scene("next"))
        try fixture.run { session in
            session.tap("Go")
            #expect(session.screen.style == "pageSheet")
            #expect(session.screen.behind == ["home@Main"])
            let event = session.perform(.move(.dismiss))
            #expect(event.step == "swipe the sheet down")
            #expect(event.message == "Back at home@Main.")
        }
        try fixture.run(on: .iPad) { session in
            #expect(session.tap("Go").manner == "presented as popover")
            let event = session.perform(.move(.dismiss))
            #expect(event.step == "tap beside the popover")
            #expect(event.scene == "home@Main")
        }
    }

    @Test func `an unwinding tells where it ends, and that nobody takes it where that is so`() throws {
        let fixture = try Fixture(
            Fixture.scene("home", Fixture.button("Go", connections: Fixture.segue("presentation", to: "next"))),
            Fixture.scene("next", Fixture.button("Close", connections: Fixture.unwind(in: "next"))))
        try fixture.run { session in
            session.tap("Go")
            #expect(session.tap("Close").message == "Back at home@Main.")
        }
        let alone = try Fixture(Fixture.scene("home", Fixture.button("Close", connections: Fixture.unwind(in: "home"))))
        try alone.run { session in
            let event = session.tap("Close")
            #expect(event.result == .nothing)
            #expect(event.message == "Nothing happens: nobody on the way back takes the unwinding \"close:\".")
        }
    }

    @Test func `the interface turns with the device where what is on screen supports it`() throws {
        try stack().run { session in
            #expect(session.perform(.move(.rotate)).message == "The interface has turned sideways.")
            #expect(session.screen.isLandscape)
            #expect(session.perform(.move(.rotate)).message == "The interface has turned upright.")
            #expect(!session.screen.isLandscape)
        }
    }

    @Test func `a segue of code is started by its number, its identifier or its id`() throws {
        let scene = Fixture.scene("home", segues: Fixture.segue("presentation", to: "next", #"identifier="open""#))
        let fixture = try Fixture(scene, Fixture.scene("next"))
        for name in [ItemName.number(1), .text("open"), .text("presentation-next")] {
            try fixture.run { session in
                #expect(session.screen.byCode.map(\.text) == ["code \"open\""])
                #expect(session.perform(.perform(name)).scene == "next@Main")
            }
        }
    }

    @Test(arguments: [#"kind="custom" customClass="LinkedStoryboardSegue""#, #"kind="show""#])
    func `a tap follows a link to the scene of the map, with a class or by its identifier alone`(attributes: String) throws {
        let segue = #"<segue destination="drawn" \#(attributes) identifier="Detail@Shop" id="g1"/>"#
        let main = Fixture.document(
            initial: "nav",
            Fixture.navigation(to: "home") + Fixture.scene("home", Fixture.button("Buy", connections: segue)) + Fixture.scene("drawn"))
        let shop = Fixture.document(initial: "Detail", Fixture.scene("Detail"))
        let configuration = #"{"conventions": {"swizzled-segue": true}}"#
        try Fixture(["Main": main, "Shop": shop], configuration: configuration).run { session in
            #expect(session.tap("Buy").scene == "Detail@Shop")
        }
    }

    // MARK: Values

    @Test func `fields, switches, sliders, steppers and segments take values`() throws {
        let views = """
            <textField placeholder="Name" text="Ada" id="t1"><rect key="frame" x="0" y="210" width="90" height="30"/></textField>
            <switch id="s1"><rect key="frame" x="0" y="250" width="50" height="30"/></switch>
            <slider value="0" minValue="0" maxValue="1" id="s2"><rect key="frame" x="0" y="300" width="90" height="30"/></slider>
            <stepper value="2" maximumValue="3" id="s3"><rect key="frame" x="0" y="350" width="90" height="30"/></stepper>
            <segmentedControl selectedSegmentIndex="0" id="s4"><rect key="frame" x="0" y="400" width="90" height="30"/>
            <segments><segment title="All"/><segment title="New"/></segments></segmentedControl>
            """
        try stack(views).run { session in
            #expect(session.perform(.type(.text("Name"), text: "Grace")).message == "The field \"Name\" is now \"Grace\".")
            #expect(session.perform(.set(.text("s1"), value: "on")).message == "The switch is now \"on\".")
            #expect(session.perform(.tap(.text("s1"))).message == "The switch is now \"off\".")
            #expect(session.perform(.set(.text("s2"), value: "0.5")).result == .changed)
            #expect(session.perform(.set(.text("s3"), value: "up")).result == .changed)
            #expect(session.perform(.set(.text("s3"), value: "up")).result == .refused)
            #expect(session.tap("New").message == "The segment \"New\" is selected.")
            #expect([.field, .toggle, .slider, .stepper].map { session.screen.first($0)?.value } == ["Grace", "off", "0.5", "3"])
        }
    }

    @Test(arguments: [
        SessionAction.tap(.number(0)), .tap(.number(-1)), .tap(.number(99)), .tap(.number(.max)), .tap(.text("Gone")),
        .tap(.text("")), .type(.text("Go"), text: "x"), .set(.text("Go"), value: "on"), .perform(.text("Go")),
        .set(.text("s2"), value: "7"), .set(.text("s2"), value: "nan"), .set(.text("s2"), value: "much"),
        .set(.text("s1"), value: "maybe"), .tap(.text("s2")), .pressReturn(.text("s1")), .move(.dismiss), .move(.back),
        .move(.swipeBack), .move(.undo), .type(.text("Name"), text: String(repeating: "x", count: 100_000)),
    ])
    func `what cannot be done is refused with a reason and changes nothing`(action: SessionAction) throws {
        let views = """
            <textField placeholder="Name" id="t1"><rect key="frame" x="0" y="210" width="90" height="30"/></textField>
            <switch id="s1"><rect key="frame" x="0" y="250" width="50" height="30"/></switch>
            <slider value="0" minValue="0" maxValue="1" id="s2"><rect key="frame" x="0" y="300" width="90" height="30"/></slider>
            """
        try stack(views).run { session in
            let before = session.screen
            let event = session.perform(action)
            #expect(event.result == .refused)
            #expect(event.message.count > 10)
            #expect(session.screen == before)
            #expect(session.steps.isEmpty)
        }
    }

    @Test func `a name that several things have is asked back, and one that is nearly right is corrected`() throws {
        try stack(Fixture.button("Go on", y: 300) + Fixture.button("Gone", y: 400) + Fixture.button("Leave", y: 500)).run { session in
            #expect(session.tap("gon").step == "tap button \"Gone\"")
            #expect(session.tap("o").message.contains("choose one by its number"))
            #expect(session.tap("Laeve").message.contains("did you mean \"Leave\""))
            #expect(session.tap("Go").result == .shown)
        }
    }

    // MARK: Exceptions

    @Test func `an exception stops the app, and the last step can be taken back`() throws {
        let segue = #"<segue destination="gone" kind="show" id="g1"/>"#
        let placeholder = #"<scene sceneID="sg"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="gone"/></objects></scene>"#
        let fixture = try Fixture(
            Fixture.scene("home", Fixture.button("Go", connections: segue) + Fixture.button("Other", y: 200)), placeholder)
        try fixture.run { session in
            session.tap("Other")
            let event = session.tap("Go")
            #expect(event.result == .stopped)
            #expect(event.exception?.name == "NSInvalidArgumentException")
            #expect(event.exception?.reason.contains("Could not find a storyboard named 'Nowhere'") == true)
            #expect(event.message.hasPrefix("The app stops."))
            #expect(session.screen.stopped == event.exception)
            #expect(session.screen.items.isEmpty)
            #expect(session.screen.moves == [.undo, .restart])
            #expect(session.tap("Other").result == .refused)
            #expect(session.perform(.move(.rotate)).result == .refused)
            #expect(session.perform(.move(.undo)).message == "Undone: tap button \"Go\".")
            #expect(session.screen.stopped == nil)
            #expect(session.steps.map(\.step) == ["tap button \"Other\""])
            session.tap("Go")
            #expect(session.perform(.move(.restart)).result == .shown)
            #expect(session.screen.main?.name == "home@Main")
        }
    }

    @Test func `an app that does not survive its start says so`() throws {
        let container = #"<containerView id="c1"><connections><segue destination="gone" kind="embed" id="g1"/></connections></containerView>"#
        let placeholder = #"<scene sceneID="sg"><objects><viewControllerPlaceholder storyboardName="Nowhere" id="gone"/></objects></scene>"#
        try Fixture(Fixture.scene("home", container), placeholder).run { session in
            #expect(session.opening.result == .stopped)
            #expect(session.screen.stopped != nil)
            #expect(session.perform(.move(.restart)).result == .stopped)
            #expect(session.perform(.move(.undo)).result == .refused)
        }
    }

    // MARK: Undoing

    @Test func `undo does all but the last step once more`() throws {
        let field = #"<textField placeholder="Name" id="t1"><rect key="frame" x="0" y="210" width="90" height="30"/></textField>"#
        try stack(field).run { session in
            session.perform(.type(.text("Name"), text: "Ada"))
            let typed = session.screen
            session.tap("Go")
            session.perform(.move(.rotate))
            session.perform(.move(.undo))
            #expect(!session.screen.isLandscape)
            #expect(session.screen.main?.name == "next@Main")
            session.perform(.move(.undo))
            #expect(session.screen == typed)
            session.perform(.move(.undo))
            #expect(session.screen.first(.field)?.value == nil)
            #expect(session.steps.isEmpty)
            #expect(session.perform(.move(.undo)).result == .refused)
        }
    }

    // MARK: What is told

    @Test func `a step tells what the system called, in order and without addresses`() throws {
        try stack().run { session in
            let calls = session.tap("Go").calls
            let wanted = ["homeController.prepare(for:sender:)", "nextController.viewDidLoad", "nextController.viewDidAppear"]
            #expect(wanted.compactMap { calls.firstIndex(of: $0) } == wanted.compactMap { calls.firstIndex(of: $0) }.sorted())
            #expect(wanted.allSatisfy(calls.contains))
            #expect(!calls.contains { $0.contains("0x") })
            #expect(session.opening.calls.contains("homeController.viewDidLoad"))
        }
    }

    @Test func `a tap that only calls the app's code says what it calls`() throws {
        let action = #"<action selector="sum:" destination="home" eventType="touchUpInside" id="a1"/>"#
        try Fixture(Fixture.scene("home", Fixture.button("Sum", connections: action))).run { session in
            let event = session.tap("Sum")
            #expect(event.result == .nothing)
            #expect(event.message == "Nothing on screen changes. sum: of homeController is called, whose code does not run here.")
        }
    }

    @Test func `a route of a walk can be followed`() throws {
        let fixture = try stack()
        let walk = try fixture.walk()
        let place = try #require(walk.arrivals.first { fixture.app[$0.key].identifier == "next" }?.value.place)
        try fixture.run { session in
            for step in walk.route(to: place).dropFirst() {
                #expect(session.follow(step).result == .shown)
            }
            #expect(session.screen.main?.name == "next@Main")
        }
    }

    @Test func `a screen is the same after it was written and read`() throws {
        try stack().run { session in
            session.tap("Go")
            let data = try JSONEncoder().encode(session.screen)
            #expect(try JSONDecoder().decode(Screen.self, from: data) == session.screen)
        }
    }
}

extension SessionFixture {
    func walk() throws -> DeviceWalk {
        try #require(Walk(of: app, in: "", options: WalkOptions(devices: [.iPhone])).devices.first)
    }
}
