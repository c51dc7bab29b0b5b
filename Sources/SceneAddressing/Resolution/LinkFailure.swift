/// Why a link leads nowhere.
public struct LinkFailure: Error, Hashable, Sendable {
    /// The reason, and the names that a message needs.
    public enum Reason: Error, Hashable, Sendable {
        /// No bundle that was searched holds a storyboard of the name.
        case storyboardMissing(String, nearest: [NearestName])
        /// As `storyboardMissing`, but the convention also takes the name of a class method on `UIStoryboard`.
        case storyboardMayBeMethod(String, nearest: [NearestName])
        /// The storyboard is in other bundles than the one that is searched; nil is the bundle that the link is in.
        case storyboardElsewhere(String, bundle: String?, holders: [String])
        /// The storyboard is there, but its file cannot be read.
        case storyboardUnreadable(String, file: String)
        /// No module of the app makes a bundle with the identifier, nor does any other target that is known.
        case bundleUnknown(String, nearest: [NearestName])
        /// A target makes the bundle with the identifier, but the app neither links nor embeds that target.
        case bundleNotLinked(String, target: String)
        /// The storyboard was not looked for, because only a part of the app was read.
        case storyboardNotRead(String)
        /// The storyboard has no scene of that storyboard identifier; nil is the storyboard that the link is in.
        case sceneMissing(String, storyboard: String?, nearest: [NearestName])
        /// The address names no scene and the storyboard has no initial view controller; `scenes` can be named.
        case noInitialScene(storyboard: String?, scenes: [String])
        /// The segue has no identifier, or the placeholder no attributes that name a scene.
        case namesNothing
        /// The identifier is not written as the segue's class reads it.
        case identifierUnreadable(String, syntax: String)
        /// UIKit makes no use of a custom class on a segue of this kind.
        case segueClassIgnored(className: String, kind: String)
        /// The address leads to a placeholder that leads, over these addresses, to itself.
        case placeholderCycle([SceneAddress])
        /// The address leads through more placeholders than are followed.
        case placeholderChainTooLong(limit: Int)
    }

    /// Why it leads nowhere.
    public let reason: Reason
    /// The address that came nearest to a scene; nil where there was none to read.
    public let address: SceneAddress?
    /// The name of the convention under which it was read.
    public let convention: String
    /// Everything that was tried, in order.
    public let attempts: [LinkAttempt]

    /// A failure of these properties.
    public init(reason: Reason, address: SceneAddress?, convention: String, attempts: [LinkAttempt] = []) {
        self.reason = reason
        self.address = address
        self.convention = convention
        self.attempts = attempts
    }
}

extension LinkFailure: CustomStringConvertible {
    /// What is wrong, what happens at run time, what to do, and which other addresses were tried.
    public var description: String {
        let others = attempts.compactMap(\.address).removingDuplicates().filter { $0 != address }
        let sentence = address.map { "The link '\($0)' is broken: " } ?? "The link is broken: "
        let tried = others.isEmpty ? "" : " Also tried: \(others.map { "'\($0)'" }.joined(separator: ", "))."
        return sentence + reason.description(of: address?.storyboard) + tried
    }
}

extension LinkFailure.Reason: CustomStringConvertible {
    /// What is wrong, what happens at run time, and what to do.
    public var description: String { description(of: nil) }

