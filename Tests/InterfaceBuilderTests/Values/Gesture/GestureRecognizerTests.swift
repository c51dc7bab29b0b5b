import InterfaceBuilder
import Testing

@Suite struct GestureRecognizerTests {
    @Test("Gesture recognisers have kinds and numbers")
    func attributes() throws {
        let tap: GestureRecognizer = try Sample.value(
            "<tapGestureRecognizer numberOfTapsRequired='2' numberOfTouchesRequired='3' cancelsTouchesInView='NO'/>")
        #expect(tap.kind == .tap && tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        #expect(!tap.cancelsTouchesInView && tap.isEnabled)
        let press: GestureRecognizer = try Sample.value(
            "<pongPressGestureRecognizer minimumPressDuration='0.5' allowableMovement='10'/>")
        #expect(press.kind == .longPress && press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(
            try Sample.value("<swipeGestureRecognizer direction='left'/>", as: GestureRecognizer.self).direction
                == "left")
    }

    @Test("A recogniser of an unknown kind in a scene is a recogniser")
    func unknown() throws {
        guard case .gestureRecognizer(let gesture) = TopLevelObject(try Sample.element("<waveGestureRecognizer/>"))
        else {
            Issue.record("a gesture recogniser")
            return
        }
        #expect(gesture.kind == "waveGestureRecognizer")
    }

    @Test("A watch keeps recognisers with the view, and which must fail first")
    func watch() throws {
        let group: View = try Sample.value(
            """
            <group><gestureRecognizers><tapGestureRecognizer id="a"><precedingGestureRecognizers>\
            <tapGestureRecognizer reference="b"/></precedingGestureRecognizers></tapGestureRecognizer>\
            </gestureRecognizers></group>
            """)
        #expect(group.gestureRecognizers.first?.precedingGestureRecognizerIDs == ["b"])
    }
}
