/// An object that the document creates: a controller, a view, a gesture recogniser, an item of a bar.
public protocol ObjectValue: ElementValue {}

extension ObjectValue {
    /// What names the object within its document, such as `Yik-2a-Qxz`.
    public var objectID: String? { element["id"] }

    /// The class that the object is of where that is not the class of its kind.
    public var customClass: CustomClass? { CustomClass(element) }

    /// The name that the editor shows for the object.
    public var userLabel: String? { element["userLabel"] }

    /// The mark that the editor shows beside the object, such as `IBBuiltInLabel-Red`.
    public var colorLabel: String? { element["colorLabel"] }

    /// What state restoration knows the object by.
    public var restorationIdentifier: String? { element["restorationIdentifier"] }

    /// The values that are set by key path after the object is made.
    public var userDefinedRuntimeAttributes: [RuntimeAttribute] {
        element.contents(of: "userDefinedRuntimeAttributes")
    }

    /// The outlets, actions and segues of the object, in order.
    public var connections: [Connection] {
        element.child("connections")?.children.map(Connection.init) ?? []
    }

    /// What assistive technology is told of the object.
    public var accessibility: Accessibility? { element.value("accessibility", key: "accessibilityConfiguration") }

    /// The notes for translators and colleagues that the editor keeps with the object.
    public var userComments: AttributedString? { element.value("attributedString", key: "userComments") }

    /// The role of the object in its parent, such as `view` or `titleView`.
    public var key: String? { element["key"] }

    /// The role of a top-level object in its scene: `viewController`, `firstResponder` or `exit`.
    public var sceneMemberID: String? { element["sceneMemberID"] }

    /// Where the editor draws a top-level object, in points.
    public var canvasLocation: Point? { element.point("canvasLocation") }
}
