import AppMap
import HeadlessUIKit

extension Headless.Refusal {
    /// Why a thing cannot be used, in a word or two behind its name.
    var shortWords: String {
        switch reason {
        case .hidden: "hidden"
        case .transparent: "transparent"
        case .interactionDisabled: "takes no touches"
        case .disabled: "disabled"
        case .outsideWindow: "outside the screen"
        case .covered(let view): "covered by \(view.truncated(to: 40))"
        case .behindPresentation(let controller): "behind \(controller.truncated(to: 40))"
        case .notInWindow, .inNoBar, .notOnScreen: "not on screen"
        default: description
        }
    }
}

extension ScreenItem {
    /// The item as a tester calls it, as in `button "Pay"`.
    var words: String {
        let name = (text ?? value)?.quoted ?? objectID?.truncated(to: 16) ?? ""
        return name.isEmpty ? role.words : "\(role.words) \(name)"
    }
}

extension ScreenItem.Role {
    /// The role in the field's words.
    public var words: String {
        switch self {
        case .barButton: "bar button"
        case .backButton: "back button"
        case .tabBar: "tab bar"
        case .navigationBar: "navigation bar"
        case .textView: "text view"
        case .searchBar: "search bar"
        case .toggle: "switch"
        case .segments: "segmented control"
        case .pageControl: "page control"
        case .datePicker: "date picker"
        default: rawValue
        }
    }
}

extension UIGestureRecognizer {
    /// The gesture in a user's words, as in `swipe left`.
    @MainActor
    var words: String {
        switch self {
        case let tap as UITapGestureRecognizer:
            switch tap.numberOfTapsRequired {
            case 1: "tap anywhere here"
            case 2: "double tap"
            default: "\(tap.numberOfTapsRequired) taps"
            }
        case let swipe as UISwipeGestureRecognizer:
            "swipe " + swipe.direction.words
        case is UILongPressGestureRecognizer: "long press"
        default:
            (Headless.element(of: self)?.name ?? "gesture")
                .replacing("GestureRecognizer", with: "").separateWords
        }
    }
}

extension UISwipeGestureRecognizer.Direction {
    fileprivate var words: String {
        contains(.left) ? "left" : contains(.right) ? "right" : contains(.up) ? "up" : "down"
    }
}
