import Testing
@testable import AppMap

@Suite("A Swift package's targets")
struct SwiftPackageTests {
    private func result(_ manifest: String, at path: String = "Kit/Package.swift", _ files: [String] = []) throws -> ProjectFiles.Result {
        var contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        contents[path] = manifest
        return try ProjectFixture(contents).result()
    }

    @Test("a file that speaks of no package is a problem", arguments: ["", "garbage {{{", "import PackageDescription"])
    func noPackage(text: String) throws {
        #expect(try result(text).problems.map(\.kind) == [.malformedFile])
        #expect(try result("let package: Package = .init(name: \"A\")").problems.isEmpty)
    }

    @Test("a target's resources are what its rules name and what Xcode builds by itself")
    func resources() throws {
        let result = try result("""
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Book Kit", // .target(name: "Commented")
                platforms: [.iOS(.v15)],
                targets: [
                    .target(
                        name: "Shop-UI",
                        exclude: ["Old", "Notes.storyboard"],
                        resources: [.process("Resources"), .copy("Raw"), .embedInCode("Code.txt"), .process("one.json")]
                    ),
                    .testTarget(name: "ShopTests", dependencies: ["Shop-UI"]),
                ]
            )
            """, [
                "Kit/Sources/Shop-UI/Shop.swift", "Kit/Sources/Shop-UI/Main.storyboard", "Kit/Sources/Shop-UI/Cell.xib",
                "Kit/Sources/Shop-UI/Assets.xcassets/Contents.json", "Kit/Sources/Shop-UI/Notes.storyboard",
                "Kit/Sources/Shop-UI/Old/Old.storyboard", "Kit/Sources/Shop-UI/Resources/a.json",
                "Kit/Sources/Shop-UI/Raw/raw.swift", "Kit/Sources/Shop-UI/Raw/Assets.xcassets/Contents.json",
                "Kit/Sources/Shop-UI/Code.txt", "Kit/Sources/Shop-UI/one.json", "Kit/Sources/Shop-UI/README.md",
                "Kit/Sources/Shop-UI/en.lproj/Texts.strings", "Kit/Tests/ShopTests/ShopTests.swift", "Main.storyboard",
            ])
        let shop = try #require(result.module(named: "Shop-UI"))
        let directory = "Kit/Sources/Shop-UI/"
        #expect(shop.id.rawValue == "Kit/Package.swift:Shop-UI")
        #expect(shop.kind == .packageTarget)
        #expect(shop.moduleName == "Shop_UI")
        #expect(shop.bundleIdentifier == "Book-Kit.Shop-UI.resources")
        #expect(shop.platform == .iOS)
        #expect(shop.deploymentTarget == "15.0")
        #expect(shop.resources == [
            "Assets.xcassets", "Cell.xib", "Main.storyboard", "Raw/Assets.xcassets/Contents.json", "Raw/raw.swift",
            "Resources/a.json", "en.lproj/Texts.strings", "one.json",
        ].map { directory + $0 })
        #expect(shop.sources == [directory + "Shop.swift"])
        let tests = try #require(result.module(named: "ShopTests"))
        #expect(tests.kind == .tests)
        #expect(tests.bundleIdentifier == nil)
        #expect(tests.dependencies == [shop.id])
        #expect(tests.sources == ["Kit/Tests/ShopTests/ShopTests.swift"])
        #expect(result.modules.count == 2)
    }

    @Test("a target's folder is the one it names, else the usual one, else that of the only target")
    func folders() throws {
        let named = try result(#"Package(name: "K", targets: [.target(name: "A", path: "Code/./A"), .target(name: "B")])"#, [
            "Kit/Code/A/a.xib", "Kit/Source/B/b.xib", "Kit/Sources/x.xib",
        ])
        #expect(named.module(named: "A")?.resources == ["Kit/Code/A/a.xib"])
        #expect(named.module(named: "B")?.resources == ["Kit/Source/B/b.xib"])
        let only = try result(#"Package(name: "K", targets: [.executableTarget(name: "A"), .testTarget(name: "T")])"#, ["Kit/Sources/a.xib"])
        #expect(only.module(named: "A")?.resources == ["Kit/Sources/a.xib"])
        #expect(only.module(named: "T")?.resources == [])
        let root = try result(#"Package(name: "K", targets: [.target(name: "A", path: ".")])"#, at: "Package.swift", ["Main.storyboard"])
        #expect(root.module(named: "A")?.resources == ["Main.storyboard"])
        #expect(root.module(named: "A")?.sources == [])
        let outside = try result(#"Package(name: "K", targets: [.target(name: "A", path: "../../..")])"#, ["Main.storyboard"])
        #expect(outside.module(named: "A")?.resources == [])
    }

    @Test("targets of different packages are linked by product")
    func products() throws {
        let kit = #"""
            Package(name: "Kit", products: [.library(name: "KitAll", targets: ["Kit", "KitExtras"])],
                targets: [.target(name: "Kit"), .target(name: "KitExtras", dependencies: [.target(name: "Kit")])])
            """#
        let app = #"""
            Package(name: "App", dependencies: [.package(path: "../Kit")], targets: [
                .target(name: "App", dependencies: [.product(name: "KitAll", package: "Kit"), .byName(name: "Elsewhere")])])
            """#
        let result = try ProjectFixture(["Kit/Package.swift": kit, "App/Package.swift": app]).result()
        #expect(result.module(named: "App")?.dependencies.map(\.rawValue) == ["Kit/Package.swift:Kit", "Kit/Package.swift:KitExtras"])
        #expect(result.module(named: "KitExtras")?.dependencies.map(\.rawValue) == ["Kit/Package.swift:Kit"])
    }

    @Test("a package without a name is named after its folder")
    func unnamed() throws {
        let result = try result(#"Package(targets: [.target(name: "A")])"#, at: "My Kit/Package.swift", ["My Kit/Sources/A/a.xib"])
        #expect(result.modules.first?.bundleIdentifier == "My-Kit.A.resources")
    }

    @Test("a target whose name is computed is a problem with its line")
    func computed() throws {
        let result = try result("let package = Package(name: \"K\")\n\nfor n in names {\n  package.targets.append(.target(name: n))\n}")
        #expect(result.problems == [Problem(
            kind: .computedValue, file: "Kit/Package.swift", line: 4,
            message: "The name of this target is computed, so the target is left out."
        )])
    }
}
