/// A named colour of a catalogue in its variants.
public struct ColorSet: Hashable, Sendable {
    /// The appearance that a variant is for.
    public enum Appearance: String, Hashable, Sendable {
        case any
        case light
        case dark
    }

    /// What a variant holds.
    public enum Value: Hashable, Sendable {
        case components(ColorComponents)
        /// A colour of the system, as in `systemBlueColor`, and the platform whose colour it is, as in `ios`.
        case system(name: String, platform: String?)
    }

    /// One colour of the set.
    public struct Variant: Hashable, Sendable {
        /// The appearance that the colour is for.
        public let appearance: Appearance
        /// Whether the variant is for increased contrast only.
        public let isHighContrast: Bool
        /// The device, as in `universal`, `iphone`, `ipad`.
        public let idiom: String
        /// The colour.
        public let value: Value
    }

    /// The asset that the colours belong to.
    public let asset: Asset
    /// The variants in the order of the catalogue.
    public let variants: [Variant]

    /// Reads the variants of a colour.
    /// - Throws: A `Problem` if its `Contents.json` is missing or broken.
    public init(reading asset: Asset, from scan: FolderScan) throws(Problem) {
        let contents = try AssetContents(reading: asset.contentsFile, from: scan)
        self.asset = asset
        var variants: [Variant] = []
        for entry in contents.colors ?? [] {
            guard let color = entry.color else { continue }
            guard let value = Value(color) else {
                throw .brokenAssetCatalog(asset.contentsFile, "one of its colours has no readable components")
            }
            let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
            // A tinted variant and the like serve no view.
            guard let appearance = luminosity.map({ Appearance(rawValue: $0) }) ?? .any else { continue }
            variants.append(
                Variant(
                    appearance: appearance,
                    isHighContrast: entry.appearances?.contains { $0.appearance == "contrast" } ?? false,
                    idiom: entry.idiom ?? "universal",
                    value: value
                )
            )
        }
        self.variants = variants
    }

    /// The colour to draw on a phone at normal contrast; nil for an empty set.
    /// - Parameter appearance: Where there is no colour for it, that for any appearance is taken.
    public func value(for appearance: Appearance) -> Value? {
        func rank(_ variant: Variant) -> (Int, Int, Int) {
            let look = variant.appearance == appearance ? 0 : variant.appearance == .any ? 1 : 2
            let idiom = variant.idiom == "universal" ? 0 : variant.idiom == "iphone" ? 1 : 2
            return (variant.isHighContrast ? 1 : 0, look, idiom)
        }
        return variants.min { rank($0) < rank($1) }?.value
    }
}

private extension ColorSet.Value {
    init?(_ color: AssetContents.Color) {
        if let reference = color.reference {
            self = .system(name: reference, platform: color.platform)
        } else if let components = ColorComponents(color) {
            self = .components(components)
        } else {
            return nil
        }
    }
}
