import HeadlessUIKit
import InterfaceBuilder

/// A list, a book that it leads to, and a basket that comes up over both.
@MainActor
enum SmallApp {
    static var loader: DocumentLoader {
        Headless.register(ListController.self)
        return DocumentLoader((try? Document(text)).map { ["Main": $0] } ?? [:])
    }

    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav"><scenes>
        <scene><objects><navigationController id="nav" storyboardIdentifier="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/><connections><segue destination="list" kind="relationship"
        relationship="rootViewController" id="root"/></connections></navigationController></objects></scene>
        \(scene("list", title: "Books", customClass: "ListController", segues: """
            <segue destination="book" kind="show" identifier="book" id="s1"/>
            """))
        \(scene("book", title: "Book", segues: """
            <segue destination="basket" kind="presentation" identifier="basket" modalPresentationStyle="fullScreen" id="s2"/>
            """, more: """
            <segue destination="book-exit" kind="unwind" identifier="back" unwindAction="backToList:" id="s4"/>
            """))
        \(scene("basket", title: "Basket", segues: """
            <segue destination="basket-exit" kind="unwind" identifier="done" unwindAction="backToList:" id="s3"/>
            """))
        </scenes></document>
        """

    private static func scene(
        _ id: String, title: String, customClass: String? = nil, segues: String, more: String = ""
    ) -> String {
        """
        <scene><objects><viewController id="\(id)" storyboardIdentifier="\(id)" title="\(title)"
        \(customClass.map { "customClass=\"\($0)\"" } ?? "") sceneMemberID="viewController"><view key="view" id="\(id)-view">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><label text="\(title)" id="\(id)-label">
        <rect key="frame" x="20" y="100" width="200" height="21"/></label><textField id="\(id)-field">
        <rect key="frame" x="20" y="140" width="200" height="34"/></textField><button id="\(id)-button">
        <rect key="frame" x="20" y="200" width="200" height="44"/><accessibility key="accessibilityConfiguration"
        identifier="\(id)-go"/><state key="normal" title="Go"/><connections>\(segues)</connections></button></subviews>
        </view><connections>\(more)</connections></viewController><exit id="\(id)-exit" sceneMemberID="exit"/></objects></scene>
        """
    }
}

/// The controller that everything leads back to.
final class ListController: UIViewController, Headless.Connecting {
    static var connections: [Headless.Connection] { [.action("backToList:", ListController.back)] }

    private func back(_ segue: UIStoryboardSegue) {}
}
