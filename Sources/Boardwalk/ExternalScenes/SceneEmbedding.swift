/// Where the view of an embedded scene begins and ends: at the edges of the container, from where safe areas are passed on,
/// or beside the bars.
@MainActor
struct SceneEdges: Hashable {
    var beginsBelowTopBars = false
    var endsAboveBottomBars = false

    /// What keeps the scene's view in place in the container's; none where it takes all of it.
    func constraints(of content: UIView, in container: UIView) -> [NSLayoutConstraint] {
        guard beginsBelowTopBars || endsAboveBottomBars else { return [] }
        let safeArea = container.safeAreaLayoutGuide
        return [
            content.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            content.topAnchor.constraint(equalTo: beginsBelowTopBars ? safeArea.topAnchor : container.topAnchor),
            content.bottomAnchor.constraint(equalTo: endsAboveBottomBars ? safeArea.bottomAnchor : container.bottomAnchor),
        ]
    }
}

extension StoryboardLink {
    /// Makes the scene a child whose view fills that of the placeholder.
    func embed(_ scene: UIViewController) {
        addChild(scene)
        guard let container = view, let content = scene.view else { return }
        content.frame = container.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(content)
        let constraints = sceneEdges.constraints(of: content, in: container)
        content.translatesAutoresizingMaskIntoConstraints = constraints.isEmpty
        NSLayoutConstraint.activate(constraints)
        if scene.preferredContentSize != .zero {
            preferredContentSize = scene.preferredContentSize
        }
        scene.didMove(toParent: self)
    }
}
