import AppMap
import Walker

extension Manner {
    /// How a scene is shown, in a column of a tree: as in `form sheet`; empty where what leads to it says so already.
    var briefly: String {
        switch self {
        case .root: "root of the window"
        case .pushed: "push"
        case .presented(let style):
            switch style {
            case "pageSheet", "automatic": "sheet"
            default: style.separateWords
            }
        case .column: "column"
        case .tab, .contained: ""
        case .embedded: "embed"
        case .peeked: "peek"
        }
    }
}

extension UnreachedReason {
    /// Why scenes were not seen.
    var words: String {
        switch self {
        case .launchScreen: "shown by the system while the app starts"
        case .otherSystem(let platform): "made for \(platform.rawValue), which is not walked"
        case .onlyDrawn: "only drawn: segues that are drawn there lead elsewhere"
        case .nothingLeadsThere: "nothing leads there, and code has no name for it"
        case .onlyFromUnreached: "reached only from scenes that are not reached"
        case .behindFault: "behind a fault: whatever leads there stops the app"
        case .beyondLimit: "beyond the limit of this walk"
        case .notFromStart: "not reached from the chosen scene"
        case .notShown: "a way leads there, and something else came on screen"
        case .otherDevice: "only in a file for a device that was not walked"
        }
    }

    /// The reason for programs.
    var name: String {
        switch self {
        case .launchScreen: "launchScreen"
        case .otherSystem: "otherSystem"
        case .onlyDrawn: "onlyDrawn"
        case .nothingLeadsThere: "nothingLeadsThere"
        case .onlyFromUnreached: "onlyFromUnreached"
        case .behindFault: "behindFault"
        case .beyondLimit: "beyondLimit"
        case .notFromStart: "notFromStart"
        case .notShown: "notShown"
        case .otherDevice: "otherDevice"
        }
    }
}

extension UntakenReason {
    /// The reason for programs.
    var name: String {
        switch self {
        case .sourceUnreached: "sourceUnreached"
        case .sourceIsPlaceholder: "sourceIsPlaceholder"
        case .nothingStartsIt: "nothingStartsIt"
        case .notSeen: "notSeen"
        case .beyondLimit: "beyondLimit"
        case .otherDevice: "otherDevice"
        }
    }
}

extension Start {
    /// Why the walk begins here.
    func words(in app: App) -> String {
        switch self {
        case .entry(let index, _): app.entries[index].point.words
        case .initial: "an initial scene that nothing else leads to"
        case .code: "code opens it"
        case .chosen: "where you asked to start"
        }
    }
}

extension Manner {
    /// The manner for programs; a presentation by its style in UIKit's spelling.
    var name: String {
        switch self {
        case .root: "root"
        case .pushed: "pushed"
        case .presented(let style): style
        case .column: "column"
        case .tab: "tab"
        case .embedded: "embedded"
        case .contained: "contained"
        case .peeked: "peeked"
        }
    }
}

extension Start {
    /// The reason for programs.
    var name: String {
        switch self {
        case .entry: "entry"
        case .initial: "initial"
        case .code: "code"
        case .chosen: "chosen"
        }
    }
}
