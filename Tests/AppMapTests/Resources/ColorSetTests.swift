import AppMap
import Testing

@Suite struct ColorSetTests {
    @Test(arguments: [
        (#""0.500""#, 0.5), (#""0xFF""#, 1), (#""0x33""#, 0.2), (#""255""#, 1), (#""51""#, 0.2), (#""1.000""#, 1),
        (#""0""#, 0), ("0.25", 0.25), ("1", 1), (#""-0.1""#, -0.1),
    ])
    func `components may be fractions, bytes or hexadecimal`(written: String, value: Double) throws {
        let set = try colorSet(#"{"red": \#(written), "green": "0.0", "blue": "0.0", "alpha": "0.5"}"#, space: "extended-srgb")
        let expected = ColorComponents(space: .extendedSRGB, red: value, green: 0, blue: 0, alpha: 0.5)
        #expect(set.value(for: .light) == .components(expected))
    }

    @Test func `a gray has its white in all colours`() throws {
        let set = try colorSet(#"{"white": "0.300", "alpha": "1"}"#, space: "gray-gamma-22")
        #expect(set.value(for: .any) == .components(ColorComponents(space: .gray, red: 0.3, green: 0.3, blue: 0.3)))
    }

    @Test func `the variant for an appearance is found`() throws {
        let set = try colorSet(contents: """
            {"colors": [
                {"idiom": "universal", "color": {"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"platform": "ios", "reference": "systemBlueColor"}},
                {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
                 "color": {"platform": "ios", "reference": "labelColor"}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "tinted"}],
                 "color": {"reference": "labelColor"}},
                {"idiom": "ipad"}
            ]}
            """)
        #expect(set.variants.map(\.appearance) == [.any, .dark, .any])
        #expect(set.variants.map(\.isHighContrast) == [false, false, true])
        #expect(set.value(for: .dark) == .system(name: "systemBlueColor", platform: "ios"))
        let red = ColorComponents(space: .displayP3, red: 1, green: 0, blue: 0)
        #expect(set.value(for: .light) == .components(red))
        #expect(set.value(for: .any) == .components(red))
    }

    @Test func `an empty set has no colour`() throws {
        #expect(try colorSet(contents: #"{"colors": [{"idiom": "universal"}]}"#).value(for: .light) == nil)
        #expect(try colorSet(contents: "{}").variants == [])
    }

    @Test(arguments: [
        #"{"red": "x", "green": "0", "blue": "0"}"#, #"{"red": "0xFFF", "green": "0", "blue": "0"}"#,
        #"{"red": "nan", "green": "0", "blue": "0"}"#, #"{"red": "1.0", "green": "0"}"#, "{}", "3", #"{"red": [], "green": "0", "blue": "0"}"#,
        #"{"white": "0.5", "alpha": "most"}"#,
    ])
    func `a colour without readable components is a problem`(components: String) {
        #expect { try colorSet(components, space: "srgb") } throws: { ($0 as? Problem)?.kind == .brokenAssetCatalog }
    }

    @Test func `an unknown colour space is a problem`() {
        #expect { try colorSet(#"{"white": "0.5"}"#, space: "ultraviolet") } throws: {
            ($0 as? Problem)?.kind == .brokenAssetCatalog
        }
    }

    @discardableResult
    private func colorSet(_ components: String, space: String) throws -> ColorSet {
        try colorSet(
            contents: #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": \#(components)}}]}"#
        )
    }

    private func colorSet(contents: String) throws -> ColorSet {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/a.colorset/Contents.json", contents)
        let scan = try FolderScan(of: folder.path)
        let asset = try #require(ResourceList(of: scan).catalogs.first?.assets.first)
        return try ColorSet(reading: asset, from: scan)
    }
}
