import AppMap
import Foundation
import InterfaceBuilder
import Testing

@testable import Pictures

/// An app in a folder that goes away with it.
final class PictureFixture {
    let folder: AppFolder
    let app: App
    private let path: URL

    init(_ files: [String: String], data: [String: Data] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("Pictures-\(UUID().uuidString)/Kiosk")
        for (name, content) in files.mapValues({ Data($0.utf8) }).merging(data, uniquingKeysWith: { $1 }) {
            let file = path.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: file)
        }
        folder = try AppFolder(at: path.path)
        app = try #require(folder.apps.first)
    }

    /// One storyboard of these scenes.
    convenience init(scenes: String, device: String = PictureFixture.phone, resources: String = "") throws {
        try self.init(["Main.storyboard": Self.document(scenes: scenes, device: device, resources: resources)])
    }

    /// One view controller whose view holds these views.
    convenience init(views: String, controller: String = "", device: String = PictureFixture.phone, resources: String = "") throws {
        try self.init(scenes: Self.scene("one", views: views, inside: controller), device: device, resources: resources)
    }

    deinit {
        try? FileManager.default.removeItem(at: path.deletingLastPathComponent())
    }

    static let phone = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#

    static func document(scenes: String, device: String = PictureFixture.phone, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" useSafeAreas="YES">
        \(device)
        <scenes>\(scenes)</scenes>
        <resources>\(resources)</resources>
        </document>
        """
    }

    static func scene(
        _ id: String, views: String = "", inside: String = "", attributes: String = "",
        frame: String = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#, position: String = ""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)><view key="view" id="v-\(id)">\(frame)
        <subviews>\(views)</subviews></view>\(inside)</viewController></objects>\(position)</scene>
        """
    }

    func painter(_ options: PictureOptions = PictureOptions()) -> ScenePainter { ScenePainter(app, in: folder, options: options) }

    /// The picture of a scene of an object id, or of the first.
    func picture(_ id: String? = nil, _ options: PictureOptions = PictureOptions()) throws -> ScenePicture {
        let scene = try #require(app.scenes.first { id == nil || $0.objectID == id })
        return painter(options).picture(of: scene.id)
    }
}

/// A line of text where it lies in a picture.
struct SeenText {
    let text: String
    let x: Double
    let baseline: Double
    let anchor: TextAnchor
    let span: TextSpan
}

extension ScenePicture {
    /// All text, from the back to the front.
    var texts: [SeenText] {
        var found: [SeenText] = []
        visit { shape, x, y in
            guard case .text(let text) = shape else { return }
            for line in text.lines {
                guard let span = line.spans.first else { continue }
                found.append(
                    SeenText(text: line.string, x: x + line.x, baseline: y + line.baseline, anchor: text.anchor, span: span))
            }
        }
        return found
    }

    var words: [String] { texts.map(\.text) }

    func text(_ words: String) throws -> SeenText { try #require(texts.first { $0.text == words }) }

    var images: [ImageShape] {
        var found: [ImageShape] = []
        visit { shape, _, _ in if case .image(let image) = shape { found.append(image) } }
        return found
    }

    var groups: [ShapeGroup] {
        var found: [ShapeGroup] = []
        visit { shape, _, _ in if case .group(let group) = shape { found.append(group) } }
        return found
    }

    func group(_ id: String) throws -> ShapeGroup { try #require(groups.first { $0.object?.objectID == id }) }

    /// The rectangles that belong to an object itself.
    func rectangles(of id: String) throws -> [RectangleShape] {
        try group(id).shapes.compactMap { if case .rectangle(let rectangle) = $0 { rectangle } else { nil } }
    }

    /// Whether a group of a kind is in the picture.
    func hasObject(kind: String) -> Bool { groups.contains { $0.object?.kind == kind } }

    private func visit(_ found: (Shape, Double, Double) -> Void) {
        func walk(_ shapes: [Shape], _ x: Double, _ y: Double) {
            for shape in shapes {
                found(shape, x, y)
                if case .group(let group) = shape { walk(group.shapes, x + group.origin.x, y + group.origin.y) }
            }
        }
        walk(shapes, 0, 0)
    }
}
