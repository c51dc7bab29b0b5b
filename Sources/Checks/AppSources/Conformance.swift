import SourceIndex

/// Whether a class adopts a protocol of UIKit.
enum Conformance {
    case adopted
    case notAdopted
}

extension AppSources {
    /// Whether a class of the sources adopts a protocol of UIKit, itself or by what it inherits from. Objective-C calls methods
    /// whether or not a class adopts anything: its classes count as if they did.
    ///
    /// Nil where it is not certain: a class of the chain is not known, is generic or may adopt the protocol in UIKit, or a
    /// protocol is adopted that is not known, which may inherit from the one that is meant.
    func conformance(of reference: ClassReference, to name: String) -> Conformance? {
        let adopted = index.adoptedProtocols(of: reference)
        guard isKnownWhole(reference),
            adopted.allSatisfy({ index.declaresProtocol($0) || Self.isOfApple($0) })
        else { return nil }
        let names = Self.protocols(including: name)
        let isObjectiveC = index.chain(of: reference).contains { index.sourceClass($0)?.language == .objectiveC }
        return isObjectiveC || !names.isDisjoint(with: adopted) ? .adopted : .notAdopted
    }

    /// Whether all that a class of the sources does is in the sources: none of its superclasses is unknown or generic, and
    /// those of UIKit are of the plainest.
    func isKnownWhole(_ reference: ClassReference) -> Bool {
        isDeclared(reference) && index.isKnownToTheEnd(reference) && index.chain(of: reference).allSatisfy(isPlain)
    }

    private func isPlain(_ reference: ClassReference) -> Bool {
        switch reference {
        case .source: index.sourceClass(reference)?.genericParameters.isEmpty == true
        case .platform(let name): ["UIViewController", "UIView", "UIResponder", "NSObject"].contains(name)
        case .unknown: false
        }
    }

    private static func isOfApple(_ name: String) -> Bool {
        ["UI", "NS", "MK", "CL", "AV", "WK"].contains(where: name.hasPrefix) || ofSwift.contains(name)
    }

    private static let ofSwift: Set = [
        "AnyObject", "class", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "Codable", "Encodable",
        "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable", "ObservableObject", "Error",
    ]

    /// A protocol of UIKit and those of its others that inherit from it.
    private static func protocols(including name: String) -> Set<String> {
        switch name {
        case "UIScrollViewDelegate":
            [name, "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITextViewDelegate"]
        case "UICollectionViewDelegate": [name, "UICollectionViewDelegateFlowLayout"]
        default: [name]
        }
    }
}
