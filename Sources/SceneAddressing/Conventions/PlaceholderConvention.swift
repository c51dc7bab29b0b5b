/// A convention in which a dummy scene or view names the real scene in its user-defined runtime attributes.
public struct PlaceholderConvention: Hashable, Sendable {
    /// The classes of placeholders; empty where any class with these attributes is one.
    public var classNames: [ClassNamePattern]
    /// The elements that can be placeholders.
    public var elements: Set<PlaceholderElement>
    /// The attributes that name the storyboard; of several, the first of this list that a placeholder sets counts.
    public var storyboardKeys: [String]
    /// The attributes that name the scene.
    public var sceneKeys: [String]
    /// The attributes that name the bundle.
    public var bundleKeys: [String]
    /// The attribute that names a nib to show in place of a scene.
    public var nibKey: String?
    /// The attribute that names the class of the nib's controller.
    public var nibControllerKey: String?
    /// Attributes of the placeholder's class that say nothing about where the link leads.
    public var otherKeys: [String]
    /// True where the scene must name a storyboard; otherwise none means the placeholder's own.
    public var requiresStoryboard: Bool
    /// How the text of the first label in the placeholder is read where no attribute names a storyboard.
    public var labelSyntax: SegueIdentifierSyntax?
    /// The segue classes that swap the placeholder for the scene.
    public var redirectingSegues: [LinkSegueClass]
    /// True where the placeholder stays on screen and embeds the scene, unless a redirecting segue leads to it.
    public var embedsScene: Bool
    /// True where code may say what a placeholder shows, so that one that names nothing is no broken link.
    public var mayBeFilledByCode: Bool

    /// A convention of these properties.
    public init(
        classNames: [ClassNamePattern],
        elements: Set<PlaceholderElement> = [.controller],
        storyboardKeys: [String],
        sceneKeys: [String],
        bundleKeys: [String] = [],
        nibKey: String? = nil,
        nibControllerKey: String? = nil,
        otherKeys: [String] = [],
        requiresStoryboard: Bool = true,
        labelSyntax: SegueIdentifierSyntax? = nil,
        redirectingSegues: [LinkSegueClass] = [],
        embedsScene: Bool = false,
        mayBeFilledByCode: Bool = false
    ) {
        self.classNames = classNames
        self.elements = elements
        self.storyboardKeys = storyboardKeys
        self.sceneKeys = sceneKeys
        self.bundleKeys = bundleKeys
        self.nibKey = nibKey
        self.nibControllerKey = nibControllerKey
        self.otherKeys = otherKeys
        self.requiresStoryboard = requiresStoryboard
        self.labelSyntax = labelSyntax
        self.redirectingSegues = redirectingSegues
        self.embedsScene = embedsScene
        self.mayBeFilledByCode = mayBeFilledByCode
    }
}

/// What a placeholder is made of.
public enum PlaceholderElement: String, Hashable, Sendable, CaseIterable {
    case controller
    case navigationController
    case view

    /// The kind of an element of a document by its name, as in `tableViewController`.
    public init(elementName: String) {
        if elementName == "navigationController" {
            self = .navigationController
        } else if elementName == "controller" || elementName.hasSuffix("Controller") {
            self = .controller
        } else {
            self = .view
        }
    }
}
