import Foundation
import SceneAddressing
import Walker

/// One line from a program.
struct SessionRequest {
    enum Deed: Equatable {
        case act(SessionAction)
        case look
        case route
        case quit
    }

    /// What a program calls its request, and finds again in the answer.
    enum ID: Codable, Equatable {
        case number(Int)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    let id: ID?
    let deed: Deed

    struct Mistake: Error {
        let kind: String
        let message: String
        var id: ID?
    }

    /// - Throws: a `Mistake` for whatever is no request.
    init(_ line: String) throws(Mistake) {
        let fields: Fields
        do {
            fields = try JSONDecoder().decode(Fields.self, from: Data(line.utf8))
        } catch let error as DecodingError {
            throw Mistake(kind: "malformed", message: Self.message(error))
        } catch {
            throw Mistake(kind: "malformed", message: "The line is no JSON object.")
        }
        id = fields.id
        do {
            deed = try Self.deed(fields)
        } catch {
            throw Mistake(kind: error.kind, message: error.message, id: fields.id)
        }
    }

    private struct Fields: Decodable {
        let id: ID?
        let `do`: String
        let item: ID?
        let text: String?
        let value: String?
    }

    private static let commands = [
        "look", "tap", "select", "type", "return", "set", "perform", "back", "swipeBack", "dismiss", "rotate", "undo",
        "restart", "route", "quit",
    ]

    private static func deed(_ fields: Fields) throws(Mistake) -> Deed {
        func item() throws(Mistake) -> ItemName {
            switch fields.item {
            case .number(let number): return .number(number)
            case .text(let text): return .text(text)
            case nil: throw missing("item", fields.do, "the number of an item, or what it is called")
            }
        }
        switch fields.do {
        case "look": return .look
        case "route": return .route
        case "quit": return .quit
        case "tap", "select": return .act(.tap(try item()))
        case "perform": return .act(.perform(try item()))
        case "return": return .act(.pressReturn(try item()))
        case "type":
            guard let text = fields.text else { throw missing("text", fields.do, "what is typed") }
            return .act(.type(try item(), text: text))
        case "set":
            guard let value = fields.value else { throw missing("value", fields.do, "what it is set to, as a string") }
            return .act(.set(try item(), value: value))
        default:
            if let move = ScreenMove(rawValue: fields.do) { return .act(.move(move)) }
            let nearest = NearestNames.of(fields.do, among: commands, limit: 1).first
            throw Mistake(
                kind: "unknownCommand",
                message: "There is no command '\(String(fields.do.prefix(40)))'"
                    + (nearest.map { "; did you mean '\($0.name)'?" } ?? "; there are \(commands.joined(separator: ", "))."))
        }
    }

    private static func missing(_ field: String, _ command: String, _ meaning: String) -> Mistake {
        Mistake(kind: "missingField", message: "'\(command)' needs '\(field)': \(meaning).")
    }

    private static func message(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            context.codingPath.first.map { "'\($0.stringValue)' has a value of another kind." } ?? "The line is no JSON object."
        default: "The line is no JSON object."
        }
    }
}
