/// Why a scene could not be made.
public enum SceneError: Error, Hashable, Sendable {
    /// The app has no bundle of this identifier.
    case bundleMissing(String)
    /// The bundle has no storyboard of this name; the nearest names that it has.
    case storyboardMissing(String, bundle: String, nearest: [String])
    /// The bundle has none of the storyboards that a class may mean by its name; the nearest names that it has.
    case noStoryboard(named: [String], bundle: String, nearest: [String])
    /// The storyboard has no scene of this identifier; the nearest that it has.
    case sceneMissing(String, storyboard: String, nearest: [String])
    /// The storyboard has no initial view controller; the identifiers of the scenes that could be named.
    case noInitialScene(storyboard: String, scenes: [String])
    /// The address names no storyboard, and there is none that it could mean.
    case storyboardUnknown(SceneAddress)
    /// The scene is of another class than the one asked for.
    case wrongClass(SceneAddress, expected: String, found: String)
    /// Storyboard references or placeholders lead to each other without end.
    case circle([SceneAddress])
    /// The identifier of a linked segue is not an address as its class reads it.
    case identifierUnreadable(String, syntax: String)
    /// A placeholder has no attribute that names a scene; the attributes that could.
    case placeholderEmpty(keys: [String])
    /// A scene of this class is not in a window whose root could be replaced.
    case notInWindow(String)
}

extension SceneError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .bundleMissing(let identifier):
            "The app has no bundle '\(identifier)'. Correct the identifier, or embed the framework or package that has it."
        case .storyboardMissing(let name, let bundle, let nearest):
            "There is no storyboard '\(name)' in \(bundle). "
                + Self.advice(
                    nearest,
                    otherwise: "Correct the name, add the storyboard to the target, or name its bundle; "
                        + "a package's is '.module'.")
        case .noStoryboard(let names, let bundle, let nearest):
            "There is no storyboard \(names.map { "'\($0)'" }.joined(separator: " or ")) in \(bundle). "
                + Self.advice(
                    nearest,
                    otherwise: "Give the storyboard's name, add it to the target, or name its bundle; "
                        + "a package's is '.module'.")
        case .sceneMissing(let identifier, let storyboard, let nearest):
            "The storyboard '\(storyboard)' has no scene with the identifier '\(identifier)'. "
                + Self.advice(nearest, otherwise: "Set the storyboard identifier of the scene that is meant.")
        case .noInitialScene(let storyboard, let scenes):
            "The storyboard '\(storyboard)' has no initial view controller. Make a scene the initial view controller"
                + (scenes.isEmpty ? "." : ", or name one: \(scenes.map { "'\($0)'" }.joined(separator: ", ")).")
        case .storyboardUnknown(let address):
            "The address '\(address)' names no storyboard. Name it after an '@', as in '\(address.scene ?? "scene")@Storyboard'."
        case .wrongClass(let address, let expected, let found):
            "The scene '\(address)' is a \(found) and not a \(expected). Set the scene's class, and its module, in the storyboard."
        case .circle(let addresses):
            "The links lead in a circle: \(addresses.map(\.description).joined(separator: " → ")). Let one of them lead to a scene."
        case .identifierUnreadable(let identifier, let syntax):
            "The identifier '\(identifier)' names no scene. Write it as '\(syntax)'."
        case .placeholderEmpty(let keys):
            "The placeholder names no scene. Set its runtime attributes \(keys.map { "'\($0)'" }.joined(separator: " and "))."
        case .notInWindow(let scene):
            "The scene \(scene) is not in a window whose root could be replaced. Perform the segue when it is on screen."
        }
    }

    private static func advice(_ nearest: [String], otherwise: String) -> String {
        nearest.isEmpty ? otherwise : "Did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    }
}

extension SceneError: LocalizedError {
    public var errorDescription: String? { description }
}
