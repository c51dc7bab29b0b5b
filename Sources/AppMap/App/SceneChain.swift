import SceneAddressing

/// Follows placeholders from scene to scene.
enum SceneChain {
    /// No app has so many in a row; without an end a hostile file would cost any time and memory.
    static let mostPlaceholders = 100

    static func destination(of link: Link, scenes: [AppScene], links: [Link]) -> Destination {
        follow(link, via: [], scenes: scenes, links: links)
    }

    /// Where one arrives who goes to a scene.
    static func destination(of scene: AppScene.ID, scenes: [AppScene], links: [Link]) -> Destination {
        guard let link = scenes[scene.index].link else { return .scene(scene, via: []) }
        return follow(links[link.index], via: [scene], scenes: scenes, links: links)
    }

    private static func follow(
        _ first: Link, via passed: [AppScene.ID], scenes: [AppScene], links: [Link]
    ) -> Destination {
        var link = first
        var via = passed
        while true {
            switch link.target {
            case .nib(let nib):
                return .nib(nib, via: via)
            case .nowhere(let failure):
                return .unresolved(failure, via: via)
            case .scene(let scene):
                guard let next = scenes[scene.index].link else { return .scene(scene, via: via) }
                var reason: LinkFailure.Reason?
                if via.count == mostPlaceholders {
                    reason = .placeholderChainTooLong(limit: mostPlaceholders)
                } else if let start = via.firstIndex(of: scene) {
                    let circle = (via[start...] + [scene]).compactMap { scenes[$0.index].link }
                    reason = .placeholderCycle(circle.compactMap { links[$0.index].address })
                }
                if let reason {
                    return .unresolved(
                        LinkFailure(reason: reason, address: first.address, convention: first.convention), via: via)
                }
                via.append(scene)
                link = links[next.index]
            }
        }
    }
}
