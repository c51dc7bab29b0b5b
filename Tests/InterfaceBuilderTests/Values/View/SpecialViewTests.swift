import InterfaceBuilder
import Testing

@Suite struct SpecialViewTests {
    @Test("A label has a text, a font and colours")
    func label() throws {
        let label: Label = try Sample.value(
            """
            <label text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
            adjustsFontSizeToFit="NO" minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES" \
            preferredMaxLayoutWidth="240"><fontDescription key="fontDescription" type="system" weight="medium" \
            pointSize="17.5"/><color key="textColor" systemColor="labelColor"/><nil key="highlightedColor"/>\
            <size key="shadowOffset" width="0.0" height="-1"/></label>
            """)
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .tailTruncation)
        #expect(label.numberOfLines == 0)
        #expect(!label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory)
        #expect(label.minimumScaleFactor == 0.5)
        #expect(label.preferredMaxLayoutWidth == 240)
        #expect(label.font?.face == .system(.regular))
        #expect(label.font?.pointSize == 17.5)
        #expect(label.font?.weight == "medium")
        #expect(label.textColor?.value == .system("labelColor"))
        #expect(label.highlightedColor == nil)
        #expect(label.shadowOffset == Size(width: 0, height: -1))
    }

    @Test("What a label leaves out has the values that Interface Builder leaves out")
    func labelDefaults() throws {
        let label: Label = try Sample.value("<label/>")
        #expect(label.numberOfLines == 1)
        #expect(label.textAlignment == .left)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.isEnabled && !label.isHighlighted)
        #expect(label.text == nil)
    }

    @Test("An image view has an image of the app or a symbol of the system")
    func image() throws {
        let own: ImageView = try Sample.value("<imageView image='logo'/>")
        let symbol: ImageView = try Sample.value(
            """
            <imageView image="star" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
            scale="large" weight="bold"/></imageView>
            """)
        let reference: ImageView = try Sample.value(
            """
            <imageView><imageReference key="image" image="wifi" catalog="system" symbolScale="medium" \
            renderingMode="hierarchical" variableValue="0.5"/></imageView>
            """)
        #expect(own.image?.name == "logo")
        #expect(own.image?.isSystemSymbol == false)
        #expect(symbol.image?.isSystemSymbol == true)
        #expect(symbol.preferredSymbolConfiguration?.scale == .large)
        #expect(reference.image?.name == "wifi")
        #expect(reference.image?.isSystemSymbol == true)
        #expect(reference.image?.symbolScale == .medium)
        #expect(reference.image?.variableValue == 0.5)
        #expect(own.highlightedImage == nil)
    }

    @Test("A stack view lines up its subviews, by default in a filled row")
    func stack() throws {
        let stack: StackView = try Sample.value(
            "<stackView axis='vertical' alignment='center' distribution='fillEqually' spacing='7.5'><subviews><label id='a'/><hologram id='b'/></subviews></stackView>"
        )
        let plain: StackView = try Sample.value("<stackView/>")
        #expect(stack.axis == "vertical" && stack.alignment == "center" && stack.distribution == "fillEqually")
        #expect(stack.spacing == 7.5)
        #expect(stack.arrangedSubviews.map(\.objectID) == ["a", "b"])
        #expect(plain.axis == "horizontal" && plain.alignment == "fill" && plain.distribution == "fill")
        #expect(plain.spacing == 0)
        #expect(!plain.isLayoutMarginsRelativeArrangement)
    }

    @Test("A container view names what it embeds")
    func container() throws {
        let container: ContainerView = try Sample.value(
            "<containerView><connections><segue destination='d' kind='embed' id='s'/></connections></containerView>")
        #expect(container.embedSegue?.destinationID == "d")
    }

    @Test("A visual effect view has a blur, a vibrancy and a content view without an id")
    func effect() throws {
        let view: VisualEffectView = try Sample.value(
            """
            <visualEffectView><view key="contentView"><subviews><label id="a"/></subviews></view><vibrancyEffect \
            style="label"><blurEffect style="regular"/></vibrancyEffect></visualEffectView>
            """)
        #expect(view.effect.blurStyle == nil)
        #expect(view.effect.vibrancyStyle == "label")
        #expect(view.effect.vibrancyBlurStyle == "regular")
        #expect(view.contentView?.objectID == nil)
        #expect(view.contentView?.subviews.map(\.objectID) == ["a"])
    }

    @Test("A scroll view scrolls unless it says otherwise, and has guides for its content and frame")
    func scroll() throws {
        let view: ScrollView = try Sample.value(
            """
            <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" keyboardDismissMode="interactive">\
            <viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
            """)
        #expect(view.isScrollEnabled && view.isPagingEnabled && view.bounces)
        #expect(!view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.keyboardDismissMode == "interactive")
        #expect(view.contentLayoutGuide?.objectID == "c")
        #expect(view.frameLayoutGuide?.objectID == "f")
        #expect(ScrollView(try Sample.value("<tableView/>")) != nil)
    }

    @Test("Maps, web pages and drawing views are read")
    func others() throws {
        let map: MapView = try Sample.value("<mapView mapType='satellite' zoomEnabled='NO' showsUserLocation='YES'/>")
        #expect(map.mapType == "satellite")
        #expect(!map.isZoomEnabled && map.showsUserLocation && map.isPitchEnabled)
        let web: WebView = try Sample.value(
            """
            <wkWebView><wkWebViewConfiguration key="configuration"><audiovisualMediaTypes \
            key="mediaTypesRequiringUserActionForPlayback" none="YES"/><wkPreferences key="preferences" \
            javaScriptEnabled="NO"/></wkWebViewConfiguration></wkWebView>
            """)
        #expect(!web.isLegacy)
        #expect(web.configuration?.isJavaScriptEnabled == false)
        #expect(web.configuration?.mediaTypesRequiringUserAction == ["none"])
        #expect(try Sample.value("<webView/>", as: WebView.self).isLegacy)
        let metal: GraphicsView = try Sample.value("<mtkView colorPixelFormat='BGRA8Unorm' paused='YES'/>")
        #expect(metal.colorPixelFormat == "BGRA8Unorm" && metal.isPaused)
    }
}
