import AppMap
import SourceIndex
import struct SourceIndex.SourceLocation

/// The places at which Swift asks a class for what a protocol or an extension makes of it: `BookViewController.instantiate()`.
///
/// The sources are read when something is asked for the first time.
final class MakerCalls: Sendable {
    /// How a class is asked.
    enum Answer: Equatable {
        /// By its name, at these places.
        case at([SourceLocation])
        /// If at all, by something that stands for it: a generic parameter, `self`, the type that is expected.
        case perhaps
        case nowhere
    }

    private struct Call: Hashable {
        let base: String
        let member: String
    }

    private struct Found: Sendable {
        var places: [Call: [SourceLocation]] = [:]
        /// The members that something else is asked for than a type by its name.
        var others: Set<String> = []
    }

    private let found: Lazily<Found>

    /// - Parameter index: what knows the members to look for, and which names are those of classes.
    init(by index: SourceIndex, in files: [String], of scan: FolderScan) {
        found = Lazily {
            var found = Found()
            let members = index.uses.reduce(into: Set<String>()) { $0.formUnion($1.maker?.members ?? []) }
            guard !members.isEmpty else { return found }
            let classes = Set(index.classes.map(\.name))
            let wanted = members.map { Array($0.utf8) }
            for file in files where file.hasSuffix(".swift") {
                guard let bytes = try? scan.bytes(of: file) else { continue }
                Self.read(Array(bytes), file, wanted, classes, &found)
            }
            return found
        }
    }

    /// Where a class is asked for one of some members.
    func answer(_ className: String, _ members: Set<String>) -> Answer {
        let places = members.flatMap { found.value.places[Call(base: className, member: $0)] ?? [] }.sorted()
        if !places.isEmpty { return .at(places) }
        return found.value.others.isDisjoint(with: members) ? .nowhere : .perhaps
    }

    private static func read(_ bytes: [UInt8], _ file: String, _ members: [[UInt8]], _ classes: Set<String>, _ found: inout Found) {
        let code = SwiftCode.withoutTexts(bytes)
        var line = 1
        var lineStart = 0
        var position = 0
        while position < code.count {
            let byte = code[position]
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = position + 1
            } else if byte == UInt8(ascii: "."),
                let member = members.first(where: { code[(position + 1)...].starts(with: $0) && !isName(code, position + 1 + $0.count) }) {
                var start = position
                while start > 0, isName(code, start - 1) { start -= 1 }
                let base = String(decoding: code[start..<position], as: UTF8.self)
                let name = String(decoding: member, as: UTF8.self)
                if classes.contains(base) {
                    found.places[Call(base: base, member: name), default: []].append(
                        SourceLocation(file: file, line: line, column: start - lineStart + 1))
                } else {
                    found.others.insert(name)
                }
            }
            position += 1
        }
    }

    private static func isName(_ code: [UInt8], _ position: Int) -> Bool {
        guard code.indices.contains(position) else { return false }
        switch code[position] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            return true
        default: return false
        }
    }
}
