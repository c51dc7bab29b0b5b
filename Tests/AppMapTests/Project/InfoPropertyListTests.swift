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

    @Test("a binary list whose containers share each other is refused before it is unfolded")
    func sharedContainers() throws {
        var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
        for index in 0..<40 { objects.append([0xA2, UInt8(3 + index), UInt8(3 + index)]) }
        objects.append([0x51, 0x78])
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        let zeros = [UInt8](repeating: 0, count: 7)
        bytes += offsets + zeros.dropLast() + [1, 1]
        bytes += zeros + [UInt8(objects.count)] + zeros + [0] + zeros + [table]
        let fixture = try ProjectFixture(["Info.plist": ""])
        try fixture.write(Data(bytes), to: "Info.plist")
        #expect(throws: Problem(
            kind: .malformedFile, file: "Info.plist",
            message: "Info.plist is not read: its lists and dictionaries contain each other."
        )) { try InfoPropertyList(at: "Info.plist", in: fixture.folder) }
    }

    @Test("whatever a binary list's bytes are, reading it ends")
    func damagedBinary() throws {
        let list: [String: Any] = ["UIMainStoryboardFile": "Main", "UILaunchStoryboards": Array(repeating: ["a": "b"], count: 20)]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        for index in data.indices {
            for value: UInt8 in [0x00, 0x7F, 0xFF] {
                var damaged = data
                damaged[index] = value
                _ = BinaryPropertyList(damaged)?.isTree
            }
            _ = BinaryPropertyList(data.prefix(index))?.isTree
        }
        #expect(BinaryPropertyList(data)?.isTree == true)
    }
}

@Suite("A folder without a project")
struct FolderModuleTests {
    @Test("is one module of all its files and the entry points of every Info.plist")
    func folder() throws {
        let fixture = try ProjectFixture([
            "App/Main.storyboard": "", "App/App.swift": "", "App/App.h": "", "App/Assets.xcassets/Contents.json": "",
            "App/Info.plist": "{ UIMainStoryboardFile = Main; }",
            "Watch/Watch-Info.plist": "{ WKWatchKitApp = YES; }", "Broken-Info.plist": "{",
            "Kit.bundle/Info.plist": "{ UIMainStoryboardFile = Hidden; }", "Kit.bundle/Kit.xib": "",
        ])
        let result = fixture.result()
        let module = try #require(result.modules.first)
        #expect(result.modules.count == 1)
        #expect(module.kind == .folder)
        #expect(module.definition == nil)
        #expect(module.resources == [
            "App/Assets.xcassets", "App/Info.plist", "App/Main.storyboard", "Broken-Info.plist", "Kit.bundle", "Kit.bundle/Kit.xib",
            "Watch/Watch-Info.plist",
        ])
        #expect(module.sources == ["App/App.swift"])
        #expect(module.entryPoints.map(\.storyboard) == ["Main"])
        #expect(result.problems.map(\.file) == ["Broken-Info.plist"])
    }

    @Test("has a watch entry point where it has the storyboard that a watch app starts with")
    func watch() throws {
        let watch = "<plist version=\"1.0\"><dict><key>WKWatchKitApp</key><true/></dict></plist>"
        let without = try ProjectFixture(["Watch/Info.plist": watch]).result()
        let with = try ProjectFixture(["Watch/Info.plist": watch, "Watch/Base.lproj/Interface.storyboard": ""]).result()
        #expect(without.modules.first?.entryPoints == [])
        #expect(with.modules.first?.entryPoints == [
            EntryPoint(kind: .watch, storyboard: "Interface", key: "WKWatchKitApp", file: "Watch/Info.plist"),
        ])
    }
}
