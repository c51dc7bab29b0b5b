/// What a target of an Xcode project is built into.
enum ProductType {
    /// The kind of module that a `productType` stands for.
    static func kind(_ productType: String, platform: Platform?) -> Module.Kind {
        let prefix = "com.apple.product-type."
        guard productType.hasPrefix(prefix) else { return .other }
        switch productType.dropFirst(prefix.count) {
        case "application", "application.on-demand-install-capable", "application.messages":
            return platform == .watchOS ? .watchApplication : .application
        case "application.watchapp", "application.watchapp2": return .watchApplication
        case "application.watchapp2-container": return .application
        case "watchkit-extension", "watchkit2-extension": return .watchExtension
        case "framework", "framework.static": return .framework
        case "library.static": return .staticLibrary
        case "bundle": return .resourceBundle
        case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .tests
        case let type where type.contains("extension"): return .appExtension
        default: return .other
        }
    }

    /// The platform that a `productType` alone implies.
    static func platform(_ productType: String) -> Platform? {
        if productType.contains("watch") && !productType.hasSuffix("-container") { return .watchOS }
        if productType.contains(".tv-") { return .tvOS }
        if productType.hasSuffix(".xpc-service") || productType.hasSuffix(".tool") { return .macOS }
        return nil
    }
}

extension Platform {
    /// The platform of an SDK, as in `iphoneos`, `appletvsimulator`, `macosx14.0`.
    init?(sdk: some StringProtocol) {
        let match = Self.allCases.first { platform in
            platform.sdkPrefixes.contains { sdk.lowercased().hasPrefix($0) }
        }
        guard let match else { return nil }
        self = match
    }

    /// The build setting that tells the lowest system version.
    var deploymentTargetSetting: String {
        switch self {
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    private var sdkPrefixes: [String] {
        switch self {
        case .iOS: ["iphone"]
        case .tvOS: ["appletv"]
        case .macOS: ["macos"]
        case .watchOS: ["watch"]
        case .visionOS: ["xr"]
        }
    }
}

extension BuildSettings {
    /// The platform that the settings build for; where they build for several, iOS before the others.
    var platform: Platform? {
        let supported = (value("SUPPORTED_PLATFORMS") ?? "").split(separator: " ").compactMap { Platform(sdk: $0) }
        if let sdk = value("SDKROOT").flatMap({ Platform(sdk: $0) }), supported.isEmpty || supported.contains(sdk) {
            return sdk
        }
        if let platform = Platform.allCases.first(where: supported.contains) { return platform }
        let deployable = Platform.allCases.filter { value($0.deploymentTargetSetting) != nil }
        return deployable.count == 1 ? deployable.first : nil
    }
}
