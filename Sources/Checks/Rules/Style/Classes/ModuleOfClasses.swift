import AppMap
import InterfaceBuilder

extension Rule {
    /// Classes whose module is another than a team has agreed on.
    static let moduleOfClasses = Rule(
        "module-of-classes", .style,
        "Classes of the chosen modules name their module.",
        reason: """
            A class of Swift is found by its module and name. A document that names no module, or another one, gets \
            UIKit's own class in its place.
            """,
        options: [
            RuleOption("modules", .table([:]), "The classes by the module that they are in."),
        ],
        isFixable: true,
        wrong: [
            .xib("↓<button customClass=\"PrimaryButton\" id=\"pay\"/>", options: ["modules": .table(["Kit": ["PrimaryButton"]])]),
        ],
        right: [
            .xib(
                "<button customClass=\"PrimaryButton\" customModule=\"Kit\" id=\"pay\"/>",
                options: ["modules": .table(["Kit": ["PrimaryButton"]])]),
        ],
        inDocument: { document, options in
            let modules = options.table("modules").sorted { $0.key < $1.key }
            guard !modules.isEmpty else { return [] }
            return document.customClasses.compactMap { element, customClass in
                guard let module = modules.first(where: { $0.value.contains(customClass.name) })?.key, customClass.module != module
                else { return nil }
                return Fault(
                    element, "customModule", in: document,
                    "The class '\(customClass.name)' is in the module '\(module)' and not in "
                        + "\(customClass.module.map { "'\($0)'" } ?? "none"). Choose the module.",
                    fix: Fix(
                        summary: "set the module '\(module)'",
                        edits: [
                            .set(attribute: "customModule", to: module, of: element.id),
                            .set(attribute: "customModuleProvider", to: nil, of: element.id),
                        ]))
            }
        })
}
