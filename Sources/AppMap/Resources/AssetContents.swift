import Foundation

/// The parts of a `Contents.json` that matter to documents.
struct AssetContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
    }

    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }

        var insets: Insets?

        enum CodingKeys: String, CodingKey {
            case insets = "cap-insets"
        }

        /// Edges that cannot be understood are none, since the image can be had without them.
        init(from decoder: any Decoder) {
            insets = try? decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Insets.self, forKey: .insets)
        }
    }

    struct ColorEntry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Color?
    }

    struct Color: Decodable {
        var colorSpace: String?
        var components: [String: Component]?
        var platform: String?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, platform, reference
        }
    }

    /// A colour component: `"0.5"`, `"0xFF"`, `"255"`, or a plain number.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                text = String(number)
            } else {
                text = try container.decode(String.self)
            }
        }
    }

    var properties: Properties?
    var images: [Image]?
    var symbols: [Image]?
    var colors: [ColorEntry]?

    /// - Throws: A `Problem` if the file cannot be read or understood.
    init(reading file: String, from scan: FolderScan) throws(Problem) {
        let bytes = try scan.bytes(of: file, limit: 16 << 20)
        do {
            self = try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
        } catch {
            throw Problem.brokenAssetCatalog(file, Self.reason(of: error))
        }
    }

    private static func reason(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it is not valid JSON" }
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return path.isEmpty ? "it holds no object" : "“\(path.joined(separator: "."))” is not what it should be"
        default:
            return "it is not valid JSON"
        }
    }
}

extension Problem {
    static func brokenAssetCatalog(_ file: String, _ reason: String) -> Problem {
        Problem(
            kind: .brokenAssetCatalog, file: file,
            message: "The file cannot be understood because \(reason), so what it describes is not used; correct it in Xcode's asset catalogue editor."
        )
    }
}
