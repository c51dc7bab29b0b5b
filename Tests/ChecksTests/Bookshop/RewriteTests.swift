import AppMap
import Testing

@testable import Checks

/// Breaks Bookshop in ways that take more than a line, as refactorings do that stop halfway.
@Suite struct RewriteTests {
    private static let resources = "Sources/Bookshop/Resources/"
    private static let sources = "Sources/Bookshop/"

    /// The rules that tell, each with its file, after a change.
    private func told(_ rewrite: (inout [String: String]) throws -> Void) throws -> [Finding] {
        try CopiedBookshop().findings(rewriting: rewrite)
    }

    @Test func `Two objects of one id are told at the second`() throws {
        let file = Self.resources + "Basket.storyboard"
        let findings = try told { files in
            try files.replace("<label opaque=", with: "<label id=\"twice\" opaque=", in: file, times: 2, removing: #/ id="[^"]+">/#)
        }
        let duplicate = try #require(findings.first { $0.rule == "duplicate-object-id" })
        #expect(duplicate.location.file == file)
        #expect(duplicate.message.contains("'twice'"))
    }

    @Test(arguments: ["fatalError()", "return nil"])
    func `A class that does not load from a document is told at the scene that has it`(body: String) throws {
        let findings = try told { files in
            try files.insert(
                "    required init?(coder: NSCoder) { \(body) }\n", behind: "class BasketViewController",
                in: Self.sources + "Basket/BasketViewController.swift")
        }
        // One that returns nil may know why.
        #expect(findings.map(\.rule) == (body == "return nil" ? [] : ["unusable-coder"]))
        #expect(findings.allSatisfy { $0.message.contains("BasketViewController") })
    }

    @Test func `A class whose init(coder:) is unavailable is told`() throws {
        let findings = try told { files in
            try files.insert(
                "    @available(*, unavailable) required init?(coder: NSCoder) { fatalError(\"not in use\") }\n",
                behind: "class BasketViewController", in: Self.sources + "Basket/BasketViewController.swift")
        }
        #expect(findings.map(\.rule) == ["unusable-coder"])
    }

    @Test func `A scene that is moved is missed by what leads to it, and what it led to is missed by it`() throws {
        let findings = try told { try $0.moveAuthor() }
        #expect(findings.filter { $0.rule == "missing-scene" }.count == 2)
        #expect(findings.filter { $0.rule == "missing-scene" }.allSatisfy {
            $0.location.file == Self.resources + "Book.storyboard" && $0.message.contains("'Author'")
        })
        #expect(findings.filter { $0.rule == "missing-segue-destination" }.map(\.location.file) == [Self.resources + "Wishlist.storyboard"])
        #expect(Set(findings.map(\.rule)) == ["missing-scene", "missing-segue-destination"])
    }

    @Test func `A scene that is moved with all that leads to it is missed by nothing`() throws {
        let findings = try told { files in
            try files.moveAuthor()
            files = files.mapValues { $0.replacing("Author@Catalogue", with: "Author@Wishlist") }
        }
        #expect(findings.map(\.rule) == ["missing-segue-destination"])
    }

    @Test func `A storyboard whose file is renamed is missed wherever it is named`() throws {
        let findings = try told { files in
            files[Self.resources + "Cart.storyboard"] = files.removeValue(forKey: Self.resources + "Basket.storyboard")
        }
        #expect(!findings.isEmpty)
        #expect(findings.allSatisfy { ["missing-storyboard", "missing-name-in-code"].contains($0.rule) && $0.message.contains("'Basket'") })
    }

    @Test func `A module that is renamed is told at the classes that name the old one`() throws {
        let findings = try told { files in
            try files.replace("name: \"BookshopReviews\",\n            dependencies", with: "name: \"Reviews\",\n            path: \"Sources/BookshopReviews\",\n            dependencies", in: "Package.swift")
            files["Package.swift"] = files["Package.swift"]?.replacing("\"BookshopReviews\"", with: "\"Reviews\"")
        }
        #expect(!findings.isEmpty)
        let rules: Set = ["unknown-class", "stand-in-class", "misspelled-module", "unknown-bundle"]
        #expect(findings.allSatisfy { rules.contains($0.rule) }, "\(findings.map(\.text))")
    }

    @Test func `A variant for a language that has lost a view is told`() throws {
        let file = Self.resources + "de.lproj/Onboarding.storyboard"
        let findings = try told { files in
            let text = try #require(files[file])
            let label = try #require(text.firstMatch(of: #/(?s)\n *<label [^>]*id="([^"]+)">.*?</label>/#))
            files[file] = text.replacing(label.0, with: "").split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.contains(label.1) }.joined(separator: "\n")
        }
        #expect(findings.map(\.rule) == ["variants-differ"], "\(findings.map(\.text))")
        #expect(findings.first?.location.file == file)
    }

    @Test func `A launch screen with a class is told`() throws {
        let file = Self.resources + "LaunchScreen.storyboard"
        let findings = try told { files in
            try files.replace(
                "<viewController id=",
                with: "<viewController customClass=\"BasketViewController\" customModule=\"Bookshop\" customModuleProvider=\"target\" id=", in: file)
        }
        #expect(findings.map(\.rule) == ["launch-screen-with-code"], "\(findings.map(\.text))")
    }

    @Test func `A reuse identifier that is changed in the code alone is told there`() throws {
        let file = Self.sources + "Basket/BasketViewController.swift"
        let findings = try told { try $0.replace("withIdentifier: \"BasketItem\"", with: "withIdentifier: \"BasketLine\"", in: file) }
        #expect(findings.contains { $0.rule == "missing-cell-in-code" && $0.location.file == file && $0.message.contains("'BasketLine'") })
    }

    @Test(arguments: [("HomeController", "unknown-class"), ("HomeViewControler", "unknown-class")])
    func `A class that is renamed in the storyboard alone is unknown, with and without a module`(name: String, rule: String) throws {
        for module in ["customModule=\"App\" customModuleProvider=\"target\"", ""] {
            let findings = try Findings(in: [
                "HomeViewController.h": """
                    #import <UIKit/UIKit.h>
                    @interface HomeViewController : UIViewController
                    @property (weak, nonatomic) IBOutlet UILabel *heading;
                    @end
                    """,
                "HomeViewController.m": """
                    #import "HomeViewController.h"
                    @implementation HomeViewController
                    @end
                    """,
                "Main.storyboard": storyboard(
                    controller(
                        "home", "customClass=\"\(name)\" \(module)",
                        "<label key=\"view\" id=\"l\"/><connections><outlet property=\"heading\" destination=\"l\" id=\"o\"/></connections>"),
                    initial: "home"),
            ])
            #expect(findings.rules == [rule], "\(findings.messages)")
            #expect(findings.messages.allSatisfy { $0.hasSuffix("Did you mean 'HomeViewController'?") } || name == "HomeController")
        }
    }

    @Test func `A class that is misspelled is told though a library may have it, as suspicious`() throws {
        let findings = try Findings(in: [
            "HomeViewController.swift": "import UIKit\nimport SomeLibrary\n@objc(HomeViewController) class HomeViewController: UIViewController {}\n",
            "Main.storyboard": storyboard(
                controller("home", "customClass=\"HomeViewControler\""), controller("other", "storyboardIdentifier=\"o\" customClass=\"LIBLoginController\""),
                initial: "home"),
        ])
        #expect(findings.rules == ["stand-in-class"])
        #expect(findings.all.first?.severity == .suspicious)
        #expect(findings.messages.first?.hasSuffix("Did you mean 'HomeViewController'?") == true)
    }

    @Test func `A selector that is changed in Objective-C is missed by the document`() throws {
        let findings = try Findings(in: [
            "HomeViewController.m": """
                #import <UIKit/UIKit.h>
                @interface HomeViewController : UIViewController
                @end
                @implementation HomeViewController
                - (IBAction)payAll:(id)sender {}
                @end
                """,
            "Main.storyboard": storyboard(
                controller("home", "customClass=\"HomeViewController\"", """
                    <view key="view" id="v"><subviews><button id="b"><connections><action selector="pay:" destination="home" \
                    eventType="touchUpInside" id="a"/></connections></button></subviews></view>
                    """), initial: "home"),
        ])
        #expect(findings.rules.contains("missing-action"))
        #expect(findings.messages.contains { $0.contains("'pay:'") })
    }
}

