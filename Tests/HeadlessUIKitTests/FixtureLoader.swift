import InterfaceBuilder

@testable import HeadlessUIKit

/// Serves storyboards and xibs that a test has written.
struct FixtureLoader: Headless.Loading {
    private var storyboards: [String: Document] = [:]
    private var nibs: [String: Document] = [:]

    init(_ storyboards: [String: String], nibs: [String: String] = [:]) {
        self.storyboards = storyboards.compactMapValues { try? Document($0) }
        self.nibs = nibs.compactMapValues { try? Document($0) }
    }

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        storyboards[name].map { .init(document: $0, key: "\(name).storyboard", module: "App", bundle: bundle) }
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        nibs[name].map { .init(document: $0, key: "\(name).xib", module: "App", bundle: bundle) }
    }
}
