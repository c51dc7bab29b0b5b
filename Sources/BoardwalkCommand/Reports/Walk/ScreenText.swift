import AppMap
import Walker

/// A screen drawn in text: a frame, what a person reads in it, and the numbers to choose from.
struct ScreenText {
    private let width: Int
    /// The class of the scene, which need not be said again for each action.
    private let className: String?
    private var lines: [StyledText] = []
    /// The content of the last line, where something may stand beside it.
    private var room: StyledText?

    /// - Parameter width: the columns of the terminal; the frame takes no more than a line that can be read.
    init(_ screen: Screen, width: Int) {
        self.width = min(max(width, 48), 110)
        className = screen.main?.className
        if let exception = screen.stopped {
            addStopped(exception)
        } else {
            addFrame(of: screen)
            addCode(screen.byCode, of: screen.main?.name)
        }
        lines.append(Self.moves(of: screen))
    }

    func rendered(for terminal: Terminal) -> String {
        lines.map { $0.rendered(for: terminal) + "\n" }.joined()
    }

    private mutating func addStopped(_ exception: FindingException) {
        lines.append(StyledText("The app has stopped: \(exception.name)", .fault))
    }

    // MARK: The frame

    private var inner: Int { width - 4 }

    private mutating func addFrame(of screen: Screen) {
        addRule("┌", "┐", left: Self.heading(of: screen), right: Self.device(of: screen))
        if let scene = screen.main {
            let kind = [scene.className, scene.kind].compactMap { $0 }.joined(separator: " · ")
            let place = "\(scene.file):\(scene.line)"
            if kind.columns + 3 + place.columns <= inner {
                add(StyledText("\(kind) · \(place)", .secondary))
            } else {
                add(StyledText(kind.truncated(to: inner), .secondary))
                add(StyledText(place.endTruncated(to: inner), .secondary))
            }
        }
        let around = screen.scenes.filter { !$0.isEmbedded && $0 != screen.main }.map(\.name).joined(separator: " › ")
        if !around.isEmpty {
            add(StyledText("in \(around)".truncated(to: inner), .secondary))
        }
        addRule("├", "┤")
        add(screen.items, isOuter: true)
        if screen.items.isEmpty {
            let filler = className.map { "; code of \($0) may fill it" } ?? ""
            addWrapped("(nothing is drawn here\(filler))", .secondary, 0)
        }
        addRule("└", "┘")
    }

    private static func heading(of screen: Screen) -> StyledText {
        var heading = StyledText(screen.main?.name.truncated(to: 40) ?? "no scene of a storyboard", .heading)
        if let style = screen.style {
            heading += StyledText(" \(style.separateWords)", .secondary)
            heading += StyledText(screen.behind.last.map { " over \($0.truncated(to: 24))" } ?? "", .secondary)
        }
        return heading
    }

    private static func device(of screen: Screen) -> StyledText {
        StyledText(screen.device.rawValue + (screen.isLandscape ? ", sideways" : ""), .secondary)
    }

    private mutating func addRule(_ start: String, _ end: String, left: StyledText? = nil, right: StyledText? = nil) {
        var line = StyledText(start + "─", .secondary)
        if let left {
            line += " " + left + " "
        }
        let tail = right.map { " " + $0 + StyledText(" ─" + end, .secondary) } ?? StyledText("─" + end, .secondary)
        line += StyledText(String(repeating: "─", count: max(1, width - line.columns - tail.columns)), .secondary)
        lines.append(line + tail)
    }

    private mutating func add(_ line: StyledText) {
        lines.append(StyledText("│ ", .secondary) + line.padded(to: inner) + StyledText(" │", .secondary))
    }

    // MARK: Items

