import SourceIndex
import Testing

@Suite struct SwiftUseTests {
    /// The uses of statements in a method of a view controller.
    private func uses(_ statements: String, members: String = "") throws -> [String] {
        try SourceIndex(swift: """
            class A: UIViewController {
                \(members)
                func run(id: String) {
                    \(statements)
                }
            }
            class Book: UIViewController {}
            class Cell: UITableViewCell {}
            """).lines
    }

    @Test func `scenes know the storyboard that they are asked of`() throws {
        #expect(try uses("UIStoryboard(name: \"Shop\", bundle: nil).instantiateViewController(withIdentifier: \"Book\") as! Book") == [
            "scene Book in Shop as Book", "storyboard Shop",
        ])
        #expect(try uses("let s = UIStoryboard(name: \"Shop\", bundle: .main)\nlet b = s.instantiateInitialViewController() as? Book") == [
            "storyboard Shop", "initialScene in Shop as Book",
        ])
        #expect(try uses("let b: Book = storyboard!.instantiateViewController(identifier: \"B\") { Book(coder: $0) }") == ["scene B in own as Book"])
        #expect(try uses("guard let sb = self.storyboard else { return }\nsb.instantiateViewController(withIdentifier: \"B\")") == ["scene B in own"])
        #expect(try uses("other.storyboard?.instantiateViewController(withIdentifier: \"B\")") == ["scene B in ?"])
        #expect(try uses("make().instantiateViewController(withIdentifier: \"B\")") == ["scene B in ?"])
        #expect(try uses("shop.instantiateViewController(withIdentifier: \"B\")", members: "let shop = UIStoryboard(name: \"Shop\", bundle: nil)") == [
            "storyboard Shop", "scene B in Shop",
        ])
        #expect(try uses("self.shop.instantiateViewController(withIdentifier: \"B\")", members: "lazy var shop: UIStoryboard = UIStoryboard(name: \"Shop\", bundle: nil)") == [
            "storyboard Shop", "scene B in Shop",
        ])
    }

    @Test func `a storyboard may be a constant of an extension`() throws {
        let index = try SourceFolder([
            "App/A.swift": "class A: UIViewController { func go() { _ = UIStoryboard.shop.instantiateViewController(withIdentifier: \"B\") } }",
            "App/B.swift": "extension UIStoryboard { static var shop: UIStoryboard { return UIStoryboard(name: \"Shop\", bundle: Bundle(for: A.self)) } }",
        ]).index()
        #expect(index.lines == ["scene B in Shop", "storyboard Shop"])
        #expect(index.uses.last?.bundle == "Bundle(for: A.self)")
    }

    @Test func `segues are performed by their controller or by another`() throws {
        let index = try SourceIndex(swift: """
            class A: UIViewController {
                func run() {
                    performSegue(withIdentifier: "one", sender: self)
                    self.performSegue(withIdentifier: "two", sender: nil)
                    DispatchQueue.main.async { [weak self] in self?.performSegue(withIdentifier: "three", sender: nil) }
                    Task { [weak self] in guard let strong = self else { return }; strong.performSegue(withIdentifier: "four", sender: nil) }
                    other.performSegue(withIdentifier: "five", sender: nil)
                    performSegue(withIdentifier: flag ? "six" : "seven", sender: nil)
                }
            }
            extension A { func more() { super.performSegue(withIdentifier: "eight", sender: nil) } }
            """)
        #expect(index.lines == ["one", "two", "three", "four", "five", "six", "seven", "eight"].map { "performedSegue " + $0 })
        #expect(index.uses.map(\.receiver) == [.own, .own, .own, .own, .other, .own, .own, .own])
        #expect(Set(index.uses.map(\.enclosingClass)) == [try index.reference("A")])
    }

    @Test func `identifiers are compared with a segue's in many ways`() throws {
        let lines = try uses("", members: """
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "a" || "b" == segue.identifier, let x = segue.destination as? Book {}
                switch segue.identifier {
                case "c", "d"?: break
                case .some("e"): break
                case nil, .none?: break
                default: break
                }
                guard segue.identifier != Self.f else { return }
                let name = segue.identifier
                switch (name, segue.destination) { case ("g"?, let b as Book): break; default: break }
            }
            static let f = "f"
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { identifier == "h" }
            func other(_ s: UIStoryboardSegue) -> Bool { s.identifier == "i" && thing.identifier == "no" }
            """)
        #expect(lines.filter { $0.hasPrefix("compared") } == ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "comparedSegue " + $0 })
    }

    @Test func `cases of an enum made of the identifier are compared by their raw value`() throws {
        #expect(try uses("", members: """
            enum Way: String { case detail = "showDetail", list }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                guard let id = segue.identifier, let way = Way(rawValue: id) else { return }
                switch way { case .detail: break; case .list: break }
            }
            """) == ["comparedSegue showDetail", "comparedSegue list"])
    }

    @Test func `cells and views are registered and dequeued`() throws {
        #expect(try uses("""
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: path) as! Cell
            tableView.register(Cell.self, forCellReuseIdentifier: "Cell")
            tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: String(describing: Cell.self))
            collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
            collectionView.register(Book.self, forCellWithReuseIdentifier: "Item")
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: path)
            collectionView.register(Book.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Head")
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "Foot")
            tableView.register(Book.self, forHeaderFooterViewReuseIdentifier: "Foot")
            """) == [
            "dequeuedTableCell Cell as Cell", "registeredTableCell Cell as Cell", "registeredTableCell Cell", "nib Cell",
            "dequeuedCollectionCell Item", "registeredCollectionCell Item as Book", "dequeuedSupplementary Head",
            "registeredSupplementary Head as Book", "dequeuedHeaderFooter Foot", "registeredHeaderFooter Foot as Book",
        ])
    }

    @Test func `nibs, images and colours are named`() throws {
        #expect(try uses("""
            Bundle.main.loadNibNamed("One", owner: self, options: nil)
            let v = Book(nibName: "Two", bundle: nil); let w = Book.init(nibName: nil, bundle: nil)
            view.x = UIImage(named: "star")
            view.y = UIColor(named: "brand", in: bundle, compatibleWith: nil)
            view.z = #imageLiteral(resourceName: "literal")
            view.s = UIImage(systemName: "gear")
            """) == ["nib One", "nib Two as Book", "image star", "color brand", "image literal"])
    }

    @Test func `Boardwalk's addresses are uses too`() throws {
        #expect(try uses("""
            try UIStoryboard.scene(at: "Book@Shop", as: Book.self)
            try storyboard?.scene(at: SceneAddress(scene: "Tour"))
            show(SceneAddress("Help@Account"))
            SceneAddress(scene: nil, storyboard: "Welcome")
            """) == [
            "sceneAddress Book@Shop in ? as Book", "scene Tour in ?", "sceneAddress Help@Account", "storyboard Welcome",
            "initialScene in Welcome",
        ])
    }

    @Test func `typed scenes and flows name their scenes`() throws {
        let index = try SourceIndex(swift: """
            final class Checkout: UIViewController, StoryboardScene { static let storyboardName = "Shop" }
            class Other: UIViewController, StoryboardScene {
                static let storyboardName = Names.shop
                static let sceneIdentifier: String? = "second"
            }
            enum Names { static let shop = "Shop" }
            final class SignIn: StoryboardController<Int> {
                init() { super.init(storyboardName: "Account", bundle: .main) }
                override var firstSceneIdentifier: String? { "SignIn" }
            }
            """)
        #expect(index.lines == [
            "storyboard Account", "scene SignIn in Account", "storyboard Shop", "scene Checkout in Shop as Checkout",
            "storyboard Shop", "scene second in Shop as Other",
        ])
    }

    @Test func `a place is that of the name`() throws {
        let use = try #require(try SourceIndex(swift: "func f() {\n    a.performSegue(withIdentifier: \"x\", sender: nil)\n}").uses.first)
        #expect(use.location == SourceLocation(file: "App/File.swift", line: 2, column: 36))
        #expect(use.enclosingClass == nil)
        #expect(use.module == "App")
    }

    @Test func `controllers that are made without a scene are uses of their class`() throws {
        let index = try SourceIndex(swift: """
            class BookViewController: UIViewController {}
            struct Shop {
                func make() -> UIViewController {
                    // The rest of a body is not worth reading, and this is long enough to be left out otherwise.
                    let title = [1, 2, 3].map { $0 + 1 }.reduce(0, +)
                    return title > 3 ? BookViewController() : makeController()
                }
                func segue() { performSegue(withIdentifier: "own") }
                func makeController() -> UIViewController { BookViewController(coder: nil) }
            }
            """)
        #expect(index.lines == ["madeController as BookViewController"])
    }
}
