import AppMap
import InterfaceBuilder

extension Rule {
    /// Runtime attributes that need an outlet, and the other way round.
    static let runtimeAttributeCompanions = Rule(
        "runtime-attribute-companions", .style,
        "Runtime attributes and outlets that belong together are set together.",
        reason: """
            Some classes take a part of what they need from a runtime attribute and the rest from outlets, such as a format \
            and the views that fill it. One without the other does nothing.
            """,
        options: [
            RuleOption("companions", .table([:]), "The outlets or outlet collections that must be connected, by the key path of the "
                + "runtime attribute that needs them."),
        ],
        wrong: [
            .xib(
                """
                ↓<view id="row">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="spokenFormat" value="%@ of %@"/>
                    </userDefinedRuntimeAttributes>
                </view>
                """,
                options: ["companions": .table(["spokenFormat": ["spokenParts"]])]),
        ],
        right: [
            .xib(
                """
                <view customClass="Row" id="row">
                    <subviews>
                        <label text="1" id="part"/>
                    </subviews>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="spokenFormat" value="%@"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <outletCollection property="spokenParts" destination="part" id="parts"/>
                    </connections>
                </view>
                """,
                options: ["companions": .table(["spokenFormat": ["spokenParts"]])]),
        ],
        inDocument: { document, options in
            let companions = options.table("companions").sorted { $0.key < $1.key }
            guard !companions.isEmpty else { return [] }
            return document.allElements.flatMap { element -> [Fault] in
                guard element.child("userDefinedRuntimeAttributes") != nil || element.child("connections") != nil else { return [] }
                let object = CustomObject(element)
                let attributes = Set(object.userDefinedRuntimeAttributes.compactMap(\.keyPath))
                let outlets = Set(object.outlets.compactMap(\.property) + object.outletCollections.compactMap(\.property))
                return companions.flatMap { key, properties in
                    properties.filter { attributes.contains(key) != outlets.contains($0) }.map { property in
                        Fault(
                            element, in: document,
                            attributes.contains(key)
                                ? "The runtime attribute '\(key)' is set and the outlet '\(property)' is not. Connect it."
                                : "The outlet '\(property)' is set and the runtime attribute '\(key)' is not. Set it.")
                    }
                }
            }
        })
}
