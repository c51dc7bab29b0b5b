extension Headless {
    /// Taps what has an accessibility identifier.
    ///
    /// - Throws: `Refusal` where nothing on screen has it, several do, or a user could not tap it; `UIKitException` where
    ///   the app crashes of it.
    public static func tap(accessibilityIdentifier identifier: String) throws {
        try tapOnly("“\(identifier)”", { $0.accessibilityIdentifier == identifier }, { $0.identifier == identifier })
    }

    /// Taps what shows a text: a button by its title, a row by its label, a segment, whatever has the accessibility label.
    ///
    /// - Throws: `Refusal` where nothing on screen shows it, several do, or a user could not tap it; `UIKitException`
    ///   where the app crashes of it.
    public static func tap(titled text: String) throws {
        try tapOnly(
            "“\(text)”", { $0.writtenText == text || $0.accessibilityLabel == text },
            { $0.title == text || $0.label == text })
    }

    /// The view on screen that has an accessibility identifier; nil where none or more than one has it.
    public static func view(accessibilityIdentifier identifier: String) -> UIView? {
        let found = views { $0.accessibilityIdentifier == identifier }
        return found.count == 1 ? found.first : nil
    }

    private static func tapOnly(
        _ name: String, _ isMeant: (UIView) -> Bool, _ isMeantPart: (Part) -> Bool
    ) throws {
        try catching {
            var refusal: (any Error)?
            var taps: [() throws -> Void] = []
            for view in views(where: { isMeant($0) || $0.parts.contains(where: isMeantPart) }) {
                do {
                    let target = touched(view)
                    let point = try reach(target)
                    let parts = target.parts
                    let meant = parts.filter(isMeantPart)
                    if !meant.isEmpty {
                        taps += meant.map { part in { try tap(part, of: target) } }
                    } else if parts.isEmpty {
                        taps.append { try deliver(to: target, at: point) }
                    } else {
                        throw Refusal(.hasParts, target)
                    }
                } catch {
                    refusal = refusal ?? error
                }
            }
            guard let tap = taps.first else { throw refusal ?? Refusal(.notFound, name) }
            guard taps.count == 1 else { throw Refusal(.ambiguous(count: taps.count), name) }
            try tap()
        }
    }

    private static func tap(_ part: Part, of view: UIView) throws {
        guard part.isEnabled else { throw Refusal(.disabled, part.title.map { "“\($0)”" } ?? name(of: view)) }
        try part.tap()
        try propagate()
    }

    /// The views on screen that are meant, without those inside others that are: a button is meant rather than its label.
    private static func views(where isMeant: (UIView) -> Bool) -> [UIView] {
        var found: [UIView] = []
        for window in UIApplication.shared.windows {
            window.layoutIfNeeded()
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                if isMeant(view) {
                    found.append(view)
                } else {
                    pending += view.subviews.reversed()
                }
            }
        }
        return found
    }
}
