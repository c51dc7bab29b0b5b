import Foundation
import SceneAddressing

/// A value of a configuration file and the place where it stands, for errors that name it.
package struct ConfigurationValue: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case object([String: Content])
        case array([Content])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    package let file: String
    package let keyPath: String
    package let content: Content

    package func error(_ reason: ConfigurationError.Reason) -> ConfigurationError {
        ConfigurationError(file: file, keyPath: keyPath, reason: reason)
    }

    // MARK: Typed values

    package func string() throws(ConfigurationError) -> String {
        guard case .string(let text) = content else { throw wrongType("a string") }
        guard !text.isEmpty else { throw error(.emptyValue) }
        return text
    }

    package func bool() throws(ConfigurationError) -> Bool {
        guard case .bool(let value) = content else { throw wrongType("true or false") }
        return value
    }

    package func number() throws(ConfigurationError) -> Double {
        guard case .number(let value) = content else { throw wrongType("a number") }
        return value
    }

    /// A whole number of a range.
    func integer(in range: ClosedRange<Int>) throws(ConfigurationError) -> Int {
        guard let value = Int(exactly: try number()), range.contains(value) else {
            throw wrongType("a whole number from \(range.lowerBound)")
        }
        return value
    }

    package func array() throws(ConfigurationError) -> [ConfigurationValue] {
        guard case .array(let elements) = content else { throw wrongType("an array") }
        return elements.enumerated().map { index, element in
            ConfigurationValue(file: file, keyPath: "\(keyPath)[\(index)]", content: element)
        }
    }

    /// An array of strings; a single string stands for an array of one.
    package func strings() throws(ConfigurationError) -> [String] {
        switch content {
        case .string:
            return [try string()]
        case .array:
            var strings: [String] = []
            for element in try array() {
                strings.append(try element.string())
            }
            return strings
        default:
            throw wrongType("a string or an array of strings")
        }
    }

    /// An array of strings, of which some may be empty.
    func texts() throws(ConfigurationError) -> [String] {
        var texts: [String] = []
        for element in try array() {
            guard case .string(let text) = element.content else { throw element.wrongType("a string") }
            texts.append(text)
        }
        return texts
    }

    /// One of the values of an enumeration, by its name.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        of type: Choice.Type
    ) throws(ConfigurationError) -> Choice {
        let text = try string()
        guard let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map(\.rawValue)
            let nearest = NearestNames.of(text, among: allowed, limit: 1).first?.name
            throw error(.unknownValue(text, nearest: nearest, allowed: allowed))
        }
        return choice
    }

    /// The members of an object whose keys the app chooses, sorted by key.
    package func members() throws(ConfigurationError) -> [(key: String, value: ConfigurationValue)] {
        guard case .object(let members) = content else { throw wrongType("an object") }
        return members.sorted { ExactName($0.key) < ExactName($1.key) }.map { key, content in
            (key, ConfigurationValue(file: file, keyPath: path(to: key), content: content))
        }
    }

    private func path(to key: String) -> String {
        if key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }), !key.isEmpty {
            return keyPath.isEmpty ? key : "\(keyPath).\(key)"
        }
        return "\(keyPath)[\"\(key)\"]"
    }

    /// The members of an object whose keys we choose.
    ///
    /// - Throws: an error for a key that is not one of `known`.
    package func members(known: [String]) throws(ConfigurationError) -> [String: ConfigurationValue] {
        var values: [String: ConfigurationValue] = [:]
        for (key, value) in try members() {
            guard known.contains(key) else {
                throw value.error(.unknownKey(nearest: NearestNames.of(key, among: known, limit: 1).first?.name))
            }
            values[key] = value
        }
        return values
    }

    package func wrongType(_ expected: String) -> ConfigurationError {
        error(.wrongType(expected: expected, found: content.typeName))
    }
}

// MARK: - Reading

extension ConfigurationValue {
    /// Reads a file of JSON5.
    ///
    /// - Parameters:
    ///   - file: the file's name in errors; nil for the path.
    ///   - limit: the largest file that is read, in bytes.
    init(contentsOf path: String, file: String? = nil, limit: Int) throws(ConfigurationError) {
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: path, limit: limit)
        } catch {
            throw ConfigurationError(file: file ?? path, reason: .unreadable(error.reason + "."))
        }
        try self.init(json: Data(bytes), file: file ?? path)
    }

    /// Reads JSON5.
    init(json data: Data, file: String) throws(ConfigurationError) {
        // JSON would also come in other encodings, which Foundation guesses at.
        guard String(validating: data, as: UTF8.self) != nil else {
            throw ConfigurationError(file: file, reason: .unreadable("It is not UTF-8."))
        }
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let data = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            self.init(file: file, keyPath: "", content: try decoder.decode(Content.self, from: data))
        } catch {
            let place = JSON5Syntax(Array(data)).mistake
            throw ConfigurationError(file: file, reason: .malformed(line: place?.line, column: place?.column))
        }
        // What people write is small; what is larger is written by the command.
        guard data.count <= Self.largestHandwritten, let repeated = JSON5Syntax(Array(data)).repeatedKeys.first else { return }
        throw ConfigurationError(
            file: file, reason: .repeatedKey(repeated.key, line: repeated.position.line, column: repeated.position.column))
    }

    private static let largestHandwritten = 4 << 20
}

extension ConfigurationValue.Content: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            nil
        }
    }

    package init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            var members: [String: Self] = [:]
            for key in container.allKeys {
                members[key.stringValue] = try container.decode(Self.self, forKey: key)
            }
            self = .object(members)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [Self] = []
            while !container.isAtEnd {
                elements.append(try container.decode(Self.self))
            }
            self = .array(elements)
        } else {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(Bool.self) {
                self = .bool(value)
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else {
                self = .number(try container.decode(Double.self))
            }
        }
    }

    fileprivate var typeName: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}
