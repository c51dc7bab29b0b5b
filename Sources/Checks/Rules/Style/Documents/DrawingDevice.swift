import AppMap
import InterfaceBuilder

extension Rule {
    /// Documents that are drawn for another device than a team has agreed on.
    static let drawingDevice = Rule(
        "drawing-device", .style,
        "Every document is drawn for the device that a team has agreed on.",
        reason: """
            Opening a document under another device moves every view in it, and the file changes from end to end.
            """,
        options: [RuleOption("devices", .texts(["retina6_12"]), "The devices as documents spell them, as in `retina4_7`.")],
        wrong: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>",
                before: "↓<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>")]),
        ],
        right: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>",
                before: "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>")]),
        ],
        inDocument: { document, options in
            let devices = options.texts("devices")
            guard let device = document.interface.device, let name = device.identifier, !devices.contains(name) else { return [] }
            return [Fault(
                device.element, in: document,
                "The document is drawn for '\(name)' and not for \(devices.map { "'\($0)'" }.joined(separator: " or ")). Choose the "
                    + "device again in the editor.")]
        })
}
