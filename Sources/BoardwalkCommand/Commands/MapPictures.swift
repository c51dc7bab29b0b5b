import AppMap
import Foundation
import Pictures

/// The map as pictures: one sheet an app, or one file a scene.
enum MapPictures {
    /// Writes a sheet into a file or, into a folder, one file a scene; returns what goes to the terminal.
    static func write(
        _ format: PictureFormat, of folder: AppFolder, apps: [App], to output: String?, showsImages: Bool,
        _ appearance: PictureAppearance, scale: Double?
    ) throws -> String {
        guard let output else {
            guard format == .svg else {
                throw CommandFailure(description: "PNG goes into a file; name one with -o, as in '-o map.png'.")
            }
            return try sheet(of: folder, apps: apps, as: .svg, showsImages: showsImages, appearance).svg
        }
        let rasteriser = format == .png ? try Rasteriser.find() : nil
        if OutputFile.isFolder(output) {
            try writeScenes(
                format, rasteriser, of: folder, apps: apps, to: output, showsImages: showsImages, appearance, scale: scale)
        } else {
            let sheet = try sheet(of: folder, apps: apps, as: format, showsImages: showsImages, appearance)
            try OutputFile.write(sheet.bytes(as: format, rasteriser, scale: scale), to: output)
        }
        return ""
    }

    /// The one sheet of the apps that are chosen.
    static func sheet(
        of folder: AppFolder, apps: [App], as format: PictureFormat, showsImages: Bool,
        _ appearance: PictureAppearance = .automatic
    ) throws -> PictureFile {
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                description:
                    "a sheet shows one app, and there are \(apps.count) here: \(names). Choose one with --app, "
                    + "or name a folder with -o, as in '-o pictures/', for one file a scene.")
        }
        return ScenePictures(app, in: folder, options: options(showsImages)).sheet(as: format, appearance)
    }

    /// Writes one file a scene.
    private static func writeScenes(
        _ format: PictureFormat, _ rasteriser: Rasteriser?, of folder: AppFolder, apps: [App], to output: String,
        showsImages: Bool, _ appearance: PictureAppearance, scale: Double?
    ) throws {
        try OutputFile.makeFolder(output)
        var names = PictureFileNames()
        for app in apps {
            let pictures = ScenePictures(app, in: folder, options: options(showsImages))
            for scene in app.scenes where !scene.isPlaceholder {
                let name = names.next(
                    pictures.words.fullName(of: scene), objectID: scene.objectID, app: apps.count > 1 ? app.name : nil,
                    format.rawValue)
                try OutputFile.write(
                    pictures.file(of: scene, as: format, appearance).bytes(as: format, rasteriser, scale: scale),
                    to: (output.hasSuffix("/") ? output : output + "/") + name)
            }
        }
    }

    private static func options(_ showsImages: Bool) -> PictureOptions {
        PictureOptions(images: showsImages ? .standard : .none)
    }
}
