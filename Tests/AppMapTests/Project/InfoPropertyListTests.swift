import Foundation
import Testing
@testable import AppMap

@Suite("The entry points in an Info.plist")
struct InfoPropertyListTests {
    private func entryPoints(_ content: String) throws -> [String] {
        let fixture = try ProjectFixture(["Info.plist": content])
        return try InfoPropertyList(at: "Info.plist", in: fixture.folder).entryPoints.map { "\($0.kind) \($0.storyboard) \($0.key)" }
    }

    @Test("every key that names a storyboard is read")
    func keys() throws {
        let entries = try entryPoints("""
            {
                UIMainStoryboardFile = Main; "UIMainStoryboardFile~ipad" = "Pad.storyboard"; NSMainStoryboardFile = Mac;
                UILaunchStoryboardName = Launch;
                UILaunchStoryboards = { UILaunchStoryboardDefinitions = (
                    { UILaunchStoryboardIdentifier = a; UILaunchStoryboardFile = LaunchA; },
                    { UILaunchStoryboardIdentifier = b; UILaunchStoryboardFile = LaunchB; }); };
                UIApplicationSceneManifest = { UISceneConfigurations = {
                    UIWindowSceneSessionRoleApplication = (
                        { UISceneStoryboardFile = Scene; }, { UISceneStoryboardFile = Scene; }, { UISceneConfigurationName = x; });
                    UIWindowSceneSessionRoleExternalDisplay = ({ UISceneStoryboardFile = External; }); }; };
                NSExtension = { NSExtensionMainStoryboard = Widget; };
            }
            """)
        #expect(entries == [
            "extensionMain Widget NSExtensionMainStoryboard", "main Mac NSMainStoryboardFile",
            "sceneManifest Scene UISceneStoryboardFile", "sceneManifest External UISceneStoryboardFile",
            "launch Launch UILaunchStoryboardName", "launch LaunchA UILaunchStoryboardFile",
            "launch LaunchB UILaunchStoryboardFile", "main Main UIMainStoryboardFile", "main Pad UIMainStoryboardFile~ipad",
        ])
    }

    @Test("values that are empty or of the wrong type name nothing", arguments: [
        "{ UIMainStoryboardFile = \"\"; }", "{ UIMainStoryboardFile = (Main); }", "{ NSExtension = Main; }",
        "{ UIApplicationSceneManifest = (a); }", "{ UILaunchStoryboards = {}; }", "{ WKWatchKitApp = NO; }", "{}",
    ])
    func nothing(content: String) throws {
        #expect(try entryPoints(content).isEmpty)
    }

    @Test("the binary form is read like the text forms")
    func binary() throws {
        let fixture = try ProjectFixture(["Info.plist": ""])
        let scenes = ["UISceneConfigurations": ["Role": [["UISceneStoryboardFile": "Main"]]]]
        try fixture.write(
            PropertyListSerialization.data(fromPropertyList: ["UIApplicationSceneManifest": scenes], format: .binary, options: 0),
            to: "Info.plist"
        )
        let list = try InfoPropertyList(at: "Info.plist", in: fixture.folder)
        #expect(list.entryPoints.map(\.storyboard) == ["Main"])
    }
}
