import AppMap
import Foundation
import Walker

/// Walking real apps, and a made one of a hundred storyboards, on both devices.
@MainActor
enum WalkBenchmark {
    static func run(_ folder: String) {
        print("Walking every app on an iPhone and an iPad, one core, time of the processor")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var sum = Sum()
        for name in names {
            guard let apps = try? AppFolder(at: folder + "/" + name), !apps.apps.isEmpty else { continue }
            sum += report(name, apps)
        }
        print("  \(padded("all apps", to: 44)) \(sum.words)")
        for (title, storyboards, scenes) in [("100 storyboards", 100, 5), ("500 storyboards", 500, 5)] {
            guard let made = try? MadeApp(storyboards: storyboards, scenesInEach: scenes), let apps = try? AppFolder(at: made.path)
            else { continue }
            _ = report("a made app of \(title)", apps)
        }
        print("")
    }

    private static func report(_ name: String, _ folder: AppFolder) -> Sum {
        var walks: [Walk] = []
        let before = residentBytes() ?? 0
        let time = processorMilliseconds(runs: 3) {
            walks = folder.apps.map { Walk(of: $0, in: folder.root) }
        }
        let grown = max(0, (residentBytes() ?? 0) - before)
        let sum = Sum(
            scenes: walks.reduce(0) { $0 + $1.devices.reduce(0) { $0 + $1.arrivals.count } },
            ways: walks.reduce(0) { $0 + $1.devices.reduce(0) { $0 + $1.crossings.count } }, time: time)
        print("  \(padded(name, to: 44)) \(sum.words), \(grown / 1024) KiB more")
        return sum
    }

    private struct Sum {
        var scenes = 0
        var ways = 0
        var time = 0.0

        static func += (left: inout Sum, right: Sum) {
            left.scenes += right.scenes
            left.ways += right.ways
            left.time += right.time
        }

        var words: String {
            let rate = time > 0 ? Int(Double(ways) / time * 1_000) : 0
            return "\(format(time)) ms, \(scenes) scenes seen, \(ways) ways taken, \(rate) ways per second"
        }
    }
}

/// An app whose storyboards lead to each other, deleted with the value that holds it.
final class MadeApp {
    let path: String

    init(storyboards: Int, scenesInEach count: Int) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("MadeApp-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for index in 0..<storyboards {
            let text = Self.storyboard(index, of: storyboards, scenes: count)
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/Board\(index).storyboard"))
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A navigation controller and scenes one after the other, each with a button to the next, one to another storyboard and
    /// one that presents.
    private static func storyboard(_ index: Int, of storyboards: Int, scenes count: Int) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
            <scene sceneID="sn"><objects><navigationController id="n"><connections>
            <segue destination="v0" kind="relationship" relationship="rootViewController" id="gn"/>
            </connections></navigationController></objects></scene>

            """
        for scene in 0..<count {
            let next = (scene + 1) % count
            let other = (index * 7 + scene * 3 + 1) % storyboards
            text += """
                <scene sceneID="s\(scene)"><objects>
                <viewController storyboardIdentifier="Scene\(scene)" id="v\(scene)" customClass="Scene\(scene)Controller">
                <view key="view" id="w\(scene)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <label id="l\(scene)" text="Scene \(scene)"><rect key="frame" x="20" y="60" width="200" height="21"/></label>
                <textField id="t\(scene)" placeholder="Name"><rect key="frame" x="20" y="90" width="200" height="34"/></textField>
                <button id="a\(scene)"><rect key="frame" x="20" y="140" width="90" height="40"/><state key="normal" title="Next"/>
                <connections><segue destination="v\(next)" kind="show" id="g\(scene)"/></connections></button>
                <button id="b\(scene)"><rect key="frame" x="20" y="190" width="90" height="40"/><state key="normal" title="Over"/>
                <connections><segue destination="r\(scene)" kind="show" id="h\(scene)"/></connections></button>
                <button id="c\(scene)"><rect key="frame" x="20" y="240" width="90" height="40"/><state key="normal" title="Sheet"/>
                <connections><segue destination="r\(scene)" kind="presentation" id="i\(scene)"/></connections></button>
                </subviews></view></viewController></objects></scene>
                <scene sceneID="sr\(scene)"><objects>
                <viewControllerPlaceholder storyboardName="Board\(other)" referencedIdentifier="Scene\(next)" id="r\(scene)" sceneMemberID="viewController"/>
                </objects></scene>

                """
        }
        return text + "</scenes></document>\n"
    }
}
