import HeadlessUIKit
import InterfaceBuilder

@testable import Boardwalk

/// The storyboards of a small app that a test has written, by name, and those of its other bundles.
@MainActor
struct AppFixture: Headless.Loading {
    private let storyboards: [String: Document]
    private let bundles: [String: [String: Document]]

    /// - Parameters:
    ///   - storyboards: the scenes of each storyboard as XML, with the id `initial` for the initial view controller.
    ///   - bundles: the same of other bundles, by their identifiers.
    init(_ storyboards: [String: String], bundles: [String: [String: String]] = [:]) {
        self.storyboards = storyboards.compactMapValues(Self.document)
        self.bundles = bundles.mapValues { $0.compactMapValues(Self.document) }
    }

    /// Puts the app's storyboards where UIKit looks for them, on a phone, with nothing left from before.
    ///
    /// Each test begins with it: between a suite's `init` and its test other suites may run.
    func install() {
        Headless.loader = self
        Headless.device = .iPhone
        Headless.log.clear()
    }

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        guard let document = documents(of: bundle)?[name] else { return nil }
        return .init(
            document: document, key: "\(bundle) \(name).storyboard", module: "BoardwalkTests", bundle: bundle)
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? { nil }

    func holds(_ bundle: Headless.BundlePlace) -> Bool { documents(of: bundle) != nil }

    func storyboardNames(in bundle: Headless.BundlePlace) -> Set<String> { Set(documents(of: bundle)?.keys ?? [:].keys) }

    private func documents(of bundle: Headless.BundlePlace) -> [String: Document]? {
        if case .identifier(let identifier) = bundle { bundles[identifier] } else { storyboards }
    }

    private static func document(_ scenes: String) -> Document? {
        let initial = scenes.contains(#"id="initial""#) ? #" initialViewController="initial""# : ""
        return try? Document(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(initial)>
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """)
    }
}

/// A scene as XML.
///
/// - Parameters:
///   - id: the controller's object id; `initial` for the initial view controller.
///   - element: the kind of controller.
///   - className: a class of the tests, or one of Boardwalk's with `module`.
///   - attributes: the user-defined runtime attributes.
///   - connections: segues and outlets as XML.
func scene(
    _ id: String, _ element: String = "viewController", identifier: String? = nil, className: String? = nil,
    module: String = "BoardwalkTests", attributes: KeyValuePairs<String, String> = [:], connections: String = "",
    content: String = #"<view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>"#
) -> String {
    let identifier = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
    let customClass = className.map { #" customClass="\#($0)" customModule="\#(module)""# } ?? ""
    let isContainer = element == "navigationController" || element == "tabBarController" || element == "splitViewController"
    let attributes = attributes.map { #"<userDefinedRuntimeAttribute type="string" keyPath="\#($0)" value="\#($1)"/>"# }
    return """
        <scene sceneID="scene-\(id)"><objects>
        <\(element) id="\(id)"\(identifier)\(customClass) sceneMemberID="viewController">
        \(isContainer ? "" : content.replacingOccurrences(of: #"id="view""#, with: #"id="view-\#(id)""#))
        <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
        <connections>\(connections)</connections>
        </\(element)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
        <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
}

/// A storyboard reference as XML.
func reference(_ id: String, identifier: String? = nil, storyboard: String?, scene: String?, bundle: String? = nil) -> String {
    let attributes = [
        ("storyboardIdentifier", identifier), ("storyboardName", storyboard), ("referencedIdentifier", scene),
        ("bundleIdentifier", bundle),
    ]
    let text = attributes.compactMap { name, value in value.map { #" \#(name)="\#($0)""# } }.joined()
    return """
        <scene sceneID="scene-\(id)"><objects>
        <viewControllerPlaceholder id="\(id)"\(text) sceneMemberID="viewController"/>
        </objects></scene>
        """
}
