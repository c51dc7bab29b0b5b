import AppMap
import Foundation
import Testing

@testable import Pictures

private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

@Suite(.enabled(if: corpus != nil)) struct CorpusTests {
    private static var folders: [String] {
        guard let corpus, let names = try? FileManager.default.contentsOfDirectory(atPath: corpus) else { return [] }
        return names.sorted().map { corpus + "/" + $0 }
    }

    @Test(arguments: folders)
    func `every scene of an app is drawn as valid SVG, on its own and on the sheet`(path: String) throws {
        guard let folder = try? AppFolder(at: path) else { return }
        for app in folder.apps {
            let pictures = ScenePainter(app, in: folder, options: PictureOptions(images: .standard)).pictures
            #expect(pictures.count == app.scenes.count)
            for picture in pictures {
                let check = MarkupCheck(SVGDrawing(picture, name: "s").document(title: app[picture.scene].name))
                #expect(check.isValid && check.idsAreUnique && check.referencesAreKept, "\(app[picture.scene].location)")
                #expect(check.objects.first == app[picture.scene].objectID)
                #expect(!picture.isCut)
            }
            let sheet = Sheet(of: app, pictures: pictures)
            let check = MarkupCheck(sheet.svgDocument(of: app, pictures: pictures))
            #expect(check.isValid && check.idsAreUnique && check.referencesAreKept)
            for (number, scene) in sheet.scenes.enumerated() {
                #expect(!sheet.scenes.dropFirst(number + 1).contains { $0.rect.intersects(scene.rect) })
            }
        }
    }

    @Test(arguments: folders)
    func `every view of an iOS scene is an object of its picture unless it is not installed`(path: String) throws {
        guard let folder = try? AppFolder(at: path) else { return }
        for app in folder.apps {
            for picture in ScenePainter(app, in: folder).pictures {
                let scene = app[picture.scene]
                guard !scene.isPlaceholder, app.storyboard(of: scene).platform == .iOS else { continue }
                let drawn = Set(MarkupCheck(SVGDrawing(picture, name: "s").document(title: "")).objects)
                let hasVariations = !scene.scene.element.descendants.allSatisfy { $0.name != "variation" }
                let views = scene.scene.views.filter { view in
                    view.element.ancestors.contains { $0 == scene.controller }
                        && !(view.element.ancestors.contains { ["navigationController", "tabBarController"].contains($0.name) })
                        && !["selectedBackgroundView", "editingAccessoryView", "refreshControl"].contains(view.key ?? "")
                }
                let missing = views.compactMap(\.objectID).filter { !drawn.contains($0) }
                #expect(missing.isEmpty || hasVariations, "\(scene.location): \(missing)")
            }
        }
    }

    @Test func `arrows run over next to no screens`() throws {
        var crossings = Crossings()
        for path in Self.folders {
            guard let folder = try? AppFolder(at: path) else { continue }
            for app in folder.apps { crossings.add(Sheet(of: app, pictures: ScenePainter(app, in: folder).pictures)) }
        }
        #expect(crossings.arrows > 500)
        #expect(crossings.plain > 300)
        #expect(crossings.drawn <= 5, "\(crossings)")
    }
}
