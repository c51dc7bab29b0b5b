import AppMap

/// Uses of identifiers by accessors that a generator makes of documents, whose files need not be in the folder: SwiftGen's
/// `StoryboardScene.Main.detail` and `StoryboardSegue.Main.pay`, R.swift's `R.storyboard.main.detail`, `R.segue.home.pay` and
/// `R.reuseIdentifier.bookCell`, Natalie's `Storyboards.Main.instantiateDetail` and `HomeViewController.Segue.pay`; and by classes
/// of Reusable, whose identifiers are their own names.
///
/// The sources are read when something is asked for the first time.
final class GeneratedAccessors: Sendable {
    private let found: Lazily<Found>

    private struct Found: Sendable {
        var names: Set<String> = []
        var derivesIdentifiers = false
    }

    init(in files: [String], of scan: FolderScan) {
        found = Lazily {
            var found = Found()
            for file in files where file.hasSuffix(".swift") {
                guard let bytes = try? scan.bytes(of: file) else { continue }
                for chain in Self.chains(in: bytes) { Self.read(chain, &found) }
            }
            return found
        }
    }

    /// Whether an accessor stands for an identifier, however a generator spells that in Swift.
    func name(_ identifier: String) -> Bool { found.value.names.contains(Self.letters(identifier)) }

    /// Whether an identifier is the name of its own class, and classes of the app have such identifiers.
    func deriveIdentifier(_ identifier: String, of className: String?) -> Bool {
        identifier == className && found.value.derivesIdentifiers
    }

    /// Generators leave out what is no part of a name, and change the case of letters.
    private static func letters(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

    private static let reusable: Set = ["Reusable", "NibReusable", "StoryboardBased", "StoryboardSceneBased"]

    private static func read(_ chain: String, _ found: inout Found) {
        let parts = chain.split(separator: ".").map(String.init)
        if parts.count == 1 {
            if reusable.contains(chain) { found.derivesIdentifiers = true }
            return
        }
        let start = parts.indices.first { position in
            switch parts[position] {
            case "StoryboardScene", "StoryboardSegue", "Storyboards": true
            case "R": parts.dropFirst(position + 1).first.map { ["storyboard", "segue", "reuseIdentifier"].contains($0) } ?? false
            case "Segue", "Reusable": position > 0
            default: false
            }
        }
        guard let start else { return }
        for part in parts[(start + 1)...] {
            found.names.insert(letters(part))
            if part.hasPrefix("instantiate") { found.names.insert(letters(String(part.dropFirst("instantiate".count)))) }
        }
    }

    /// The names of a text, with the points between them, that may be what is looked for: those with a capital letter.
    private static func chains(in bytes: [UInt8]) -> some Sequence<String> {
        bytes.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
                false
            default: true
            }
        }.lazy.filter { chain in
            // Cheaper than to make a text of every word.
            chain.contains { [UInt8(ascii: "S"), UInt8(ascii: "R")].contains($0) }
        }.map { String(decoding: $0, as: UTF8.self) }
    }
}
