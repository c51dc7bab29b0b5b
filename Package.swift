// swift-tools-version: 6.0
import PackageDescription

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
        .library(name: "Checks", targets: ["Checks"]),
        .library(name: "Pictures", targets: ["Pictures"]),
        .executable(name: "boardwalk", targets: ["BoardwalkCommand"]),
    ],
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
        .target(name: "Checks", dependencies: ["AppMap", "InterfaceBuilder", "SceneAddressing"]),
        .target(name: "Pictures", dependencies: ["AppMap", "InterfaceBuilder", "SceneAddressing"]),
        .executableTarget(
            name: "BoardwalkCommand",
            dependencies: ["AppMap", "Checks", "InterfaceBuilder", "Pictures", "SceneAddressing", "Walker"]),
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
        .testTarget(name: "ChecksTests", dependencies: ["Checks", "AppMap", "InterfaceBuilder", "SceneAddressing"]),
        .testTarget(
            name: "PicturesTests", dependencies: ["AppMap", "InterfaceBuilder", "Pictures"], exclude: ["Golden"]),
        .testTarget(name: "BoardwalkCommandTests", dependencies: ["BoardwalkCommand"], exclude: ["Golden"]),
    ]
)