    /// - Parameter isOuter: whether bars have the width of the frame, with a rule between them and what they are bars of.
    private mutating func add(_ items: [ScreenItem], indent: Int = 0, isOuter: Bool = false) {
        for (position, item) in items.enumerated() {
            if item.isBeside, addBeside(item, indent) { continue }
            room = nil
            switch item.role {
            case .navigationBar:
                addBar(item.items, indent, isCentered: true)
                if isOuter, position < items.count - 1 { addRule("├", "┤") }
            case .toolbar, .tabBar:
                if isOuter, position > 0 { addRule("├", "┤") }
                addBar(item.items, indent, isCentered: false)
            case .segments:
                addBar(item.items, indent, isCentered: false)
                addDetails(of: item, indent + 4)
            case .table, .collection:
                addList(item, indent)
            case .scene:
                add(pad(indent) + StyledText("▾ \(item.text ?? "a scene")", .link))
                add(item.items, indent: indent + 2)
            default:
                addLine(item, indent)
                add(item.items, indent: indent + 6)
            }
        }
    }

    /// Adds an item to the line of the one before, where both are short.
    ///
    /// - Returns: false where it needs a line of its own.
    private mutating func addBeside(_ item: ScreenItem, _ indent: Int) -> Bool {
        guard let before = room, item.items.isEmpty, item.role.isShort else { return false }
        let line = before + "  " + Self.part(item, room: inner)
        guard line.columns <= inner else { return false }
        let ways = ways(of: item)
        let isWhole = ways.columns == 0 || line.columns + 2 + ways.columns <= inner
        lines.removeLast()
        add(isWhole && ways.columns > 0 ? line + "  " + ways : line)
        room = ways.columns == 0 ? line : nil
        if !isWhole {
            addDetails(of: item, indent + 4, named: true)
        }
        return true
    }

    private mutating func addList(_ item: ScreenItem, _ indent: Int) {
        let isEmpty = !item.items.contains { $0.role == .row || $0.role == .cell }
        if item.value == "prototypes", !isEmpty {
            addWrapped("One \(item.role == .table ? "row" : "cell") of each kind; code decides which there are:", .secondary, indent)
        }
        add(item.items, indent: indent)
        if isEmpty {
            addWrapped("(a \(item.role == .table ? "table" : "collection"); code fills it)", .secondary, indent)
        }
    }

    /// The parts of a bar in one line, where there is room.
    private mutating func addBar(_ items: [ScreenItem], _ indent: Int, isCentered: Bool) {
        let prompts = items.filter { $0.role == .prompt }
        let items = items.filter { $0.role != .prompt }
        for prompt in prompts {
            addLine(prompt, indent)
        }
        let title = items.firstIndex { $0.role == .title }
        let parts = items.map { Self.part($0, room: inner / 2) }
        let isPlain = items.allSatisfy { $0.items.isEmpty }
        let line = isCentered ? centered(parts, title) : parts.joined(by: "  ")
        guard isPlain, let line, line.columns + indent <= inner else {
            for item in items {
                addLine(item, indent)
                add(item.items, indent: indent + 6)
            }
            return
        }
        add(pad(indent) + line)
        for item in items where !item.ways.isEmpty || !item.calls.isEmpty {
            // Of the tabs the map tells where they lead; of a button nobody else does.
            if item.role != .tab { addDetails(of: item, indent + 4, named: true) }
        }
    }

    /// Left parts, the title in the middle, right parts; nil where they do not fit.
    private func centered(_ parts: [StyledText], _ title: Int?) -> StyledText? {
        guard let title else { return parts.joined(by: "   ") }
        let left = Array(parts[..<title]).joined(by: "   ")
        let right = Array(parts[(title + 1)...]).joined(by: "   ")
        let middle = max(left.columns + 2, (inner - parts[title].columns) / 2)
        let end = inner - right.columns
        guard middle + parts[title].columns + 2 <= end || right.columns == 0 && middle + parts[title].columns <= inner else { return nil }
        return (left.padded(to: middle) + parts[title]).padded(to: end) + right
    }

