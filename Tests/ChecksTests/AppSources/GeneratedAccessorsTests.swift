import AppMap
import Testing

@testable import Checks

/// Identifiers that code names through what a generator made of the storyboards.
@Suite struct GeneratedAccessorsTests {
    private func unused(_ source: String, cell: String = "BookCell") throws -> [String] {
        try Findings(of: "unused-identifier", in: [
            "Home.swift": """
                import UIKit

                class HomeViewController: UITableViewController {
                    func plain() {
                        _ = storyboard?.instantiateViewController(withIdentifier: "Plain")
                        _ = tableView.dequeueReusableCell(withIdentifier: "PlainCell", for: IndexPath())
                        \(source)
                    }
                }

                """,
            "Main.storyboard": storyboard(
                """
                <tableViewController id="home" customClass="HomeViewController" customModuleProvider="target" sceneMemberID="viewController">
                <tableView key="view" id="t" dataMode="prototypes"><prototypes>
                <tableViewCell reuseIdentifier="PlainCell" id="p"/>
                <tableViewCell reuseIdentifier="\(cell)" customClass="BookCell" customModuleProvider="target" id="c"/>
                </prototypes></tableView></tableViewController>
                """,
                controller("plain", "storyboardIdentifier=\"Plain\""),
                controller("details", "storyboardIdentifier=\"book-details\" customClass=\"DetailsViewController\""), initial: "home"),
        ]).messages.map { String($0.prefix { $0 != "." }) }
    }

    @Test func `Without them both are unused`() throws {
        #expect(try unused("") == ["No code asks for the cell 'BookCell'", "Nothing names the scene 'book-details'"])
    }

    @Test(arguments: [
        "_ = StoryboardScene.Main.bookDetails.instantiate()", "_ = R.storyboard.main.bookDetails()",
        "_ = Storyboards.Main.instantiateBookDetails()", "_ = R.storyboard.main().instantiateViewController; _ = R.storyboard.main.book_details",
    ])
    func `The accessor of a scene is a use`(source: String) throws {
        #expect(try unused(source) == ["No code asks for the cell 'BookCell'"])
    }

    @Test(arguments: ["_ = R.reuseIdentifier.bookCell", "_ = HomeViewController.Reusable.BookCell"])
    func `The accessor of a cell is a use`(source: String) throws {
        #expect(try unused(source) == ["Nothing names the scene 'book-details'"])
    }

    @Test func `A class of Reusable has its name as its identifier`() throws {
        let source = "} } ; final class BookCell: UITableViewCell, NibReusable { func nothing() {"
        #expect(try unused(source) == ["Nothing names the scene 'book-details'"])
        #expect(try unused(source, cell: "Book").count == 2)
    }

    @Test func `A word that is no accessor is no use`() throws {
        #expect(try unused("let bookDetails = details.bookDetails; print(bookDetails)").count == 2)
    }

    @Test func `A segue that an accessor performs is performed`() throws {
        func unperformed(_ source: String) throws -> [Finding] {
            try Findings(of: "unperformed-segue", in: [
                "Home.swift": "import UIKit\nclass Home: UIViewController { func go() { \(source) } }\n",
                "Main.storyboard": storyboard(
                    controller(
                        "home", "customClass=\"Home\" customModuleProvider=\"target\"",
                        segue("destination=\"next\" kind=\"show\" identifier=\"show-next\"")),
                    controller("next"), initial: "home"),
            ]).all
        }
        #expect(try unperformed("perform(segue: StoryboardSegue.Main.showNext)") == [])
        #expect(try unperformed("print(R.segue.home.showNext)") == [])
        #expect(try unperformed("print(Home.Segue.showNext)") == [])
        #expect(try unperformed("").map(\.severity) == [.broken])
    }
}
