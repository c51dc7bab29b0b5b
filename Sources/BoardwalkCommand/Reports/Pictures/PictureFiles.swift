import AppMap
import Foundation
import Pictures

/// The names of files that hold one picture each.
struct PictureFileNames {
    private var taken: Set<String> = []

    /// A name of a file for a scene: one that every disk takes, leads nowhere else, and is not taken yet.
    ///
    /// - Parameters:
    ///   - name: the scene's full name.
    ///   - objectID: what the scene is called where nothing can be read of its own name.
    ///   - app: the name that goes before, where there are several apps.
    mutating func next(_ name: String, objectID: String = "", app: String? = nil, _ fileExtension: String) -> String {
        var name = name
        if let end = name.lastIndex(of: "@"), end > name.startIndex,
            !name[..<end].unicodeScalars.contains(where: { $0.isReadable })
        {
            name = objectID + name[end...]
        }
        if let app { name = app + " " + name }
        var safe = String(
            name.unicodeScalars.prefix(80).map { scalar -> Character in
                scalar.isReadable || "-_@ ()".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
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

extension Unicode.Scalar {
    /// Whether names of files show the letter as it is on every disk.
    fileprivate var isReadable: Bool { properties.isAlphabetic || properties.numericType != nil }
}
