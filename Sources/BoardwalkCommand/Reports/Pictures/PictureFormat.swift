import Foundation

/// The forms of a picture in a file.
enum PictureFormat: String, CaseIterable {
    case svg
    case png
}

/// A picture on its way into a file.
struct PictureFile {
    let svg: String
    /// The longer side in points.
    let longestSide: Double

    /// The bytes of the file.
    ///
    /// - Parameter rasteriser: for PNG; found once where many pictures are written.
    func bytes(as format: PictureFormat, _ rasteriser: Rasteriser?) throws -> Data {
        switch format {
        case .svg: return Data(svg.utf8)
        case .png: return try (rasteriser ?? Rasteriser.find()).png(of: svg, longestSide: longestSide)
        }
    }
}
