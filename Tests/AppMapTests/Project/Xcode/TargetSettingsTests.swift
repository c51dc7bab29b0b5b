import Testing
@testable import AppMap

@Suite("What a target's build settings say of its module")
struct TargetSettingsTests {
    private func module(
        type: String = "application", project: String = "SDKROOT = iphoneos;", _ settings: String,
        base: String? = nil, files: [String: String] = [:]
    ) throws -> ProjectFiles.Result {
        try ProjectFixture(files.merging([
            "App.xcodeproj/project.pbxproj": ProjectFixture.project(
                targets: ["T"], children: ["BASE"], settings: project, objects: """
                \(ProjectFixture.file("BASE", path: base ?? "Absent.xcconfig"))
                \(ProjectFixture.target("T", name: "My App", type: type, settings: settings, configurationFields: base == nil ? "" : "baseConfigurationReference = BASE;"))
                """
            ),
        ]) { first, _ in first }).result()
    }

    @Test("the release configuration counts, the target's settings before the project's")
    func layers() throws {
        let module = try #require(try module(
            project: "SDKROOT = iphoneos; PRODUCT_NAME = Project; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
            "PRODUCT_BUNDLE_IDENTIFIER = \"org.$(PRODUCT_NAME:rfc1034identifier)\"; PRODUCT_NAME = \"$(inherited) ${TARGET_NAME}\";"
        ).modules.first)
        #expect(module.moduleName == "Project_My_App")
        #expect(module.bundleIdentifier == "org.Project-My-App")
        #expect(module.platform == .iOS)
        #expect(module.deploymentTarget == "15.0")
    }

    @Test("settings files and the files that they include count after the settings based on them")
    func settingsFiles() throws {
        let result = try module(
            "PRODUCT_BUNDLE_IDENTIFIER = \"$(inherited).app\";", base: "Config/App.xcconfig", files: [
                "Config/App.xcconfig": """
                    // The app.
                    #include "Shared.xcconfig"
                    #include? "Secret.xcconfig"
                    PRODUCT_BUNDLE_IDENTIFIER = $(COMPANY).books // the base
                    PRODUCT_MODULE_NAME[sdk=macosx*] = Mac
                    PRODUCT_MODULE_NAME[sdk=iphoneos*] = Phone
                    """,
                "Config/Shared.xcconfig": "#include \"App.xcconfig\"\nCOMPANY = com.example\nPRODUCT_BUNDLE_IDENTIFIER = replaced",
            ]
        )
        #expect(result.modules.first?.bundleIdentifier == "com.example.books.app")
        #expect(result.modules.first?.moduleName == "Phone")
        #expect(result.problems.isEmpty)
    }

    @Test("what only an absent settings file would tell stays as it is written")
    func absentSettingsFile() throws {
        let result = try module("PRODUCT_BUNDLE_IDENTIFIER = \"$(inherited).$(TEAM)\";", base: "Absent.xcconfig")
        #expect(result.modules.first?.bundleIdentifier == "$(inherited).$(TEAM)")
    }

    @Test("the module's name is known where nothing in it is unknown, conditional or in an absent settings file", arguments: [
        ("", nil, true), ("PRODUCT_NAME = Shop;", nil, true), ("PRODUCT_NAME = \"$(UNKNOWN)\";", nil, false),
        ("PRODUCT_NAME = \"$(UNKNOWN:default=Shop)\";", nil, true),
        ("\"PRODUCT_NAME[sdk=iphoneos*]\" = Phone;", nil, false),
        ("PRODUCT_NAME = Shop; \"PRODUCT_NAME[sdk=iphoneos*]\" = Shop;", nil, true),
        ("PRODUCT_NAME = Shop; \"PRODUCT_NAME[sdk=iphoneos*]\" = Phone;", nil, false),
        ("PRODUCT_MODULE_NAME = Shop; PRODUCT_NAME = \"$(UNKNOWN)\";", nil, true),
        ("PRODUCT_NAME = Shop;", "Absent.xcconfig", false), ("PRODUCT_MODULE_NAME = Shop;", "Absent.xcconfig", true),
        ("PRODUCT_NAME = Shop;", "Pods-App.release.xcconfig", true), ("PRODUCT_NAME = Shop;", "Present.xcconfig", true),
        ("PRODUCT_NAME = Shop;", "Including.xcconfig", false), ("PRODUCT_NAME = Shop;", "Optional.xcconfig", true),
    ] as [(String, String?, Bool)])
    func moduleNameKnown(settings: String, base: String?, isKnown: Bool) throws {
        let result = try module(settings, base: base, files: [
            "Present.xcconfig": "SWIFT_VERSION = 6", "Including.xcconfig": "#include \"Absent.xcconfig\"",
            "Optional.xcconfig": "#include? \"Absent.xcconfig\"",
        ])
        #expect(result.modules.first?.isModuleNameKnown == isKnown)
    }

    @Test("the platform comes from the SDK and the supported platforms", arguments: [
        ("SDKROOT = appletvos;", Platform.tvOS), ("SDKROOT = macosx14.0;", .macOS), ("SDKROOT = xros;", .visionOS),
        ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", .iOS),
        ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"watchos watchsimulator\";", .watchOS),
        ("SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"\";", .iOS),
        ("TVOS_DEPLOYMENT_TARGET = 16.0;", .tvOS),
    ])
    func platform(settings: String, platform: Platform) throws {
        #expect(try module(project: "", settings).modules.first?.platform == platform)
    }

    @Test("nothing tells the platform of a target without settings")
    func noPlatform() throws {
        #expect(try module(project: "", "").modules.first?.platform == nil)
    }

    @Test("the product type tells the kind", arguments: [
        ("application", Module.Kind.application), ("application.on-demand-install-capable", .application),
        ("app-extension", .appExtension), ("app-extension.messages", .appExtension), ("extensionkit-extension", .appExtension),
        ("application.watchapp2", .watchApplication), ("application.watchapp2-container", .application),
        ("watchkit2-extension", .watchExtension), ("framework", .framework), ("library.static", .staticLibrary),
        ("bundle", .resourceBundle), ("bundle.unit-test", .tests), ("bundle.ui-testing", .tests), ("tool", .other),
    ])
    func kind(type: String, kind: Module.Kind) throws {
        #expect(try module(type: type, "").modules.first?.kind == kind)
    }

    @Test("an application for watchOS is a watch application")
    func watchApplication() throws {
        #expect(try module("SDKROOT = watchos;").modules.first?.kind == .watchApplication)
    }

    @Test("entry points come from the Info.plist with its settings expanded, and from generated keys")
    func entryPoints() throws {
        let result = try module(
            """
            INFOPLIST_FILE = "$(SRCROOT)/App-Info.plist"; GENERATE_INFOPLIST_FILE = YES; FLOW = Start;
            INFOPLIST_KEY_UIMainStoryboardFile = Ignored; INFOPLIST_KEY_UILaunchStoryboardName = "$(FLOW)Launch";
            PRODUCT_BUNDLE_IDENTIFIER = com.example.settings;
            """,
            files: ["App-Info.plist": "{ UIMainStoryboardFile = \"$(FLOW)Main\"; CFBundleIdentifier = \"com.example.$(FLOW:lower)\"; }"]
        )
        let module = try #require(result.modules.first)
        #expect(module.entryPoints == [
            EntryPoint(kind: .main, storyboard: "StartMain", key: "UIMainStoryboardFile", file: "App-Info.plist"),
            EntryPoint(
                kind: .launch, storyboard: "StartLaunch", key: "INFOPLIST_KEY_UILaunchStoryboardName",
                file: "App.xcodeproj/project.pbxproj"
            ),
        ])
        #expect(module.bundleIdentifier == "com.example.start")
    }

    @Test("keys for a generated Info.plist count only where one is generated")
    func notGenerated() throws {
        #expect(try module("INFOPLIST_KEY_UIMainStoryboardFile = Main;").modules.first?.entryPoints == [])
    }

    @Test("a broken Info.plist is a problem of that file")
    func brokenInfoPropertyList() throws {
        let result = try module("INFOPLIST_FILE = Info.plist;", files: ["Info.plist": "<plist><dict><key>"])
        #expect(result.problems.map(\.file) == ["Info.plist"])
        #expect(result.problems.map(\.kind) == [.malformedFile])
        #expect(result.modules.count == 1)
    }

    @Test("an Info.plist that the build makes is no problem")
    func madeInfoPropertyList() throws {
        #expect(try module("INFOPLIST_FILE = \"$(DERIVED_FILE_DIR)/Info.plist\";").problems.isEmpty)
    }
}
