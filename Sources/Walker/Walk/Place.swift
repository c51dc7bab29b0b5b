import AppMap

/// A place in the running app: what is on screen after a step from another place.
public struct Place: Hashable, Sendable {
    /// The place before; nil for a start.
    public let previous: Int?
    /// What led here.
    public let step: Step
    /// How many steps it is from the start.
    public let distance: Int
    /// The scenes that were seen here for the first time in such surroundings, outer ones first.
    public let scenes: [AppScene.ID]
    /// What is on screen, from the root of the window on.
    public let arrangement: Arrangement
}

/// What a user or the code does to come from one place to the next.
public enum Step: Hashable, Sendable {
    /// The start of the app, or of a scene on its own.
    case start(Start)
    /// A way out of a scene, a tab, or a column that comes in from the side.
    case way(Way.ID)
    /// Back to what lies below in a stack that was put there all at once, as the columns of a split view on a phone.
    case back
}

/// Where a walk begins.
public enum Start: Hashable, Sendable {
    /// The system opens the scene when the app starts; the position in `App.entries`.
    case entry(Int, AppScene.ID)
    /// Nothing says where the app starts: the initial scene of a storyboard that no other leads to.
    case initial(AppScene.ID)
    /// Nothing that was walked leads to the scene, but code can open it by its address.
    case code(AppScene.ID)
    /// The scene that was asked for.
    case chosen(AppScene.ID)

    /// The scene that is shown first.
    public var scene: AppScene.ID {
        switch self {
        case .entry(_, let scene), .initial(let scene), .code(let scene), .chosen(let scene): scene
        }
    }
}
