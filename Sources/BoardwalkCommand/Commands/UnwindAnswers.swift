import AppMap
import Checks
import SourceIndex

/// Which classes have which unwind actions, as an app's sources tell.
struct UnwindAnswers: Sendable {
    private let index: Lazily<SourceIndex>

    /// Nil for an app without unwind segues or without sources. They are read when something is asked for the first time.
    ///
    /// - Parameters:
    ///   - cache: where what is read is kept from run to run; nil to read everything.
    ///   - read: the app's sources where they are read anyway; nil where they are not.
    init?(
        of app: App, in root: String, cache: SourceCache? = nil, read: @escaping @Sendable () -> SourceIndex? = { nil }
    ) {
        let actions = Set(app.ways.compactMap { if case .unwind(let action) = $0.destination { action } else { nil } })
        guard !actions.isEmpty, app.modules.contains(where: { !$0.sources.isEmpty }) else { return nil }
        index = Lazily { read() ?? Self.index(of: app, in: root, actions, cache) }
    }

    /// What the files hold that mention one of the actions or the class of a scene.
    private static func index(of app: App, in root: String, _ actions: Set<String>, _ cache: SourceCache?) -> SourceIndex {
        let names = MentionedNames(actions.flatMap(Self.names) + app.scenes.compactMap(\.className))
        let modules = app.modules.map { module in
            let areMentioned = concurrentMap(module.sources) { names.areMentioned(in: root + "/" + $0) }
            return SourceModule(name: module.moduleName, files: zip(module.sources, areMentioned).filter(\.1).map(\.0))
        }
        return SourceIndex(root: root, modules: modules.filter { !$0.files.isEmpty }, cache: cache)
    }

    /// Whether a class has an action; nil where the sources do not tell, since the class or one that it inherits from is not
    /// among them.
    ///
    /// - Parameter className: with its module, as in `Shop.BookViewController`, or an Objective-C class.
    func answer(_ className: String, _ action: String) -> Bool? {
        let index = index.value
        let parts = className.split(separator: ".", maxSplits: 1).map(String.init)
        let module = parts.count == 2 ? parts[0] : nil
        guard case .found(let reference) = index.lookUp(
            customClass: parts.last ?? className, module: module, provider: nil, target: nil)
        else { return nil }
        return index.method(selector: action, of: reference).isPresent
    }

    /// The names under which sources may declare an action: in Swift, `unwindWithSegue:` may be `unwind(segue:)`.
    private static func names(of action: String) -> [String] {
        let first = action.prefix { $0 != ":" }
        var names = [String(first)]
        var rest = first[...]
        while let found = rest.range(of: "With", options: .backwards), found.lowerBound > rest.startIndex {
            rest = rest[..<found.lowerBound]
            names.append(String(rest))
        }
        return names
    }
}

/// Names that a file may mention. Of names that are as good as never the same, one may be taken for another.
private struct MentionedNames: Sendable {
    private let hashes: Set<UInt64>

    init(_ names: [String]) {
        hashes = Set(names.map { name in name.utf8.reduce(Self.start, Self.add) })
    }

    /// Whether a file has one of the names as a word; false for a file that cannot be read.
    func areMentioned(in path: String) -> Bool {
        guard let bytes = try? FileBytes.read(path, limit: Self.largestFile) else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            var hash = Self.start
            for byte in bytes {
                if Self.isPartOfWord(byte) {
                    hash = Self.add(hash, byte)
                } else if hash != Self.start {
                    if hashes.contains(hash) { return true }
                    hash = Self.start
                }
            }
            return hashes.contains(hash)
        }
    }

    /// Larger files are no sources.
    private static let largestFile = 8 << 20

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func add(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
