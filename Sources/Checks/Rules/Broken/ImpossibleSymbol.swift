extension Rule {
    /// Names that no symbol of the system has.
    static let impossibleSymbol = Rule(
        "impossible-symbol", .broken,
        "The name of a system symbol is of small letters, digits and dots.",
        reason: """
            All names of SF Symbols are written so. Any other name is that of an image of the app, or a slip, and nothing \
            is shown. Whether a name that looks right exists differs between versions of the system and is not looked at.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <imageView key="view" ↓image="Star Filled" catalog="system" id="star"/>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <imageView key="view" image="4k.tv.fill" catalog="system" id="star"/>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.symbolUses.filter { use in
                !use.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
            }.map { use in
                Fault(
                    use.element, use.attribute, in: document,
                    "No symbol of the system is called '\(use.name)': their names are of small letters, digits and dots. Choose a "
                        + "symbol, or take the image from a catalogue of the app.")
            }
        })
}
