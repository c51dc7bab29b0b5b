// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Bookshop",
    defaultLocalization: "en",
    platforms: [.macOS(.v13), .iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "Bookshop", targets: ["Bookshop"]),
        .library(name: "BookshopReviews", targets: ["BookshopReviews"]),
    ],
    dependencies: [
        .package(name: "boardwalk", path: "../.."),
    ],
    targets: [
        .target(
            name: "Bookshop",
            dependencies: [
                "BookshopReviews",
                .product(name: "Boardwalk", package: "boardwalk"),
                .product(name: "BoardwalkLegacyNames", package: "boardwalk"),
            ],
            exclude: ["Info.plist"],
            resources: [.process("Resources")]
        ),
        .target(
            name: "BookshopReviews",
            dependencies: [.product(name: "Boardwalk", package: "boardwalk")],
            resources: [.process("Resources")]
        ),
        .testTarget(name: "BookshopTests", dependencies: ["Bookshop", "BookshopReviews"]),
    ]
)
