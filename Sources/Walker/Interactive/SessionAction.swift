import AppMap

/// What is done in a ``Session``.
public enum SessionAction: Hashable, Sendable {
    /// Touches an item: a button, a row, a tab, a segment, a switch. A way of the code is started.
    case tap(ItemName)
    /// Replaces the text of a field.
    case type(ItemName, text: String)
    /// Presses the return key in a field.
    case pressReturn(ItemName)
    /// Sets a switch to `on` or `off`, a slider to a number, a stepper `up` or `down`, a picker to a row, a date picker to a
    /// date as in `2026-01-31`.
    case set(ItemName, value: String)
    /// Starts a way of the scenes on screen as the app's code does, by its number, its segue's identifier or id.
    case perform(ItemName)
    /// Does what the system offers.
    case move(ScreenMove)
}

/// How somebody calls an item on screen.
public enum ItemName: Hashable, Sendable {
    /// By its ``ScreenItem/number``.
    case number(Int)
    /// By what it says, its object id or a segue's identifier.
    case text(String)
}

/// What an action did.
public struct SessionEvent: Hashable, Sendable, Codable {
    /// What came of an action.
    public enum Result: String, Hashable, Sendable, Codable {
        /// A scene came on screen.
        case shown
        /// A scene that was there before is seen again.
        case returned
        /// The same scenes are seen, and something in them changed.
        case changed
        /// Nothing changed.
        case nothing
        /// It was not done: a user could not do it, or there is no such item.
        case refused
        /// The app stops.
        case stopped
    }

    /// What was done, as a tester would write it: `tap button "Pay"`.
    public var step: String
    /// What came of it.
    public var result: Result
    /// The scene that came on screen or is seen again.
    public var scene: String?
    /// How it is shown, as in `pushed`.
    public var manner: String?
    /// The whole in a sentence or two.
    public var message: String
    /// What UIKit raised.
    public var exception: FindingException?
    /// What UIKit printed.
    public var log: [String] = []
    /// What the system called meanwhile: the life of controllers, segues, delegates.
    public var calls: [String] = []
}
