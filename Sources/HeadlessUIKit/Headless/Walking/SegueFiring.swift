extension Headless {
    /// Starts a segue by the id that its document gives it, as a touch on the object that starts it does or, for a segue of
    /// the controller itself, as code does.
    ///
    /// It is for programs that run an app whose sources they do not have: it starts what a user cannot reach, too.
    /// - Parameter minds: whether the place of the object counts: where it lies, and what lies over it. Without an app's code
    ///   and its layout that is an approximation, which takes its time.
    /// - Returns: why a user could not touch the object that starts the segue; nil where one could, and for segues that code
    ///   starts.
    /// - Throws: `UIKitException` where the app crashes of it; `Refusal` where the controller has no such segue.
    @discardableResult
    public static func startSegue(
        _ objectID: String, of controller: UIViewController, mindingPlace minds: Bool = true
    ) throws -> Refusal? {
        let templates = controller.segueState.segues?.all ?? []
        guard let template = controller.segueState.segues?.template(objectID: objectID) else {
            return try startPeek(objectID, of: controller, among: templates, minds)
        }
        let owner = template.ownerID.flatMap { $0 == controller.nibObjectID ? nil : $0 }
        guard let owner else {
            try catching { try controller.performAllowed(template, sender: controller) }
            return nil
        }
        controller.loadViewIfNeeded()
        let object = controller.startingObject(owner)
        let obstacle = obstacleToTouch(of: object, mindingPlace: minds)
        try catching { try controller.performTriggered(template, sender: object) }
        return obstacle
    }

    /// Starts a segue that is the preview or the end of a peek.
    private static func startPeek(
        _ objectID: String, of controller: UIViewController, among templates: [SegueTemplate], _ minds: Bool
    ) throws -> Refusal? {
        for template in templates {
            let isCommit = template.commit?.segue.objectID == objectID
            guard isCommit || template.preview?.segue.objectID == objectID else { continue }
            controller.loadViewIfNeeded()
            let object = template.ownerID.flatMap(controller.startingObject)
            let obstacle = obstacleToTouch(of: object, mindingPlace: minds)
            let peek = try catching { try controller.peek(template, sender: object ?? controller) }
            if isCommit {
                try peek?.commit()
            }
            return obstacle
        }
        throw Refusal(.notFound, "the segue \(objectID)")
    }

    /// Where the unwinding that a segue starts would end at the moment; nil where nobody takes it.
    ///
    /// Everybody on the way is asked, as in an unwinding, but nothing is performed.
    /// - Throws: `UIKitException`
    public static func unwindDestination(
        ofSegue objectID: String, of controller: UIViewController
    ) throws -> UIViewController? {
        let template = controller.segueState.segues?.template(objectID: objectID)
        guard let action = template?.unwindAction else { return nil }
        return try catching {
            var search = UnwindSearch(
                from: UIStoryboardUnwindSegueSource(source: controller, unwindAction: action, sender: nil))
            return try search.run()
        }
    }

    /// Why a user could not touch an object at the moment.
    static func obstacleToTouch(of object: AnyObject?, mindingPlace minds: Bool = true) -> Refusal? {
        func require(_ view: UIView) throws {
            if minds {
                _ = try reach(view)
            } else {
                try requireTouchable(view)
            }
        }
        do {
            switch object {
            case let view as UIView:
                try require(touched(view))
            case let recognizer as UIGestureRecognizer:
                guard recognizer.isEnabled else { return Refusal(.disabled, recognizer) }
                if let view = recognizer.view {
                    try require(view)
                }
            case let item as UIBarButtonItem:
                layOutWindows()
                guard let bar = bar(showing: item) else { return Refusal(.inNoBar, item) }
                try requireReach(of: bar, for: item)
                guard item.isEnabled else { return Refusal(.disabled, item) }
            default:
                return nil
            }
            return nil
        } catch {
            return error as? Refusal
        }
    }
}

extension UIViewController {
    /// The object of the scene that starts segues, in the view or beside it.
    fileprivate func startingObject(_ id: String) -> AnyObject? {
        if let object = sceneObject(id) {
            return object
        }
        (viewIfLoaded?.window ?? viewIfLoaded)?.layoutIfNeeded()
        return sceneObject(id)
    }
}
