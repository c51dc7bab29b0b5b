extension Headless {
    /// Why a user could not do what a test asks for.
    public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        public enum Reason: Hashable, Sendable {
            /// Nothing on screen has the identifier or text.
            case notFound
            /// Several things on screen have the identifier or text.
            case ambiguous(count: Int)
            case notInWindow
            /// It, or the view around it that is named, is hidden.
            case hidden(by: String)
            /// It, or the view around it that is named, is all but transparent.
            case transparent(by: String)
            /// It, or the view around it that is named, takes no touches.
            case interactionDisabled(by: String)
            case disabled
            /// No part of it lies in the window and in the views that clip it.
            case outsideWindow
            case covered(by: String)
            case behindPresentation(of: String)
            /// It does nothing when it is tapped, and nothing around it does.
            case takesNoTaps
            /// It has several parts, of which a user taps one.
            case hasParts
            case noSuchIndexPath(IndexPath)
            case selectionDisabled
            case noAccessoryButton
            /// The value lies outside what a user can choose.
            case valueOutOfRange
            case notEditable
            /// A delegate or an override did not allow it.
            case declined
            case noGestureRecognizer
            /// No bar on screen shows the item.
            case inNoBar
            /// The action has no target, and no responder takes it.
            case nobodyTakes(action: String)

            // MARK: Of controllers

            /// It, or what would be used of it, is not on screen, or something is presented over it.
            case notOnScreen
            case inTransition
            case barHidden
            /// The controller on top is the first one, hides its back button, or has another button in its place.
            case noBackButton
            /// The app has turned the recogniser of the swipe back off, or its delegate does not let it begin.
            case swipeOff
            case noTab(at: Int, count: Int)
            /// No tab or action has the title; the titles are those that there are.
            case noneTitled(String, titles: [String])
            /// The book has no page in that direction.
            case noPage
            case notPresented
            /// Only sheets can be swiped down.
            case noSheet
            /// A tap outside closes popovers, action sheets and searches only.
            case ignoresTapsOutside
            case searchBarNotOnScreen
            case notSearching
        }

        public let reason: Reason
        /// What the test wanted to use, by class, text and identifier.
        public let object: String

        init(_ reason: Reason, _ object: String) {
            self.reason = reason
            self.object = object
        }

        @MainActor
        init(_ reason: Reason, _ object: AnyObject) {
            self.init(reason, Headless.name(of: object))
        }

        public var description: String {
            switch reason {
            case .notFound: "Nothing on screen is called \(object)."
            case .ambiguous(let count): "\(count) things on screen are called \(object); a user would have to choose."
            case .notInWindow: "\(object) cannot be used: it is not in a window."
            case .hidden(let view): "\(object) cannot be used: \(itself(view)) is hidden."
            case .transparent(let view): "\(object) cannot be used: \(itself(view)) is transparent."
            case .interactionDisabled(let view): "\(object) cannot be used: \(itself(view)) takes no touches."
            case .disabled: "\(object) cannot be used: it is disabled."
            case .outsideWindow: "\(object) cannot be used: no part of it is in sight."
            case .covered(let view): "\(object) cannot be used: \(view) covers it."
            case .behindPresentation(let controller): "\(object) cannot be used: it is behind \(controller)."
            case .takesNoTaps: "\(object) does nothing when it is tapped, and nothing around it does."
            case .hasParts: "\(object) has several parts; choose the one to tap."
            case .noSuchIndexPath(let path):
                "\(object) has nothing at \(path.map(String.init).joined(separator: "-"))."
            case .selectionDisabled: "\(object) lets nothing be selected."
            case .noAccessoryButton: "\(object) has no accessory button."
            case .valueOutOfRange: "\(object) cannot take this value: it is out of its range."
            case .notEditable: "\(object) cannot be edited."
            case .declined: "\(object) did not allow it."
            case .noGestureRecognizer: "\(object) and the views around it recognise no such gesture."
            case .inNoBar: "\(object) cannot be used: no bar on screen shows it."
            case .nobodyTakes(let action): "\(object) does nothing when it is tapped: nobody takes “\(action)”."
            case .notOnScreen: "\(object) cannot be used: it is not on screen, or behind what is presented."
            case .inTransition: "\(object) cannot be used: a transition is running."
            case .barHidden: "\(object) cannot be used: its bar is hidden."
            case .noBackButton: "\(object) has no back button."
            case .swipeOff: "\(object) does not go back by a swipe: the app does not allow it."
            case .noTab(let index, let count): "\(object) has no tab at \(index); it has \(count)."
            case .noneTitled(let title, let titles):
                "\(object) has nothing called “\(title)”; it has \(titles.map { "“\($0)”" }.joined(separator: ", "))."
            case .noPage: "\(object) has no page in this direction."
            case .notPresented: "\(object) is not presented."
            case .noSheet: "\(object) is not in a sheet, and cannot be swiped down."
            case .ignoresTapsOutside: "\(object) is not closed by a tap outside."
            case .searchBarNotOnScreen: "\(object) cannot be used: its search bar is not on screen."
            case .notSearching: "\(object) is not searching."
            }
        }

        private func itself(_ view: String) -> String { view == object ? "it" : view }
    }

    /// An object in a sentence, as in `UIButton “Buy” (buyButton)`.
    static func name(of object: AnyObject) -> String {
        var name = className(of: object, qualified: false)
        let text: String?
        let identifier: String?
        switch object {
        case let view as UIView:
            text = view.writtenText ?? view.accessibilityLabel
            identifier = view.accessibilityIdentifier
        case let item as UIBarItem:
            text = item.title ?? item.spokenName
            identifier = item.accessibilityIdentifier
        case let controller as UIViewController:
            text = controller.title
            identifier = nil
        default:
            return name
        }
        if let text, !text.isEmpty {
            name += " “\(text)”"
        }
        if let identifier {
            name += " (\(identifier))"
        }
        return name
    }
}
