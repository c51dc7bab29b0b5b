import InterfaceBuilder

extension Rule {
    /// Documents that still hold the marks of a merge.
    static let unfinishedMerge = Rule(
        "unfinished-merge", .broken,
        "No document, project or source file holds the marks of an unfinished merge.",
        reason: """
            Git writes both sides of a conflict into the file and leaves the choice to people. With the marks in it the \
            file is no document any more, and the build fails.
            """,
        consults: [.sources],
        wrong: [
            RuleExample(["Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document>
                ↓<<<<<<< HEAD
                    <scenes/>
                =======
                    <resources/>
                >>>>>>> feature
                </document>

                """]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>")],
        inFolder: { folder, _ in
            folder.problems(of: [.unfinishedMerge]) + folder.sourceProblems.filter(\.isUnfinishedMerge).map { problem in
                Fault(
                    inFile: problem.file, position: SourcePosition(line: problem.line ?? 1, column: 1),
                    "The file holds the marks of an unfinished merge; resolve the conflict first. Until then nothing is said of "
                        + "the classes in it.")
            }
        })
}