    private mutating func addLine(_ item: ScreenItem, _ indent: Int) {
        if item.role == .label || item.role == .header || item.role == .footer, item.number == nil {
            let style: Style = item.role == .label ? .plain : .secondary
            let count = lines.count
            addWrapped(item.text ?? "", style, indent)
            if lines.count == count + 1, item.role == .label {
                self.room = pad(indent) + StyledText(item.text ?? "", style)
            }
            return
        }
        let ways = self.ways(of: item)
        let room = max(20, inner - indent)
        let part = Self.part(item, room: room)
        guard ways.columns > 0 else {
            self.room = item.role.isShort ? pad(indent) + part : nil
            return add(pad(indent) + part)
        }
        if part.columns + 2 + ways.columns <= room {
            add(pad(indent) + part + "  " + ways)
        } else {
            add(pad(indent) + part)
            addDetails(of: item, indent + 4)
        }
    }

    /// Where an item leads, in lines of their own.
    private mutating func addDetails(of item: ScreenItem, _ indent: Int, named: Bool = false) {
        let name = named ? "[\(item.number ?? 0)] " : ""
        for way in item.ways {
            let text = name + way.words
            add(pad(indent) + StyledText(text.truncated(to: max(20, inner - indent)), .link))
        }
        if !item.calls.isEmpty {
            addWrapped(name + callWords(of: item), .secondary, indent)
        }
    }

    private mutating func addWrapped(_ text: String, _ style: Style, _ indent: Int) {
        let room = max(20, inner - indent)
        for line in text.truncated(to: 4 * room).printable.wrapped(to: room) {
            add(pad(indent) + StyledText(line, style))
        }
    }

    private func pad(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: count)) }

    // MARK: Words

    /// An item as it looks.
    private static func part(_ item: ScreenItem, room: Int) -> StyledText {
        let number = item.number.map { "[\($0)] " } ?? ""
        let note = item.obstacle.map { " (\($0.truncated(to: 40)))" } ?? ""
        let look = item.look.printable.truncated(to: max(8, room - number.columns - note.columns))
        let style: Style = item.role == .title ? .heading : item.obstacle != nil ? .secondary : .plain
        return StyledText(number, .entry) + StyledText(look, style) + StyledText(note, .warning)
    }

    private func ways(of item: ScreenItem) -> StyledText {
        let ways = item.ways.map { StyledText($0.words, .link) }
        let calls = item.calls.isEmpty ? [] : [StyledText(callWords(of: item), .secondary)]
        return (ways + calls).joined(by: "  ")
    }

    private func callWords(of item: ScreenItem) -> String {
        let own = className.map { " of \($0)" } ?? ""
        return "calls " + item.calls.map { $0.hasSuffix(own) ? String($0.dropLast(own.count)) : $0 }.joined(separator: ", ")
    }

    private mutating func addCode(_ items: [ScreenItem], of main: String?) {
        guard !items.isEmpty else { return }
        lines.append(StyledText("Only code, or a touch that is not possible now:", .secondary))
        for item in items {
            let ways = self.ways(of: item)
            let source = item.value.flatMap { $0 == main ? nil : " of \($0)" } ?? ""
            let part = Self.part(item, room: width - 4 - source.columns) + StyledText(source, .secondary)
            if part.columns + ways.columns + 4 <= width {
                lines.append("  " + part + "  " + ways)
            } else {
                lines += ["  " + part, "       " + ways]
            }
        }
    }

    private static func moves(of screen: Screen) -> StyledText {
        let words = screen.moves.compactMap { move -> String? in
            switch move {
            case .back: "b back"
            case .swipeBack: screen.moves.contains(.back) ? nil : "w swipe back"
            case .dismiss: screen.style == "popover" ? "d tap beside it" : "d swipe down"
            case .rotate: "r turn"
            case .undo: "u undo"
            case .restart: "s start over"
            }
        }
        let numbers = screen.usable.isEmpty ? [] : [screen.usable.count == 1 ? "1" : "1–\(screen.usable.count)"]
        return StyledText((numbers + words + ["? help", "q quit"]).joined(separator: " · "), .secondary)
    }
}

extension [StyledText] {
    fileprivate func joined(by separator: StyledText) -> StyledText {
        enumerated().reduce(into: StyledText()) { $0 += ($1.offset == 0 ? "" : separator) + $1.element }
    }
}
