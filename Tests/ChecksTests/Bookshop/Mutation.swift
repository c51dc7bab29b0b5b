/// One way to break Bookshop, and the finding that must come of it.
struct Mutation: Sendable {
    /// The file that is changed.
    let file: String
    /// Its lines from 0; nil where the file is deleted.
    let change: (line: Int, text: String)?
    /// Any of these rules may tell it.
    let rules: Set<String>
    /// Where the finding is: a file and a line from 1; nil where only its words tell.
    let place: (file: String, line: Int)?
    /// What the message must say.
    let words: String

    var title: String { "\(file):\(change.map { "\($0.line + 1): \($0.text.drop { $0 == " " })" } ?? "deleted") → \(rules.sorted())" }
}

/// A kind of line that can be broken, and how.
struct Breakage {
    enum Words {
        /// What is written now.
        case new
        /// What was written before.
        case old
        /// The property or method that the line declares.
        case declared
    }

    /// Matches the part to be replaced; its only capture is what the message must say, or nothing.
    let pattern: Regex<(Substring, Substring)>
    /// What comes in the place of the capture.
    let replacement: (String) -> String
    let rules: Set<String>
    /// How many of a file are tried.
    var limit = 2
    /// Whether the line is one that is meant, by itself.
    var applies: (String) -> Bool = { _ in true }
    /// What the message must name.
    var words = Words.new
    /// Whether the finding is at the line that is changed.
    var isAtLine = true

