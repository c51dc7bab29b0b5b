/// What a file is to a build, told by its extension as Xcode tells it.
enum FileRole {
    /// Compiled into the module's code.
    case source
    /// Copied or compiled into the bundle.
    case resource
    /// Read by the build, but part of neither: headers, configurations, manifests.
    case buildInput

    init(path: String) {
        let pathExtension = RelativePath.pathExtension(of: path)
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
        let pathExtension = RelativePath.pathExtension(of: path)
        return pathExtension == "storyboard" || pathExtension == "xib"
    }

    /// Whether Xcode builds a resource of a package target that no rule of the manifest names.
    static func isAutomaticPackageResource(_ path: String) -> Bool {
        automaticPackageExtensions.contains(RelativePath.pathExtension(of: path)) || path.contains(".lproj/")
    }

    /// The folder that the build takes as one thing (an asset catalogue, a data model), or the path itself.
    static func wrapper(of path: String) -> String {
        for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
            if wrapperExtensions.contains(RelativePath.pathExtension(of: path[..<slash])) {
                return String(path[..<slash])
            }
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
    private static let automaticPackageExtensions: Set<String> = [
        "storyboard", "xib", "nib", "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
    ]
}
