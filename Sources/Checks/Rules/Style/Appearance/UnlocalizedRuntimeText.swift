import AppMap
import InterfaceBuilder

extension Rule {
    /// Texts in runtime attributes that translators do not see.
    static let unlocalizedRuntimeText = Rule(
        "unlocalized-runtime-text", .style,
        "A text that users read is marked as localised where it stands in a runtime attribute.",
        reason: """
            Only runtime attributes that are marked so are exported for translation. Any other is shown in one language to \
            all users.
            """,
        options: [
            RuleOption("keyPaths", .texts(["title", "text", "placeholder", "message", "prompt", "subtitle"]), "The key paths whose values "
                + "users read."),
        ],
        wrong: [
            .xib(
                """
                <view id="banner">
                    <userDefinedRuntimeAttributes>
                        ↓<userDefinedRuntimeAttribute type="string" keyPath="message" value="Welcome back"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """),
        ],
        right: [
            .xib(
                """
                <view id="banner">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="message" value="Welcome back" localized="YES"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """),
        ],
        inDocument: { document, options in
            let keyPaths = options.texts("keyPaths")
            return document.elements("userDefinedRuntimeAttribute").map(RuntimeAttribute.init).compactMap { attribute in
                guard let keyPath = attribute.keyPath, keyPaths.contains(keyPath), case .string(let text) = attribute.value,
                    text.contains(where: \.isLetter)
                else { return nil }
                return Fault(
                    attribute.element, in: document,
                    "The text '\(text)' of the runtime attribute '\(keyPath)' is not translated. Choose 'Localized String' as its type.")
            }
        })
}
