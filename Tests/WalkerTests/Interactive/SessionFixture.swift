import AppMap
import Foundation
import Testing

@testable import Walker

/// An app of one or more storyboards that a test stands in.
@MainActor
struct SessionFixture {
    private let folder: AppFolder
    let app: App

    /// - Parameters:
    ///   - storyboards: the names and what their files hold.
    ///   - configuration: what `.boardwalk.json` holds.
    init(_ storyboards: [String: String], configuration: String = "{}") throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("Session-\(UUID().uuidString)/Kiosk")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place.deletingLastPathComponent()) }
        for (name, text) in storyboards {
            try Data(text.utf8).write(to: place.appendingPathComponent(name + ".storyboard"))
        }
        try Data(configuration.utf8).write(to: place.appendingPathComponent(".boardwalk.json"))
        folder = try AppFolder(at: place.path)
        app = try #require(folder.apps.first)
    }

    /// One storyboard, its first scene named.
    init(initial: String = "home", _ scenes: String...) throws {
        try self.init(["Main": Self.document(initial: initial, scenes.joined(separator: "\n"))])
    }

    func run<Result>(on device: WalkDevice = .iPhone, _ body: (Session) throws -> Result) throws -> Result {
        let start = try #require(Session.starts(of: app, on: device).first)
        return try Session.run(app, in: folder.root, on: device, from: start, body)
    }

    // MARK: Documents

    static func document(initial: String, _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>
        \(scenes)
        </scenes>
        </document>

        """
    }

    /// A scene of a class of the app's own, with views in it.
    static func scene(
        _ id: String, _ views: String = "", navigation: String = "", segues: String = "", objects: String = "",
        attributes: String = ""
    ) -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <viewController storyboardIdentifier="\(id)" id="\(id)" customClass="\(id)Controller" \(attributes)>
        <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(views)</subviews></view>
        \(navigation)
        <connections>\(segues)</connections>
        </viewController><exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>\(objects)
        </objects></scene>
        """
    }

    static func navigation(to root: String, id: String = "nav") -> String {
        """
        <scene sceneID="scene-\(id)"><objects>
        <navigationController id="\(id)"><navigationBar key="navigationBar" id="bar-\(id)"/><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="root-\(id)"/>
        </connections></navigationController></objects></scene>
        """
    }

    static func title(_ title: String, _ buttons: String = "") -> String {
        #"<navigationItem key="navigationItem" title="\#(title)" id="item-\#(title)">\#(buttons)</navigationItem>"#
    }

    static func button(
        _ title: String, y: Int = 100, x: Int = 20, attributes: String = "", connections: String = ""
    ) -> String {
        """
        <button id="button-\(title)" \(attributes)><rect key="frame" x="\(x)" y="\(y)" width="100" height="30"/>
        <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
        """
    }

    static func label(_ text: String, y: Int, x: Int = 20) -> String {
        """
        <label text="\(text)" id="label-\(text)"><rect key="frame" x="\(x)" y="\(y)" width="100" height="20"/></label>
        """
    }

    static func segue(_ kind: String, to destination: String, _ more: String = "") -> String {
        #"<segue destination="\#(destination)" kind="\#(kind)" id="\#(kind)-\#(destination)" \#(more)/>"#
    }

    static func unwind(in scene: String, action: String = "close:") -> String {
        #"<segue destination="exit-\#(scene)" kind="unwind" unwindAction="\#(action)" id="unwind-\#(scene)"/>"#
    }
}

extension Screen {
    /// All items, those in others after them.
    var all: [ScreenItem] {
        func collect(_ items: [ScreenItem]) -> [ScreenItem] { items.flatMap { [$0] + collect($0.items) } }
        return collect(items)
    }

    func first(_ role: ScreenItem.Role) -> ScreenItem? { all.first { $0.role == role } }

    func all(_ role: ScreenItem.Role) -> [ScreenItem] { all.filter { $0.role == role } }
}

extension Session {
    @discardableResult
    func tap(_ name: String) -> SessionEvent { perform(.tap(.text(name))) }
}
