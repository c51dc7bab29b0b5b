// swift-tools-version: 6.0
import Foundation
import PackageDescription

// As in the package itself: the benchmark of sources compares with the toolchain's SwiftParser.
#if os(macOS)
    let syntaxPackages: [Package.Dependency] = [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")
    ]
    let syntaxProducts: [Target.Dependency] = [.product(name: "SwiftParser", package: "swift-syntax")]
    let syntaxSwiftSettings: [SwiftSetting] = []
#else
    /// Where the toolchain that reads this manifest keeps SwiftSyntax: beside the library that the manifest itself is linked
    /// to, whatever `swift` on the PATH is a link to.
    let syntaxFolder: String = {
        // Read by lines: a read of all at once may end early, since the kernel hands out a page at a time.
        var library: String?
        if let maps = fopen("/proc/self/maps", "r") {
            var line = [CChar](repeating: 0, count: 8_192)
            while library == nil, fgets(&line, Int32(line.count), maps) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                let path = text.drop { $0 != "/" }.prefix { $0 != "\n" }
                if path.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") { library = String(path) }
            }
            fclose(maps)
        }
        let manifestInterface = URL(fileURLWithPath: library ?? "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
        return manifestInterface.appendingPathComponent("../../../host").standardizedFileURL.path
    }()
    let syntaxPackages: [Package.Dependency] = []
    let syntaxProducts: [Target.Dependency] = []
    let syntaxSwiftSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
#endif

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "boardwalk", path: "..")] + syntaxPackages,
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "InterfaceBuilder", package: "boardwalk"),
                .product(name: "AppMap", package: "boardwalk"),
                .product(name: "HeadlessUIKit", package: "boardwalk"),
                .product(name: "Walker", package: "boardwalk"),
                .product(name: "Checks", package: "boardwalk"),
                .product(name: "SourceIndex", package: "boardwalk"),
                .product(name: "Pictures", package: "boardwalk"),
                // Not linked: the command is built beside the benchmarks, which start it.
                .product(name: "boardwalk", package: "boardwalk"),
            ] + syntaxProducts,
            swiftSettings: syntaxSwiftSettings)
    ]
)
