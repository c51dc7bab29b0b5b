import InterfaceBuilder

@testable import HeadlessUIKit

/// What UIKit prints when the documents of the corpus are used without the apps' classes, and why.
enum LogKind: String, CaseIterable {
    /// The corpus has no sources: every class of an app's own is missing, and UIKit says so each time.
    case unknownClass
    /// An app adds a property to a class of UIKit in an extension, which is missing for the same reason.
    case propertyOfExtension

    /// - Parameter classes: those that the app's documents name.
    init?(_ line: String, classes: Set<String>) {
        guard let kind = Self.allCases.first(where: { $0.explains(line, classes) }) else { return nil }
        self = kind
    }

    private func explains(_ line: String, _ classes: Set<String>) -> Bool {
        switch self {
        case .unknownClass:
            guard line.hasPrefix("Unknown class "), line.hasSuffix(" in Interface Builder file.") else { return false }
            let name = line.dropFirst("Unknown class ".count).dropLast(" in Interface Builder file.".count)
            return classes.contains {
                name == $0 || (name.hasPrefix("_TtC") && name.hasSuffix("\($0.utf8.count)\($0)"))
            }
        case .propertyOfExtension:
            return Self.extensions.contains {
                line.hasPrefix("Failed to set (\($0)) user defined inspected property on (UI")
            }
        }
    }

    /// The key paths that are no properties of UIKit's.
    private static let extensions = [
        // NetNewsWire: `@IBInspectable` properties of `UIBarButtonItem`.
        "accEnabled", "accLabelText",
        // FirstBuild-Mobile: a category of `CALayer`.
        "layer.borderUIColor",
        // MEGameTracker: an extension of `UIView`.
        "cornerRadius",
        // IBDecodable's documents for testing its own decoder: nobody has these properties.
        "boolean", "color", "float", "image", "keyPath", "nil", "number", "point", "qsd", "range", "rect", "string",
    ]
}

extension HeadlessCorpus.AppFiles {
    /// The classes that the app's documents name.
    var classNames: Set<String> {
        Set(paths.compactMap { document($0) }.flatMap { $0.root.descendants.compactMap { $0["customClass"] } })
    }
}
