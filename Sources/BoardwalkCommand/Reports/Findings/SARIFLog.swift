/// The parts of a SARIF log that are written, named as the format names them.
struct SARIFLog: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds: [String: BaseLocation]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let semanticVersion: String
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let name: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Help
        let defaultConfiguration: Configuration
        let properties: Properties

        struct Help: Encodable {
            let text: String
            let markdown: String
        }

        struct Configuration: Encodable {
            let level: String
        }

        struct Properties: Encodable {
            let tags: [String]
            let problemSeverity: String

            enum CodingKeys: String, CodingKey {
                case tags
                case problemSeverity = "problem.severity"
            }
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
        let codeFlows: [CodeFlow]?
        let relatedLocations: [Location]?
        let properties: Properties

        struct Properties: Encodable {
            let severity: String
        }
    }

    struct Message: Encodable {
        let text: String
    }

    struct BaseLocation: Encodable {
        let uri: String
    }

    struct Location: Encodable {
        var id: Int?
        var message: Message?
        let physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
    }

    struct LogicalLocation: Encodable {
        let fullyQualifiedName: String
        let name: String?
        let kind: String
    }

    struct CodeFlow: Encodable {
        let threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Encodable {
        let locations: [Step]
    }

    struct Step: Encodable {
        let location: Location
    }
}
