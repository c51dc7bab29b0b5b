import AppMap

/// What happened when a way out of a scene was taken in one place of the app.
public struct Crossing: Hashable, Sendable {
    /// The way that was taken.
    public let way: Way.ID
    /// The place in which it was taken; see ``DeviceWalk/places``.
    public let place: Int
    /// Where the scene that the way leads out of stands in the place's arrangement.
    public let standing: [Arrangement.Part]
    /// What changed on screen; empty where nothing did or the app stopped.
    public let changes: [Rearrangement]
    /// What a user saw of it.
    public let outcome: Outcome
    /// Why a user could not have taken it at that moment, as UIKit has it: hidden, disabled, covered. Code may change that, so
    /// the way was taken nevertheless. Nil where nothing stood in the way.
    public let obstacle: String?
    /// What UIKit printed, such as the attempt to present twice.
    public let log: [String]
    /// True where a stand-in had to guess what the app's own class does, as for custom segues.
    public let isGuess: Bool
}

extension Crossing {
    /// What a user sees of a way that is taken.
    public enum Outcome: Hashable, Sendable {
        /// A scene came on screen; nil where something is shown that is no scene of a storyboard, such as a nib.
        case shown(AppScene.ID?, Manner)
        /// The user is back at a scene that was there before; nil where that is no scene of a storyboard.
        case unwound(to: AppScene.ID?)
        /// Nobody on the way back takes the unwinding: nothing happens.
        case unwindIgnored
        /// Nothing on screen changed.
        case nothing
        /// The app stops.
        case raised(FindingException)
    }
}

/// How a scene comes on screen.
public enum Manner: Hashable, Sendable {
    /// The scene is the root of the window.
    case root
    /// On top of the stack of a navigation controller.
    case pushed
    /// Presented, in the style that UIKit makes of it on the device, as in `pageSheet`.
    case presented(style: String)
    /// In a column of a split view controller.
    case column
    /// As the tab that is shown.
    case tab
    /// Inside another scene.
    case embedded
    /// The root of a navigation controller that comes with it, or another child that is there from the start.
    case contained
    /// Looked at under a finger that presses hard.
    case peeked
}
