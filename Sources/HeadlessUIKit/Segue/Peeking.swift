extension Headless {
    /// A scene that shows itself under a finger that presses an object hard.
    @MainActor
    public struct Peek {
        /// The scene's controller, its view loaded. It has no parent and nobody presents it.
        public let destination: UIViewController
        private let source: UIViewController
        private let template: SegueTemplate
        private let sender: Any?

        init(_ destination: UIViewController, from source: UIViewController, _ template: SegueTemplate, sender: Any?) {
            self.destination = destination
            self.source = source
            self.template = template
            self.sender = sender
        }

        /// Presses harder: the same controller is shown as the segue says.
        ///
        /// - Throws: `UIKitException`
        public func commit() throws {
            try Headless.catching {
                let segue = try source.makeSegue(template, to: destination, sender: sender)
                if UnconfirmedSegue.preparesCommit {
                    try source.prepareForSegue(segue, sender: sender)
                }
                try source.run(segue)
            }
        }
    }

    /// Presses an object hard, such as a cell or a button of a scene.
    ///
    /// - Returns: nil where the object has no segue for that, or its controller declines.
    /// - Throws: `UIKitException`
    public static func peek(at object: AnyObject) throws -> Peek? {
        guard let owner = object as? any SegueStarting, let source = owner.segueController,
            let template = owner.nibObjectID.flatMap({ id in
                source.segueState.segues?.templates(ownerID: id).first { $0.preview != nil || $0.commit != nil }
            })
        else { return nil }
        return try catching { try source.peek(template, sender: object) }
    }
}

extension UIViewController {
    func peek(_ template: SegueTemplate, sender: AnyObject) throws(UIKitException) -> Headless.Peek? {
        let preview = template.preview ?? template
        guard try allows(preview, sender: sender) else { return nil }
        let destination = try makeDestination(of: preview, sender: sender)
        let segue = try makeSegue(preview, to: destination, sender: sender)
        try prepareForSegue(segue, sender: sender)
        try segue.destination.loadViewThrowing()
        return Headless.Peek(segue.destination, from: self, template.commit ?? template, sender: sender)
    }
}
