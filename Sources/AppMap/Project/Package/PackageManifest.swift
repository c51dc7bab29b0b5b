/// What a `Package.swift` says, as far as it can be told without running it.
struct PackageManifest {
    /// A target that is built into a module.
    struct Target {
        var name: String
        var isTest: Bool
        /// The target's folder, relative to the package; nil for the usual one.
        var path: String?
        var exclude: [String]
        var resources: [Resource]
        /// The names of targets and products.
        var dependencies: [String]
    }

    /// A rule for a target's resources.
    struct Resource {
        enum Rule { case process, copy }

        var rule: Rule
        /// The file or folder, relative to the target's folder.
        var path: String
    }

    private(set) var name: String?
    private(set) var targets: [Target] = []
    /// The names of the targets in each product.
    private(set) var products: [String: [String]] = [:]
    /// The targets that a product makes an app of, as in Swift Playgrounds, and the property list that it names.
    private(set) var applications: [String: String?] = [:]
    /// The platforms and lowest system versions that the package names.
    private(set) var platforms: [(platform: Platform, version: String?)] = []
    /// The lines of targets that have a name that only running the manifest would tell.
    private(set) var linesOfUnnamedTargets: [Int] = []
    /// False where nothing in the file speaks of a package.
    private(set) var mentionsPackage = false

    init(_ source: [UInt8]) {
        var parser = ManifestParser(ManifestToken.tokens(in: source))
        while let content = parser.peek() {
            mentionsPackage = mentionsPackage || content == .identifier("Package")
            if content == .identifier("Package"), parser.peek(1) == .symbol("("), name == nil {
                readName(parser)
            }
            guard content == .symbol("."), case .identifier(let word) = parser.peek(1),
                  parser.peek(2) == .symbol("(") else {
                parser.index += 1
                continue
            }
            let line = parser.tokens[parser.index].line
            if Self.callsOfInterest.contains(word) || Platform(manifestName: word) != nil {
                parser.index += 2
                read(word, parser.arguments(), line: line)
            } else {
                parser.index += 2
            }
        }
    }

    private static let targetCalls: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
    private static let callsOfInterest = targetCalls.union(["library", "executable", "iOSApplication"])

    /// The package's name; what else the initialiser is given is found by itself.
    private mutating func readName(_ parser: ManifestParser) {
        var parser = parser
        parser.index += 1
        name = parser.arguments()["name"]?.text
    }

    private mutating func read(_ call: String, _ arguments: [ManifestArgument], line: Int) {
        if let platform = Platform(manifestName: call) {
            platforms.append((platform, Self.version(arguments.unlabelled)))
        } else if Self.targetCalls.contains(call) {
            readTarget(call, arguments, line: line)
        } else if let product = arguments["name"]?.text {
            products[product] = arguments["targets"]?.texts ?? []
            if call == "iOSApplication" {
                let list = arguments["additionalInfoPlistContentFilePath"]?.text
                for target in arguments["targets"]?.texts ?? [] { applications.updateValue(list, forKey: target) }
            }
        }
    }

    private mutating func readTarget(_ call: String, _ arguments: [ManifestArgument], line: Int) {
        guard let name = arguments["name"]?.text else {
            linesOfUnnamedTargets.append(line)
            return
        }
        // A dependency on a target is written like a target that has nothing but a name.
        let isDependency = arguments.allSatisfy { $0.label == "name" || $0.label == "condition" }
        if let index = targets.firstIndex(where: { $0.name == name }) {
            if isDependency { return }
            targets.remove(at: index)
        }
        targets.append(Target(
            name: name,
            isTest: call == "testTarget",
            path: arguments["path"]?.text,
            exclude: arguments["exclude"]?.texts ?? [],
            resources: arguments["resources"]?.elements.compactMap(Self.resource) ?? [],
            dependencies: arguments["dependencies"]?.elements.compactMap(Self.dependency) ?? []
        ))
    }

    /// A file that is embedded in code is no file of the bundle.
    private static func resource(_ value: ManifestValue) -> Resource? {
        guard case .call(let name, let arguments) = value, let path = arguments.unlabelled?.text else { return nil }
        switch name {
        case "process": return Resource(rule: .process, path: path)
        case "copy": return Resource(rule: .copy, path: path)
        default: return nil
        }
    }

    private static func dependency(_ value: ManifestValue) -> String? {
        if case .call(_, let arguments) = value { arguments["name"]?.text } else { value.text }
    }

    /// `.v15` is 15.0, `.v13_4` is 13.4, `"15.2"` is itself.
    private static func version(_ value: ManifestValue?) -> String? {
        guard case .member(let name) = value else { return value?.text }
        let numbers = name.dropFirst().split(separator: "_")
        guard name.hasPrefix("v"), numbers.allSatisfy({ Int($0) != nil }), let first = numbers.first else { return nil }
        return numbers.count == 1 ? first + ".0" : numbers.joined(separator: ".")
    }
}

extension Platform {
    fileprivate init?(manifestName: String) {
        self.init(rawValue: manifestName)
    }
}
