import AppMap
import Testing

@testable import Checks

/// What rules find in files that a test writes.
struct Findings {
    let all: [Finding]

    /// - Parameter rule: the rule that is followed, on by default or not; nil for all that are on.
    init(
        of rule: String? = nil, in files: KeyValuePairs<String, String>, options: [String: OptionValue] = [:]
    ) throws {
        let folder = try TemporaryFolder(files.map { ($0.key, $0.value) })
        let map = try AppFolder(at: folder.path)
        if let rule {
            let followed = try #require(Rule.named(rule))
            all = CheckReport(
                of: map, settings: [rule: RuleSettings(isOn: true, options: options)], rules: [followed]
            ).findings
        } else {
            all = CheckReport(of: map).findings
        }
    }

    /// The names of the rules, in order.
    var rules: [String] { all.map(\.rule) }
    /// The places, in order.
    var places: [String] { all.map(\.location.description) }
    /// The messages, in order.
    var messages: [String] { all.map(\.message) }
}

/// A storyboard whose scenes have these objects.
func storyboard(_ objects: String..., initial: String? = nil, after: String = "") -> String {
    RuleExample.storyboard(objects, initial: initial, after: after)
}

/// A view controller of a scene.
func controller(_ id: String, _ attributes: String = "", _ content: String = "") -> String {
    "<viewController id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)</viewController>"
}

/// A storyboard reference.
func reference(_ attributes: String) -> String {
    "<viewControllerPlaceholder id=\"ref\" \(attributes) sceneMemberID=\"viewController\"/>"
}

/// A segue, in connections of its own.
func segue(_ attributes: String) -> String {
    "<connections><segue id=\"segue\" \(attributes)/></connections>"
}
