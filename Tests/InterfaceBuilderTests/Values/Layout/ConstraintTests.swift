import InterfaceBuilder
import Testing

@Suite struct ConstraintTests {
    @Test("A constraint relates two items")
    func complete() throws {
        let view: View = try Sample.value(
            """
            <view id="v"><constraints><constraint firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" \
            secondItem="b" secondAttribute="trailingMargin" constant="8.5" multiplier="3:4" priority="750.5" \
            identifier="gap" placeholder="YES" symbolic="YES" id="c"/></constraints></view>
            """)
        let constraint = try #require(view.constraints.first)
        #expect(constraint.firstItemID == "a" && constraint.secondItemID == "b")
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailingMargin)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.constant == 8.5 && constraint.multiplier == 0.75 && constraint.priority == 750.5)
        #expect(constraint.identifier == "gap" && constraint.isPlaceholder && constraint.isSymbolic)
        #expect(constraint.owner == view.element)
    }

    @Test("Fractional constants stay apart, and what is left out has its default")
    func defaults() throws {
        func constraint(_ text: String) throws -> Constraint { try Sample.value("<constraint \(text)/>") }
        #expect(try constraint("constant='8.5'").constant != constraint("constant='9.5'").constant)
        let plain = try constraint("firstAttribute='width'")
        #expect(plain.relation == .equal && plain.constant == 0 && plain.multiplier == 1 && plain.priority == 1000)
        #expect(plain.firstItemID == nil && plain.secondItemID == nil && !plain.isPlaceholder)
    }

    @Test("Layout guides of controllers, views and the keyboard are told apart")
    func guides() throws {
        let view: View = try Sample.value(
            "<view><viewLayoutGuide key='safeArea' id='s'/><keyboardLayoutGuide key='keyboard' id='k'/></view>")
        #expect(view.layoutGuides.map(\.kind) == [.safeArea, .keyboard])
        #expect(view.safeAreaLayoutGuide?.objectID == "s")
        #expect(try Sample.value("<viewControllerLayoutGuide type='top'/>", as: LayoutGuide.self).kind == .top)
    }
}
