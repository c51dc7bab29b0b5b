import InterfaceBuilder
import Testing

@Suite struct ViewTests {
    @Test("The common attributes are read")
    func attributes() throws {
        let view: View = try Sample.value(
            """
            <view hidden="YES" alpha="0.5" tag="7" opaque="NO" userInteractionEnabled="NO" clipsSubviews="YES" \
            multipleTouchEnabled="YES" clearsContextBeforeDrawing="NO" autoresizesSubviews="NO" \
            contentMode="scaleAspectFit" misplaced="YES" ambiguous="YES" verifyAmbiguity="off" verifyMisplaced="off" \
            fixedFrame="YES" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5" \
            placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="infinite" \
            translatesAutoresizingMaskIntoConstraints="NO" preservesSuperviewLayoutMargins="YES" \
            insetsLayoutMarginsFromSafeArea="NO"><rect key="frame" x="0.0" y="-1.5" width="375" height="43.5"/>\
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><edgeInsets \
            key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
            """)
        #expect(view.isHidden && view.clipsToBounds && view.allowsMultipleTouches)
        #expect(!view.isOpaque && !view.isUserInteractionEnabled)
        #expect(!view.clearsContextBeforeDrawing && !view.autoresizesSubviews)
        #expect(view.alpha == 0.5 && view.tag == 7)
        #expect(view.contentMode == .scaleAspectFit)
        #expect(view.isMisplaced && view.isAmbiguous && view.hasFixedFrame)
        #expect(view.verifyAmbiguity == "off" && view.verifyMisplaced == "off")
        #expect(view.horizontalHuggingPriority == 251 && view.verticalHuggingPriority == 250)
        #expect(view.horizontalCompressionResistancePriority == 750)
        #expect(view.verticalCompressionResistancePriority == 749.5)
        #expect(view.placeholderIntrinsicWidth == 100 && view.placeholderIntrinsicHeight == nil)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(view.frame == Rect(x: 0, y: -1.5, width: 375, height: 43.5))
        #expect(view.autoresizingMask?.hasFlexibleWidth == true)
        #expect(view.autoresizingMask?.hasFlexibleHeight == false)
        #expect(view.autoresizingMask?.hasFlexibleBottomMargin == true)
        #expect(view.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("A frame of Xcode 8 leaves out what is zero, and a bar of a container has none")
    func frames() throws {
        let inset: View = try Sample.value("<view><frame key='frameInset' minX='15' width='345' height='43'/></view>")
        #expect(inset.frame == Rect(x: 15, y: 0, width: 345, height: 43))
        #expect(try Sample.value("<navigationBar/>", as: View.self).frame == nil)
        let broken: View = try Sample.value("<view><rect key='frame' x='0' y='?' width='1' height='1'/></view>")
        #expect(broken.frame == nil)
    }

    @Test("Subviews are those in containers and those with a role, unknown kinds included")
    func subviews() throws {
        let view: View = try Sample.value(
            """
            <view><rect key="frame" x="0" y="0" width="1" height="1"/><subviews><label id="a"/><hologram id="b"/>\
            </subviews><color key="backgroundColor" white="1"/><constraints/><view key="contentView" id="c"/></view>
            """)
        #expect(view.subviews.map(\.objectID) == ["a", "b", "c"])
        #expect(view.subviews[1].kind == "hologram")
        #expect(view.subviews[1].superview == view)
    }

    @Test("The views of a table are its header, its cells in sections or prototypes, and its footer")
    func table() throws {
        let view: View = try Sample.value(
            """
            <tableView><view key="tableHeaderView" id="h"/><view key="tableFooterView" id="f"/><prototypes>\
            <tableViewCell id="p"/></prototypes><sections><tableViewSection id="s"><cells><tableViewCell id="c"/></cells>\
            </tableViewSection></sections></tableView>
            """)
        #expect(view.subviews.map(\.objectID) == ["h", "f", "p", "c"])
        #expect(view.subviews.last?.superview == view)
    }

    @Test("A special view is seen only where the kind has it")
    func special() throws {
        let view: View = try Sample.value("<label text='a'/>")
        #expect(Label(view)?.text == "a")
        #expect(Button(view) == nil)
        #expect(Label(view)?.view == view)
    }
}
