import Testing
@testable import AppMap

@Suite("Project files")
struct ProjectFilesTests {
    @Test("project files are found at any depth")
    func projectFiles() {
        #expect(ProjectFiles.paths(in: [
            "A/App.xcodeproj/project.pbxproj", "Package.swift", "b/Package.swift", "b/OtherPackage.swift", "project.pbxproj",
        ]) == ["A/App.xcodeproj/project.pbxproj", "Package.swift", "b/Package.swift"])
    }
}
