import AppMap
import Foundation
import SceneAddressing
import Testing

@Suite("A configuration")
struct ConfigurationTests {
    private func configuration(_ text: String) throws(ConfigurationError) -> Configuration {
        try Configuration(json: Data(text.utf8))
    }

    private func error(in text: String) -> ConfigurationError? {
        #expect(throws: ConfigurationError.self) { try configuration(text) }
    }

    private func readings(_ className: String, _ identifier: String, in configuration: Configuration) -> [LinkReading] {
        let segue = SegueEvidence(className: className, kind: "custom", identifier: identifier)
        return LinkReader(conventions: configuration.conventions).readings(of: .segue(segue))
    }

    // MARK: What it says

    @Test("of a folder without a file is that of an app that has none")
    func absent() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try Configuration(folder: folder) == Configuration())
        try Data("{targets: ['App']}".utf8).write(to: folder.appendingPathComponent(".boardwalk.json"))
        #expect(try Configuration(folder: folder).targets == ["App"])
    }

    @Test("that is a folder cannot be read")
    func folderOfThatName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent(".boardwalk.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: ConfigurationError.self) { try Configuration(folder: folder) }
        #expect(error?.description.hasPrefix(".boardwalk.json: The configuration cannot be read") == true)
    }

    @Test("that is a pipe, too large, or a link to nothing cannot be read and is not waited for")
    func hazards() throws {
        let folder = try TemporaryFolder()
        let file = folder.path(of: ".boardwalk.json")
        func error() -> ConfigurationError? {
            #expect(throws: ConfigurationError.self) { try Configuration(folder: URL(fileURLWithPath: folder.path)) }
        }
        #expect(mkfifo(file, 0o644) == 0)
        #expect(error()?.reason == .unreadable("Not a regular file."))
        unlink(file)
        try folder.write(".boardwalk.json", "{" + String(repeating: " ", count: 1 << 20) + "}")
        #expect(error()?.reason == .unreadable("File too large."))
        unlink(file)
        try folder.link(".boardwalk.json", to: "nowhere")
        #expect(error()?.reason == .unreadable("No such file or directory."))
    }

    @Test("must be UTF-8, with or without a byte order mark")
    func encodings() throws {
        #expect(try Configuration(json: Data([0xEF, 0xBB, 0xBF] + Array("{targets: 'é'}".utf8))).targets == ["é"])
        for data in [Data([0x7B, 0xE9, 0x7D]), try #require("{}".data(using: .utf16))] {
            let error = #expect(throws: ConfigurationError.self) { try Configuration(json: data) }
            #expect(error?.reason == .unreadable("It is not UTF-8."))
        }
    }

    @Test("that is empty changes nothing")
    func empty() throws {
        #expect(try configuration("{}") == Configuration())
    }

    @Test("is JSON5")
    func json5() throws {
        let configuration = try configuration("""
            {
              // What to look at
              project: 'Shop.xcodeproj', /* one or several */
              targets: ["Shop", "Kit",],
            }
            """)
        #expect(configuration.projects == ["Shop.xcodeproj"])
        #expect(configuration.targets == ["Shop", "Kit"])
    }

    @Test("chooses files by patterns")
    func paths() throws {
        let configuration = try configuration(#"{"include": "App/**", "exclude": ["**/Drafts", "App/*.xib"]}"#)
        #expect(configuration.includes("App/Main.storyboard"))
        #expect(!configuration.includes("App/Row.xib"))
        #expect(!configuration.includes("App/Drafts/Main.storyboard"))
        #expect(!configuration.includes("Kit/Main.storyboard"))
        #expect(Configuration().includes("anything"))
    }

    @Test("tells which module or folder a bundle identifier means")
    func bundles() throws {
        #expect(try configuration(#"{bundles: {"x.y.Lib": "Lib"}}"#).bundles == ["x.y.Lib": "Lib"])
    }

    @Test("switches conventions on and off")
    func switches() throws {
        let names = try configuration("{conventions: {'swizzled-segue': true, 'ib-included-thing': false, native: true}}")
            .conventions.map(\.name)
        #expect(names.contains("swizzled-segue"))
        #expect(names.contains("native"))
        #expect(!names.contains("ib-included-thing"))
        #expect(names.count == LinkConvention.standard.count)
    }

    @Test("describes segue classes, whose order then is the only one")
    func segues() throws {
        let configuration = try configuration("""
            {segues: [{class: ['LinkedStoryboardSegue', 'Shop*Segue'], separator: '::', order: 'storyboardFirst',
                       label: null, bareIdentifier: 'storyboard', presentation: 'modal'}]}
            """)
        let expected = [SceneAddress(scene: "Detail#1", storyboard: "Shop")]
        for className in ["LinkedStoryboardSegue", "ShopFancySegue"] {
            let first = readings(className, "Shop::Detail#1", in: configuration).first
            #expect(first?.content == .scenes(expected))
            #expect(first?.basis == .stated)
            #expect(first?.presentation == .modal)
        }
        #expect(readings("LinkedStoryboardSegue", "Shop::Detail", in: configuration).count == 1)
    }

    @Test("describes an app that follows every segue")
    func plainSegues() throws {
        let configuration = try configuration("{segues: [{plainSegues: true, separator: '|'}]}")
        let segue = SegueEvidence(kind: "show", identifier: "Detail|Shop")
        let reading = LinkReader(conventions: configuration.conventions).readings(of: .segue(segue)).first
        #expect(reading?.convention.name == "plain-segues")
        #expect(reading?.content == .scenes([SceneAddress("Detail@Shop")]))
    }

    @Test("describes placeholder classes and their attributes")
    func placeholders() throws {
        let configuration = try configuration("""
            {placeholders: [{class: 'Shelf', name: 'shelf', storyboard: 'board', scene: ['book', 'page'], bundle: 'house',
              elements: ['view'], segues: {'ShelfSegue': 'popover'}, embeds: true, sameStoryboard: true, other: 'colour',
              nib: 'leaf', nibController: 'leafController', label: {separator: '/', order: 'sceneFirst'}}]}
            """)
        let reader = LinkReader(conventions: configuration.conventions)
        func content(_ attributes: [StatedAttribute], label: String? = nil) -> LinkReading.Content? {
            reader.readings(of: .placeholder(PlaceholderEvidence(
                element: .view, className: "Shelf", attributes: attributes, firstLabelText: label
            ))).first?.content
        }
        #expect(content([StatedAttribute("board", "Shop"), StatedAttribute("page", "Detail"), StatedAttribute("house", "b")])
            == .scenes([SceneAddress(scene: "Detail", storyboard: "Shop", bundle: "b")]))
        #expect(content([StatedAttribute("book", "Detail")]) == .scenes([SceneAddress(scene: "Detail")]))
        #expect(content([StatedAttribute("leaf", "Row"), StatedAttribute("leafController", "C")])
            == .nib(NibAddress(name: "Row", controllerClass: "C")))
        #expect(content([], label: "Detail/Shop") == .scenes([SceneAddress("Detail@Shop")]))
        #expect(content([]) == .unreadable(.namesNothing))
        #expect(reader.redirectingSegue(named: "ShelfSegue")?.presentation == .popover)
    }

    // MARK: Errors

    @Test("with a key that is not known is an error that names the nearest", arguments: [
        ("{exclud: []}", "exclud", "exclude"), ("{Targets: []}", "Targets", "targets"), ("{colour: 1}", "colour", nil),
        ("{segues: [{class: 'A', seperator: '@'}]}", "segues[0].seperator", "separator"),
        ("{placeholders: [{class: 'A', storyboards: 'x'}]}", "placeholders[0].storyboards", "storyboard"),
        ("{conventions: {'rb-storyboardlink': true}}", "conventions.rb-storyboardlink", "rb-storyboard-link"),
    ] as [(String, String, String?)])
    func unknownKey(text: String, keyPath: String, nearest: String?) {
        #expect(error(in: text) == ConfigurationError(
            file: ".boardwalk.json", keyPath: keyPath, reason: .unknownKey(nearest: nearest)
        ))
    }

    @Test("with a value of the wrong type is an error that names the place", arguments: [
        ("[]", "", "an object", "an array"), ("{targets: 1}", "targets", "a string or an array of strings", "a number"),
        ("{targets: ['a', 2]}", "targets[1]", "a string", "a number"), ("{segues: {}}", "segues", "an array", "an object"),
        ("{conventions: {native: 'yes'}}", "conventions.native", "true or false", "a string"),
        ("{conventions: {native: 1}}", "conventions.native", "true or false", "a number"),
        ("{bundles: {'x.y': null}}", "bundles[\"x.y\"]", "a string", "null"),
        ("{segues: ['x']}", "segues[0]", "an object", "a string"),
        ("{placeholders: [{class: 'A', storyboard: true}]}", "placeholders[0].storyboard",
         "a string or an array of strings", "true or false"),
    ])
    func wrongType(text: String, keyPath: String, expected: String, found: String) {
        #expect(error(in: text) == ConfigurationError(
            file: ".boardwalk.json", keyPath: keyPath, reason: .wrongType(expected: expected, found: found)
        ))
    }

    @Test("with a choice that there is not is an error that lists the choices")
    func unknownValue() {
        #expect(error(in: "{segues: [{class: 'A', order: 'scenefirst'}]}")?.description == """
            .boardwalk.json: 'segues[0].order' cannot be 'scenefirst'. Did you mean 'sceneFirst'? \
            Known: sceneFirst, storyboardFirst, either.
            """)
    }

    @Test("that leaves out what is needed is an error", arguments: [
        ("{segues: [{separator: '@'}]}", "segues[0]", ConfigurationError.Reason.missingKey("class")),
        ("{placeholders: [{storyboard: 'x'}]}", "placeholders[0]", .missingKey("class")),
        ("{placeholders: [{class: 'x'}]}", "placeholders[0]", .missingKey("storyboard")),
        ("{segues: [{class: ''}]}", "segues[0].class", .emptyValue),
        ("{placeholders: [{class: 'A', storyboard: []}]}", "placeholders[0].storyboard", .emptyValue),
        ("{segues: [{class: 'A', separator: ''}]}", "segues[0].separator", .emptyValue),
    ])
    func missing(text: String, keyPath: String, reason: ConfigurationError.Reason) {
        #expect(error(in: text) == ConfigurationError(file: ".boardwalk.json", keyPath: keyPath, reason: reason))
    }

    @Test("that leads out of the folder is an error", arguments: [
        "{project: '../Other.xcodeproj'}", "{projects: ['/etc/x']}", "{bundles: {a: 'x/../../y'}}", "{project: '~/x'}",
    ])
    func outside(text: String) {
        guard case .outsideFolder = error(in: text)?.reason else {
            Issue.record("\(text) is accepted")
            return
        }
    }

    @Test("with patterns that lead out of the folder is an error", arguments: [
        ("{include: ['../x']}", "include[0]"), ("{exclude: ['a', 'b/../../c']}", "exclude[1]"), ("{include: '~/x'}", "include"),
        ("{overrides: [{paths: ['../x'], rules: {}}]}", "overrides[0].paths[0]"),
    ])
    func outsidePattern(text: String, keyPath: String) {
        let error = error(in: text)
        #expect(error?.keyPath == keyPath)
        guard case .outsideFolder = error?.reason else {
            Issue.record("\(text) is accepted")
            return
        }
    }

    @Test("in which a key stands twice in one object is an error with its place")
    func repeatedKey() throws {
        #expect(error(in: "{\n  rules: {style: true},\n  'rules': {},\n}")?.description
            == ".boardwalk.json:3:3: The key 'rules' is there twice in one object, so one of the two would count for nothing.")
        _ = try Configuration(json: Data("{segues: [{class: 'A'}, {class: 'B'}], // class: \n exclude: ['class:', 'class:']}".utf8))
    }

    @Test("that chooses what a rule cannot be is an error that tells what it can be")
    func ruleChoice() {
        #expect(error(in: "{rules: {'missing-outlet': 'error'}}")?.description
            == ".boardwalk.json: 'rules.missing-outlet' cannot be 'error'. Known: true, false, crash, broken, suspicious, style.")
        #expect(error(in: "{rules: {'missing-outlet': 'false'}}")?.description
            == ".boardwalk.json: 'rules.missing-outlet' must be true or false without quotation marks, not a string.")
    }

    @Test("that is no JSON5 is an error at its place", arguments: [
        ("", "1:1"), ("{", "1:2"), ("{a: 1 b: 2}", "1:7"), ("{} x", "1:4"), ("{\n  rules: {a: 1,, b: 2}\n}", "2:16"),
        ("{\n a 1}", "2:4"), ("{é: 'x}", "1:5"), ("// nothing\n", "2:1"), ("{a: /* x}", "1:5"), ("{a: 12e}", "1:5"),
        ("[1, 2", "1:6"), ("{a: nope}", "1:5"),
    ])
    func malformedPlace(text: String, place: String) {
        #expect(error(in: text)?.description == ".boardwalk.json:\(place): The configuration is not JSON5.")
    }

    @Test("that is no JSON5 is an error", arguments: [
        "", "{", "{a: 1 b: 2}", "{} x",
    ])
    func malformed(text: String) {
        guard case .malformed = error(in: text)?.reason else {
            Issue.record("\(text) is accepted")
            return
        }
    }

    @Test("nested without end is an error")
    func nested() {
        guard case .malformed = error(in: String(repeating: "[", count: 100_000))?.reason else {
            Issue.record("it is accepted")
            return
        }
    }

    @Test("that is no JSON5 is an error with a place where the place is known")
    func place() {
        #expect(ConfigurationError(file: "x.json", reason: .malformed(line: 3, column: 7)).description
            == "x.json:3:7: The file is not JSON5.")
        #expect(ConfigurationError(file: "x.json", reason: .malformed(line: nil, column: nil)).description
            == "x.json: The file is not JSON5.")
    }
}
