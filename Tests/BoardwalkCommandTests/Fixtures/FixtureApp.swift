import Foundation

@testable import BoardwalkCommand

/// A folder with storyboards, deleted with the value that holds it.
final class FixtureApp {
    let path: String

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Kiosk-\(UUID().uuidString)/Kiosk")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    func run(_ words: String...) -> Outcome {
        CommandLineTool.run(words.map { $0 == "PATH" ? path : $0 })
    }

    /// Two storyboards in which every link leads to its scene.
    static func sound() throws -> FixtureApp {
        try FixtureApp(["Main.storyboard": main(shop: "Detail"), "Shop.storyboard": shop])
    }

    /// As `sound`, but a reference names a scene that is not there.
    static func broken() throws -> FixtureApp {
        try FixtureApp(["Main.storyboard": main(shop: "Detial"), "Shop.storyboard": shop])
    }

    /// A storyboard with one scene of the title, whose button of the same title leads to a scene of that name.
    static func hostile(_ title: String) throws -> FixtureApp {
        let text = title.asAttribute
        return try FixtureApp(["Main.storyboard": document(initial: "one", scenes: """
            <scene sceneID="s1"><objects><viewController title="\(text)" id="one">
            <view key="view" id="v1"><subviews><button id="b1"><state key="normal" title="\(text)"/><connections>
            <segue destination="two" kind="show" identifier="\(text)" id="g1"/>
            </connections></button></subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="\(text)" referencedIdentifier="\(text)" id="two"/>
            </objects></scene>
            """)])
    }

    static func document(initial: String, scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>
        \(scenes)
        </scenes>
        </document>

        """
    }

    /// A xib with a cell.
    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell reuseIdentifier="Cell" id="c1"/>
        </objects>
        </document>

        """

    static func main(shop scene: String) -> String {
        document(initial: "tab", scenes: """
            <scene sceneID="s1"><objects>
            <tabBarController id="tab" customClass="KioskTabs">
            <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="ref" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections>
            </tabBarController>
            </objects></scene>
            <scene sceneID="s2"><objects>
            <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" id="t1"/><connections>
            <segue destination="home" kind="relationship" relationship="rootViewController" id="r3"/>
            </connections></navigationController>
            </objects></scene>
            <scene sceneID="s3"><objects>
            <viewController storyboardIdentifier="Home" id="home" customClass="HomeController" customModule="Kiosk">
            <view key="view" id="v1"><subviews>
            <button id="b1"><state key="normal" title="Pay"/><connections>
            <segue destination="dummy" kind="custom" identifier="Detail@Shop" customClass="LinkedStoryboardSegue" id="g1"/>
            </connections></button>
            <button id="b2"><state key="normal" title="Back"/><connections>
            <segue destination="exit" kind="unwind" unwindAction="goBack:" id="g2"/>
            </connections></button>
            </subviews></view>
            <connections>
            <segue destination="ref" kind="presentation" modalPresentationStyle="formSheet" identifier="showOffer" id="g3"/>
            </connections>
            </viewController>
            <exit id="exit"/>
            </objects><point key="canvasLocation" x="10" y="20.5"/></scene>
            <scene sceneID="s4"><objects><viewController id="dummy"/></objects></scene>
            <scene sceneID="s5"><objects><viewController title="Lost" id="lost"/></objects></scene>
            <scene sceneID="s6"><objects>
            <viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="\(scene)" id="ref"/>
            </objects></scene>
            """)
    }

    static let shop = document(initial: "list", scenes: """
        <scene sceneID="s1"><objects>
        <tableViewController id="list" customClass="ShopList"><tableView key="view" id="tv"><prototypes>
        <tableViewCell reuseIdentifier="Item" id="c1"><connections>
        <segue destination="detail" kind="show" id="g1"/>
        </connections></tableViewCell>
        </prototypes></tableView></tableViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="Detail" id="detail"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
        <viewController storyboardIdentifier="Offers" id="offers"/>
        </objects></scene>
        """)
}

extension String {
    /// The text as the value of an attribute.
    var asAttribute: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&", "<", ">", "\"", "\n", "\t": "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }
}

/// Titles that would mean something to a terminal, Graphviz or Mermaid.
let hostileTitles = [
    "\"quoted\" 'text'", "back\\slash\\", "<b>bold</b>", "{a|b}", "two\nlines\tand a tab", "end", "`code`",
    "**bold** _slant_", "1. list", "- list", "a;b", "#35; &amp; &lt;", "%%{init: {}}%%", "$$x$$", "fa:fa-car",
    "\u{202E}reversed", "\u{9B}31mred", "日本語", "e\u{301}", "\"\u{301}mark on a quote", "\\N \\G", "</script>",
    "a@b#c/d", "A-->B", "subgraph x", String(repeating: "x", count: 100_000), String(repeating: "\u{301}", count: 10_000),
]

extension MapFormat {
    /// The forms that need no file.
    static let onTerminal = allCases.filter { $0 != .png }
}
