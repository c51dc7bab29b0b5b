import Testing
@testable import AppMap

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
