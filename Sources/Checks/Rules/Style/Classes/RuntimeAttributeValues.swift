import AppMap
import InterfaceBuilder

extension Rule {
    /// Runtime attributes that are set to what a team has not agreed on.
    static let runtimeAttributeValues = Rule(
        "runtime-attribute-values", .style,
        "Runtime attributes of the chosen key paths have one of the values that a team has agreed on.",
        reason: """
            A runtime attribute takes any text. Where it means a style or a name of a list, a slip shows only when the app \
            runs.
            """,
        options: [RuleOption("values", .table([:]), "The values that are allowed, by key path.")],
        wrong: [
            .xib(
                """
                <label id="title">
                    <userDefinedRuntimeAttributes>
                        ↓<userDefinedRuntimeAttribute type="string" keyPath="style" value="heading"/>
                    </userDefinedRuntimeAttributes>
                </label>
                """,
                options: ["values": .table(["style": ["title", "body"]])]),
        ],
        right: [
            .xib(
                """
                <label id="title">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="style" value="title"/>
                    </userDefinedRuntimeAttributes>
                </label>
                """,
                options: ["values": .table(["style": ["title", "body"]])]),
        ],
        inDocument: { document, options in
            let values = options.table("values")
            guard !values.isEmpty else { return [] }
            return document.elements("userDefinedRuntimeAttribute").map(RuntimeAttribute.init).compactMap { attribute in
                guard let keyPath = attribute.keyPath, let allowed = values[keyPath], let value = attribute.plainText,
                    !allowed.contains(value)
                else { return nil }
                return Fault(
                    attribute.element, in: document,
                    "The runtime attribute '\(keyPath)' is '\(value)'. Let it be \(ruleValues(allowed)).")
            }
        })
}

extension RuntimeAttribute {
    /// The value as a configuration would write it; nil for values that are more than a word or number.
    fileprivate var plainText: String? {
        switch value {
        case .string(let text), .localizedString(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let isTrue): isTrue ? "YES" : "NO"
        case .image(let image): image.name
        default: nil
        }
    }
}
