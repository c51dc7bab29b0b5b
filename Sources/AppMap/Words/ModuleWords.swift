extension Module.Kind {
    package var words: String {
        switch self {
        case .application: "app"
        case .appExtension: "app extension"
        case .watchApplication: "watch app"
        case .watchExtension: "watch extension"
        case .framework: "framework"
        case .staticLibrary: "static library"
        case .resourceBundle: "resource bundle"
        case .packageTarget: "package"
        case .tests: "tests"
        case .folder: "folder"
        case .noTarget: "no target"
        case .other: "product"
        }
    }
}

extension EntryPoint {
    /// Why the system opens the storyboard.
    package var words: String {
        let device = switch key.split(separator: "~").dropFirst().first {
        case "ipad": " on iPad"
        case "iphone": " on iPhone"
        case let other?: " on \(other)"
        case nil: ""
        }
        return switch kind {
        case .main: "main storyboard" + device
        case .sceneManifest: "scene manifest" + device
        case .launch: "launch screen" + device
        case .extensionMain: "extension's storyboard" + device
        case .watch: "watch app's storyboard" + device
        }
    }
}

extension DocumentGroup {
    /// What the variants beside a file are for: languages and devices.
    package func variantWords(beside file: String) -> [String] {
        files.filter { $0.path != file }.map { variant in
            [variant.localization, variant.device.map { "~\($0.rawValue)" }].compactMap { $0 }.joined(separator: " ")
        }.filter { !$0.isEmpty }
    }
}
