import AppMap
import Foundation
import Pictures

/// The names of files that hold one picture each.
struct PictureFileNames {
    private var taken: Set<String> = []

    /// A name of a file for what is called so: one that every disk takes, leads nowhere else, and is not taken yet.
    mutating func next(_ name: String, _ fileExtension: String) -> String {
        var safe = String(
            name.unicodeScalars.prefix(80).map { scalar -> Character in
                let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                return isPlain || "-_@ ()".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
            })
        // No disk takes names of more than 255 bytes.
        while safe.utf8.count > 180 { safe.removeLast() }
        safe = safe.trimmingCharacters(in: .whitespaces)
        if safe.isEmpty { safe = "scene" }
        var candidate = safe
        var number = 2
        // Disks of a Mac take `A` and `a` for the same.
        while !taken.insert(candidate.lowercased().decomposedStringWithCanonicalMapping).inserted {
            candidate = "\(safe) \(number)"
            number += 1
        }
        return candidate + "." + fileExtension
    }
}
