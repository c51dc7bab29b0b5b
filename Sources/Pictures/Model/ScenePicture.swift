import AppMap
import InterfaceBuilder

/// A scene as it looks at design time.
///
/// Lengths are in points. The origin is the upper left corner of the screen, and y grows downwards.
public struct ScenePicture: Hashable, Sendable {
    /// The scene that is drawn.
    public let scene: AppScene.ID
    /// The size of the screen, or of the part of one that the scene is drawn in.
    public let size: Size
    /// What is drawn, from the back to the front.
    public let shapes: [Shape]
    /// Whether the scene has more than a picture holds, so that the rest is left out.
    public let isCut: Bool
}

extension ScenePicture {
    /// Where the objects of the scene itself lie, by their object ids; what embedded scenes hold is left out.
    ///
    /// A part that is cut off at the edge of a view counts as if it could be seen.
    public var objectFrames: [String: Rect] {
        var frames: [String: Rect] = [:]
        Self.collect(shapes, from: Point(x: 0, y: 0), scale: 1, of: scene, into: &frames)
        return frames
    }

    private static func collect(
        _ shapes: [Shape], from origin: Point, scale: Double, of scene: AppScene.ID, into frames: inout [String: Rect]
    ) {
        for case .group(let group) in shapes {
            let place = Point(x: origin.x + group.origin.x * scale, y: origin.y + group.origin.y * scale)
            if let object = group.object {
                guard object.scene == scene else { continue }
                if let id = object.objectID, frames[id] == nil {
                    frames[id] = Rect(
                        x: place.x, y: place.y, width: group.size.width * scale, height: group.size.height * scale)
                }
            }
            collect(group.shapes, from: place, scale: scale * group.scale, of: scene, into: &frames)
        }
    }
}
