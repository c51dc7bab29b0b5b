/// A class of Apple's frameworks that documents name: its ancestors, and what documents may connect or set.
///
/// The list is made by hand from Apple's documentation. It knows the classes that Interface Builder offers and those that apps
/// derive theirs from; what it does not know is unknown, not missing.
public struct PlatformClass: Hashable, Sendable {
    /// The name, as `UIButton`.
    public let name: String
    /// The name of its superclass; nil for `NSObject` and other root classes.
    public let superclassName: String?
    /// What Interface Builder lets a document connect, with the class or protocol of what is connected.
    public let outlets: [String: String]
    /// Keys that key-value coding can set, with their class where it is one; outlets are not repeated.
    public let keys: [String: String?]
    /// The selectors of methods that controls and segues may send.
    public let selectors: Set<String>

    init(_ name: String, _ superclassName: String?, outlets: String = "", keys: String = "", selectors: String = "") {
        self.name = name
        self.superclassName = superclassName
        self.outlets = Self.pairs(outlets).compactMapValues { $0 }
        self.keys = Self.pairs(keys)
        self.selectors = Set(selectors.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// `delegate:UITableViewDelegate tag` as names with types.
    private static func pairs(_ text: String) -> [String: String?] {
        var pairs: [String: String?] = [:]
        for word in text.split(whereSeparator: \.isWhitespace) {
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            pairs.updateValue(parts.count > 1 ? parts[1] : nil, forKey: parts[0])
        }
        return pairs
    }

    /// The class of this name; nil for a class that is not in the list.
    public static func named(_ name: String) -> PlatformClass? { all[name] }

    /// The class of this name and its superclasses, up to the root; empty for a class that is not in the list.
    public static func chain(of name: String) -> [PlatformClass] {
        var chain: [PlatformClass] = []
        var next: String? = name
        // The list is written by hand: a slip in it must not hang.
        while let name = next, let found = all[name], chain.count < 32 {
            chain.append(found)
            next = found.superclassName
        }
        return chain
    }

    /// The class that an element of a document stands for without a custom class: `UITableView` for `tableView`; nil for
    /// elements that stand for no class of UIKit.
    public static func named(ofElement element: String) -> String? { ElementClassNames.iOS[element] }

    /// Whether a class of the list has a key, be it one that is set or one that is connected.
    public static func someClassHas(key: String) -> Bool { allKeys.contains(key) }

    /// Whether a class of the list has a method that controls may send.
    public static func someClassAnswers(_ selector: String) -> Bool { all.values.contains { $0.selectors.contains(selector) } }

    /// The capitals with which the names of Apple's classes begin, as `UI` and `MK`.
    public static let prefixes = Set(all.keys.map { String($0.prefix { $0.isUppercase }.dropLast()) })

    private static let allKeys = Set(all.values.flatMap { Array($0.outlets.keys) + Array($0.keys.keys) })

    private static let all: [String: PlatformClass] = {
        let classes = UIKitClasses.responders + UIKitClasses.controllers + UIKitClasses.views + UIKitClasses.objects
            + OtherClasses.foundation + OtherClasses.frameworks
        return Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    }()
}
