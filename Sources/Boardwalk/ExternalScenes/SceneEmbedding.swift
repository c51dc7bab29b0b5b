/// Where the view of an embedded scene begins and ends: at the edges of the container, from where safe areas are passed on,
/// or beside the bars.
struct SceneEdges: Hashable {
    var beginsBelowTopBars = false
    var endsAboveBottomBars = false
}

extension StoryboardLink {
    /// Makes the scene a child whose view fills that of the placeholder.
    func embed(_ scene: UIViewController) {
        addChild(scene)
        guard let container = view, let content = scene.view else { return }
        content.frame = container.bounds
        container.addSubview(content)
        pin(content, to: container)
        if scene.preferredContentSize != .zero {
            preferredContentSize = scene.preferredContentSize
        }
        scene.didMove(toParent: self)
    }

    private func pin(_ content: UIView, to container: UIView) {
        let edges = sceneEdges
        guard edges != SceneEdges() else {
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        let safeArea = container.safeAreaLayoutGuide
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            content.topAnchor.constraint(equalTo: edges.beginsBelowTopBars ? safeArea.topAnchor : container.topAnchor),
            content.bottomAnchor.constraint(
                equalTo: edges.endsAboveBottomBars ? safeArea.bottomAnchor : container.bottomAnchor),
        ])
    }
}
