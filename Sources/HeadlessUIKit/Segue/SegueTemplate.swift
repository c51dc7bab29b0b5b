import InterfaceBuilder

/// A segue as its storyboard describes it, immutable: each performance makes a new segue object.
@MainActor
final class SegueTemplate {
    let segue: Segue
    let kind: Segue.Kind
    let identifier: String?
    let destinationID: String?
    /// The id of the object that starts the segue; nil for the controller itself.
    let ownerID: String?

    init(_ segue: Segue) {
        self.segue = segue
        kind = segue.kind ?? .custom
        identifier = segue.identifier
        destinationID = segue.destinationID
        let owner = segue.owner
        ownerID = owner?["id"]
    }
}

/// What a view controller knows of the segues of its scene.
struct SegueState {
    var templates: [SegueTemplate] = []
}
