import InterfaceBuilder
import Testing

@Suite struct StoryboardTests {
    private let attributes = """
        version="3.0" toolsVersion="21701" systemVersion="22F66" propertyAccessControl="none" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="b"
        """

    @Test("The flags and versions of the root element are read")
    func flags() throws {
        let storyboard = try #require(try Sample.storyboard("", attributes: attributes).storyboard)
        #expect(storyboard.usesAutolayout && storyboard.usesTraitCollections && storyboard.usesSafeAreas)
        #expect(storyboard.isColorMatched && !storyboard.isLaunchScreen)
        #expect(storyboard.systemVersion == "22F66")
        #expect(storyboard.version == "3.0")
        #expect(storyboard.propertyAccessControl == "none")
    }

    @Test("The initial scene is the one whose controller the root element names")
    func initialScene() throws {
        let scenes = try Sample.storyboard(
            "<viewController id='a' storyboardIdentifier='A' sceneMemberID='viewController'/>",
            "<navigationController id='b' sceneMemberID='viewController'/>", attributes: attributes)
        let storyboard = try #require(scenes.storyboard)
        #expect(storyboard.initialScene == storyboard.scenes[1])
        #expect(storyboard.scenes(identifier: "A") == [storyboard.scenes[0]])
        #expect(storyboard.scenes(identifier: "B").isEmpty)
    }

    @Test("An initial controller that no scene has is none")
    func danglingInitial() throws {
        let storyboard = try #require(
            try Sample.storyboard("<viewController id='a'/><view id='b'/>", attributes: attributes).storyboard)
        #expect(storyboard.initialViewControllerID == "b")
        #expect(storyboard.initialScene == nil)
    }

    @Test("Two scenes with one storyboard identifier are both found")
    func repeatedIdentifier() throws {
        let controller = "<viewController storyboardIdentifier='A' sceneMemberID='viewController'/>"
        let storyboard = try #require(try Sample.storyboard(controller, controller).storyboard)
        #expect(storyboard.scenes(identifier: "A").count == 2)
    }

    @Test("What a document depends on, uses and notes is read")
    func contents() throws {
        let storyboard = try #require(
            try Sample.storyboard(
                "",
                rest: """
                    <dependencies><deployment identifier="iOS" version="2048"/><development version="8000"/>
                    <plugIn identifier="p" version="1"/><capability name="Safe area" minToolsVersion="9.0"/></dependencies>
                    <customFonts key="customFonts"><array key="Oswald.ttf"><string>Oswald-Bold</string></array></customFonts>
                    <designables><designable name="v1"><size key="intrinsicContentSize" width="9.5" height="4"/></designable></designables>
                    <classes><class className="List" superclassName="UIViewController"><source key="sourceIdentifier" \
                    type="project" relativePath="List.h"/><relationships><relationship kind="outlet" name="table" \
                    candidateClass="UITableView"/></relationships></class></classes>
                    <resources><image name="star" catalog="system" width="20" height="19"/><namedColor name="Ink">\
                    <color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>\
                    </resources><color key="tintColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
                    <inferredMetricsTieBreakers><segue reference="s1"/></inferredMetricsTieBreakers>
                    """
            ).storyboard)
        let dependencies = try #require(storyboard.dependencies)
        #expect(dependencies.deployments.first?.version == "2048")
        #expect(dependencies.developments.first?.version == "8000")
        #expect(dependencies.plugIns.first?.identifier == "p")
        #expect(dependencies.capabilities.first?.minimumToolsVersion == "9.0")
        #expect(storyboard.customFonts.first?.fileName == "Oswald.ttf")
        #expect(storyboard.customFonts.first?.fontNames == ["Oswald-Bold"])
        #expect(storyboard.designables.first?.intrinsicContentSize == Size(width: 9.5, height: 4))
        #expect(storyboard.classDescriptions.first?.name == "List")
        #expect(storyboard.classDescriptions.first?.source == "List.h")
        #expect(storyboard.classDescriptions.first?.relationships.first?.candidateClass == "UITableView")
        #expect(storyboard.resources.map(\.kind) == [.image, .namedColor])
        #expect(storyboard.resources[0].size == Size(width: 20, height: 19))
        #expect(storyboard.resources[0].catalog == "system")
        #expect(storyboard.resources[1].color?.blue == 1)
        #expect(storyboard.tintColor?.white == 0)
        #expect(storyboard.inferredMetricsTieBreakers.first?.segueID == "s1")
    }
}
