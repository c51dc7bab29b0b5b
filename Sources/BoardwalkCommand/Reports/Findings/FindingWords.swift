import AppMap

extension Finding {
    /// The message in one line.
    var sentence: String { message.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// What the finding is about, as in `button "Pay" (b1)`.
    var objectWords: String? {
        guard let object else { return nil }
        let label = object.label.map { " \"\($0)\"" } ?? ""
        let id = object.id.map { " (\($0))" } ?? ""
        return object.kind + label + id
    }

    /// What UIKit raises.
    var exceptionWords: String? {
        exception.map { "UIKit raises \($0.name): \($0.reason)" }
    }

    /// Everything that the finding says, line by line, for reports that have no fields for it.
    var fullText: String {
        var lines = [sentence]
        if let scene { lines.append("Scene: \(scene)") }
        if let objectWords { lines.append("Object: \(objectWords)") }
        if let exceptionWords { lines.append(exceptionWords) }
        for (position, step) in route.enumerated() {
            lines.append("\(position + 1). \(step.words)" + (step.location.map { " (\($0))" } ?? ""))
        }
        lines += related.map { "\($0.location): \($0.message)" }
        return lines.joined(separator: "\n")
    }
}

extension RouteStep {
    /// The step in one line, as in `tap the button "Pay" → Payment@Checkout, pushed`. Of a container what is seen in it is named.
    var words: String {
        let shown = [content ?? scene, presentation].compactMap { $0 }.joined(separator: ", ")
        return shown.isEmpty ? action : "\(action) → \(shown)"
    }
}

extension Int {
    /// As in `1 file` and `2 files`.
    func words(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}

extension Sequence<Finding> {
    /// As in `1 crash, 2 broken`; empty where there are none.
    var severityCounts: String {
        let counts = Dictionary(grouping: self, by: \.severity).mapValues(\.count)
        return Severity.allCases.compactMap { severity in counts[severity].map { "\($0) \(severity.rawValue)" } }
            .joined(separator: ", ")
    }
}
