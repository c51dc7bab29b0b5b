import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Makes, shows and uses storyboards that are damaged in their structure.
@MainActor
@Suite(.serialized)
struct DamagedStoryboardTests {
    @Test func `Whatever a storyboard says, it is used or raises one of UIKit's exceptions, and nothing leaks`() throws
    {
        Headless.register(Fragile.self)
        Headless.register(Fader.self)
        let seeds = try Self.seeds.map { Tree(try Document(SegueStage.document([$0], initial: "a")).root) }
        let other = try Document(SegueStage.document([scene("x", "Fragile")], initial: "x"))
        let uses = Uses()
        var leaks: Set<String> = []
        for number in 0..<Self.count {
            var damage = StructureDamage(seed: UInt64(number))
            let text = damage.damaged(seeds[number % seeds.count]).text
            let document = try Document(text)
            Headless.log.clear()
            Headless.loader = Pair(main: document, other: other)
            let left = try Headless.leaks { try uses.use(document, turn: number / seeds.count) }
            if !left.isEmpty {
                leaks.insert("\(number): \(left)")
            }
        }
        Headless.device = .iPhone
        #expect(leaks == [])
        #expect(uses.scenes > Self.count * 9 / 10)
        #expect(uses.segues > Self.count / 2)
        #expect(uses.raised > Self.count / 20)
    }

    private static let count = 12_000

    private struct Pair: Headless.Loading {
        let main: Document
        let other: Document

        func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            switch name {
            case "Main": .init(document: main, key: name, module: "HeadlessUIKitTests", bundle: bundle)
            case "Other": .init(document: other, key: name, module: "HeadlessUIKitTests", bundle: bundle)
            default: nil
            }
        }

        func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? { nil }
    }

    @MainActor
    private final class Uses {
        var scenes = 0
        var segues = 0
        var raised = 0

        /// - Parameter turn: which of the scenes is shown; one is enough, as its segues lead to the others.
        func use(_ document: Document, turn: Int) throws {
            let ids = document.storyboard?.scenes.compactMap(\.controller?.objectID) ?? []
            guard !ids.isEmpty else { return }
            scenes += 1
            try attempt { try show(ids[turn % ids.count]) }
        }

        private func show(_ id: String) throws {
            Headless.device = scenes.isMultiple(of: 2) ? .iPhone : .iPad
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            guard let controller = try storyboard.viewController(controllerID: id) else { return }
            let window = UIWindow(frame: UIScreen.main.bounds)
            defer { window.isHidden = true }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            try Headless.propagate()
            for template in controller.segueState.segues?.all ?? [] {
                segues += 1
                try attempt { try controller.performTriggered(template, sender: controller.viewIfLoaded) }
            }
            try attempt { try tapAll(in: window) }
            try attempt { Headless.rotate(to: .landscapeLeft) }
            try attempt { Headless.rotate(to: .portrait) }
            try attempt { controller.dismiss(animated: true) }
            try attempt { _ = controller.navigationController?.popToRootViewController(animated: true) }
            _ = Headless.state(of: window).description
        }

        private func tapAll(in window: UIWindow) throws {
            var pending: [UIView] = [window]
            var count = 0
            while let view = pending.popLast(), count < 40 {
                count += 1
                pending += view.subviews
                if view is UIControl || view is UITableViewCell || view is UICollectionViewCell {
                    _ = try refusal { try Headless.tap(view) }
                }
            }
        }

        private func attempt(_ body: () throws -> Void) throws {
            do {
                try Headless.catching(body)
            } catch is Headless.UIKitException {
                raised += 1
            }
        }
    }
}

/// A controller of the app whose connections the damage may hit.
private class Fragile: UIViewController, Headless.Connecting {
    weak var outlet: UIView?

    class var connections: [Headless.Connection] {
        [
            .outlet("outlet", \Fragile.outlet), .action("unwind:", Fragile.unwind(_:)), .action("act:", Fragile.act),
        ]
    }

    func unwind(_ segue: UIStoryboardSegue) {}
    func act(_ sender: Any) {}
}

