import Foundation

extension FixtureApp {
    /// An app with two faults: a reference to a scene that is missing, and a stale tie-breaker, which can be put right.
    static func faulty(_ files: [String: String] = [:]) throws -> FixtureApp {
        try FixtureApp(["Main.storyboard": faultyMain, "Shop.storyboard": faultlessShop].merging(files) { _, other in other })
    }

    static let faultlessShop = document(initial: "list", scenes: """
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="Detail" id="list"/></objects></scene>
        """)

    static let faultyMain = document(initial: "home", scenes: """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="Home" id="home"><connections>
        <segue destination="ref" kind="show" identifier="go" id="g1"/>
        </connections></viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="Gift" id="ref"/>
        </objects></scene>
        """).replacingOccurrences(of: "</document>", with: """
        <inferredMetricsTieBreakers>
        <segue reference="gone"/>
        </inferredMetricsTieBreakers>
        </document>
        """)

    /// The text of one of its files.
    func text(of file: String) throws -> String {
        try String(contentsOfFile: path + "/" + file, encoding: .utf8)
    }

    func write(_ file: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + file))
    }
}
