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

    init(from stage: Stage, among ways: WayTable) {
        let standings = Standing.all(on: stage)
        innermost = standings.last?.scene
        isNeeded = stage.root?.isDeep ?? false
        isThereAny = standings.contains { ways.leadOn(from: $0.scene) } || Self.leadBack(from: stage)
    }

    /// Whether a user can go back without a way of a scene's own.
    ///
    /// - Parameter countsMore: whether the way back to the list of further tabs counts, which leads nowhere else for what holds
    ///   that list.
    static func leadBack(from stage: Stage, countsMore: Bool = true) -> Bool {
        stage.visible.contains { leadBack($0) && (countsMore || !Headless.isMore($0.controller)) } || canDismiss(stage)
    }

    /// A back button.
    private static func leadBack(_ actor: Actor) -> Bool {
        guard let navigation = actor.controller as? UINavigationController else { return false }
        return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
            && Headless.backButton(of: navigation) != nil
    }

    /// Sheets can be swiped away, and popovers by a touch outside.
    private static func canDismiss(_ stage: Stage) -> Bool {
        stage.root?.frontmost?.canBeDismissed ?? false
    }
}
