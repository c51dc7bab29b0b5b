extension ElementValue {
    /// The scene that the value lies in; nil in a xib, and for what belongs to the whole document.
    public var scene: Scene? {
        element.ancestors.first { $0.nameInPassing == "scene" }.map(Scene.init)
    }
}
