import InterfaceBuilder

extension Headless {
    /// The element of a document that a view controller was made from; nil for one that code or a xib made.
    public static func element(of controller: UIViewController) -> Element? {
        controller.template?.element
    }

    /// The element of a document that an object was made from, such as a view, a bar button item or a gesture recogniser; nil
    /// for one that code made.
    public static func element(of object: AnyObject) -> Element? {
        (object as? any NibObject)?.template?.element
    }

    /// Makes the scene of a controller by the id that its document gives it, which code itself cannot do.
    ///
    /// - Returns: nil where the storyboard has no such controller.
    /// - Throws: `UIKitException`
    public static func makeScene(ofController objectID: String, in storyboard: UIStoryboard) throws -> UIViewController? {
        try catching { try storyboard.viewController(controllerID: objectID) }
    }

    /// The id by which its document knows an object, such as a view; nil for one that code made.
    public static func objectID(of object: AnyObject) -> String? {
        (object as? any NibObject)?.nibObjectID
    }

    /// The view controller that holds a view, or a view around it; nil for a view that no controller has.
    public static func controller(of view: UIView) -> UIViewController? {
        sequence(first: view as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// The class that a view controller says it is of, with its module: for a stand-in, the one that its document names.
    public static func declaredClassName(of controller: UIViewController) -> String {
        className(of: controller)
    }

    /// Whether a view controller stands in for one of a class that the program does not have.
    public static func isStandIn(_ controller: UIViewController) -> Bool {
        controller.declaredClassName != nil
    }
}
