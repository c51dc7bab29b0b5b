import AppMap
import InterfaceBuilder

extension Rule {
    /// Objects that are not of one of the classes that a team has agreed on.
    static let baseClasses = Rule(
        "base-classes", .style,
        "Objects of the chosen kinds are of the classes that a team has agreed on.",
        reason: """
            Many apps have a class of their own for buttons, labels or navigation controllers that gives all of them the \
            same looks and behaviour.
            """,
        options: [
            RuleOption("classes", .table([:]), "The classes that are allowed, by the name of the element; a module may stand before "
                + "the name, as in `Kit.PrimaryButton`."),
        ],
        wrong: [
            .xib("↓<button id=\"pay\"/>", options: ["classes": .table(["button": ["PrimaryButton"]])]),
            .xib(
                "<button ↓customClass=\"OtherButton\" id=\"pay\"/>", options: ["classes": .table(["button": ["PrimaryButton"]])]),
        ],
        right: [
            .xib(
                "<button customClass=\"PrimaryButton\" customModule=\"Kit\" id=\"pay\"/>",
                options: ["classes": .table(["button": ["PrimaryButton"]])]),
        ],
        inDocument: { document, options in
            options.table("classes").sorted { $0.key < $1.key }.flatMap { kind, classes in
                document.elements(kind).filter { !classes.contains(where: CustomObject($0).isOfClass) }.map { element in
                    let name = CustomObject(element).customClass?.name
                    return Fault(
                        element, "customClass", in: document,
                        "This \(kind) is of \(name.map { "the class '\($0)'" } ?? "UIKit's own class"). Let it be of "
                            + "\(classes.map { "'\($0)'" }.joined(separator: " or ")).")
                }
            }
        })
}

extension CustomObject {
    /// Whether the object is of a class, whose module may stand before its name.
    func isOfClass(_ name: String) -> Bool {
        guard let customClass else { return false }
        return customClass.name == name || customClass.module.map { "\($0).\(customClass.name)" == name } ?? false
    }
}
