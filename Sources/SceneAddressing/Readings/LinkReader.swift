/// Reads evidence under the conventions that are in force for an app.
public struct LinkReader: Hashable, Sendable {
    /// The conventions in force. Of those that claim one class, the first is tried first.
    public var conventions: [LinkConvention]

    /// A reader under these conventions.
    public init(conventions: [LinkConvention] = LinkConvention.standard) {
        self.conventions = conventions
    }

    /// The readings of the evidence: those stated by a class name before those that are inferred, the likeliest
    /// first. None where nothing looks like a link.
    public func readings(of evidence: LinkEvidence) -> [LinkReading] {
        switch evidence {
        case .reference(let storyboard, let scene, let bundle):
            conventions.filter { $0.kind == .reference }.prefix(1).map { convention in
                let address = SceneAddress(scene: scene, storyboard: storyboard, bundle: bundle)
                return LinkReading(
                    convention: convention, content: .scenes([address]), basis: .stated, presentation: .asSegueKind
                )
            }
        case .segue(let segue):
            readings(of: segue)
        case .placeholder(let placeholder):
            readings(of: placeholder)
        }
    }

    /// The segue class of this name, if it goes from a placeholder to the scene that the placeholder names.
    public func redirectingSegue(named className: String) -> LinkSegueClass? {
        let fitting = placeholderConventions.flatMap { convention, placeholders in
            placeholders.redirectingSegues.filter { $0.name.matches(className) }.map {
                ClassMatch(convention: convention, pattern: $0.name, details: $0)
            }
        }
        return ClassMatch.binding(of: fitting).matches.first?.details
    }
}

/// A class that a convention names.
private struct ClassMatch<Details> {
    var convention: LinkConvention
    var pattern: ClassNamePattern
    var details: Details

    /// The matches that hold where several conventions name one class: those of exclusive conventions, else those
    /// that name the class and not only its family. `areBinding` is false if there are neither, so that the
    /// class may be read in other ways too.
    static func binding(of matches: [ClassMatch]) -> (matches: [ClassMatch], areBinding: Bool) {
        let exclusive = matches.filter(\.convention.isExclusive)
        guard exclusive.isEmpty else { return (exclusive, true) }
        let exact = matches.filter(\.pattern.isExact)
        return exact.isEmpty ? (matches, false) : (exact, true)
    }
}

// MARK: - Segues

extension LinkReader {
    private var segueConventions: [(convention: LinkConvention, segues: SegueIdentifierConvention)] {
        conventions.compactMap { convention in
            guard case .segueIdentifier(let segues) = convention.kind else { return nil }
            return (convention, segues)
        }
    }

    private func readings(of segue: SegueEvidence) -> [LinkReading] {
        // Unwinding has no destination in the file, and a relationship makes no segue at run time.
        guard segue.kind != "unwind", segue.kind != "relationship" else { return [] }
        let stated = statedReadings(of: segue)
        guard !stated.areBinding else { return stated.readings }
        return stated.readings + plainReadings(of: segue) + inferredReadings(of: segue)
    }

    private func statedReadings(of segue: SegueEvidence) -> (readings: [LinkReading], areBinding: Bool) {
        guard let className = segue.className.nonEmpty else { return ([], false) }
        let fitting = segueConventions.flatMap { convention, segues in
            segues.segueClasses.filter { $0.name.matches(className) }.map {
                ClassMatch(convention: convention, pattern: $0.name, details: (segues.syntax, $0.presentation))
            }
        }
        let (matches, areBinding) = ClassMatch.binding(of: fitting)
        if isExclusivelyRedirecting(className), !matches.contains(where: \.convention.isExclusive) {
            return ([], false)
        }
        let readings = matches.map { match in
            LinkReading(
                convention: match.convention,
                content: content(of: segue, className: className, syntax: match.details.0),
                basis: .stated,
                presentation: match.details.1
            )
        }
        return (readings.removingDuplicates(), areBinding)
    }

    private func isExclusivelyRedirecting(_ className: String) -> Bool {
        placeholderConventions.contains { convention, placeholders in
            convention.isExclusive && placeholders.redirectingSegues.contains { $0.name.matches(className) }
        }
    }

    private func content(
        of segue: SegueEvidence, className: String, syntax: SegueIdentifierSyntax
    ) -> LinkReading.Content {
        if segue.kind == "embed" {
            return .unreadable(.segueClassIgnored(className: className, kind: segue.kind))
        }
        guard let identifier = segue.identifier.nonEmpty else { return .unreadable(.namesNothing) }
        let candidates = syntax.candidates(in: identifier)
        guard !candidates.isEmpty else {
            return .unreadable(.identifierUnreadable(identifier, syntax: syntax.example))
        }
        return .scenes(candidates)
    }

    /// Where every segue of the app follows addresses, each that holds a separator is a link, whatever its class.
    private func plainReadings(of segue: SegueEvidence) -> [LinkReading] {
        guard let identifier = segue.identifier.nonEmpty else { return [] }
        return segueConventions.compactMap { convention, segues in
            guard segues.followsPlainSegues, segues.syntax.isSeparated(identifier) else { return nil }
            let candidates = segues.syntax.candidates(in: identifier)
            return LinkReading(
                convention: convention,
                content: candidates.isEmpty
                    ? .unreadable(.identifierUnreadable(identifier, syntax: segues.syntax.example))
                    : .scenes(candidates),
                basis: .stated,
                presentation: .asSegueKind
            )
        }
    }

