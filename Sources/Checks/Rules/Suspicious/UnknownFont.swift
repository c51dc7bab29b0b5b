import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Fonts from files that the bundle does not have.
    static let unknownFont = Rule(
        "unknown-font", .suspicious,
        "The file of every font of the app's own that a document uses is in the same bundle.",
        reason: """
            Without the file of a font the text is shown in the system's font, in another width. A document says from \
            which files its fonts come. Only where a target has font files of its own is one missed that it does not \
            have: others get theirs from a package.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard", "Pacifico.ttf"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <label key="view" text="Hello" id="greeting">
                            <fontDescription key="fontDescription" ↓name="Lobster-Regular" family="Lobster" pointSize="17"/>
                        </label>
                    </viewController>
                    """,
                    before: """
                        <customFonts key="customFonts">
                            <array key="Lobster.ttf">
                                <string>Lobster-Regular</string>
                            </array>
                        </customFonts>
                        """),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard", "Lobster.ttf"]),
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <label key="view" text="Hello" id="greeting">
                            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
                        </label>
                    </viewController>
                    """,
                    before: """
                        <customFonts key="customFonts">
                            <array key="Lobster.ttf">
                                <string>Lobster-Regular</string>
                            </array>
                        </customFonts>
                        """),
            ]),
        ],
        inApp: { app, _ in
            app.documents.filter { $0.group.resources.isComplete && !app.app.isOfNoTarget }.flatMap { document, group -> [Fault] in
                let own = group.resources.fontFiles
                // Collections of fonts are the system's.
                let missing = own.isEmpty ? [:] : document.fontFiles.filter { _, file in
                    !own.contains(ExactName(file)) && !file.lowercased().hasSuffix(".ttc")
                }
                return document.fonts.compactMap { font in
                    guard let name = font.name, let file = missing[name] else { return nil }
                    return Fault(
                        font.element, "name", in: document,
                        "The font '\(name)' comes from the file '\(file)', which is not in \(group.module.bundleName), so the text "
                            + "is shown in the system's font. Add the file to the target, or choose another font.")
                }
            }
        })
}

extension CheckedDocument {
    /// The fonts of views and of attributed texts, in document order.
    var fonts: [Font] { elements(["fontDescription", "font"]).map(Font.init) }

    /// The files of the app's own fonts, by the names of the fonts.
    var fontFiles: [String: String] {
        Dictionary(
            interface.customFonts.flatMap { file in
                file.fontNames.map { ($0, file.fileName ?? "") }
            }, uniquingKeysWith: { first, _ in first })
    }
}
