import InterfaceBuilder
import Testing

@Suite struct ViewControllerTests {
    @Test(
        "Every kind of controller is one",
        arguments: [
            "viewController", "navigationController", "tableViewController", "collectionViewController",
            "tabBarController", "splitViewController", "pageViewController", "hostingController",
            "avPlayerViewController", "glkViewController", "controller", "notificationController",
            "windowController", "tabViewController", "pagecontroller",
        ])
    func kinds(name: String) throws {
        guard case .viewController(let controller) = TopLevelObject(try Sample.element("<\(name) id='c'/>")) else {
            Issue.record("\(name) is a controller")
            return
        }
        #expect(controller.kind.rawValue == name)
        #expect(controller.objectID == "c")
    }

    @Test("The common attributes are read")
    func attributes() throws {
        let controller: ViewController = try Sample.value(
            """
            <viewController storyboardIdentifier="Detail" useStoryboardIdentifierAsRestorationIdentifier="YES" \
            restorationIdentifier="r" title="T" customClass="DetailController" customModule="" \
            customModuleProvider="target" userLabel="U" colorLabel="IBBuiltInLabel-Red" \
            automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES" \
            hidesBottomBarWhenPushed="YES" modalPresentationStyle="overCurrentContext" \
            modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
            providesPresentationContextTransitionStyle="YES"/>
            """)
        #expect(controller.storyboardIdentifier == "Detail")
        #expect(controller.usesStoryboardIdentifierForRestoration)
        #expect(controller.restorationIdentifier == "r")
        #expect(controller.title == "T")
        #expect(controller.customClass?.name == "DetailController")
        #expect(controller.customClass?.module == nil)
        #expect(controller.customClass?.inheritsModuleFromTarget == true)
        #expect(controller.userLabel == "U")
        #expect(controller.colorLabel == "IBBuiltInLabel-Red")
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.extendedLayoutIncludesOpaqueBars && controller.hidesBottomBarWhenPushed)
        #expect(controller.modalPresentationStyle == .overCurrentContext)
        #expect(controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.definesPresentationContext && controller.providesPresentationContextTransitionStyle)
    }

    @Test("The children of a controller are read")
    func children() throws {
        let controller: ViewController = try Sample.value(
            """
            <tableViewController><layoutGuides><viewControllerLayoutGuide type="top" id="g1"/>
            <viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides><tableView key="view" id="t"/>
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><toolbarItems><barButtonItem id="b"/></toolbarItems>
            <tabBarItem key="tabBarItem" title="Home" id="i"/><navigationItem key="navigationItem" title="N" id="n"/>
            <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
            <refreshControl key="refreshControl" id="r"/><keyCommands><keyCommand input="s" modifierFlags="1048576" \
            actionName="save" discoverabilityTitle="Save"/></keyCommands><size key="freeformSize" width="9" height="8"/>
            <nil key="simulatedStatusBarMetrics"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \
            barStyle="black" prompted="NO"/></tableViewController>
            """)
        #expect(controller.layoutGuides.map(\.kind) == [.top, .bottom])
        #expect(controller.view?.kind == .tableView)
        #expect(controller.edgesForExtendedLayout?.bottom == true)
        #expect(controller.edgesForExtendedLayout?.top == false)
        #expect(controller.toolbarItems.map(\.objectID) == ["b"])
        #expect(controller.tabBarItem?.title == "Home")
        #expect(controller.navigationItem?.title == "N")
        #expect(controller.contentSizeInPopover == Size(width: 320, height: 480))
        #expect(controller.refreshControl?.objectID == "r")
        #expect(controller.keyCommands.first?.actionName == "save")
        #expect(controller.keyCommands.first?.modifierFlags == 1_048_576)
        #expect(controller.simulatedMetrics.freeformSize == Size(width: 9, height: 8))
        #expect(controller.simulatedMetrics.statusBar?.isNone == true)
        #expect(controller.simulatedMetrics.topBar?.barStyle == "black")
        #expect(controller.simulatedMetrics.bottomBar == nil)
    }

    @Test("A controller without a view has none")
    func viewless() throws {
        let controller: ViewController = try Sample.value("<viewController nibName='Page'/>")
        #expect(controller.view == nil)
        #expect(controller.nibName == "Page")
        #expect(controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.customClass == nil)
    }
}
