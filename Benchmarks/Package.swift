// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "boardwalk", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "InterfaceBuilder", package: "boardwalk"),
                .product(name: "AppMap", package: "boardwalk"),
                .product(name: "HeadlessUIKit", package: "boardwalk"),
                .product(name: "Walker", package: "boardwalk"),
                .product(name: "Pictures", package: "boardwalk"),
            ])
    ]
)
