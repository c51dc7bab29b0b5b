import SceneAddressing

extension Configuration {
    /// The app's own conventions, before those known that are not switched off.
    static func conventions(
        switches: ConfigurationValue?, segues: ConfigurationValue?, placeholders: ConfigurationValue?
    ) throws(ConfigurationError) -> [LinkConvention] {
        var own: [LinkConvention] = []
        for value in try segues?.array() ?? [] {
            own.append(try value.segueConvention())
        }
        for value in try placeholders?.array() ?? [] {
            own.append(try value.placeholderConvention())
        }
        var inForce = Set(LinkConvention.standard.map(\.name))
        for (name, isOn) in try switches?.members() ?? [] {
            guard LinkConvention.all.contains(where: { $0.name == name }) else {
                let names = LinkConvention.all.map(\.name)
                throw isOn.error(.unknownKey(nearest: NearestNames.of(name, among: names, limit: 1).first?.name))
            }
            if try isOn.bool() {
                inForce.insert(name)
            } else {
                inForce.remove(name)
            }
        }
        return own + LinkConvention.all.filter { inForce.contains($0.name) }
    }
}

extension Configuration {
    static func disabledConventions(_ switches: ConfigurationValue?) throws(ConfigurationError) -> Set<String> {
        var disabled: Set<String> = []
        for (name, isOn) in try switches?.members() ?? [] where try !isOn.bool() {
            disabled.insert(name)
        }
        return disabled
    }
}

extension ConfigurationValue {
    fileprivate func segueConvention() throws(ConfigurationError) -> LinkConvention {
        let members = try members(known: [
            "name", "class", "separator", "order", "label", "bareIdentifier", "presentation", "plainSegues",
        ])
        let followsPlainSegues = try members["plainSegues"]?.bool() ?? false
        let classNames = try members["class"]?.strings() ?? []
        let defaultName = classNames.first ?? (followsPlainSegues ? "plain-segues" : nil)
        guard let name = try members["name"]?.string() ?? defaultName else { throw error(.missingKey("class")) }
        let bare = try members["bareIdentifier"]?.choice(of: SegueIdentifierSyntax.BareIdentifier.self) ?? .nothing
        let presentation = try members["presentation"]?.choice(of: LinkPresentation.self) ?? .push
        return LinkConvention(name: name, kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: classNames.map { LinkSegueClass(ClassNamePattern($0), presentation) },
            syntax: SegueIdentifierSyntax(
                separator: try members["separator"]?.optionalString() ?? "@",
                order: try members["order"]?.choice(of: SegueIdentifierSyntax.Order.self) ?? .sceneFirst,
                labelSeparator: try members["label"]?.optionalString() ?? "#",
                bareIdentifier: bare
            ),
            followsPlainSegues: followsPlainSegues
        )), isExclusive: true)
    }

    fileprivate func placeholderConvention() throws(ConfigurationError) -> LinkConvention {
        let members = try members(known: [
            "name", "class", "elements", "storyboard", "scene", "bundle", "nib", "nibController", "other",
            "sameStoryboard", "label", "segues", "embeds",
        ])
        let classNames = try members["class"]?.strings() ?? []
        guard let name = try members["name"]?.string() ?? classNames.first else { throw error(.missingKey("class")) }
        guard let storyboard = members["storyboard"] else { throw error(.missingKey("storyboard")) }
        let storyboardKeys = try storyboard.strings()
        guard !storyboardKeys.isEmpty else { throw storyboard.error(.emptyValue) }
        var elements: Set<PlaceholderElement> = []
        for element in try members["elements"]?.array() ?? [] {
            elements.insert(try element.choice(of: PlaceholderElement.self))
        }
        var segues: [LinkSegueClass] = []
        for (className, presentation) in try members["segues"]?.members() ?? [] {
            let presentation = try presentation.choice(of: LinkPresentation.self)
            segues.append(LinkSegueClass(ClassNamePattern(className), presentation))
        }
        return LinkConvention(name: name, kind: .placeholder(PlaceholderConvention(
            classNames: classNames.map { ClassNamePattern($0) },
            elements: elements.isEmpty ? [.controller, .navigationController] : elements,
            storyboardKeys: storyboardKeys,
            sceneKeys: try members["scene"]?.strings() ?? [],
            bundleKeys: try members["bundle"]?.strings() ?? [],
            nibKey: try members["nib"]?.string(),
            nibControllerKey: try members["nibController"]?.string(),
            otherKeys: try members["other"]?.strings() ?? [],
            requiresStoryboard: !(try members["sameStoryboard"]?.bool() ?? false),
            labelSyntax: try members["label"]?.labelSyntax(),
            redirectingSegues: segues,
            embedsScene: try members["embeds"]?.bool() ?? false
        )), isExclusive: true)
    }

    /// A string, or an empty one for `null`, which means that there is none.
    private func optionalString() throws(ConfigurationError) -> String {
        if case .null = content { "" } else { try string() }
    }

    /// How the first label of a placeholder is read: its separator and order.
    private func labelSyntax() throws(ConfigurationError) -> SegueIdentifierSyntax {
        let members = try members(known: ["separator", "order"])
        return SegueIdentifierSyntax(
            separator: try members["separator"]?.string() ?? " ",
            order: try members["order"]?.choice(of: SegueIdentifierSyntax.Order.self) ?? .storyboardFirst,
            labelSeparator: nil,
            bareIdentifier: .storyboard
        )
    }
}
