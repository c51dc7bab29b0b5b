import SourceIndex
import Testing

/// What the Swift compiler gives for each of these, with Objective-C interoperability on.
@Suite struct SwiftSelectorTests {
    @Test("A method has the selector that the compiler gives it", arguments: [
        ("func save()", "save"),
        ("func save(_ sender: Any)", "save:"),
        ("func save(sender: Any)", "saveWithSender:"),
        ("func colorTapped(sender: UIButton)", "colorTappedWithSender:"),
        ("func unwindToHere(segue: UIStoryboardSegue)", "unwindToHereWithSegue:"),
        ("func save(_ sender: Any, forEvent event: UIEvent)", "save:forEvent:"),
        ("func save(_ sender: Any, event: UIEvent)", "save:event:"),
        ("func save(sender: Any, event: UIEvent)", "saveWithSender:event:"),
        ("func save(_ a: Any, _ b: Any)", "save::"),
        ("func move(to place: Any)", "moveTo:"),
        ("func move(atIndex index: Any)", "moveAtIndex:"),
        ("func move(onColor color: Any)", "moveOnColor:"),
        ("func move(inset: Any)", "moveWithInset:"),
        ("func move(onto place: Any)", "moveWithOnto:"),
        ("func move(withSender sender: Any)", "moveWithSender:"),
        ("func move(format: Any)", "moveWithFormat:"),
        ("func move(without: Any)", "moveWithWithout:"),
        ("func move(_x: Any)", "moveWith_x:"),
        ("func open(URLString: Any)", "openWithURLString:"),
        ("func `default`(x: Any)", "defaultWithX:"),
        ("func save() async", "saveWithCompletionHandler:"),
        ("func save(_ x: Any) async", "save:completionHandler:"),
        ("func save(x: Any) async throws", "saveWithX:completionHandler:"),
        ("func save() throws", "saveAndReturnError:"),
        ("func save(_ x: Any) throws", "save:error:"),
        ("func save(x: Any) throws", "saveWithX:error:"),
        ("func save(_ x: Any, done: () -> Void) throws", "save:error:done:"),
        ("func save(done: () -> Void) throws", "saveAndReturnError:done:"),
    ])
    func selector(_ declaration: String, _ selector: String) throws {
        let index = try SourceIndex(swift: "class C: NSObject { @IBAction \(declaration) {} }")
        #expect(try index.found("C").methods.map(\.selector) == [selector])
        #expect(try index.found("C").actions.count == 1)
    }

    @Test("A selector of its own comes before the compiler's", arguments: [
        ("@objc(store:) @IBAction func save(x: Any) {}", "store:"),
        ("@IBAction @objc(store:event:) func save(x: Any, y: Any) {}", "store:event:"),
        ("@IBAction @objc(store) func save() {}", "store"),
    ])
    func ownSelector(_ declaration: String, _ selector: String) throws {
        let index = try SourceIndex(swift: "class C: NSObject { \(declaration) }")
        #expect(try index.found("C").actions.map(\.selector) == [selector])
    }
}
