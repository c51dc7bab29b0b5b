import AppMap
import InterfaceBuilder

extension Rule {
    /// Parts of documents that the oldest system of the app does not have.
    static let deploymentTarget = Rule(
        "deployment-target", .broken,
        "A document uses nothing that the oldest iOS of its target does not have.",
        reason: """
            Apple's compiler refuses some parts of documents for a system that is too old, and takes others, which then \
            are missing or stop the app on that system.
            """,
        platforms: [.iOS],
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "8.0"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        ↓<stackView key="view" id="stack"/>
                    </viewController>
                    """),
            ]),
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        ↓<stackView key="view" id="stack"/>
                    </viewController>
                    """, before: "<dependencies><deployment version=\"2048\" identifier=\"iOS\"/></dependencies>"),
            ]),
        ],
        right: [
            .scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"><stackView key=\"view\" id=\"stack\"/></viewController>"),
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "9.0"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <stackView key="view" id="stack"/>
                    </viewController>
                    """),
            ]),
        ],
        inApp: { app, _ in
            app.documents.flatMap { document, group -> [Fault] in
                // What no project builds for a version is compiled for the one that the document states.
                let ofTarget = group.module.platform == .iOS ? group.module.deploymentTarget : nil
                let mayBeStated = group.module.platform == nil || group.module.platform == .iOS
                guard let version = ofTarget ?? (mayBeStated ? document.statedTarget : nil), let oldest = Version(version)
                else { return [] }
                let who = ofTarget == nil ? "the document is for" : "the target '\(group.module.name)' runs on"
                return DatedFeature.all.filter { oldest < $0.firstVersion }.compactMap { feature in
                    let uses = feature.elements.flatMap { document.elements($0) }.filter(feature.isUsed)
                    guard let first = uses.first else { return nil }
                    let more = uses.count > 1 ? " There are \(uses.count - 1) more in this document." : ""
                    return Fault(
                        first, in: document,
                        "\(feature.name) need iOS \(feature.firstVersion) and \(who) iOS "
                            + "\(version).\(more) Raise the deployment target, or do without.")
                }
            }
        })
}

extension CheckedDocument {
    /// The oldest system that the document itself is compiled for, where it says so: Xcode writes it as a number of 256ths.
    fileprivate var statedTarget: String? {
        guard let deployment = elements("deployment").first, let number = deployment["version"].flatMap({ Int($0) }), number >= 256,
            ["iOS", nil].contains(deployment["identifier"])
        else { return nil }
        let (major, minor) = (number / 256, number % 256 / 16)
        return minor == 0 ? "\(major)" : "\(major).\(minor)"
    }
}

/// Something in documents that systems before a certain one do not have.
private struct DatedFeature: Sendable {
    let name: String
    let firstVersion: Version
    let elements: [String]
    let isUsed: @Sendable (Element) -> Bool

    init(
        _ name: String, _ firstVersion: Version, _ elements: [String],
        where isUsed: @escaping @Sendable (Element) -> Bool = { _ in true }
    ) {
        self.name = name
        self.firstVersion = firstVersion
        self.elements = elements
        self.isUsed = isUsed
    }

    static let all = [
        DatedFeature("Storyboard references", Version(9), ["viewControllerPlaceholder"]),
        DatedFeature("Stack views", Version(9), ["stackView"]),
        DatedFeature("Safe area layout guides", Version(9), ["viewLayoutGuide"]) { $0["key"] == "safeArea" },
        DatedFeature("Content and frame layout guides", Version(11), ["viewLayoutGuide"]) {
            ["contentLayoutGuide", "frameLayoutGuide"].contains($0["key"])
        },
        DatedFeature("Named colours", Version(11), ["color"]) { $0["name"] != nil && $0["catalog"] == nil },
        DatedFeature("WebKit views", Version(11), ["wkWebView"]),
        DatedFeature("System symbols", Version(13), ["imageView", "state", "barButtonItem", "tabBarItem", "imageReference"]) {
            $0["catalog"] == "system"
        },
        DatedFeature("Segue actions", Version(13), ["segue"]) { $0["destinationCreationSelector"] != nil },
        DatedFeature("Hosting controllers", Version(13), ["hostingController"]),
        DatedFeature("Inset grouped tables", Version(13), ["tableView"]) { $0["style"] == "insetGrouped" },
        DatedFeature("Colour wells", Version(14), ["colorWell"]),
        DatedFeature("Button configurations", Version(15), ["buttonConfiguration"]),
        DatedFeature("Keyboard layout guides", Version(15), ["keyboardLayoutGuide"]),
    ]
}

/// A version of the system, as in `15.0`.
private struct Version: Comparable, CustomStringConvertible {
    let numbers: [Int]

    init(_ major: Int) { numbers = [major] }

    /// Nil for what is no version, such as a build setting that is not known.
    init?(_ text: String) {
        let numbers = text.split(separator: ".").map { Int($0) }
        guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        self.numbers = numbers.compactMap { $0 }
    }

    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func == (left: Version, right: Version) -> Bool { !(left < right) && !(right < left) }

    static func < (left: Version, right: Version) -> Bool {
        let length = max(left.numbers.count, right.numbers.count)
        func padded(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: length - numbers.count) }
        return padded(left.numbers).lexicographicallyPrecedes(padded(right.numbers))
    }
}
