import AppMap
import HeadlessUIKit
import InterfaceBuilder

/// What a user or the code can do to leave what is on screen.
@MainActor
struct Exits {
    /// Whether the user came from elsewhere, and so wants to go back.
    let isNeeded: Bool
    /// Whether there is any way on or back. Whatever code might do counts as one.
    let isThereAny: Bool
    /// The scene that is seen, the innermost of those in each other.
    let innermost: AppScene.ID?

    init(from stage: Stage, in app: App) {
        let standings = Standing.all(on: stage)
        innermost = standings.last?.scene
        isNeeded = Self.isDeep(stage)
        isThereAny = standings.contains { Self.leadOn($0.scene, in: app) } || Self.leadBack(from: stage)
    }

    /// Whether a user can go back without a way of a scene's own.
    static func leadBack(from stage: Stage) -> Bool {
        stage.visible.contains(where: leadBack) || canDismiss(stage)
    }

    /// A way to another scene, or anything that code hears of.
    private static func leadOn(_ scene: AppScene.ID, in app: App) -> Bool {
        if app.ways(from: scene).contains(where: { !$0.isContainment || $0.isTab }) {
            return true
        }
        return app[scene].className != nil || app[scene].scene.element.descendants.contains { $0.name == "action" }
    }

    /// A back button.
    private static func leadBack(_ actor: Actor) -> Bool {
        guard let navigation = actor.controller as? UINavigationController else { return false }
        return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
            && Headless.backButton(of: navigation) != nil
    }

    /// Sheets can be swiped away, and popovers by a touch outside.
    private static func canDismiss(_ stage: Stage) -> Bool {
        stage.actors.last { $0.style != nil }?.canBeDismissed ?? false
    }

    private static func isDeep(_ stage: Stage) -> Bool {
        stage.actors.contains { $0.style != nil || $0.container == .navigation && $0.children.count > 1 }
    }
}
