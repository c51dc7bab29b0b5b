extension Headless {
    /// Types into a text field, text view or search bar, tapping it first if it is not being edited.
    ///
    /// Delegates are asked for each character, as for keys.
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func typeText(_ text: String, into view: UIView) throws {
        try catching {
            try edit(view)
            for character in text {
                let typed = String(character)
                switch view {
                case let field as UITextField:
                    try field.replace(NSRange(location: (field.text ?? "").utf16.count, length: 0), with: typed)
                case let view as UITextView: try view.type(typed)
                case let bar as UISearchBar: try bar.type(typed)
                default: break
                }
            }
        }
    }

    /// Deletes the whole text of a text field, tapping it first if it is not being edited.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func clear(_ field: UITextField) throws {
        try catching {
            try edit(field)
            try field.replace(NSRange(location: 0, length: (field.text ?? "").utf16.count), with: "")
        }
    }

    /// Presses the return key (in a search bar the search key) while a view is being edited, tapping it first if it is not.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func pressReturn(in view: UIView) throws {
        try catching {
            try edit(view)
            switch view {
            case let field as UITextField: try field.pressReturn()
            case let view as UITextView: try view.type("\n")
            case let bar as UISearchBar: try bar.pressSearch()
            default: break
            }
        }
    }

    /// Taps the cancel button of a search bar.
    ///
    /// - Throws: `Refusal` where it shows none or a user could not tap it; `UIKitException` where the app crashes of it.
    public static func cancel(_ bar: UISearchBar) throws {
        try catching {
            _ = try reach(bar)
            guard bar.showsCancelButton else { throw Refusal(.notFound, "“Cancel”") }
            try bar.pressCancel()
        }
    }

    private static func edit(_ view: UIView) throws {
        let isEditable = view is UITextField || view is UISearchBar || (view as? UITextView)?.isEditable ?? false
        guard isEditable else { throw Refusal(.notEditable, view) }
        let point = try reach(view)
        guard !view.isFirstResponder else { return }
        try deliver(to: view, at: point)
        guard view.isFirstResponder else { throw Refusal(.declined, view) }
    }
}
