import AppMap
import SourceIndex

/// What is asked of the text of the sources where the index does not tell, read only when a rule is in doubt.
extension AppSources {
    /// Whether some word stands in one of some files, whatever it is there: a name, a part of a text or of a comment. A file that
    /// cannot be read may hold any word.
    func mentions(_ words: Set<String>, in files: some Sequence<String>) -> Bool {
        let wanted = Set(words.map { Array($0.utf8)[...] })
        return Set(files).contains { file in
            guard let bytes = try? scan.bytes(of: file) else { return true }
            return Self.words(of: Array(bytes)).contains { wanted.contains($0) }
        }
    }

    /// The files that declare a class, one that it inherits from, or an extension of either; nil where not all of them are known.
    func files(of reference: ClassReference) -> Set<String>? {
        guard index.isKnownToTheEnd(reference) else { return nil }
        let chain = index.chain(of: reference)
        let declared = chain.compactMap { index.sourceClass($0)?.location.file }
        let members = chain.map(index.members)
        return Set(declared + members.flatMap { $0.methods.map(\.location.file) + $0.properties.map(\.location.file) })
    }

    /// The words of a text: what names are made of.
    private static func words(of bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
        bytes.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), 0x80...:
                false
            default: true
            }
        }
    }
}
