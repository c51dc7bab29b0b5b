import SceneAddressing

extension AppWords {
    private static let nameWidth = 60

    /// What a scene is called within its storyboard.
    ///
    /// Names that several scenes of it have are told apart by the object id.
    package func name(of scene: AppScene) -> String {
        let name = scene.name.truncated(to: Self.nameWidth)
        return isSharedName(scene) ? "\(name) \(scene.objectID.truncated(to: 16))" : name
    }

    /// What a scene is called from everywhere in the app, as in `Detail@Shop`.
    package func fullName(of scene: AppScene) -> String {
        let storyboard = app.storyboard(of: scene)
        let isNamed = scene.identifier != nil || !scene.isInitial
        let distinction = distinction(of: storyboard).map { " (\($0.truncated(to: 44)))" } ?? ""
        return (isNamed ? name(of: scene) : "") + "@" + storyboard.name.truncated(to: Self.nameWidth) + distinction
    }

    /// What a scene is called in a storyboard: its name there, and the storyboard where it lies in another.
    package func name(of scene: AppScene, seenFrom storyboard: AppStoryboard.ID) -> String {
        guard scene.storyboard == storyboard else { return fullName(of: scene) }
        return scene.givenName != nil ? name(of: scene) : "\(kind(of: scene)) \(name(of: scene))"
    }

    /// The scene's kind in the field's words, as in `table view controller`.
    package func kind(of scene: AppScene) -> String {
        switch scene.kind {
        case "viewControllerPlaceholder", "controllerPlaceholder": "storyboard reference"
        case "glkViewController": "GLKit view controller"
        case "avPlayerViewController": "AV player view controller"
        case "controller": "interface controller"
        case "pagecontroller": "page controller"
        default: scene.kind.separateWords
        }
    }

    /// True for a scene to which linked segues are drawn while their identifiers lead elsewhere, and nothing else.
    package func isOnlyDrawn(_ scene: AppScene) -> Bool {
        drawnScenes.contains(scene.id) && !scene.isInitial && link(of: scene) == nil
            && app.ways(to: scene.id).isEmpty
    }

    /// True if the map shows nothing that leads to a scene.
    package func isUnreached(_ scene: AppScene) -> Bool {
        !scene.isInitial && !scene.isOpenedByItsSystem && app.ways(to: scene.id).isEmpty
    }
}

extension AppScene {
    /// True for the menu of a Mac app and the notifications of a watch, which the system opens by no name.
    fileprivate var isOpenedByItsSystem: Bool {
        ["application", "notificationController"].contains(kind)
    }
}
