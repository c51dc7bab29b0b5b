/// One way in which apps write down in a storyboard that a scene lies in another storyboard.
public struct LinkConvention: Hashable, Sendable {
    /// What carries the address.
    public enum Kind: Hashable, Sendable {
        /// A `viewControllerPlaceholder`, which UIKit itself follows.
        case reference
        /// The identifier of a segue.
        case segueIdentifier(SegueIdentifierConvention)
        /// A scene or a view that stands for the linked scene and names it in its runtime attributes.
        case placeholder(PlaceholderConvention)
    }

    /// The name in reports and in the configuration, as in `rb-storyboard-link`.
    public var name: String
    public var kind: Kind

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// The segue classes that belong to the convention.
    public var segueClasses: [LinkSegueClass] {
        switch kind {
        case .reference: []
        case .segueIdentifier(let convention): convention.segueClasses
        case .placeholder(let convention): convention.redirectingSegues
        }
    }

    /// The same convention without claim to these classes.
    public func disowning(_ classNames: [ClassNamePattern]) -> LinkConvention {
        var convention = self
        switch kind {
        case .reference:
            break
        case .segueIdentifier(var segues):
            segues.segueClasses.removeAll { classNames.contains($0.name) }
            convention.kind = .segueIdentifier(segues)
        case .placeholder(var placeholders):
            placeholders.classNames.removeAll { classNames.contains($0) }
            placeholders.redirectingSegues.removeAll { classNames.contains($0.name) }
            convention.kind = .placeholder(placeholders)
        }
        return convention
    }
}

/// A convention in which a segue's identifier is the address of its destination.
public struct SegueIdentifierConvention: Hashable, Sendable {
    /// The classes that follow the address; empty where only ``followsPlainSegues`` makes a link.
    public var segueClasses: [LinkSegueClass]
    public var syntax: SegueIdentifierSyntax
    /// True where the app changes `UIStoryboardSegue` itself, so that a segue of any class and kind whose
    /// identifier holds the separator is a link.
    public var followsPlainSegues: Bool

    public init(
        segueClasses: [LinkSegueClass],
        syntax: SegueIdentifierSyntax = .address,
        followsPlainSegues: Bool = false
    ) {
        self.segueClasses = segueClasses
        self.syntax = syntax
        self.followsPlainSegues = followsPlainSegues
    }
}

/// A convention in which a dummy scene or view names the real scene in its user-defined runtime attributes.
public struct PlaceholderConvention: Hashable, Sendable {
    /// The classes of placeholders; empty where any class with these attributes is one.
    public var classNames: [ClassNamePattern]
    /// The elements that can be placeholders.
    public var elements: Set<PlaceholderElement>
    /// The attributes that name the storyboard; of several in one placeholder, the first of this list that is set counts.
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
        embedsScene: Bool = false
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
