/// The making of the scenes of placeholders, within each other where a scene has placeholders of its own.
extension ScenePlaceholders {
    private static var beingMade: [PlaceholderTarget] = []

    /// Real apps nest two or three.
    private static let deepest = 64

    /// Makes the scene that attributes name and gives it those that are meant for it.
    ///
    /// - Parameter finish: what else is done before the scene counts as made, such as asking it for its items.
    /// - Throws: ``SceneError/circle(_:)`` where making the scene comes back to itself.
    static func makeScene(
        _ attributes: PlaceholderAttributes, for placeholder: UIViewController,
        finish: (UIViewController) -> Void = { _ in }
    ) throws(SceneError) -> UIViewController {
        guard let address = ExternalScenes.knownAddress?(placeholder) ?? attributes.address else { throw attributes.namesNothing }
        let target = try PlaceholderTarget(address, from: placeholder)
        let isCircle = beingMade.contains { $0.leadsToSameScene(as: target) }
        beingMade.append(target)
        defer { beingMade.removeLast() }
        guard !isCircle, beingMade.count <= deepest else {
            throw .circle(beingMade.suffix(4).map(\.address))
        }
        let scene = try SceneMaking(storyboard: placeholder.storyboard).make(address, as: UIViewController.self)
        attributes.forward(to: scene, at: placeholder)
        FlowMembership.pass(from: placeholder, to: scene)
        finish(scene)
        return scene
    }

    /// Whether a placeholder that embeds its scene lies within the very same scene, so that it would never end.
    static func circle(above placeholder: any ScenePlaceholder) -> SceneError? {
        guard let target = placeholder.target else { return nil }
        let outer = sequence(first: placeholder as UIViewController) { $0.parent }.dropFirst()
            .compactMap { ($0 as? any ScenePlaceholder)?.target }
        guard outer.contains(where: { $0.leadsToSameScene(as: target) }) else { return nil }
        return .circle([target, target].map(\.address))
    }
}

extension ScenePlaceholder {
    fileprivate var target: PlaceholderTarget? {
        guard let address else { return nil }
        return try? PlaceholderTarget(address, from: self)
    }
}

/// The scene that a placeholder means, however its address is written.
private struct PlaceholderTarget {
    let address: SceneAddress
    private let place: StoryboardPlace
    private let scene: String?

    @MainActor
    init(_ address: SceneAddress, from placeholder: UIViewController) throws(SceneError) {
        let resolved = try RuntimeCatalogue(origin: placeholder.storyboard?.origin).resolve(address)
        self.address = address
        place = resolved.place
        scene = resolved.scene
    }

    func leadsToSameScene(as other: PlaceholderTarget) -> Bool {
        place == other.place && scene == other.scene
    }
}
