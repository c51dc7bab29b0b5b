import AppMap
import InterfaceBuilder

@testable import BoardwalkCommand

/// Findings of an app that need not exist.
enum FixtureFindings {
    static let checkout = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>
        \t\t<segue destination="dst" kind="show" identifier="pay" id="g1"/>
                <label text="Zürich 🚲" id="l1"/><label text="Bern" id="l2"/>
            </scenes>
        </document>

        """

    static func place(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
        SourceLocation(file: file, position: SourcePosition(line: line, column: column))
    }

    /// What a walk finds, with everything that a finding can have.
    static let crash = Finding(
        rule: "push-outside-navigation", severity: .crash,
        message: "The segue 'pay' pushes the scene 'Payment', but 'Basket' stands in no navigation controller. "
            + "Nothing is shown, and on iPad the app stops. Make it a modal presentation, or put Basket in a navigation "
            + "controller.",
        location: place("Shop/Checkout.storyboard", 4, 3), storyboard: "Checkout", scene: "Basket@Checkout",
        object: FindingObject(kind: "segue", id: "g1", label: "pay"),
        exception: FindingException(name: "NSGenericException", reason: "Could not find a navigation controller."),
        route: [
            RouteStep(action: "start the app", scene: "Home@Main"),
            RouteStep(
                action: "tap the button \"Basket\"", scene: "Basket@Checkout", presentation: "presented",
                location: place("Shop/Main.storyboard", 9, 5)),
            RouteStep(action: "tap the button \"Pay\"", location: place("Shop/Checkout.storyboard", 4, 3)),
        ],
        related: [RelatedPlace(message: "the scene that is pushed", location: place("Shop/Checkout.storyboard", 5, 9))])

    static let suspicious = Finding(
        rule: "ambiguous-view", severity: .suspicious, message: "The label 'Bern' is ambiguous, 100% [sic](x) {0}.",
        location: place("Shop/Checkout.storyboard", 5, 45), storyboard: "Checkout",
        object: FindingObject(kind: "label", id: "l2"))

    static let broken = Finding(
        rule: "unknown-image", severity: .broken, message: "There is no image 'Logo'.\nNothing is shown.",
        location: place("A folder/50%:ü.storyboard", 1, 1))

    static let style = Finding(
        rule: "one-scene", severity: .style, message: "There are 3 scenes.", location: place("Main.storyboard", 1, 1))

    static let all = [suspicious, style, broken, crash]

    /// A report of all of them, with the lines of one file.
    static func report(_ findings: [Finding] = all) -> FindingReport {
        var report = FindingReport(findings, root: "/apps/Kiosk")
        report.rules["one-scene"] = RuleDescription(
            name: "one-scene", severity: .style, summary: "A storyboard has one scene.",
            reason: "Storyboards of <one> scene are merged without conflicts.")
        report.lines = SourceLines(of: findings.map(\.location)) { file in
            file == "Shop/Checkout.storyboard" ? Array(checkout.utf8) : nil
        }
        return report
    }

    /// A finding whose every text means something to a terminal, a page or a parser.
    static func hostile(_ text: String) -> Finding {
        Finding(
            rule: "unknown-image", severity: .broken, message: text, location: place(text + ".storyboard", 1, 1),
            storyboard: text, scene: text, object: FindingObject(kind: text, id: text, label: text),
            exception: FindingException(name: text, reason: text),
            route: [RouteStep(action: text, scene: text, presentation: text, location: place(text, 1, 1))],
            related: [RelatedPlace(message: text, location: place(text, 1, 1))])
    }
}
