import AppMap
import InterfaceBuilder
import SceneAddressing

extension CheckedApp {
    /// The links that lead nowhere for some reason, each at its own place. A link that meets a broken placeholder is not
    /// told of again: the placeholder is. What nobody builds has no bundle in which to look anything up.
    func brokenLinks(where isMeant: (LinkFailure) -> Bool) -> [Fault] {
        brokenLinks { failure, _ in isMeant(failure) }
    }

    /// As ``brokenLinks(where:)``, where the link itself decides too.
    func brokenLinks(where isMeant: (LinkFailure, Link) -> Bool) -> [Fault] {
        guard !app.isOfNoTarget else { return [] }
        return app.links.compactMap { link in
            guard let failure = failure(of: link), failure.reason.isConclusive, isMeant(failure, link) else { return nil }
            guard var fault = fault(of: link, failure.description) else { return nil }
            if let element = fault.element { fault.fix = failure.fix(of: element) }
            return fault
        }
    }

    private func failure(of link: Link) -> LinkFailure? {
        if case .nowhere(let failure) = link.target { return failure }
        // What only shows when a chain is followed belongs to every link of the chain.
        if case .unresolved(let failure, _) = app.destination(of: link) {
            switch failure.reason {
            case .placeholderCycle, .placeholderChainTooLong: return failure
            default: return nil
            }
        }
        return nil
    }

    /// A fault at the element that states a link.
    func fault(of link: Link, _ message: String) -> Fault? {
        guard let document = document(of: app[link.scene]),
            let element = document.objects.elements(id: link.objectID).first(where: { $0.position == link.location.position })
        else { return Fault(inFile: link.location.file, position: link.location.position, message) }
        return Fault(element, in: document, message)
    }
}

extension LinkFailure {
    /// What mends a storyboard reference, where exactly one name is near to the one that does not exist.
    fileprivate func fix(of reference: Element) -> Fix? {
        guard reference.name == "viewControllerPlaceholder" else { return nil }
        let (attribute, near): (String, [NearestName]) =
            switch reason {
            case .sceneMissing(_, _, let nearest): ("referencedIdentifier", nearest)
            case .storyboardMissing(_, let nearest): ("storyboardName", nearest)
            default: ("", [])
            }
        // A name that is only a part of the other may be anything.
        guard near.count == 1, let name = near.first, name.difference != .part else { return nil }
        return Fix(
            summary: "lead the reference to '\(name.name)'",
            edits: [.set(attribute: attribute, to: name.name, of: reference.id)])
    }
}

extension CheckedApp {
    /// A fault at the element of a way.
    func fault(of way: Way, _ message: String, related: [RelatedPlace] = []) -> Fault? {
        guard let document = document(of: app[way.source]),
            let element = way.objectID.flatMap({ document.objects.elements(id: $0) })?
                .first(where: { $0.position == way.location.position })
        else { return Fault(inFile: way.location.file, position: way.location.position, message) }
        return Fault(element, in: document, message, related: related)
    }

    /// A fault at the controller of a scene.
    func fault(of scene: AppScene, _ message: String, related: [RelatedPlace] = [], fix: Fix? = nil) -> Fault? {
        document(of: scene).map { Fault(scene.controller, in: $0, message, related: related, fix: fix) }
    }
}
