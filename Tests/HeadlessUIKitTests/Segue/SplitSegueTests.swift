import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct SplitSegueTests {
    /// A split view of a navigation controller with V1 and of V2.
    private func stage(on device: Headless.Device, _ connections: String) throws -> (SegueStage, UISplitViewController) {
        let stage = try SegueStage(
            scene(
                "split", kind: "splitViewController",
                connections: """
                    <segue destination="nav" kind="relationship" relationship="masterViewController" id="r1"/>
                    <segue destination="V2" kind="relationship" relationship="detailViewController" id="r2"/>
                    """), navigation("nav", root: "V1"), scene("V1", connections: connections), scene("V2"), scene("V3"))
        Headless.device = device
        let split: UISplitViewController = try stage.make("split")
        return (stage, split)
    }

    private func primary(of split: UISplitViewController) throws -> V1 {
        try #require((split.viewControllers.first as? UINavigationController)?.viewControllers.first as? V1)
    }

    @Test func `B5, G08: showDetail fills the secondary column anew each time`() throws {
        defer { Headless.device = .iPhone }
        let (stage, split) = try stage(on: .iPad, segue("go", "showDetail", to: "V3"))
        try stage.show(split)
        let first = try primary(of: split)
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<2 {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
            #expect(split.viewControllers.last is V3)
            seen.insert(ObjectIdentifier(try #require(first.prepared.last)))
        }
        #expect(seen.count == 2)
        #expect(split.presentedViewController == nil)
    }

    @Test func `Failure 15: showDetail whose action says show pushes in the primary column`() throws {
        defer { Headless.device = .iPhone }
        let (stage, split) = try stage(
            on: .iPad, segue("go", "showDetail", to: "V3", "action=\"showViewController:sender:\""))
        try stage.show(split)
        let first = try primary(of: split)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(first.navigationController?.topViewController is V3)
        #expect(split.viewControllers.last is V2)
    }

    @Test("Where there is one column showDetail pushes", arguments: [Headless.Device.iPhone])
    func collapsed(device: Headless.Device) throws {
        let (stage, split) = try stage(on: device, segue("go", "showDetail", to: "V3"))
        try stage.show(split)
        let first = try primary(of: split)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController is V3)
    }

    @Test("A legacy replace segue fills the column that it names", arguments: [0, 1])
    func replace(column: Int) throws {
        defer { Headless.device = .iPhone }
        let (stage, split) = try stage(
            on: .iPad, segue("go", "replace", to: "V3", "splitViewControllerTargetIndex=\"\(column)\""))
        try stage.show(split)
        let first = try primary(of: split)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(split.viewControllers.count == 2)
        #expect(split.viewControllers[column] is V3)
        #expect(!(split.viewControllers[1 - column] is V3))
    }

    @Test func `K09: unwinding gets past a split view, from its primary column too`() throws {
        defer { Headless.device = .iPhone }
        let back = """
            <segue destination="V1-exit" kind="unwind" unwindAction="unwind:" identifier="back" id="u"/>
            """
        let (stage, split) = try stage(on: .iPad, back)
        let root: V3 = try stage.show("V3")
        root.takesUnwinding = true
        let first = try primary(of: split)
        split.modalPresentationStyle = .fullScreen
        try Headless.catching { root.present(split, animated: false) }
        #expect(root.presentedViewController === split)
        try Headless.catching { first.performSegue(withIdentifier: "back", sender: nil) }
        #expect(root.unwound.count == 1)
        #expect(root.presentedViewController == nil)
    }
}
