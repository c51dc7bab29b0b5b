import AppMap
import Walker

extension String {
    /// The end of a path that is too long, which tells more than its beginning.
    func endTruncated(to limit: Int) -> String {
        guard columns > limit else { return self }
        var rest = self[...]
        while String(rest).columns >= limit {
            rest.removeFirst()
        }
        return "…" + rest
    }
}

extension ScreenItem {
    /// What a person sees of it.
    var look: String {
        let name = text ?? (role == .image || role == .view ? "" : role.words)
        switch role {
        case .button, .control: return "( \(name) )"
        case .backButton: return "‹ \(text ?? "Back")"
        case .barButton: return name
        case .tab, .segment: return (isSelected ? "●" : "○") + name
        case .field, .textView, .searchBar: return "\(name): " + (value.map { "\"\($0)\"" } ?? "________")
        case .toggle: return (text.map { "\($0) " } ?? "switch ") + (value == "on" ? "○━● on" : "●━○ off")
        case .slider, .stepper, .pageControl, .picker, .datePicker:
            return [role.words, text, value].compactMap { $0 }.joined(separator: " ")
        case .row, .cell: return (isSelected ? "✓ " : "▸ ") + name
        case .accessory: return "ⓘ \(name)"
        case .image: return "▣ \(name)"
        case .view: return "▒ \(name)"
        case .gesture: return "☝ \(name)"
        case .column: return "⇥ \(name)"
        case .progress: return value ?? name
        default: return name
        }
    }

}

extension ScreenItem.Role {
    /// Whether something of the kind may stand in one line with others.
    var isShort: Bool {
        switch self {
        case .label, .image, .progress, .view, .button, .field, .toggle, .slider, .stepper, .pageControl: true
        default: false
        }
    }
}

extension ScreenWay {
    /// Where it leads and how, as in `→ Detail@Shop, show`.
    var words: String {
        if let unwindAction { return "↩ \(unwindAction)" }
        let end = scene.map { "→ \($0)" } ?? "✗ leads nowhere"
        return manner.isEmpty ? end : "\(end), \(manner)"
    }
}
