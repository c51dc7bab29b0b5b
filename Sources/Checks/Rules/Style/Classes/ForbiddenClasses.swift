import AppMap
import InterfaceBuilder

extension Rule {
    /// Objects of classes that a team no longer uses.
    static let forbiddenClasses = Rule(
        "forbidden-classes", .style,
        "No object is of a class that a team no longer uses.",
        reason: """
            A class that is being replaced lives on in documents, where neither the compiler nor a search in the sources \
            finds it.
            """,
        options: [
            RuleOption("classes", .table([:]), "What to use instead, by the class that is no longer used; a module may stand before "
                + "the name, and the name of an element stands for objects without a class."),
        ],
        wrong: [
            .xib("<button ↓customClass=\"OldButton\" id=\"pay\"/>", options: ["classes": .table(["OldButton": ["PrimaryButton"]])]),
            .xib("↓<webView id=\"page\"/>", options: ["classes": .table(["webView": ["wkWebView"]])]),
        ],
        right: [
            .xib("<button customClass=\"PrimaryButton\" id=\"pay\"/>", options: ["classes": .table(["OldButton": ["PrimaryButton"]])]),
        ],
        inDocument: { document, options in
            let forbidden = options.table("classes").sorted { $0.key < $1.key }
            guard !forbidden.isEmpty else { return [] }
            let named = document.customClasses.compactMap { element, _ in
                forbidden.first { CustomObject(element).isOfClass($0.key) }.map { (element, $0) }
            }
            let plain = forbidden.flatMap { entry in
                document.elements(entry.key).filter { CustomObject($0).customClass == nil }.map { ($0, entry) }
            }
            return (named + plain).map { element, entry in
                let advice = entry.value.isEmpty ? "Use another one."
                    : "Use \(entry.value.map { "'\($0)'" }.joined(separator: " or "))."
                return Fault(element, "customClass", in: document, "'\(entry.key)' is no longer used. \(advice)")
            }
        })
}
