/// What a file is to a build, told by its extension as Xcode tells it.
enum FileRole {
    /// Compiled into the module's code.
    case source
    /// Copied or compiled into the bundle.
    case resource
    /// Read by the build, but part of neither: headers, configurations, manifests.
    case buildInput

    init(path: String) {
        let pathExtension = PathParts(path).pathExtension.lowercased()
        if Self.sourceExtensions.contains(pathExtension) {
            self = .source
        } else if Self.buildInputExtensions.contains(pathExtension) {
            self = .buildInput
        } else {
            self = .resource
        }
    }

    /// Whether the path names a storyboard or a xib.
    static func isDocument(_ path: String) -> Bool {
        DocumentFile.Kind(path: path) != nil
    }

    /// Whether the path names an image, a font or texts: what a project copies, and nothing makes during a build.
    static func isMedium(_ path: String) -> Bool {
        mediumExtensions.contains(PathParts(path).pathExtension.lowercased())
    }

    /// Whether Xcode builds a resource of a package target that no rule of the manifest names.
    static func isAutomaticPackageResource(_ path: String) -> Bool {
        let place = PathParts(path)
        return automaticPackageExtensions.contains(place.pathExtension.lowercased())
            || place.withoutLocalization.utf8.count != path.utf8.count
    }

    /// The folder that the build takes as one thing (an asset catalogue, a data model), or the path itself.
    static func wrapper(of path: String) -> String {
        var start = path.startIndex
        while let slash = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
            if let dot = path.utf8[start..<slash].lastIndex(of: UInt8(ascii: ".")),
                wrapperExtensions.contains(path[path.utf8.index(after: dot)..<slash].lowercased())
            {
                return String(path[..<slash])
            }
            start = path.utf8.index(after: slash)
        }
        return path
    }

    private static let sourceExtensions: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition",
    ]
    private static let buildInputExtensions: Set<String> = [
        "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "xcodeproj", "pbxproj",
    ]
    private static let wrapperExtensions: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets", "xcstickers", "storyboardc", "nib",
        "momd", "mlpackage", "icon", "docc", "bundle", "framework", "xcframework",
    ]
    private static let mediumExtensions: Set<String> = [
        "ttf", "otf", "ttc", "png", "jpg", "jpeg", "gif", "heic", "webp", "pdf", "svg", "mp3", "m4a", "wav", "caf", "aiff", "mp4",
        "mov", "strings", "stringsdict",
    ]
    private static let automaticPackageExtensions: Set<String> = [
        "storyboard", "xib", "nib", "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
    ]
}
