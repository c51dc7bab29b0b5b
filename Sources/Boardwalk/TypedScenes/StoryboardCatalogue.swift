/// The storyboards and scenes that an app relies on, to be checked all at once before a user meets a mistake.
///
/// ```swift
/// StoryboardCatalogue(
///     scenes: [CheckoutViewController.self, BookViewController.self],
///     addresses: ["@Onboarding", "SignIn@Account"],
///     bundles: [.main, .module]
/// ).assertValid()
/// ```
@MainActor
public struct StoryboardCatalogue {
    /// How thoroughly the scenes are checked.
    public enum Thoroughness: Sendable {
        /// Nothing is made: storyboards, identifiers and references are looked up, and classes where they can be known.
        case lookingUp
        /// Each scene is made once and given up again, which also tells wrong classes and broken placeholders on all
        /// platforms. Controllers that can only be made by a creator stop the app here.
        case makingScenes
    }

    /// The classes whose scenes must be there.
    public var scenes: [any StoryboardScene.Type]
    /// Further scenes that must be there, such as those that code names by address.
    public var addresses: [SceneAddress]
    /// The bundles of which every storyboard is checked: each scene that has an identifier, each initial view controller, and
    /// each storyboard reference that has an identifier. The first is that of addresses that name no bundle.
    public var bundles: [Bundle]

    /// A catalogue of these scenes and storyboards.
    public init(
        scenes: [any StoryboardScene.Type] = [], addresses: [SceneAddress] = [], bundles: [Bundle] = [.main]
    ) {
        self.scenes = scenes
        self.addresses = addresses
        self.bundles = bundles
    }

    /// Everything that is wrong, in a fixed order; empty where nothing is.
    public func problems(_ thoroughness: Thoroughness = .lookingUp) -> [StoryboardProblem] {
        let typed = scenes.compactMap { problem(of: $0, thoroughness) }
        let addressed = addresses.compactMap { address in
            problem("\(address)", thoroughness, in: SceneMaking(bundle: bundles.first), at: address)
        }
        return (typed + addressed + bundles.flatMap { problems(in: $0, thoroughness) }).removingDuplicates()
    }

    /// - Throws: ``StoryboardProblems`` with everything that is wrong.
    public func validate(_ thoroughness: Thoroughness = .lookingUp) throws(StoryboardProblems) {
        let problems = problems(thoroughness)
        if !problems.isEmpty {
            throw StoryboardProblems(problems: problems)
        }
    }

    /// Stops a debug build with everything that is wrong; a release build is not checked. To be called at launch.
    public func assertValid(
        _ thoroughness: Thoroughness = .lookingUp, file: StaticString = #fileID, line: UInt = #line
    ) {
        assert(problems(thoroughness).isEmpty, StoryboardProblems(problems: problems(thoroughness)).description, file: file, line: line)
    }

    private func problem(of scene: any StoryboardScene.Type, _ thoroughness: Thoroughness) -> StoryboardProblem? {
        problem(
            String(describing: scene), thoroughness, in: SceneMaking(bundle: scene.storyboardBundle), at: scene.sceneAddress,
            as: scene)
    }

    private func problems(in bundle: Bundle, _ thoroughness: Thoroughness) -> [StoryboardProblem] {
        StoryboardIndex.storyboardNames(in: .init(bundle)).sorted().flatMap { name -> [StoryboardProblem] in
            guard let index = StoryboardIndex.of(StoryboardPlace(name: name, home: .init(bundle))) else { return [] }
            let initial = index.initialEntry == nil ? [] : [SceneAddress(storyboard: name)]
            let named = index.identifiers.sorted().map { SceneAddress(scene: $0, storyboard: name) }
            return (initial + named).compactMap { address in
                problem("\(address)", thoroughness, in: SceneMaking(bundle: bundle), at: address)
            }
        }
    }

    private func problem(
        _ subject: String, _ thoroughness: Thoroughness, in making: SceneMaking, at address: SceneAddress,
        as type: UIViewController.Type = UIViewController.self
    ) -> StoryboardProblem? {
        do throws(SceneError) {
            switch thoroughness {
            case .lookingUp: try making.check(address, as: type)
            case .makingScenes: _ = try making.makeAny(address, as: type)
            }
            return nil
        } catch {
            return StoryboardProblem(subject: subject, error: error)
        }
    }
}

/// One thing that is wrong with a scene that an app relies on.
public struct StoryboardProblem: Hashable, Sendable, CustomStringConvertible {
    /// Who relies on the scene: a class, or the address itself.
    public let subject: String
    /// What is wrong.
    public let error: SceneError

    public var description: String { "\(subject): \(error)" }
}

/// Everything that is wrong with the scenes that an app relies on.
public struct StoryboardProblems: Error, Hashable, Sendable, CustomStringConvertible {
    /// In a fixed order, never empty.
    public let problems: [StoryboardProblem]

    public var description: String {
        "\(problems.count) of the scenes that the app relies on cannot be made:\n"
            + problems.map { "- \($0)" }.joined(separator: "\n")
    }
}

extension StoryboardProblems: LocalizedError {
    public var errorDescription: String? { description }
}

extension [StoryboardProblem] {
    /// Each problem only where it comes first.
    fileprivate func removingDuplicates() -> Self {
        var seen: Set<StoryboardProblem> = []
        return filter { seen.insert($0).inserted }
    }
}
