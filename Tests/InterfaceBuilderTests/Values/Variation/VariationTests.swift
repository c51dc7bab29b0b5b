import InterfaceBuilder
import Testing

@Suite struct VariationTests {
    private let regular = ["widthClass": "regular", "heightClass": "regular"]
    private let phone = ["widthClass": "compact", "heightClass": "regular", "userInterfaceStyle": "dark"]

    @Test("The key of a variation is its conditions")
    func traits() throws {
        let variation: Variation = try Sample.value(
            "<variation key='heightClass=regular-widthClass=compact' constant='25' misplaced='YES'/>")
        #expect(variation.heightClass == .regular && variation.widthClass == .compact)
        #expect(variation.overrides == ["constant": "25", "misplaced": "YES"])
        #expect(variation.holds(for: phone) && !variation.holds(for: regular))
        let dark: Variation = try Sample.value("<variation key='userInterfaceStyle=dark'/>")
        #expect(dark.userInterfaceStyle == "dark" && dark.holds(for: phone))
        let always: Variation = try Sample.value("<variation key='default'/>")
        #expect(always.isDefault && always.holds(for: [:]))
        #expect(try Sample.value("<variation key='-=-x'/>", as: Variation.self).traits == [:])
    }

    @Test("Constraints are left out by default and added for a size class")
    func masks() throws {
        let view: View = try Sample.value(
            """
            <view><variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include \
            reference="a"/><exclude reference="c"/></mask></variation><variation key="default"><mask key="constraints">\
            <exclude reference="a"/><exclude reference="b"/></mask><mask key="subviews"><exclude reference="v"/></mask>\
            </variation></view>
            """)
        #expect(view.uninstalledIDs(in: "constraints", for: regular) == ["b", "c"])
        #expect(view.uninstalledIDs(in: "constraints", for: phone) == ["a", "b"])
        #expect(view.uninstalledIDs(in: "subviews", for: phone) == ["v"])
        #expect(view.uninstalledIDs(in: "items", for: phone) == [])
    }

    @Test("The most particular variation decides an attribute")
    func attribute() throws {
        let constraint: Constraint = try Sample.value(
            """
            <constraint constant="1"><variation key="heightClass=regular-widthClass=regular" constant="3"/>\
            <variation key="widthClass=regular" constant="2"/></constraint>
            """)
        #expect(constraint.attribute("constant", for: regular) == "3")
        #expect(constraint.attribute("constant", for: ["widthClass": "regular", "heightClass": "compact"]) == "2")
        #expect(constraint.attribute("constant", for: phone) == "1")
        #expect(constraint.constant == 1)
    }

    @Test("A variation may replace a frame, a font and other children")
    func replacements() throws {
        let variation: Variation = try Sample.value(
            """
            <variation key="widthClass=regular"><rect key="frame" x="1" y="2" width="3" height="4"/><fontDescription \
            key="fontDescription" type="system" pointSize="30"/><mask key="subviews"/><nil key="title"/></variation>
            """)
        #expect(variation.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(variation.font?.pointSize == 30)
        #expect(variation.replacements.map(\.name) == ["rect", "fontDescription", "nil"])
    }
}
