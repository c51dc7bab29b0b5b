import AppMap
import Foundation
import Pictures

/// Drawing every scene of each app, on one core.
enum PictureBenchmark {
    static func run(_ folder: String) {
        print("Drawing every scene of each app and writing it as SVG, one core")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var scenes = 0
        var drawing = 0.0
        var writing = 0.0
        var sheets = 0.0
        var sizes: [Int] = []
        for name in names {
            guard let appFolder = try? AppFolder(at: folder + "/" + name) else { continue }
            for app in appFolder.apps where !app.scenes.isEmpty {
                var pictures: [ScenePicture] = []
                drawing += milliseconds(runs: 3) { pictures = ScenePainter(app, in: appFolder).pictures }
                var drawings: [SVGDrawing] = []
                writing += milliseconds(runs: 3) {
                    drawings = pictures.map { SVGDrawing($0, name: "s\($0.scene.index)") }
                }
                sheets += milliseconds(runs: 3) { _ = Sheet(of: app, pictures: pictures) }
                scenes += pictures.count
                sizes += drawings.map(\.content.utf8.count)
            }
        }
        guard scenes > 0 else { return }
        sizes.sort()
        print("  \(padded("\(scenes) scenes drawn", to: 44)) \(format(drawing)) ms, \(perSecond(scenes, drawing))")
        print("  \(padded("written as SVG", to: 44)) \(format(writing)) ms, \(perSecond(scenes, writing))")
        print("  \(padded("laid out on sheets", to: 44)) \(format(sheets)) ms")
        print(
            "  \(padded("200 scenes drawn and written", to: 44)) \(format((drawing + writing) / Double(scenes) * 200)) ms"
        )
        try? LargeMap.run()
        let mean = sizes.reduce(0, +) / sizes.count
        print("  bytes of SVG a scene: mean \(mean), median \(sizes[sizes.count / 2]), largest \(sizes.last ?? 0)\n")
    }
}
