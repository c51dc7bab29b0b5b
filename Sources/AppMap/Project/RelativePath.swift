/// Arithmetic on paths relative to the app's folder, whose own path is the empty string.
enum RelativePath {
    /// The path without `.`, `..` and doubled slashes; nil where it leads out of the folder.
    static func normalized(_ path: String) -> String? {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." {
                guard components.popLast() != nil else { return nil }
            } else {
                components.append(component)
            }
        }
        return components.joined(separator: "/")
    }

    /// `path` as seen from `directory`; nil where it leads out of the folder.
    static func join(_ directory: String, _ path: String) -> String? {
        normalized(directory + "/" + path)
    }

    /// The path of what contains `path`.
    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }

    /// The last component.
    static func name(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// The last component without its extension.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The last component's extension, in lower case and without the dot; empty where there is none.
    static func pathExtension(of path: Substring) -> String {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let result = path[path.utf8.index(after: dot)...]
        return result.utf8.contains(UInt8(ascii: "/")) ? "" : result.lowercased()
    }

    static func pathExtension(of path: String) -> String {
        pathExtension(of: path[...])
    }

    /// The path without the `.lproj` folder that a localised file lies in.
    static func withoutLocalization(_ path: String) -> String {
        guard path.contains(".lproj/") else { return path }
        return path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    }
}
