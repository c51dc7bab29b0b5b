extension Rule {
    /// Documents that cannot be read.
    static let unreadableDocument = Rule(
        "unreadable-document", .broken,
        "Every storyboard, xib, property list and asset catalogue can be read.",
        reason: """
            A file that is cut off, empty, no XML, or the pointer of a file that Git Large File Storage did not bring is \
            no document: the build fails, and links to its scenes cannot be followed here.
            """,
        wrong: [
            RuleExample(["Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document>
                    <scenes>
                ↓
                """]),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>")],
        inFolder: { folder, _ in
            folder.problems(of: [
                .largeFilePointer, .malformedFile, .unreadableFile, .notInterfaceBuilder, .folderNamedAsDocument,
                .notARegularFile, .brokenAssetCatalog,
            ])
        })
}
