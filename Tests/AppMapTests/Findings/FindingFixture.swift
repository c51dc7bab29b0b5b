import AppMap
import InterfaceBuilder

extension Finding {
    /// A finding of a rule in an object of a file.
    static func fixture(
        _ rule: String = "missing-outlet", _ message: String = "There is no outlet 'title'. The app stops.",
        in file: String = "Main.storyboard", line: Int = 1, object: String? = "a1", scene: String? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: .crash, message: message,
            location: SourceLocation(file: file, position: SourcePosition(line: line, column: 1)), storyboard: "Main", scene: scene,
            object: object.map { FindingObject(kind: "viewController", id: $0) })
    }
}
