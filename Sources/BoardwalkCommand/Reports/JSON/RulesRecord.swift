import AppMap
import Checks

/// What `boardwalk rules --format json` writes; the article on the format of rules describes it.
struct RulesRecord: Encodable {
    let format = "boardwalk-rules"
    let version = 1
    let rules: [RuleRecord]

    init(_ entries: [CatalogEntry]) {
        rules = entries.map(RuleRecord.init)
    }

    struct RuleRecord: Encodable {
        let name: String
        let severity: String
        let onByDefault: Bool
        let summary: String
        let reason: String
        let foundBy: [String]
        let sources: String?
        let fixable: Bool
        let options: [OptionRecord]
        let examples: ExamplesRecord

        init(_ entry: CatalogEntry) {
            name = entry.name
            severity = entry.description.severity.rawValue
            onByDefault = entry.description.isOnByDefault
            summary = entry.description.summary
            reason = entry.description.reason
            foundBy = entry.finders.map(\.rawValue)
            sources = entry.sources?.rawValue
            fixable = entry.isFixable
            options = entry.options.map(OptionRecord.init)
            examples = ExamplesRecord(
                breaking: entry.wrong.map(ExampleRecord.init), keeping: entry.right.map(ExampleRecord.init))
        }
    }

    struct OptionRecord: Encodable {
        let name: String
        let summary: String
        let type: String
        let standard: ValueRecord

        init(_ option: RuleOption) {
            name = option.name
            summary = option.summary
            type = option.standard.typeName
            standard = ValueRecord(value: option.standard)
        }

        enum CodingKeys: String, CodingKey {
            case name, summary, type
            case standard = "default"
        }
    }

    struct ExamplesRecord: Encodable {
        let breaking: [ExampleRecord]
        let keeping: [ExampleRecord]
    }

    struct ExampleRecord: Encodable {
        let files: [FileRecord]
        let options: [String: ValueRecord]

        init(_ example: RuleExample) {
            files = example.files.map(FileRecord.init)
            options = example.options.mapValues(ValueRecord.init)
        }
    }

    struct FileRecord: Encodable {
        let path: String
        let text: String
        let reported: [Int]

        init(_ file: RuleExample.File) {
            path = file.path
            text = file.text
            reported = file.marks
        }
    }

    /// A value as a configuration writes it.
    struct ValueRecord: Encodable {
        let value: OptionValue

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .flag(let value): try container.encode(value)
            case .number(let value): try container.encode(value)
            case .text(let text): try container.encode(text)
            case .texts(let texts): try container.encode(texts)
            case .table(let table): try container.encode(table)
            }
        }
    }
}
