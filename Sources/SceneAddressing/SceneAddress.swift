/// The address of a scene.
public struct SceneAddress: Hashable, Sendable {}
