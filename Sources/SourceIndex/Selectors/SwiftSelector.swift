/// The Objective-C selector that Swift gives to a method without one of its own.
enum SwiftSelector {
    /// What is appended for the effects of a method.
    struct Effects: OptionSet {
        let rawValue: Int
        static let throwing = Effects(rawValue: 1)
        static let async = Effects(rawValue: 2)
    }

    /// The selector of a method.
    ///
    /// - Parameters:
    ///   - labels: the argument labels, empty for `_`.
    ///   - trailingClosures: how many of the last parameters are functions; the error of a throwing method goes before them.
    static func of(
        baseName: String, labels: [String], effects: Effects = [], trailingClosures: Int = 0
    ) -> String {
        var labels = labels
        if effects.contains(.async) {
            labels.append(labels.isEmpty ? "WithCompletionHandler" : "completionHandler")
            if labels.count == 1 { return baseName + "WithCompletionHandler:" }
        } else if effects.contains(.throwing) {
            let place = labels.count - trailingClosures
            if place == 0 {
                return baseName + "AndReturnError:" + labels.map { $0 + ":" }.joined()
            }
            labels.insert("error", at: place)
        }
        guard let first = labels.first else { return baseName }
        return baseName + firstPart(first) + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// The part that the first label adds to the base name.
    private static func firstPart(_ label: String) -> String {
        guard !label.isEmpty else { return "" }
        let word = prepositions.contains(firstWord(of: label)) ? "" : "With"
        return word + label.prefix(1).uppercased() + label.dropFirst()
    }

    /// `at` of `atIndex`: up to the first capital.
    private static func firstWord(of label: String) -> String {
        String(label.prefix { !$0.isUppercase && $0 != "_" })
    }

    /// The words before which Swift puts no `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}