    func mutations(of file: String, _ lines: [String]) -> [Mutation] {
        var found: [Mutation] = []
        for (number, line) in lines.enumerated() where applies(line) {
            guard found.count < limit, let match = line.firstMatch(of: pattern) else { continue }
            let old = String(match.1)
            let new = replacement(old)
            let text = String(line[..<match.1.startIndex]) + new + String(line[match.1.endIndex...])
            let word = switch words {
            case .new: new
            case .old: old
            case .declared: (line.firstMatch(of: #/(?:var|func) ([A-Za-z]+)/#)?.1).map(String.init) ?? ""
            }
            found.append(
                Mutation(
                    file: file, change: (number, text), rules: rules, place: isAtLine ? (file, number + 1) : nil,
                    words: word))
        }
        return found
    }
}

extension Breakage {
    /// What can happen to a line of a storyboard or xib.
    static var documents: [Breakage] { [
        Breakage(
            pattern: #/customClass="([A-Za-z]+)"/#, replacement: { $0 + "Gone" }, rules: ["unknown-class", "stand-in-class"],
            limit: 3, applies: { $0.contains("customModuleProvider=\"target\"") && !$0.contains("placeholder") }),
        Breakage(
            pattern: #/customModule="(Bookshop)"/#, replacement: { _ in "BookshopReviews" },
            rules: ["unknown-class", "stand-in-class"], limit: 2, applies: { !$0.contains("target") }),
        Breakage(
            pattern: #/<viewController .*customClass="([A-Za-z]+)"/#, replacement: { _ in "BookCell" },
            rules: ["class-of-other-kind"], limit: 1,
            applies: { $0.contains("customModule=\"Bookshop\" customModuleProvider=\"target\"") }),
        Breakage(
            pattern: #/keyPath="layer.(cornerRadius)"/#, replacement: { _ in "cornerRadios" },
            rules: ["missing-runtime-attribute"], limit: 1),
        Breakage(pattern: #/<outlet property="([a-zA-Z]+)"/#, replacement: { $0 + "s" }, rules: ["missing-outlet"], limit: 3,
            applies: { !$0.contains("\"dataSource\"") && !$0.contains("\"delegate\"") }),
        Breakage(
            pattern: #/<outlet property="[a-zA-Z]+" destination="([^"]+)"/#, replacement: { "zz" + $0 },
            rules: ["dangling-connection"], limit: 2),
        Breakage(
            pattern: #/<action selector="([^"]+)"/#, replacement: { "re" + $0 }, rules: ["missing-action"], limit: 3),
        Breakage(
            pattern: #/unwindAction="([^"]+)"/#, replacement: { "re" + $0 }, rules: ["missing-unwind-action"], limit: 2),
        Breakage(
            pattern: #/destinationCreationSelector="([^"]+)"/#, replacement: { "re" + $0 }, rules: ["missing-segue-action"]),
        Breakage(
            pattern: #/<segue destination="([^"]+)"/#, replacement: { "zz" + $0 },
            rules: ["missing-segue-destination", "unwind-without-exit", "misplaced-relationship"], limit: 2),
        Breakage(
            pattern: #/storyboardName="([^"]+)"/#, replacement: { $0 + "Gone" }, rules: ["missing-storyboard"], limit: 2,
            applies: { !$0.contains("bundleIdentifier") }),
        Breakage(
            pattern: #/referencedIdentifier="([^"]+)"/#, replacement: { $0 + "Gone" }, rules: ["missing-scene"], limit: 2,
            applies: { !$0.contains("bundleIdentifier") }),
        Breakage(pattern: #/ image="([A-Z][a-zA-Z]+)"/#, replacement: { $0 + "Gone" }, rules: ["unknown-image"], limit: 2,
            applies: { !$0.contains("catalog=") && !$0.contains("accessibilityTraits") }),
        Breakage(
            pattern: #/<color key="[a-zA-Z]+" name="([^"]+)"/#, replacement: { $0 + "Gone" }, rules: ["unknown-color"], limit: 1),
        Breakage(
            pattern: #/ identifier="(showConfirmation|showSearchResult|showOnboarding|finishSignIn|publishReview|redeemVoucher)"/#,
            replacement: { $0 + "Now" }, rules: ["missing-segue-in-code", "unknown-segue-in-code"], words: .old, isAtLine: false),
        Breakage(
            pattern: #/reuseIdentifier="(Genre|BasketItem|Country|AuthorBook)"/#, replacement: { $0 + "Now" },
            rules: ["missing-cell-in-code"], words: .old, isAtLine: false),
        Breakage(
            pattern: #/storyboardIdentifier="(Book|Shelf|AccountNavigation|ReviewSummary)"/#, replacement: { $0 + "Now" },
            rules: ["missing-scene", "missing-name-in-code"], limit: 1, words: .old, isAtLine: false),
        Breakage(
            pattern: #/initialViewController="([^"]+)"/#, replacement: { "zz" + $0 }, rules: ["dangling-initial-scene", "missing-initial-scene", "entry-without-scene", "missing-main-storyboard"],
            limit: 1, isAtLine: false),
    ] }

    /// What can happen to a line of a view controller.
    static var sources: [Breakage] { [
        Breakage(
            pattern: #/(@IBOutlet )private\(set\) var [a-zA-Z]+/#, replacement: { _ in "" }, rules: ["missing-outlet"],
            limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/@IBOutlet private\(set\) var [a-zA-Z]+: ([a-zA-Z]+)!/#, replacement: { _ in "UIStepper" },
            rules: ["outlet-type"], limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/@IBOutlet private\(set\) var [a-zA-Z]+: (UILabel)!/#, replacement: { "[\($0)]" },
            rules: ["outlet-type"], limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/(@IBAction )private func [a-zA-Z]+\(_ sender/#, replacement: { _ in "" }, rules: ["missing-action"],
            limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/@IBAction private func ([a-zA-Z]+)\(_ sender/#, replacement: { $0 + "Now" }, rules: ["missing-action"],
            limit: 1, words: .old, isAtLine: false),
        Breakage(
            pattern: #/@IBAction private func [a-zA-Z]+\((_ )sender/#, replacement: { _ in "" }, rules: ["missing-action"],
            limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/@IBAction private func ([a-zA-Z]+)\(_ segue/#, replacement: { $0 + "Now" },
            rules: ["missing-unwind-action"], limit: 1, words: .old, isAtLine: false),
        Breakage(
            pattern: #/@IBSegueAction private func ([a-zA-Z]+)/#, replacement: { $0 + "Now" }, rules: ["missing-segue-action"],
            limit: 1, words: .old, isAtLine: false),
        Breakage(
            pattern: #/(@IBSegueAction )private func/#, replacement: { _ in "" }, rules: ["missing-segue-action"], limit: 1, words: .declared,
            isAtLine: false),
        Breakage(
            pattern: #/@IBSegueAction private func [a-zA-Z]+\(_ coder: (NSCoder)/#, replacement: { _ in "UIButton" },
            rules: ["missing-segue-action"], limit: 1, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/@IBSegueAction private func .* -> ([A-Za-z]+)\?/#, replacement: { _ in "BookSampleViewController" },
            rules: ["segue-action-type"], isAtLine: false),
        Breakage(
            pattern: #/func (tableView)\(_ tableView: UITableView, numberOfRowsInSection/#, replacement: { $0 + "s" },
            rules: ["missing-data-source-method"], applies: { !$0.contains("override") }, words: .declared, isAtLine: false),
        Breakage(
            pattern: #/^final class [A-Za-z]+: (UIViewController), UITableViewDataSource/#, replacement: { _ in "UIView" },
            rules: ["class-of-other-kind"], limit: 1, words: .new, isAtLine: false),
        Breakage(
            pattern: #/^final class ([A-Za-z]+)(?:ViewController|Cell|Segue)\b/#, replacement: { "Renamed" + $0 },
            rules: ["unknown-class", "stand-in-class"], limit: 1, words: .old, isAtLine: false),
        Breakage(
            pattern: #/performSegue\(withIdentifier: "([^"]+)"/#, replacement: { $0 + "Now" }, rules: ["missing-segue-in-code"]),
        Breakage(
            pattern: #/dequeueReusableCell\(withIdentifier: "([^"]+)"/#, replacement: { $0 + "Now" }, rules: ["missing-cell-in-code"]),
        Breakage(pattern: #/UINib\(nibName: "([^"]+)"/#, replacement: { $0 + "Now" }, rules: ["missing-name-in-code"]),
        Breakage(
            pattern: #/storyboardName: "([^"]+)"/#, replacement: { $0 + "Now" }, rules: ["missing-name-in-code"]),
        Breakage(
            pattern: #/identifier != "([^"]+)"/#, replacement: { $0 + "Now" }, rules: ["unknown-segue-in-code"]),
    ] }
}
