import AppMap
import Foundation
import Pictures

/// A made app of 20 storyboards, each with 20 scenes and 5 placeholders, and more than 2,000 arrows between them.
enum LargeMap {
    static func run() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LargeMap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<20 {
            try storyboard(number).write(
                to: folder.appendingPathComponent("Part\(number).storyboard"), atomically: true, encoding: .utf8)
        }
        let appFolder = try AppFolder(at: folder.path)
        guard let app = appFolder.apps.first else { return }
        let pictures = ScenePainter(app, in: appFolder).pictures
        var arrows = 0
        let time = milliseconds(runs: 3) { arrows = Sheet(of: app, pictures: pictures).arrows.count }
        print("  \(padded("\(pictures.count) scenes, \(arrows) arrows on one sheet", to: 44)) \(format(time)) ms")
    }

    private static func storyboard(_ number: Int) -> String {
        let scenes = (0..<25).map { index -> String in
            let place = #"<point key="canvasLocation" x="\#(index % 5 * 520)" y="\#(index / 5 * 800)"/>"#
            guard index < 20 else {
                let other = "Part\((number + (index - 19) * 3) % 20)"
                return #"<scene sceneID="p\#(index)"><objects><viewControllerPlaceholder storyboardName="\#(other)" id="s\#(index)"/></objects>\#(place)</scene>"#
            }
            let segues = [1, 4, 7, 11, 18].map {
                #"<segue destination="s\#((index + $0) % 25)" kind="show" id="g\#(index)-\#($0)"/>"#
            }
            return """
                <scene sceneID="c\(index)"><objects><viewController id="s\(index)"><view key="view" id="v\(index)">
                <rect key="frame" x="0" y="0" width="375" height="667"/></view><connections>\(segues.joined())</connections>
                </viewController></objects>\(place)</scene>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
             initialViewController="s0"><device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>\(scenes.joined())</scenes></document>
            """
    }
}
