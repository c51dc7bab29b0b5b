import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Fonts that the bundle has and Info.plist does not list, or the other way round.
    static let unlistedFont = Rule(
        "unlisted-font", .broken,
        "Info.plist lists the files of the app's own fonts, and the bundle has them.",
        reason: """
            The system loads the fonts that Info.plist lists under UIAppFonts when the app starts. A font that is only in the \
            bundle is as good as none: the text is shown in the system's font. Where code registers fonts itself, nothing is \
            told of those that are not listed.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard", "Lobster.ttf"], sources: ["Home.swift"], settings: ["INFOPLIST_FILE": "Info.plist"]),
                "Info.plist": list(fonts: "↓<string>Pacifico.ttf</string>"),
                "Home.swift": "import UIKit\n",
                "Main.storyboard": document(mark: "↓"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard", "Lobster.ttf"], sources: ["Home.swift"], settings: ["INFOPLIST_FILE": "Info.plist"]),
                "Info.plist": list(fonts: "<string>Fonts/Lobster.ttf</string>"),
                "Home.swift": "import UIKit\n",
                "Main.storyboard": document(mark: ""),
            ]),
        ],
        inSources: { app, sources in
            guard app.app.module.kind == .application, let fonts = ListedFonts(of: app.app, in: app.folder.scan) else { return [] }
            return unlisted(by: fonts, app, sources) + absent(from: fonts, app, sources)
        })

    private static func unlisted(by fonts: ListedFonts, _ app: CheckedApp, _ sources: AppSources) -> [Fault] {
        let listed = Set(fonts.names.map { ExactName($0.lowercased()) })
        let used = app.documents.filter { $0.group.module.id == app.app.module.id }.flatMap { document, group in
            let missing = document.fontFiles.filter { _, file in
                group.resources.fontFiles.contains(ExactName(file)) && !listed.contains(ExactName(file.lowercased()))
            }
            return document.fonts.compactMap { font in font.name.flatMap { missing[$0] }.map { (document, font, $0) } }
        }
        let registering: Set = [
            "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterGraphicsFont",
            "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
        ]
        guard !used.isEmpty, !sources.usesForeignCode, !sources.mentions(registering, in: app.app.modules.flatMap(\.sources))
        else { return [] }
        return used.map { document, font, file in
            Fault(
                font.element, "name", in: document,
                "The font '\(font.name ?? "")' is in the bundle and never loaded, as Info.plist does not list its file: the text is shown "
                    + "in the system's font. Add '\(file)' under UIAppFonts.",
                related: [RelatedPlace(
                    message: "The list is here.",
                    location: SourceLocation(file: fonts.file, position: fonts.position(of: "UIAppFonts")))])
        }
    }

    private static func absent(from fonts: ListedFonts, _ app: CheckedApp, _ sources: AppSources) -> [Fault] {
        guard !sources.usesForeignCode else { return [] }
        let files = app.folder.scan.files + app.app.modules.flatMap(\.resources)
        let named = app.app.modules.flatMap { BundleResources(of: $0, in: app.folder).fontFiles }.map(\.text)
        let there = Set((files + named).map { ExactName(ListedFonts.name(ofPath: $0).lowercased()) })
        return fonts.paths.filter { !there.contains(ExactName(ListedFonts.name(ofPath: $0).lowercased())) }.map { path in
            Fault(
                inFile: fonts.file, position: fonts.position(of: path),
                "UIAppFonts lists '\(path)', which is not in the app, so the font is not there. Add the file, or take it from the list.")
        }
    }

    private static func list(fonts: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            <key>UIAppFonts</key>
            <array>
                \(fonts)
            </array>
        </dict>
        </plist>

        """
    }

    private static func document(mark: String) -> String {
        RuleExample.storyboard(
            """
            <viewController id="home" sceneMemberID="viewController">
                <label key="view" text="Hello" id="greeting">
                    <fontDescription key="fontDescription" \(mark)name="Lobster-Regular" family="Lobster" pointSize="17"/>
                </label>
            </viewController>
            """,
            initial: "home",
            before: """
                <customFonts key="customFonts">
                    <array key="Lobster.ttf">
                        <string>Lobster-Regular</string>
                    </array>
                </customFonts>
                """)
    }
}
