import Testing
@testable import AppMap

@Suite("A broken Xcode project")
struct BrokenXcodeProjectTests {
    @Test("a project that is not a property list is a problem with its line, and the folder is a module")
    func malformed() throws {
        let result = try ProjectFixture([
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {\n A = ; }; }", "Main.storyboard": "",
        ]).result()
        #expect(result.problems.map(\.kind) == [.malformedFile])
        #expect(result.problems.first?.file == "App.xcodeproj/project.pbxproj")
        #expect(result.problems.first?.line == 3)
        #expect(result.problems.first?.message.hasPrefix("App.xcodeproj/project.pbxproj is not a property list: ") == true)
        #expect(result.modules.map(\.kind) == [.folder])
        #expect(result.modules.first?.resources == ["Main.storyboard"])
    }

    @Test("one broken project does not hide the others")
    func others() throws {
        let result = try ProjectFixture([
            "A.xcodeproj/project.pbxproj": "{ rootObject = GONE; objects = {}; }",
            "B.xcodeproj/project.pbxproj": ProjectFixture.project(
                targets: ["T"], children: [], objects: ProjectFixture.target("T", name: "B")
            ),
        ]).result()
        #expect(result.modules.map(\.name) == ["B"])
        #expect(result.problems.map(\.message) == ["A.xcodeproj/project.pbxproj has no project object."])
    }

    @Test("a group inside itself and objects that do not exist are problems, and the rest is read")
    func cycle() throws {
        let project = ProjectFixture.project(targets: ["T", "NO_TARGET"], children: ["G", "NO_CHILD"], objects: """
            \(ProjectFixture.group("G", path: "Screens", children: ["H", "A"]))
            \(ProjectFixture.group("H", path: "Deep", children: ["G"]))
            \(ProjectFixture.file("A", path: "Main.storyboard"))
            \(ProjectFixture.phase("R", files: ["A", "NO_FILE"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R", "NO_PHASE"]))
            """)
        let result = try ProjectFixture([
            "App.xcodeproj/project.pbxproj": project, "Screens/Main.storyboard": "",
        ]).result()
        #expect(result.modules.first?.resources == ["Screens/Main.storyboard"])
        #expect(result.problems.count { $0.kind == .repeatedGroup } == 1)
        #expect(result.problems.filter { $0.kind == .missingObject }.map(\.message) == [
            "A group contains NO_CHILD, which the project does not define.",
            "The project lists the target NO_TARGET, which it does not define.",
            "The target App builds NO_FILE, which is not defined.",
            "The target App builds NO_PHASE, which is not defined.",
        ])
    }

    @Test("a very long chain of groups is read without recursion")
    func deepGroups() throws {
        let groups = (0..<20_000).map { ProjectFixture.group("G\($0)", children: ["G\($0 + 1)"]) }.joined()
        let project = ProjectFixture.project(targets: ["T"], children: ["G0"], objects: """
            \(groups)
            \(ProjectFixture.file("G20000", path: "Main.storyboard"))
            \(ProjectFixture.phase("R", files: ["G20000"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"]))
            """)
        let result = try ProjectFixture(["App.xcodeproj/project.pbxproj": project, "Main.storyboard": ""]).result()
        #expect(result.modules.first?.resources == ["Main.storyboard"])
    }

    @Test("fields of the wrong type are read as absent")
    func wrongTypes() throws {
        let project = ProjectFixture.project(targets: ["T", "U"], children: ["A", "B"], objects: """
            A = text;
            B = {isa = (PBXGroup); children = text; path = {}; };
            T = {isa = PBXNativeTarget; name = (); buildPhases = {}; productType = (); buildConfigurationList = A; };
            U = {isa = PBXNativeTarget; name = U; buildPhases = (B, (nested)); fileSystemSynchronizedGroups = text; };
            """)
        let result = try ProjectFixture(["App.xcodeproj/project.pbxproj": project]).result()
        #expect(result.modules.map(\.kind) == [.other, .other])
    }

    @Test("no path leads out of the folder", arguments: ["../../../../etc/passwd", "/etc/passwd", "../outside.storyboard"])
    func outside(path: String) throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["A"], objects: """
            \(ProjectFixture.file("A", path: path))
            \(ProjectFixture.phase("R", files: ["A"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"], settings: "INFOPLIST_FILE = \"\(path)\";"))
            """)
        let result = try ProjectFixture(["App.xcodeproj/project.pbxproj": project]).result()
        #expect(result.modules.first?.resources == [])
        #expect(result.problems.contains { $0.message == "The target App is built with \(path), which is not there." })
    }
}
