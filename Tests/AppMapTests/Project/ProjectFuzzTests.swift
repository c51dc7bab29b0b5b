import Foundation
import Testing
@testable import AppMap

/// The same numbers on every run.
private struct FixedSequence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
        return result ^ (result >> 31)
    }
}

@Suite("Project files with random damage")
struct ProjectFuzzTests {
    private static let project = ProjectFixture.project(targets: ["T", "K"], children: ["G", "CODE", "BASE"], objects: """
        \(ProjectFixture.group("G", path: "Screens", children: ["A", "V"]))
        \(ProjectFixture.file("A", path: "Main.storyboard"))
        V = {isa = PBXVariantGroup; name = Cell.xib; children = (W); sourceTree = SOURCE_ROOT; };
        \(ProjectFixture.file("W", path: "Base.lproj/Cell.xib"))
        \(ProjectFixture.file("BASE", path: "App.xcconfig"))
        CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; exceptions = (E); explicitFolders = (Raw); };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = K; membershipExceptions = (Raw/a.json); };
        \(ProjectFixture.phase("R", files: ["A", "V"]))
        \(ProjectFixture.target("T", name: "App", phases: ["R"], settings: "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; PRODUCT_NAME = \"$(inherited:lower)\";", configurationFields: "baseConfigurationReference = BASE;", fields: "dependencies = (D);"))
        \(ProjectFixture.target("K", name: "Kit", type: "framework", fields: "fileSystemSynchronizedGroups = (CODE);"))
        D = {isa = PBXTargetDependency; targetProxy = P; };
        P = {isa = PBXContainerItemProxy; containerPortal = PROJECT; remoteGlobalIDString = K; };
        """)

    private static let files = [
        "App.xcodeproj/project.pbxproj": project,
        "Info.plist": "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>$(FLOW)</string></dict></plist>",
        "App.xcconfig": "#include \"App.xcconfig\"\nFLOW[sdk=iphoneos*] = Main$(X:default=$(inherited)) // comment\n",
        "Kit/Package.swift": """
            // swift-tools-version: 6.0
            let package = Package(name: "Kit", platforms: [.iOS(.v15_1)], targets: [
                .target(name: "Kit", dependencies: [.product(name: "A", package: "a")], path: "Co\\(1)de", exclude: ["x"] + [#"y"#],
                    resources: [.process("R"), .copy("C")]), /* end */ .testTarget(name: "T")])
            """,
        "Screens/Main.storyboard": "", "Base.lproj/Cell.xib": "", "Code/Raw/a.json": "", "Code/b.swift": "",
    ]

    @Test("are read to their end, and name only files of the folder", arguments: 0..<300)
    func damage(seed: UInt64) throws {
        var random = FixedSequence(state: seed)
        let damaged = ["App.xcodeproj/project.pbxproj", "Info.plist", "App.xcconfig", "Kit/Package.swift"]
        var files = Self.files
        for path in damaged {
            var bytes = Array((files[path] ?? "").utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
                let copied = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes[start] = UInt8.random(in: 0...127, using: &random)
                default: bytes.insert(contentsOf: bytes[copied..<min(bytes.count, copied + 30)], at: start)
                }
            }
            files[path] = String(decoding: bytes, as: UTF8.self)
        }
        let fixture = try ProjectFixture(files)
        let result = fixture.result()
        #expect(!result.modules.isEmpty)
        for path in result.modules.flatMap({ $0.resources + $0.sources }) {
            #expect(fixture.folder.contains(path) || fixture.folder.containsDirectory(path))
        }
    }
}