extension [String: String] {
    fileprivate mutating func replace(_ old: String, with new: String, in file: String) throws {
        let text = try #require(self[file])
        try #require(text.contains(old))
        self[file] = text.replacing(old, with: new, maxReplacements: 1)
    }

    /// Replaces a text in its first lines, from which something else is taken out.
    fileprivate mutating func replace(
        _ old: String, with new: String, in file: String, times: Int, removing other: some RegexComponent
    ) throws {
        var lines = try #require(self[file]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for line in lines.indices.filter({ lines[$0].contains(old) }).prefix(times) {
            lines[line] = lines[line].replacing(other, with: ">").replacing(old, with: new)
        }
        self[file] = lines.joined(separator: "\n")
    }

    /// Puts lines behind the first that holds a text.
    fileprivate mutating func insert(_ new: String, behind old: String, in file: String) throws {
        var lines = try #require(self[file]).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = try #require(lines.firstIndex { $0.contains(old) })
        lines.insert(new, at: line + 1)
        self[file] = lines.joined(separator: "\n")
    }

    /// Moves the scene of an author from one storyboard to another.
    fileprivate mutating func moveAuthor() throws {
        let from = "Sources/Bookshop/Resources/Catalogue.storyboard", to = "Sources/Bookshop/Resources/Wishlist.storyboard"
        let text = try #require(self[from])
        let scene = try #require(text.firstMatch(of: #/(?s) *<scene sceneID="Tel-Gm-1Ij">.*?</scene>\n/#)?.0)
        self[from] = text.replacing(scene, with: "")
        try replace("    </scenes>\n", with: scene + "    </scenes>\n", in: to)
    }
}
