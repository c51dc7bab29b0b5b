import AppMap
import Testing

@Suite struct DocumentContentsTests {
    @Test(arguments: [
        ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> branch\n</a>", 2),
        ("<<<<<<< HEAD", 1),
        ("\n\n<b/>\n=======\r\n<c/>\n>>>>>>> branch\n", 4),
        ("x\r\n<<<<<<< a\r\n", 2),
    ])
    func `the first merge marker is found`(text: String, line: Int) {
        #expect(DocumentContents.firstMergeMarkerLine(in: Array(text.utf8)) == line)
        let problem = DocumentContents.problem(in: Array(text.utf8), of: "Main.storyboard")
        #expect(problem?.kind == .unfinishedMerge)
        #expect(problem?.line == line)
        #expect(problem?.file == "Main.storyboard")
    }

    @Test(arguments: [
        "", "<a/>\n", " <<<<<<< HEAD\n", "<<<<<<<HEAD", "text\n=======\nmore\n", "a\n>>>>>>> quoted\n",
        "========\n>>>>>>> a\n", "<<<<<< a",
    ])
    func `other lines are no markers`(text: String) {
        #expect(DocumentContents.problem(in: Array(text.utf8), of: "Main.storyboard") == nil)
    }

    @Test func `a pointer of Git Large File Storage is recognised`() {
        let bytes = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
        #expect(DocumentContents.problem(in: bytes, of: "Main.xib")?.kind == .largeFilePointer)
        #expect(!DocumentContents.isLargeFilePointer(Array("version".utf8)))
    }
}
