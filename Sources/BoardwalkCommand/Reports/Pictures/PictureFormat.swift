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
    /// Pixels a point where nobody asks for any.
    var usualScale = 2.0

    /// The bytes of the file.
    ///
    /// - Parameters:
    ///   - rasteriser: for PNG; found once where many pictures are written.
    ///   - scale: pixels a point; nil for the usual.
    func bytes(as format: PictureFormat, _ rasteriser: Rasteriser?, scale: Double? = nil) throws -> Data {
        switch format {
        case .svg: return Data(svg.utf8)
        case .png:
            let most = Rasteriser.mostPixels / max(1, longestSide)
            if let scale, scale > most {
                throw CommandFailure(
                    description: "at --scale \(PictureScale.text(scale)) the picture would have "
                        + "\(Int((longestSide * scale).rounded(.up))) pixels on a side, and programs make at most "
                        + "\(Int(Rasteriser.mostPixels)); --scale \(PictureScale.text(most)) is the largest for it.")
            }
            return try (rasteriser ?? Rasteriser.find()).png(
                of: svg, longestSide: longestSide, scale: scale ?? usualScale)
        }
    }
}
