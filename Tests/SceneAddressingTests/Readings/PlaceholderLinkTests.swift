import SceneAddressing
import Testing

@Suite("A placeholder")
struct PlaceholderLinkTests {
    private func resolve(
        _ className: String?, _ attributes: KeyValuePairs<String, String?> = [:],
        element: PlaceholderElement = .controller, label: String? = nil
    ) -> LinkResolution {
        let placeholder = PlaceholderEvidence(
            element: element,
            className: className,
            attributes: attributes.map { StatedAttribute($0.key, $0.value) },
            firstLabelText: label
        )
        return LinkResolver().resolve(.placeholder(placeholder), in: SmallCatalogue())
    }

    @Test("of RBStoryboardLink embeds the scene that its attributes name")
    func rbStoryboardLink() {
        let link = resolve("RBStoryboardLink", [
            "storyboardName": "Shop", "sceneIdentifier": "Detail", "needsTopLayoutGuide": "NO",
        ])
        #expect(link.summary == "Detail@Shop (rb-storyboard-link)")
        #expect(link.presentation == .embed)
        #expect(resolve("RBStoryboardLink", ["storyboardName": "Shop"]).summary == "@Shop (rb-storyboard-link)")
        #expect(resolve("RBStoryboardLink", [
            "storyboardName": "Login", "storyboardBundleIdentifier": "com.example.Kit",
        ]).summary == "@com.example.Kit/Login (rb-storyboard-link)")
    }

    @Test("of RBStoryboardLink must name a storyboard")
    func storyboardRequired() {
        #expect(resolve("RBStoryboardLink").failure?.reason == .namesNothing)
        #expect(resolve("RBStoryboardLink", ["sceneIdentifier": "Detail"]).failure?.reason == .namesNothing)
        #expect(resolve("RBStoryboardLink", ["storyboardName": ""]).failure?.reason == .namesNothing)
        #expect(resolve("RBStoryboardLink", ["storyboardName": nil]).failure?.reason == .namesNothing)
    }

    @Test("of ExternViewController is the scene; ExternNavigationController has it as its root")
    func extern() {
        let scene = resolve("ExternViewController", ["storyboardName": "Shop", "sceneIdentifier": "Detail"])
        #expect(scene.summary == "Detail@Shop (extern-view-controller)")
        #expect(scene.presentation == .asSegueKind)
        let root = resolve("ExternNavigationController", ["storyboardName": "Shop"], element: .navigationController)
        #expect(root.summary == "@Shop (extern-view-controller)")
        #expect(root.presentation == .root)
    }

    @Test("of CrossStoryboardSegueDestinationPlaceholderViewController names storyboard, bundle and scene")
    func crossStoryboard() {
        let className = "CrossStoryboardSegueDestinationPlaceholderViewController"
        #expect(resolve(className, [
            "destinationStoryboardName": "Shop", "destinationViewControllerIdentifier": "Detail", "valueFromStoryboard": "1",
        ]).summary == "Detail@Shop (cross-storyboard-segue)")
        #expect(resolve(className, [
            "destinationStoryboardName": "Login", "destinationStoryboardBundleIdentifier": "com.example.Kit",
        ]).summary == "@com.example.Kit/Login (cross-storyboard-segue)")
    }

    @Test("of MBStoryboardLink reads its attributes, else its first label")
    func mbStoryboardLink() {
        let convention = "(mb-storyboard-link)"
        #expect(resolve("MBStoryboardLink", ["storyboardName": "Shop"], label: "Main Home").summary == "@Shop \(convention)")
        #expect(resolve("MBStoryboardLink", label: "Shop Detail").summary == "Detail@Shop \(convention)")
        #expect(resolve("MBStoryboardLink", label: "Shop").summary == "@Shop \(convention)")
        #expect(resolve("MBStoryboardLink", label: "Two Words One Scene").summary == "One Scene@Two Words \(convention)")
        #expect(resolve("MBStoryboardLink", label: "Just some text").summary == "broken")
        #expect(resolve("MBStoryboardLink").failure?.reason == .namesNothing)
        #expect(resolve("RBStoryboardLink", label: "Shop Detail").failure?.reason == .namesNothing)
    }

    @Test("of StoryboardReferenceViewController is read as a storyboard reference")
    func backPort() {
        let convention = "(storyboard-reference-view-controller)"
        let className = "StoryboardReferenceViewController"
        #expect(resolve(className, ["storyboardName": "Shop", "referencedIdentifier": "Detail"]).summary == "Detail@Shop \(convention)")
        #expect(resolve(className, ["referencedIdentifier": "Detail"]).summary == "Detail \(convention)")
        #expect(resolve(className, ["storyboardName": "Login", "bundleIdentifier": "com.example.Kit"]).summary
            == "@com.example.Kit/Login \(convention)")
    }

    @Test("of the IBIncludedThing family may be a plain view, a controller, or of a class whose name says nothing", arguments: [
        ("IBIncludedThing", PlaceholderElement.controller), ("IBIncludedSubThing", .view), ("IBIncludedThingPreview", .view),
        ("MapsFlowController", .controller), ("MapPane", .view),
    ])
    func includedThing(className: String, element: PlaceholderElement) {
        let link = resolve(className, ["incStoryboard": "Shop", "sceneId": "Detail"], element: element)
        #expect(link.summary == "Detail@Shop (ib-included-thing)")
        #expect(link.presentation == .embed)
        #expect(resolve(className, ["incStoryboard": "Shop"], element: element).summary == "@Shop (ib-included-thing)")
        #expect(resolve(className, ["incNib": "Row", "nibController": "RowController"], element: element).summary
            == "nib Row RowController (ib-included-thing)")
    }

    @Test("of Boardwalk's StoryboardLink may lie in the same storyboard or in another bundle")
    func storyboardLink() {
        #expect(resolve("StoryboardLink", ["sceneIdentifier": "Detail"]).summary == "Detail (storyboard-link)")
        #expect(resolve("StoryboardLink", ["storyboardName": "Login", "bundleIdentifier": "com.example.Kit"]).summary
            == "@com.example.Kit/Login (storyboard-link)")
    }

    @Test("of StoryboardLink is no navigation controller, whatever element it has: the scene takes its place")
    func storyboardLinkElement() {
        let link = resolve("StoryboardLink", ["storyboardName": "Shop"], element: .navigationController)
        #expect(link.presentation == .asSegueKind)
    }

    @Test("of ExternViewController and ExternNavigationController may lie in another bundle")
    func externBundle() {
        for key in ["storyboardBundleIdentifier", "bundleIdentifier"] {
            #expect(resolve("ExternViewController", ["storyboardName": "Login", key: "com.example.Kit"]).summary
                == "@com.example.Kit/Login (extern-view-controller)")
        }
    }

    @Test("of Boardwalk's EmbeddedStoryboardLink is read as one of RBStoryboardLink")
    func embedded() {
        let link = resolve("EmbeddedStoryboardLink", ["storyboardName": "Shop"])
        #expect(link.summary == "@Shop (rb-storyboard-link)")
        #expect(link.presentation == .embed)
    }

    @Test("of an unknown class is a link if its attributes resolve", arguments: ["ShopStoryboardProxy", nil])
    func inferred(className: String?) {
        #expect(resolve(className, ["storyboardName": "Shop", "sceneIdentifier": "Detail"]).summary
            == "Detail@Shop (storyboard-link)")
        #expect(resolve(className, ["storyboardName": "Shop", "referencedIdentifier": "Detail"]).summary
            == "Detail@Shop (storyboard-reference-view-controller)")
        #expect(resolve(className, ["storyboardName": "Shop", "viewControllerIdentifier": "Detail"]).summary
            == "Detail@Shop (attributed-placeholder)")
    }

    @Test("of an unknown class is no link if its attributes do not resolve", arguments: [
        PlaceholderElement.controller, .view, .navigationController,
    ])
    func decoy(element: PlaceholderElement) {
        #expect(resolve("Player", ["storyboardName": "Beatles"], element: element).summary == "no link")
        #expect(resolve("Player", ["cornerRadius": "4", "title": "Shop"], element: element) == .notALink(tried: []))
        #expect(resolve("Player", ["sceneIdentifier": "Detail"], element: element) == .notALink(tried: []))
    }

    @Test("on a plain view is a link only under attributes that views have")
    func plainView() {
        #expect(resolve("Pane", ["storyboardName": "Shop"], element: .view).summary == "no link")
    }

    @Test("takes the last value of an attribute set twice, as UIKit does")
    func setTwice() {
        #expect(resolve("RBStoryboardLink", ["storyboardName": "Shup", "storyboardName": "Shop"]).summary
            == "@Shop (rb-storyboard-link)")
    }

    @Test("is a controller, a navigation controller or a view by its element's name", arguments: [
        ("viewController", PlaceholderElement.controller), ("tableViewController", .controller), ("controller", .controller),
        ("navigationController", .navigationController), ("view", .view), ("scrollView", .view),
    ])
    func elements(name: String, element: PlaceholderElement) {
        #expect(PlaceholderElement(elementName: name) == element)
    }
}