    private func inferredReadings(of segue: SegueEvidence) -> [LinkReading] {
        guard let className = segue.className.nonEmpty, let identifier = segue.identifier.nonEmpty,
              segue.kind != "embed", redirectingSegue(named: className) == nil
        else { return [] }
        let allowsBare = className.lowercased().contains("storyboard") && !segue.leadsToLink
        return segueConventions.compactMap { convention, segues in
            guard !segues.segueClasses.isEmpty else { return nil }
            let syntax = segues.syntax
            let isSeparated = syntax.isSeparated(identifier)
            guard isSeparated || allowsBare else { return nil }
            // `@` is put into an identifier for a reason. Any other separator may be part of a name, so that both
            // sides must be there.
            let candidates = syntax.candidates(in: identifier).filter {
                $0.storyboard != nil && (!isSeparated || syntax.separator == "@" || $0.scene != nil)
            }
            guard !candidates.isEmpty else { return nil }
            return LinkReading(
                convention: convention,
                content: .scenes(candidates),
                basis: .inferred,
                presentation: segues.segueClasses.first?.presentation ?? .asSegueKind
            )
        }
    }
}

// MARK: - Placeholders

extension LinkReader {
    private var placeholderConventions: [(convention: LinkConvention, placeholders: PlaceholderConvention)] {
        conventions.compactMap { convention in
            guard case .placeholder(let placeholders) = convention.kind else { return nil }
            return (convention, placeholders)
        }
    }

    private func readings(of placeholder: PlaceholderEvidence) -> [LinkReading] {
        let className = placeholder.className ?? ""
        // Every view of an app comes by here, and most say nothing.
        guard !className.isEmpty || !placeholder.attributes.isEmpty else { return [] }
        let fitting = placeholderConventions.flatMap { convention, placeholders in
            placeholders.classNames.filter { $0.matches(className) }.map {
                ClassMatch(convention: convention, pattern: $0, details: placeholders)
            }
        }
        let (matches, areBinding) = ClassMatch.binding(of: fitting)
        let stated = matches.compactMap { match -> LinkReading? in
            let content = content(of: placeholder, under: match.details)
            if content == nil, match.details.mayBeFilledByCode { return nil }
            return LinkReading(
                convention: match.convention,
                content: content ?? .unreadable(.namesNothing),
                basis: .stated,
                presentation: presentation(of: placeholder, under: match.details)
            )
        }
        return stated.removingDuplicates() + (areBinding ? [] : inferredReadings(of: placeholder))
    }

    private func content(
        of placeholder: PlaceholderEvidence, under convention: PlaceholderConvention
    ) -> LinkReading.Content? {
        let storyboard = convention.storyboardKeys.firstValue(in: placeholder)
        let scene = convention.sceneKeys.firstValue(in: placeholder)
        let bundle = convention.bundleKeys.firstValue(in: placeholder)
        if storyboard != nil || (!convention.requiresStoryboard && scene != nil) {
            return .scenes([SceneAddress(scene: scene, storyboard: storyboard, bundle: bundle)])
        }
        if let nib = convention.nibKey.flatMap(placeholder.value(of:)) {
            let controller = convention.nibControllerKey.flatMap(placeholder.value(of:))
            return .nib(NibAddress(name: nib, controllerClass: controller))
        }
        if let syntax = convention.labelSyntax, let text = placeholder.firstLabelText.nonEmpty {
            let candidates = syntax.candidates(in: text)
            return candidates.isEmpty ? nil : .scenes(candidates)
        }
        return nil
    }

    private func presentation(
        of placeholder: PlaceholderEvidence, under convention: PlaceholderConvention
    ) -> LinkPresentation {
        switch placeholder.element {
        case .navigationController where convention.elements.contains(.navigationController): .root
        case .view: .embed
        case .navigationController, .controller: convention.embedsScene ? .embed : .asSegueKind
        }
    }

    /// The reading that accounts for the most attributes comes first: one that overlooks the attribute that names
    /// the scene would lead to the initial view controller instead.
    private func inferredReadings(of placeholder: PlaceholderEvidence) -> [LinkReading] {
        var found: [(keys: Int, reading: LinkReading)] = []
        for (convention, placeholders) in placeholderConventions {
            guard placeholders.elements.contains(placeholder.element) else { continue }
            let used = [placeholders.storyboardKeys, placeholders.sceneKeys, placeholders.bundleKeys]
                .filter { $0.firstValue(in: placeholder) != nil }
            guard placeholders.storyboardKeys.firstValue(in: placeholder) != nil
                    || placeholders.nibKey.flatMap(placeholder.value(of:)) != nil,
                  let content = content(of: placeholder, under: placeholders)
            else { continue }
            let reading = LinkReading(
                convention: convention,
                content: content,
                basis: .inferred,
                presentation: presentation(of: placeholder, under: placeholders)
            )
            let place = found.firstIndex { $0.keys < used.count } ?? found.endIndex
            found.insert((used.count, reading), at: place)
        }
        return found.map(\.reading)
    }
}

extension Array<String> {
    /// The value of the first of these keys that the placeholder sets.
    fileprivate func firstValue(in placeholder: PlaceholderEvidence) -> String? {
        lazy.compactMap(placeholder.value(of:)).first
    }
}