extension DamagedStoryboardTests {
    /// Small apps that together use every container, kind of segue, kind of connection and kind of content.
    fileprivate static let seeds = [
        navigation("a", root: "b")
            + scene(
                "b", "Fragile",
                subviews: button("bb", segue("go", "show", to: "c"))
                    + button("bc", segue("pop", "popoverPresentation", to: "d", "popoverAnchorView=\"bb\"")),
                connections: "<outlet property=\"outlet\" destination=\"bb\" id=\"o1\"/>"
                    + segue("code", "presentation", to: "d", "modalPresentationStyle=\"fullScreen\""))
            + scene(
                "c", "Fragile",
                subviews: button("cb", segue("back", "unwind", to: "c-exit", "unwindAction=\"unwind:\"")),
                items: """
                    <navigationItem key="navigationItem" title="C" id="ni"><barButtonItem key="rightBarButtonItem"
                    systemItem="add" id="bi"><connections>\(segue("add", "push", to: "b"))</connections></barButtonItem>
                    </navigationItem>
                    """)
            + scene("d", "Fragile"),
        scene(
            "a", kind: "tabBarController",
            connections: """
                <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="c" kind="relationship" relationship="viewControllers" id="r2"/>
                """) + navigation("b", root: "d")
            + scene("c", "Fragile", connections: segue("own", "custom", to: "d", "customClass=\"Fader\""))
            + scene(
                "d", "Fragile",
                subviews: """
                    <view id="box"><rect key="frame" x="0" y="200" width="100" height="100"/><connections>
                    \(segue("in", "embed", to: "e"))</connections></view>
                    <switch id="sw" on="YES"><connections><action selector="act:" destination="d" eventType="valueChanged"
                    id="ac"/></connections></switch>
                    """)
                + """
                <scene sceneID="e-s"><objects><viewControllerPlaceholder storyboardName="Other" id="e"
                sceneMemberID="viewController"/></objects></scene>
                """,
        scene(
            "a", kind: "splitViewController",
            connections: """
                <segue destination="b" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="c" kind="relationship" relationship="detailViewController" id="r2"/>
                """) + navigation("b", root: "t")
                + """
                <scene sceneID="t-s"><objects><tableViewController id="t" storyboardIdentifier="t" sceneMemberID="viewController">
                <tableView key="view" id="tv" dataMode="static" style="grouped" rowHeight="50"><rect key="frame" x="0" y="0"
                width="393" height="852"/><sections><tableViewSection headerTitle="H" id="ts"><cells>
                <tableViewCell id="tc" textLabel="tl" style="IBUITableViewCellStyleDefault" accessoryType="detailButton">
                <rect key="frame" x="0" y="0" width="393" height="50"/><tableViewCellContentView key="contentView"
                tableViewCell="tc" id="cv"><subviews><label id="tl" text="Row"/></subviews></tableViewCellContentView>
                <connections>\(segue("detail", "showDetail", to: "c"))
                \(segue("info", "presentation", to: "c", "trigger=\"accessoryAction\""))</connections></tableViewCell></cells>
                </tableViewSection></sections><connections><outlet property="dataSource" destination="t" id="o1"/>
                <outlet property="delegate" destination="t" id="o2"/></connections></tableView></tableViewController>
                </objects></scene>
                """
            + scene(
                "c", "Fragile", connections: segue("swap", "replace", to: "t", "splitViewControllerTargetIndex=\"1\"")),
        """
        <scene sceneID="a-s"><objects><collectionViewController id="a" sceneMemberID="viewController">
        <collectionView key="view" id="cv" dataMode="prototypes"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="fl"><size key="itemSize"
        width="100" height="100"/></collectionViewFlowLayout><cells><collectionViewCell id="cc" reuseIdentifier="c">
        <view key="contentView" id="ccv"/><connections>\(segue("cell", "show", to: "b"))</connections></collectionViewCell>
        </cells><connections><outlet property="dataSource" destination="a" id="o1"/></connections></collectionView>
        </collectionViewController></objects></scene>
        """
            + scene(
                "b", "Fragile",
                subviews: """
                    <segmentedControl id="sc" selectedSegmentIndex="0"><segments><segment title="1"/><segment title="2"/>
                    </segments></segmentedControl>
                    <stackView id="st" axis="vertical"><rect key="frame" x="0" y="0" width="100" height="200"/><subviews>
                    <textField id="tf" placeholder="P"><rect key="frame" x="0" y="0" width="100" height="40"/></textField>
                    <slider id="sl" minValue="0" maxValue="1" value="0.5"/><textView id="tx"><string key="text">T</string>
                    </textView></subviews></stackView><scrollView id="sv"><rect key="frame" x="0" y="300" width="100"
                    height="200"/><subviews><imageView id="iv" image="star"/></subviews></scrollView>
                    <searchBar id="sb"/><pageControl id="pc" numberOfPages="3"/><datePicker id="dp"/>
                    """,
                connections: """
                    <outletCollection property="gestureRecognizers" destination="gr" appends="YES" id="oc"/>
                    """,
                dock: """
                    <tapGestureRecognizer id="gr"><connections>\(segue("tap", "modal", to: "p"))</connections>
                    </tapGestureRecognizer><customObject id="co" customClass="NSObject"/>
                    <view id="loose"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
                    keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes></view>
                    """) + scene("p", kind: "pageViewController", attributes: "transitionStyle=\"scroll\""),
    ]
}