@Suite("A storyboard reference")
struct ReferenceLinkTests {
    @Test("leads to the scene of its attributes, all of which may be missing", arguments: [
        ("Shop", "Detail", nil, "Detail@Shop"), ("Shop", nil, nil, "@Shop"), (nil, "Detail", nil, "Detail"),
        (nil, nil, nil, "@"), ("", "", "", "@"), ("Login", "Start", "com.example.Kit", "Start@com.example.Kit/Login"),
    ] as [(String?, String?, String?, String)])
    func resolves(storyboard: String?, scene: String?, bundle: String?, address: String) {
        let link = LinkResolver().resolve(.reference(storyboard: storyboard, scene: scene, bundle: bundle), in: SmallCatalogue())
        #expect(link.summary == "\(address) (native)")
    }

    @Test("that resolves to nothing is a broken link")
    func broken() {
        let resolver = LinkResolver()
        let catalogue = SmallCatalogue()
        #expect(resolver.resolve(.reference(storyboard: "shop", scene: nil, bundle: nil), in: catalogue).failure?.reason
            == .storyboardMissing("shop", nearest: [NearestName(name: "Shop", difference: .letterCase)]))
        #expect(resolver.resolve(.reference(storyboard: "Login", scene: nil, bundle: nil), in: catalogue).failure?.reason
            == .storyboardElsewhere("Login", bundle: nil, holders: ["com.example.Kit"]))
        #expect(resolver.resolve(.reference(storyboard: "Login", scene: nil, bundle: "com.example.kit"), in: catalogue).failure?.reason
            == .bundleUnknown("com.example.kit", nearest: [NearestName(name: "com.example.Kit", difference: .letterCase)]))
        #expect(resolver.resolve(.reference(storyboard: "Parts", scene: nil, bundle: nil), in: catalogue).failure?.reason
            == .noInitialScene(storyboard: "Parts", scenes: ["Arm", "Leg"]))
    }

    @Test("is followed by UIKit, and by us unless it is switched off")
    func switchedOff() {
        let reference = LinkEvidence.reference(storyboard: "Shop", scene: nil, bundle: nil)
        #expect(LinkReader(conventions: [.rbStoryboardLink]).readings(of: reference).isEmpty)
    }
}
