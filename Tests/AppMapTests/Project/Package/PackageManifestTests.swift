import Testing
@testable import AppMap

@Suite("Reading a package manifest without running it")
struct PackageManifestTests {
    private func targets(_ source: String) -> [PackageManifest.Target] {
        PackageManifest(Array(source.utf8)).targets
    }

    @Test("comments, strings and other Swift around the targets do not matter")
    func surroundings() {
        let manifest = PackageManifest(Array(#"""
            /* .target(name: "Outer" /* .target(name: "Nested") */ ) */
            let name: String = "Kit"
            let text = """
                .target(name: "InText")
                """
            let raw = #"" .target(name: "InRaw") "#
            #if os(Linux)
            let flag = "\(name + ")") // .target(name: \"x\")"
            #endif
            let shared: [Target.Dependency] = [.target(name: "Core"), "Other"]
            let package = Package(name: name, targets: [
                Target.target(name: name, dependencies: ["A", .product(name: "P", package: "p", condition: .when(platforms: [.iOS]))] + ["B"],
                    path: "Co\u{2D}de", resources: [.process("R")] + [.copy("C")], swiftSettings: [.define("X", .when(configuration: .debug))]),
                .target(name: "Core"), .macro(name: "Macros"), .plugin(name: "Plugin"), .binaryTarget(name: "Binary", path: "b"),
            ].map { $0 })
            """#.utf8))
        #expect(manifest.name == "Kit")
        #expect(manifest.targets.map(\.name) == ["Core", "Kit", "Macros"])
        let kit = manifest.targets.first { $0.name == "Kit" }
        #expect(kit?.dependencies == ["A", "P", "B"])
        #expect(kit?.resources.map(\.path) == ["R", "C"])
    }

    @Test("platform versions are read in every form", arguments: [
        (".v15", "15.0"), (".v13_4", "13.4"), ("\"15.2\"", "15.2"), ("variable", nil), (".newest", nil),
    ])
    func versions(written: String, version: String?) {
        let manifest = PackageManifest(Array("Package(name: \"K\", platforms: [.iOS(\(written))])".utf8))
        #expect(manifest.platforms.map(\.platform) == [.iOS])
        #expect(manifest.platforms.first?.version == version)
    }

    @Test("a list that is computed from another is not taken for it")
    func computedList() {
        let target = targets(#"[.target(name: "A", exclude: ["x"].filter { _ in false }, resources: [.process("R")])]"#).first
        #expect(target?.exclude == [])
        #expect(target?.resources.count == 1)
    }

    @Test("every beginning of a manifest is read to its end")
    func truncated() {
        let source = Array(##"Package(name: "K", targets: [.target(name: #"A"#, path: """ x """, exclude: ["\(f(")"))", { $0 }])]) /* /* */"##.utf8)
        for length in source.indices {
            _ = PackageManifest(Array(source.prefix(length)))
        }
        #expect(PackageManifest(source).name == "K")
    }

    @Test("nesting without end is read to its end", arguments: ["(", "[", "{", ".target(", "[.target(name: ", "/*", "a.", "+", "#", "\"\\("])
    func nesting(piece: String) {
        let source = "Package(name: \"K\", targets: [.target(name: \"A\", path: \"p\", exclude: "
            + String(repeating: piece, count: 20_000)
        #expect(targets(source).map(\.name).contains("A"))
    }
}
