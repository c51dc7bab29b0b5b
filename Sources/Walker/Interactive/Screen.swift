import AppMap

/// What is on screen at one moment of a ``Session``, and what can be done there.
public struct Screen: Hashable, Sendable, Codable {
    /// The device.
    public var device: WalkDevice
    /// Whether the device is turned sideways.
    public var isLandscape: Bool
    /// The scenes that are seen, those around others first.
    public var scenes: [ScreenScene]
    /// How what is in front is presented, as in `pageSheet`; nil where nothing is presented.
    public var style: String?
    /// The scenes that lie behind what is presented.
    public var behind: [String]
    /// Bars and contents, in the order in which a person reads them.
    public var items: [ScreenItem]
    /// The ways that no touch here starts: those of the code, and those of objects that cannot be touched now.
    public var byCode: [ScreenItem]
    /// What the system offers beside the app's own controls.
    public var moves: [ScreenMove]
    /// Why the app stopped; nothing is on screen then.
    public var stopped: FindingException?
}

extension Screen {
    /// The scene that a user would say is on screen: the innermost that is no part of another.
    public var main: ScreenScene? { scenes.last { !$0.isEmbedded } ?? scenes.last }
}

/// A scene that is seen.
public struct ScreenScene: Hashable, Sendable, Codable {
    /// What the scene is called in the whole app, as in `Detail@Shop`.
    public var name: String
    /// What kind of controller it is, as in `table view controller`.
    public var kind: String
    /// The class of the app's own; nil where it is UIKit's.
    public var className: String?
    /// The file, relative to the app's folder.
    public var file: String
    /// Where the controller begins in the file, from 1 on.
    public var line: Int
    /// Whether the scene stands inside a part of another one, rather than filling it.
    public var isEmbedded: Bool
}

/// Something on screen.
public struct ScreenItem: Hashable, Sendable, Codable {
    /// What an item is.
    public enum Role: String, Hashable, Sendable, Codable {
        case navigationBar, title, prompt, backButton, barButton, toolbar, tabBar, tab
        case label, image, progress, view
        case button, field, textView, searchBar, toggle, slider, stepper, segments, segment, pageControl, picker, datePicker
        case control, gesture
        case table, header, footer, row, accessory, collection, cell
        /// Another scene inside this one.
        case scene
        /// A column of a split view that comes in from the side.
        case column
        /// A way that the app's code starts.
        case code
    }

    /// By which the item is chosen, from 1 on; nil for what nobody can use. A number holds until the next step.
    public var number: Int?
    /// What the item is.
    public var role: Role
    /// What it says: a title, a text, a placeholder, the name of a picture.
    public var text: String?
    /// What it is set to: the text of a field, `on` or `off`, a number. Of a list that code fills `prototypes`, of a way of the
    /// code the scene that it leads out of.
    public var value: String?
    /// Whether it is the tab, segment or row that is chosen.
    public var isSelected = false
    /// Why a user cannot touch it now, as in `disabled`; nil where one can.
    public var obstacle: String?
    /// What can be done with it.
    public var deeds: [ScreenDeed] = []
    /// Where it leads.
    public var ways: [ScreenWay] = []
    /// The actions that it sends to the app's own classes, whose code does not run here.
    public var calls: [String] = []
    /// Its id in the document.
    public var objectID: String?
    /// Whether it stands in one line with the item before.
    public var isBeside = false
    /// What is in it.
    public var items: [ScreenItem] = []
}

/// What can be done with an item.
public enum ScreenDeed: String, Hashable, Sendable, Codable {
    /// Touch it: also to choose a row, a tab or a segment, or to turn a switch.
    case tap
    /// Type a text into it, and press the return key.
    case type
    /// Set it to a value.
    case set
    /// Start the way, as the app's code would.
    case perform
}

/// A way that an item starts.
public struct ScreenWay: Hashable, Sendable, Codable {
    /// The segue's id in the document; nil where it has none.
    public var segue: String?
    /// The segue's identifier, by which code can start it.
    public var identifier: String?
    /// How the destination is shown, as in `present form sheet`.
    public var manner: String
    /// The scene that the way leads to; nil for unwinding and for ways that lead nowhere.
    public var scene: String?
    /// The action of an unwinding.
    public var unwindAction: String?
}

/// What the system offers.
public enum ScreenMove: String, Hashable, Sendable, Codable, CaseIterable {
    /// Tap the back button.
    case back
    /// Swipe from the left edge.
    case swipeBack
    /// Swipe the sheet down, or tap beside the popover.
    case dismiss
    /// Turn the device.
    case rotate
    /// Take the last step back, by doing all before it once more.
    case undo
    /// Start the app anew.
    case restart
}
