import AppMap
import InterfaceBuilder

extension Rule {
    /// Properties that are set to what a team has not agreed on.
    static let propertyValues = Rule(
        "property-values", .style,
        "Properties of the chosen kinds of objects have one of the values that a team has agreed on.",
        reason: """
            Whatever else a team has agreed on about properties can be told here, by the names that documents give them.
            """,
        options: [
            RuleOption("values", .table([:]), "The values that are allowed, by element and attribute, as in `label.adjustsFontSizeToFit`; "
                + "an empty text allows that the attribute is not set."),
        ],
        wrong: [
            .xib("<label ↓lineBreakMode=\"clip\" id=\"title\"/>", options: ["values": .table(["label.lineBreakMode": ["", "tailTruncation"]])]),
            .xib("↓<label id=\"title\"/>", options: ["values": .table(["label.lineBreakMode": ["tailTruncation"]])]),
        ],
        right: [
            .xib(
                "<label lineBreakMode=\"tailTruncation\" id=\"title\"/>",
                options: ["values": .table(["label.lineBreakMode": ["tailTruncation"]])]),
        ],
        inDocument: { document, options in
            options.table("values").sorted { $0.key < $1.key }.flatMap { path, allowed -> [Fault] in
                let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return [] }
                return document.elements(parts[0]).filter { !allowed.contains($0[parts[1]] ?? "") }.map { element in
                    Fault(
                        element, parts[1], in: document,
                        "'\(parts[1])' of this \(parts[0]) is \(element[parts[1]].map { "'\($0)'" } ?? "not set"). "
                            + "Let it be \(ruleValues(allowed)).")
                }
            }
        })

    /// The values that are allowed, as a part of a sentence.
    static func ruleValues(_ values: [String]) -> String {
        values.map { $0.isEmpty ? "not set" : "'\($0)'" }.joined(separator: " or ")
    }
}
