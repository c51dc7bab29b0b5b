import Walker

/// What a person types in a session.
enum SessionCommand: Equatable {
    case act(SessionAction)
    case look
    case route
    case calls
    case record(String)
    case help
    case quit
    /// It cannot be understood; a sentence that helps.
    case advice(String)

    /// - Parameter screen: what is on screen, by which a number alone is understood.
    init(_ line: String, on screen: Screen) {
        let line = line.trimmingSpaces
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = parts.count == 2 ? parts[1].trimmingSpaces : ""
        guard let word = parts.first else {
            self = .look
            return
        }
        if let number = Int(word) {
            self = Self.choose(number, rest, on: screen)
        } else if let command = Self.alone(line.lowercased()) {
            self = command
        } else {
            self = Self.named(word.lowercased(), rest, on: screen)
        }
    }

    /// What stands in a line by itself.
    private static func alone(_ line: String) -> SessionCommand? {
        switch line {
        case "b", "back": .act(.move(.back))
        case "w", "swipe", "swipe back": .act(.move(.swipeBack))
        case "d", "dismiss", "swipe down": .act(.move(.dismiss))
        case "r", "rotate", "turn": .act(.move(.rotate))
        case "u", "undo": .act(.move(.undo))
        case "s", "start over", "restart", "reset": .act(.move(.restart))
        case "l", "look": .look
        case "route": .route
        case "calls": .calls
        case "?", "h", "help": .help
        case "q", "quit", "exit": .quit
        default: nil
        }
    }

    private static func named(_ word: String, _ rest: String, on screen: Screen) -> SessionCommand {
        switch word {
        case "tap", "select", "choose", "perform", "type", "set", "return", "record":
            guard !rest.isEmpty else { return .advice("'\(word)' needs a number or a name behind it, as in: \(example(of: word))") }
        default:
            return .advice("'\(word.truncated(to: 40))' is no command; '?' lists what there is. To tap something by its name: tap NAME")
        }
        switch word {
        case "tap", "select", "choose": return .act(.tap(ItemName(rest)))
        case "perform": return .act(.perform(ItemName(rest)))
        case "return": return .act(.pressReturn(ItemName(rest)))
        case "record": return .record(rest)
        default: break
        }
        let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return .advice("'\(word)' needs something to \(word), as in: \(example(of: word))") }
        let name = ItemName(parts[0])
        return .act(word == "type" ? .type(name, text: parts[1]) : .set(name, value: parts[1]))
    }

    private static func example(of word: String) -> String {
        switch word {
        case "type": "type 3 Moby Dick"
        case "set": "set 4 on"
        case "return": "return 3"
        case "record": "record calls.txt"
        case "perform": "perform showBasket"
        default: "\(word) Pay"
        }
    }

    /// A number does what one does with the item; what stands behind it is typed or set.
    private static func choose(_ number: Int, _ value: String, on screen: Screen) -> SessionCommand {
        let name = ItemName.number(number)
        guard let item = screen.item(number) else { return .act(.tap(name)) }
        if value.isEmpty {
            if item.deeds.contains(.tap) || item.deeds.contains(.perform) { return .act(.tap(name)) }
            return item.deeds.contains(.type)
                ? .advice("Write the text behind the number, as in: \(number) Moby Dick")
                : .advice("Write the value behind the number, as in: \(number) \(item.role.exampleValue)")
        }
        if item.deeds.contains(.type) { return .act(.type(name, text: value)) }
        if item.deeds.contains(.set) { return .act(.set(name, value: value)) }
        return .advice("\(number) takes nothing behind it; the number alone is enough.")
    }

    static let helpText = """
        A number taps what stands beside it, selects a row, a tab or a segment, turns a switch. Behind the number of
        a field stands its text, behind that of a slider, stepper or switch its value: 3 Moby Dick · 4 0.5 · 5 up · 6 on
          tap NAME       the same by name, as in: tap Pay
          return NUMBER  presses the return key in a field
          b  back        taps the back button            w  swipe    swipes from the left edge
          d  dismiss     swipes a sheet down, or taps beside a popover
          r  rotate      turns the device                l  look     draws the screen once more
          u  undo        takes the last step back        s  restart  starts over
          route          the steps so far                calls       what UIKit called in the last step
          record FILE    writes all steps and calls      q  quit
        → leads to a scene, ↩ goes back. Code of the app does not run here: what only code can start is listed below the
        screen and can be chosen all the same.

        """
}

extension ItemName {
    fileprivate init(_ text: String) {
        self = Int(text).map { .number($0) } ?? .text(text)
    }
}

extension ScreenItem.Role {
    fileprivate var exampleValue: String {
        switch self {
        case .stepper: "up"
        case .pageControl: "next"
        case .datePicker: "2026-01-31"
        case .picker: "0"
        default: "0.5"
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
