import Foundation

/// A file of build settings (`.xcconfig`) and the files that it includes.
struct BuildConfigurationFile {
    /// The settings in the order in which they are read: later ones replace earlier ones.
    private(set) var settings: [(name: String, value: String)] = []
    /// The files that must be included and are not there, relative to the folder.
    private(set) var absentFiles: [String] = []

    /// Reads a file of the folder. An included file that is not there adds nothing: such files are often
    /// generated or kept secret.
    init(at path: String, in folder: ProjectFolder) throws(Problem) {
        var including: Set<String> = []
        try read(path, in: folder, including: &including)
    }

    private mutating func read(
        _ path: String, in folder: ProjectFolder, including: inout Set<String>
    ) throws(Problem) {
        guard including.count < Self.mostFiles, including.insert(path).inserted else { return }
        let text = String(decoding: try folder.contents(of: path), as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) {
            let content = Self.withoutComment(line)
            if let name = Self.includedFile(content) {
                let included = PathParts.resolve(name, from: PathParts(path).folder)
                guard let included, folder.contains(included) else {
                    if !content.hasPrefix("#include?") { absentFiles.append(included ?? name) }
                    continue
                }
                try read(included, in: folder, including: &including)
            } else if let (name, value) = Self.setting(content) {
                settings.append((name, value))
            }
        }
    }

    private static let mostFiles = 100

    private static func withoutComment(_ line: Substring) -> String {
        let end = line.range(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }

    private static func includedFile(_ content: String) -> String? {
        guard content.hasPrefix("#include") else { return nil }
        let parts = content.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    private static func setting(_ content: String) -> (String, String)? {
        // The condition in `NAME[sdk=iphoneos*] = value` has an equals sign of its own.
        var inCondition = false
        let equals = content.firstIndex { character in
            if character == "[" { inCondition = true }
            if character == "]" { inCondition = false }
            return character == "=" && !inCondition
        }
        guard let equals else { return nil }
        let name = content[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return nil }
        return (name, content[content.index(after: equals)...].trimmingCharacters(in: .whitespaces))
    }
}
