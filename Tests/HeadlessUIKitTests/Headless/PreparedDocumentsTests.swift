import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PreparedDocumentsTests {
    private func loader(title: String) -> FixtureLoader {
        FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
            <scenes><scene sceneID="s"><objects><viewController id="home" title="\(title)"/></objects></scene></scenes></document>
            """
        ])
    }

    private var title: String? { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.title }

    @Test func `Each loader begins anew, also with documents of the same keys`() {
        Headless.loader = loader(title: "First")
        #expect(title == "First")
        Headless.loader = loader(title: "Second")
        #expect(title == "Second")
    }

    @Test func `What was prepared for one loader serves another that is given it`() {
        Headless.loader = loader(title: "First")
        #expect(title == "First")
        let prepared = Headless.prepared
        Headless.loader = loader(title: "Second")
        Headless.prepared = prepared
        #expect(title == "First")
    }
}
