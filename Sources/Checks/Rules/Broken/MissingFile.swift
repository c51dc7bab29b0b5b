extension Rule {
    /// Documents and other resources that a project contains and the folder does not.
    static let missingFile = Rule(
        "missing-file", .broken,
        "The documents, images and fonts that a project contains are in the folder.",
        reason: """
            A project fails to build that contains a document, an image, a font or a text which was moved, renamed or never checked \
            in. Folders that are fetched before a build, as those of a package manager, and what a script of the build makes are \
            not asked for.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard", "Gone.storyboard"])
                    .replacingFirst("F1", with: "↓F1"),
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard", "Fonts/Gone.ttf"], sources: ["Home.swift"]
                ).replacingFirst("F1", with: "↓F1"),
                "Fonts/Lato.ttf": "", "Home.swift": "import UIKit",
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard", "Fonts/lato.ttf", "Pods/Icons/Icons.ttf"], sources: ["Home.swift"]),
                "Fonts/Lato.ttf": "", "Home.swift": "import UIKit",
                "Main.storyboard": RuleExample.storyboard("<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inFolder: { folder, _ in
            folder.problems(of: [.missingFile], consequence: " The build fails. Add the file, or take it out of the project.")
        })
}

extension RuleExample {
    /// The text of an Xcode project with one app of these resources.
    static func project(documents: [String], sources: [String] = [], settings: [String: String] = [:]) -> String {
        let settings = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }.joined()
        let files = (documents + sources).enumerated().map { number, name in
            "        F\(number) = {isa = PBXFileReference; path = \"\(name)\"; sourceTree = SOURCE_ROOT; };\n"
                + "        B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };\n"
        }
        let list = { (prefix: String, range: Range<Int>) in range.map { "\(prefix)\($0)" }.joined(separator: ", ") }
        let all = documents.count + sources.count
        let compiled = sources.isEmpty ? "" : "        S = {isa = PBXSourcesBuildPhase; files = (\(list("B", documents.count..<all))); };\n"
        return """
            // !$*UTF8*$!
            {
                objectVersion = 56;
                objects = {
            \(files.joined())        G = {isa = PBXGroup; children = (\(list("F", 0..<all))); sourceTree = "<group>"; };
                    R = {isa = PBXResourcesBuildPhase; files = (\(list("B", 0..<documents.count))); };
            \(compiled)        C = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = App; SDKROOT = iphoneos; \(settings)}; };
                    L = {isa = XCConfigurationList; buildConfigurations = (C); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (R\(sources.isEmpty ? "" : ", S")); buildConfigurationList = L; };
                    P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
                };
                rootObject = P;
            }

            """
    }
}
