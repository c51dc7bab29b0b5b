import AppMap
import SceneAddressing
import SourceIndex

extension Rule {
    /// Images and colours that code names and no bundle has.
    static let unknownImageInCode = Rule(
        "unknown-image-in-code", .broken,
        "Every image and colour that code names is in an asset catalogue or file of the app.",
        reason: """
            `UIImage(named:)` and `UIColor(named:)` give nothing for a name that the bundle does not have, and nothing is shown.
            """,
        wrong: [
            RuleExample([
                "Home.swift": """
                    import UIKit

                    let logo = UIImage(named: ↓"Logo")
                    let paper = UIColor(named: ↓"Papr")

                    """,
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Assets.xcassets/Logotype.imageset/Contents.json": "{}",
                "Assets.xcassets/Paper.colorset/Contents.json": "{}",
            ]),
        ],
        right: [
            RuleExample([
                "Home.swift": """
                    import UIKit

                    let logo = UIImage(named: "Logo")
                    let star = UIImage(systemName: "star")
                    func cover(_ name: String) -> UIImage? { UIImage(named: name) }

                    """,
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Assets.xcassets/Logo.imageset/Contents.json": "{}",
            ]),
        ],
        inSources: { app, sources in
            let modules = app.app.modules.map { BundleResources(of: $0, in: app.folder) }
            guard modules.allSatisfy(\.isComplete) else { return [] }
            func isOfApp(_ bundle: NamedBundle) -> Bool {
                switch bundle {
                case .of, .own: true
                case .unknown: !sources.usesForeignCode
                case .foreign: false
                }
            }
            return sources.uses(.image, .color).compactMap { use in
                guard let name = use.value.text, !name.isEmpty, !name.hasPrefix("AppIcon"),
                    isOfApp(NamedBundle(use, in: app.app, sources))
                else { return nil }
                let isImage = use.kind == .image
                guard !modules.contains(where: { isImage ? $0.hasImage(name) : $0.colors.contains(ExactName(name)) }) else { return nil }
                let names = modules.flatMap { (isImage ? $0.images : $0.colors).map(\.text) }
                return Fault(
                    use,
                    "The app has no \(isImage ? "image" : "colour") '\(name)', so nothing is shown. "
                        + NearestNames.advice(name, among: names, otherwise: "Add it, or choose another one."))
            }
        })
}
