/// Files that show a rule: a test of it, and a part of its documentation.
///
/// In files that break the rule, `↓` marks each place that is reported. At the very start of a file it stands for the
/// file as a whole.
public struct RuleExample: Sendable {
    /// One file of the example.
    public struct File: Sendable {
        /// The path in the app's folder.
        public let path: String
        /// The content without the marks.
        public let text: String
        /// The places that are reported, as numbers of bytes from the start of the text.
        public let marks: [Int]

        init(_ path: String, _ marked: String) {
            self.path = path
            let parts = marked.components(separatedBy: "↓")
            text = parts.joined()
            marks = parts.dropLast().reduce(into: []) { marks, part in marks.append((marks.last ?? 0) + part.utf8.count) }
        }
    }

    /// The files, in the order in which they are best read.
    public let files: [File]
    /// The options that are chosen.
    public let options: [String: OptionValue]

    /// An example of several files, by their paths.
    package init(_ files: KeyValuePairs<String, String>, options: [String: OptionValue] = [:]) {
        self.files = files.map { File($0.key, $0.value) }
        self.options = options
    }

    /// A storyboard whose scenes have these objects.
    package static func scenes(
        _ objects: String..., initial: String? = nil, attributes: String = "", options: [String: OptionValue] = [:]
    ) -> RuleExample {
        RuleExample(["Main.storyboard": storyboard(objects, initial: initial, attributes: attributes)], options: options)
    }

    /// A source file and a storyboard whose scenes have these objects.
    package static func source(_ source: String, _ objects: String..., initial: String? = nil) -> RuleExample {
        RuleExample(["Home.swift": source + "\n", "Main.storyboard": storyboard(objects, initial: initial)])
    }

    /// A xib of these objects.
    package static func xib(_ objects: String, options: [String: OptionValue] = [:]) -> RuleExample {
        RuleExample(["View.xib": xibText(objects)], options: options)
    }

    /// The text of a storyboard whose scenes have these objects.
    package static func storyboard(
        _ objects: String..., initial: String? = nil, attributes: String = "", before: String = "", after: String = ""
    ) -> String {
        storyboard(objects, initial: initial, attributes: attributes, before: before, after: after)
    }

    /// The text of a storyboard whose scenes have these objects.
    package static func storyboard(
        _ objects: [String], initial: String? = nil, attributes: String = "", before: String = "", after: String = ""
    ) -> String {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let scenes = objects.enumerated().map { number, objects in
            """
                    <scene sceneID="scene\(number + 1)">
                        <objects>
            \(objects.indented(by: 16))
                        </objects>
                    </scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(attributes.isEmpty ? "" : " " + attributes)\(start)>
            \(before.isEmpty ? "" : before.indented(by: 4) + "\n")    <scenes>
            \(scenes.joined(separator: "\n"))
                </scenes>
            \(after.isEmpty ? "" : after.indented(by: 4) + "\n")</document>

            """
    }

    /// The text of a xib of these objects.
    package static func xibText(_ objects: String, after: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
        \(objects.indented(by: 8))
            </objects>
        \(after.isEmpty ? "" : after.indented(by: 4) + "\n")</document>

        """
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        let blank = String(repeating: " ", count: count)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : blank + $0 }.joined(separator: "\n")
    }

    fileprivate func components(separatedBy mark: Character) -> [String] {
        split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    }
}