    /// - Parameter storyboard: the storyboard that is looked for, where it is known.
    fileprivate func description(of storyboard: String?) -> String {
        switch self {
        case .storyboardMissing(let name, let nearest):
            """
            there is no storyboard named '\(name)'. When it is followed, the app stops with \
            \(notFound(name)). \
            \(advice(nearest, otherwise: "Correct the name, or add the storyboard to the target."))
            """
        case .storyboardMayBeMethod(let name, let nearest):
            """
            there is no storyboard named '\(name)'. Unless the app has a class method '\(name)' on UIStoryboard, which no \
            storyboard shows, it stops with \(notFound(name)) when the link is \
            followed. \(advice(nearest, otherwise: "Make sure that there is such a method, or correct the name."))
            """
        case .storyboardElsewhere(let name, let bundle, let holders):
            """
            the storyboard '\(name)' is not in \(bundle.map { "the bundle '\($0)'" } ?? "the bundle of the link"), \
            but in \(list(holders)). When it is followed, the app stops with \
            \(notFound(name)). \
            Name the bundle that holds the storyboard, or add the storyboard to the target.
            """
        case .storyboardUnreadable(let name, let file):
            """
            the file '\(file)' of the storyboard '\(name)' cannot be read, so that nobody can tell whether the scene \
            is there. Mend the file first.
            """
        case .bundleUnknown(let name, let nearest):
            """
            nothing that the app is made of has the bundle identifier '\(name)'. Unless something else brings that bundle into \
            the app, it stops\(storyboard.map { " with \(notFound($0))" } ?? "") when the link is followed. \
            \(advice(nearest, otherwise: "Correct the identifier, or name its folder under 'bundles' in the configuration."))
            """
        case .bundleNotLinked(let name, let target):
            """
            the bundle '\(name)' is made by the target '\(target)', which the app neither links nor embeds. Unless something \
            else brings that bundle into the app, it stops\(storyboard.map { " with \(notFound($0))" } ?? "") when the link is \
            followed. Link or embed '\(target)', or name a bundle that the app has.
            """
        case .storyboardNotRead(let name):
            """
            the storyboard '\(name)' was not read, since only a part of the app was. Read the app's whole folder to \
            learn where the link leads.
            """
        case .sceneMissing(let name, let storyboard, let nearest):
            """
            \(storyboard.map { "the storyboard '\($0)'" } ?? "the storyboard of the link") has no scene with the \
            identifier '\(name)'. When it is followed, the app stops with \
            "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(name)'". \
            \(advice(nearest, otherwise: "Set the storyboard identifier of the scene that is meant."))
            """
        case .noInitialScene(let storyboard, let scenes):
            """
            it names no scene, and \(storyboard.map { "the storyboard '\($0)'" } ?? "the storyboard of the link") \
            has no initial view controller. When it is followed, there is nothing to show. \
            Make a scene the initial view controller\(scenes.isEmpty ? "" : ", or name one: \(list(scenes))").
            """
        case .namesNothing:
            """
            it names no scene. When it is followed, the app stops or stays where it is. \
            Set the segue's identifier or the placeholder's attributes, or remove it.
            """
        case .identifierUnreadable(let identifier, let syntax):
            """
            the identifier '\(identifier)' is not written as the class reads it. When it is followed, the app stops. \
            Write it as '\(syntax)'.
            """
        case .segueClassIgnored(let className, let kind):
            """
            UIKit makes no use of the class '\(className)' on a segue of kind '\(kind)', so the scene in this file \
            is shown instead of the linked one. Lead the segue to a storyboard reference or a placeholder.
            """
        case .placeholderCycle(let addresses):
            """
            it leads in a circle: \(addresses.map(\.description).joined(separator: " → ")). When it is followed, the \
            app creates placeholders until it stops. Let one of them lead to a scene.
            """
        case .placeholderChainTooLong(let limit):
            "it leads through more than \(limit) placeholders, which are not followed. Lead it to the scene that is meant."
        }
    }

    /// False where the link may well lead to a scene, because not enough of the app was read to tell.
    public var isConclusive: Bool {
        if case .storyboardNotRead = self { false } else { true }
    }

    /// UIKit's words for a storyboard that is not there.
    private func notFound(_ name: String) -> String {
        "\"Could not find a storyboard named '\(name)' in bundle NSBundle <…> (loaded)\""
    }

    private func advice(_ nearest: [NearestName], otherwise: String) -> String {
        guard let first = nearest.first else { return otherwise }
        return switch first.difference {
        case .composition:
            "'\(first.name)' looks the same but its letters are composed of other characters; make the two the same."
        case .letterCase:
            "'\(first.name)' differs in case, which a simulator may overlook and a device does not; make the two the same."
        case .separators, .spelling, .part:
            "Did you mean \(nearest.map { "'\($0.name)'" }.joined(separator: " or "))?"
        }
    }

    /// The first few names, and how many more there are.
    private func list(_ names: [String]) -> String {
        let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
    }
}
