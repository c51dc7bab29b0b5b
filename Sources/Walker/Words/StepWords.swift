import AppMap
import InterfaceBuilder

extension AppWords {
    /// What a person does to start, or the system.
    package func action(of start: Start) -> String {
        switch start {
        case .entry(let entry, _):
            app.entries.indices.contains(entry) && app.entries[entry].point.kind == .extensionMain
                ? "start the extension" : "start the app"
        case .initial(let scene): "start with the storyboard \(app[app[scene].storyboard].name.quoted)"
        case .code(let scene): "code opens \(fullName(of: app[scene]).quoted)"
        case .chosen(let scene): "start with \(fullName(of: app[scene]).quoted)"
        }
    }

    /// What a person or the code does to take a way, as in `tap the button "Pay"`.
    package func action(of way: Way) -> String {
        switch way.trigger {
        case .object(let object):
            switch way.kind {
            case "preview": "press hard on the \(object.words)"
            case "commit": "press harder on the \(object.words)"
            default: object.action
            }
        case .code:
            way.identifier.map { "code performs \($0.quoted)" } ?? "code performs the segue without identifier"
        case .appearance:
            way.isTab ? "tap the \(tabWords(of: way))" : "swipe the \(columnWords(of: way)) in from the left"
        }
    }

    private func tabWords(of way: Way) -> String {
        let tab = (way.destination.placeholders + [way.destination.scene].compactMap { $0 }).lazy
            .compactMap { ViewController(self.app[$0].controller).tabBarItem }.first
        let title = (tab?.title ?? tab?.systemItem.map(SystemItemWords.tab)).flatMap { $0.isEmpty ? nil : $0 }
        return title.map { "tab \($0.quoted)" } ?? "tab \(position(of: way))"
    }

    private func columnWords(of way: Way) -> String {
        way.relationship == "supplementaryViewController" ? "second list" : "list"
    }
}

extension TriggerObject {
    /// What a user does with the object.
    fileprivate var action: String {
        if isAccessory { return "tap the \(words)" }
        let name = label.map { " " + $0.quoted } ?? " the view"
        switch kind {
        case "tableViewCell", "collectionViewCell": return "select the \(words)"
        case "tapGestureRecognizer": return "tap" + name
        case "swipeGestureRecognizer": return "swipe over" + name
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": return "press long on" + name
        case "pinchGestureRecognizer": return "pinch" + name
        case "rotationGestureRecognizer": return "turn" + name + " with two fingers"
        case "panGestureRecognizer": return "drag over" + name
        case "screenEdgePanGestureRecognizer": return "drag in from the edge of the screen"
        case "segmentedControl", "slider", "stepper", "datePicker", "textField", "pageControl", "searchBar":
            return "use the \(words)"
        default: return "tap the \(words)"
        }
    }
}

extension Manner {
    /// How a scene comes on screen, as in `pushed`.
    package var words: String {
        switch self {
        case .root: "as the root"
        case .pushed: "pushed"
        case .presented(let style): "presented as \(style.separateWords)"
        case .column: "in a column"
        case .tab: "as a tab"
        case .embedded: "embedded"
        case .contained: "contained"
        case .peeked: "peeked at"
        }
    }
}
