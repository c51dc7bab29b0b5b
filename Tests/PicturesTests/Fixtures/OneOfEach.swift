/// A scene with one of each view that iOS has.
enum OneOfEach {
    static let scene: String = {
        var y = 0
        let views = kinds.map { element, attributes, content, height in
            defer { y += height + 4 }
            return """
                <\(element) id="\(element)-\(y)" \(attributes)><rect key="frame" x="10" y="\(y)" width="300" height="\(height)"/>\
                \(content)</\(element)>
                """
        }
        return """
            <scene sceneID="s1"><objects><viewController id="each" storyboardIdentifier="Each" title="One of Each">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="2400"/>
            <subviews>\(views.joined(separator: "\n"))</subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></viewController></objects></scene>
            """
    }()

    private static let kinds: [(String, String, String, Int)] = [
        ("label", #"text="A label" textAlignment="center" lineBreakMode="tailTruncation""#, #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#, 24),
        ("label", #"numberOfLines="0" text="Several lines of text that are broken between words""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#, 70),
        ("label", "", #"<attributedString key="attributedText"><fragment content="Red "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment><fragment content="plain"/></attributedString>"#, 22),
        ("button", #"buttonType="system""#, #"<state key="normal" title="System"/>"#, 30),
        ("button", #"buttonType="system""#, #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" image="plus" catalog="system" title="Filled" subtitle="with more" imagePlacement="leading" imagePadding="6"/>"#, 50),
        ("button", #"buttonType="system""#, #"<buttonConfiguration key="configuration" style="tinted" title="Tinted" cornerStyle="capsule"/>"#, 34),
        ("button", #"buttonType="contactAdd""#, "", 24),
        ("textField", #"borderStyle="roundedRect" placeholder="Placeholder""#, #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#, 34),
        ("textField", #"borderStyle="roundedRect" text="secret""#, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, 34),
        ("textView", "", #"<string key="text">A text view\#nwith two lines</string>"#, 60),
        ("searchBar", #"placeholder="Search" showsCancelButton="YES""#, "", 56),
        ("switch", #"on="YES""#, "", 31),
        ("slider", #"value="0.25" minValue="0" maxValue="1""#, "", 31),
        ("stepper", "", "", 32),
        ("segmentedControl", #"selectedSegmentIndex="1""#, #"<segments><segment title="First"/><segment title="Second"/></segments>"#, 32),
        ("pageControl", #"numberOfPages="4" currentPage="2""#, "", 28),
        ("progressView", #"progress="0.6""#, "", 4),
        ("activityIndicatorView", #"style="medium" animating="YES""#, "", 20),
        ("pickerView", "", "", 100),
        ("datePicker", #"datePickerMode="date" style="wheels""#, "", 100),
        ("datePicker", #"datePickerMode="dateAndTime" style="compact""#, "", 34),
        ("colorWell", "", "", 28),
        ("imageView", #"image="heart.fill" catalog="system""#, "", 40),
        ("imageView", #"image="Missing/Photo""#, "", 60),
        ("imageView", "", "", 40),
        ("stackView", #"axis="vertical""#, #"<subviews><label text="in a stack" id="st1"/><label text="below" id="st2"/></subviews>"#, 44),
        ("scrollView", #"clipsSubviews="YES""#, #"<subviews><label text="in a scroll view" id="sc1"><rect key="frame" x="0" y="0" width="600" height="21"/></label></subviews>"#, 30),
        ("visualEffectView", "", #"<blurEffect style="dark"/><view key="contentView" id="ve1"><rect key="frame" x="0" y="0" width="300" height="30"/></view>"#, 30),
        ("containerView", "", "", 40),
        ("mapView", "", "", 60),
        ("wkWebView", "", "", 40),
        ("mtkView", "", "", 40),
        ("sceneKitView", "", "", 40),
        ("navigationBar", "", #"<items><navigationItem title="Bar" id="ni1"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="bb1"/><barButtonItem key="rightBarButtonItem" title="Next" id="bb2"/></navigationItem></items>"#, 44),
        ("toolbar", "", #"<items><barButtonItem systemItem="add" id="tb1"/><barButtonItem systemItem="flexibleSpace" id="tb2"/><barButtonItem systemItem="trash" id="tb3"/></items>"#, 44),
        ("tabBar", "", #"<items><tabBarItem title="One" id="ta1"/><tabBarItem systemItem="search" id="ta2"/></items>"#, 49),
        ("tableView", #"style="insetGrouped" dataMode="static" rowHeight="44""#, #"<sections><tableViewSection headerTitle="Header" footerTitle="Footer" id="se1"><cells><tableViewCell id="ce1" accessoryType="disclosureIndicator"><tableViewCellContentView key="contentView" id="cc1"><subviews><label text="Static" id="cl1"><rect key="frame" x="16" y="11" width="200" height="21"/></label></subviews></tableViewCellContentView></tableViewCell><tableViewCell id="ce2" accessoryType="checkmark" reuseIdentifier="Empty"/></cells></tableViewSection></sections>"#, 190),
        ("tableView", #"dataMode="prototypes" rowHeight="44""#, #"<prototypes><tableViewCell id="ce3" reuseIdentifier="Book" customClass="BookCell"/></prototypes>"#, 90),
        ("collectionView", #"dataMode="prototypes""#, #"<collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="60" height="60"/></collectionViewFlowLayout><cells><collectionViewCell id="co1" reuseIdentifier="Tile"/><collectionViewCell id="co2" customClass="TileCell"/></cells>"#, 70),
        ("view", #"customClass="ChartView" misplaced="YES""#, "", 40),
        ("view", #"hidden="YES""#, #"<color key="backgroundColor" systemColor="systemRedColor"/>"#, 20),
        ("view", #"alpha="0.5" ambiguous="YES""#, #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#, 20),
        ("futureView", "", "", 30),
    ]
}
