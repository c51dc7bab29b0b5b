extension Segue {
    /// The controller that performs the segue: that of the scene, wherever in the scene the segue starts.
    ///
    /// Gesture recognisers, bar items and views beside the controller's own view belong to it too.
    public var sourceController: TopLevelObject? { scene?.controller }

    /// The object that the segue leads to; nil where the document has none with that id.
    public func destination(in index: ObjectIndex) -> TopLevelObject? {
        destinationID.flatMap { index.element(id: $0) }.map(TopLevelObject.init)
    }
}
