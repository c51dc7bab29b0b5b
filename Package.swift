// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Only `SourceIndex` links SwiftSyntax: the toolchain's own, so that a build needs no network, except on macOS, whose
/// toolchains come without its modules and which takes the package.
#if os(macOS)
    let syntaxPackages: [Package.Dependency] = [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")
    ]
    let syntaxProducts: [Target.Dependency] = [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
    ]
    let syntaxSwiftSettings: [SwiftSetting] = []
    let syntaxLinkerSettings: [LinkerSetting] = []
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
    /// For `SourceIndex` and the targets that import it: the compiler loads what a module imports, seen or not.
    let syntaxSwiftSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
    let syntaxLinkerSettings: [LinkerSetting] = [
        .unsafeFlags(["-L", syntaxFolder, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
    ]
#endif

let package = Package(
    name: "boardwalk",
    platforms: [.macOS(.v13), .iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "Boardwalk", targets: ["Boardwalk"]),
        .library(name: "BoardwalkLegacyNames", targets: ["BoardwalkLegacyNames"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "AppMap", targets: ["AppMap"]),
        .library(name: "Walker", targets: ["Walker"]),
        // These two need the toolchain's SwiftSyntax, and with it unsafe flags: for packages that depend on this one by path.
        .library(name: "Checks", targets: ["Checks"]),
        .library(name: "SourceIndex", targets: ["SourceIndex"]),
        .library(name: "Pictures", targets: ["Pictures"]),
        .executable(name: "boardwalk", targets: ["BoardwalkCommand"]),
        .plugin(name: "BoardwalkCheck", targets: ["BoardwalkCheck"]),
    ],
    dependencies: syntaxPackages,
    targets: [
        .target(name: "InterfaceBuilder"),
        .target(name: "SceneAddressing"),
        .target(name: "HeadlessUIKit", dependencies: ["InterfaceBuilder"]),
        .target(
            name: "Boardwalk",
            dependencies: [
                "SceneAddressing",
                .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS, .windows])),
            ]),
        .target(name: "BoardwalkLegacyNames", dependencies: ["Boardwalk"]),
        .target(name: "AppMap", dependencies: ["InterfaceBuilder", "SceneAddressing"]),
        .target(
            name: "Walker", dependencies: ["AppMap", "Boardwalk", "HeadlessUIKit", "InterfaceBuilder", "SceneAddressing"]),
        .target(
            name: "Checks", dependencies: ["AppMap", "InterfaceBuilder", "SceneAddressing", "SourceIndex"],
            swiftSettings: syntaxSwiftSettings),
        .target(name: "Pictures", dependencies: ["AppMap", "InterfaceBuilder", "SceneAddressing"]),
        .executableTarget(
            name: "BoardwalkCommand",
            dependencies: [
                "AppMap", "Checks", "InterfaceBuilder", "Pictures", "SceneAddressing", "SourceIndex", "Walker",
            ],
            swiftSettings: syntaxSwiftSettings),
        .plugin(
            name: "BoardwalkCheck",
            capability: .command(intent: .custom(
                verb: "boardwalk-check", description: "Tells what is wrong with the package's storyboards and xibs.")),
            dependencies: ["BoardwalkCommand"]),
        .target(
            name: "SourceIndex", dependencies: syntaxProducts, swiftSettings: syntaxSwiftSettings,
            linkerSettings: syntaxLinkerSettings),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], exclude: ["Values/Unread.txt"]),
        .testTarget(
            name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "InterfaceBuilder"],
            exclude: ["Corpus/Unread.txt", "PublicNames/UIKit.txt"]),
        .testTarget(
            name: "BoardwalkTests",
            dependencies: ["Boardwalk", "BoardwalkLegacyNames", "HeadlessUIKit", "InterfaceBuilder"]),
        .testTarget(name: "SceneAddressingTests", dependencies: ["SceneAddressing"]),
        .testTarget(name: "AppMapTests", dependencies: ["AppMap", "InterfaceBuilder", "SceneAddressing"]),
        .testTarget(name: "WalkerTests", dependencies: ["Walker", "AppMap", "HeadlessUIKit", "InterfaceBuilder"]),
        .testTarget(
            name: "ChecksTests", dependencies: ["Checks", "AppMap", "InterfaceBuilder", "SceneAddressing", "SourceIndex"],
            swiftSettings: syntaxSwiftSettings),
        .testTarget(name: "SourceIndexTests", dependencies: ["SourceIndex"], swiftSettings: syntaxSwiftSettings),
        .testTarget(
            name: "PicturesTests", dependencies: ["AppMap", "InterfaceBuilder", "Pictures"], exclude: ["Golden"]),
        .testTarget(
            name: "BoardwalkCommandTests", dependencies: ["BoardwalkCommand"], exclude: ["Golden"],
            swiftSettings: syntaxSwiftSettings),
    ]
)
