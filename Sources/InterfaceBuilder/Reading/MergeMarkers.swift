/// Recognises what a merge with conflicts leaves in a file.
package enum MergeMarkers {
    /// The first line that starts with seven `<` and a blank, if such lines also end a conflict further down.
    package static func first(in bytes: [UInt8]) -> (position: SourcePosition, offset: Int)? {
        var line = 1
        var start = 0
        var found: (position: SourcePosition, offset: Int)?
        while start < bytes.count {
            let rest = bytes[start...]
            if found == nil, rest.starts(with: "<<<<<<< ".utf8) {
                found = (SourcePosition(line: line, column: 1), start)
            } else if found != nil, rest.starts(with: ">>>>>>> ".utf8) {
                return found
            }
            guard let newline = rest.firstIndex(of: 0x0A) else { return nil }
            start = newline + 1
            line += 1
        }
        return nil
    }
}
