import InterfaceBuilder
import SceneAddressing

extension AppWords {
    /// What sets a way off, as in `button "Pay"`; for a part of the scene itself, which part it is.
    package func trigger(of way: Way) -> String {
        switch way.trigger {
        case .appearance: part(of: way)
        case .code: way.identifier.map { "code \($0.quoted)" } ?? "code, but without identifier"
        case .object(let object): object.words
        }
    }

    /// How the destination comes on screen, as in `present form sheet`; empty for a part of the scene itself.
    package func manner(of way: Way) -> String {
        if way.trigger == .appearance { return "" }
        if let words = way.presentation?.words { return words }
        switch way.kind {
        case "presentation", "modal": return "present" + style(of: way)
        case "popoverPresentation": return "popover"
        case "custom": return way.className.map { "custom \($0.truncated(to: 32))" } ?? "custom"
        case "commit": return "pop after peek"
        case "preview": return "peek"
        default: return way.kind.separateWords.truncated(to: 32)
        }
    }

    /// What sets a way off and how, in one phrase.
    package func phrase(of way: Way) -> String {
        [trigger(of: way), manner(of: way)].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The names of the conventions by which a way crosses to its destination; empty for a plain segue.
    package func conventions(of way: Way) -> [String] {
        let hosted = way.destination.scene.flatMap { hostLink(of: app[$0])?.id }
        let passed = way.destination.placeholders.compactMap { app[$0].link }
        let links = ([way.link] + passed + [hosted]).compactMap { $0 }
        return links.map { app[$0].convention }
    }

    private func part(of way: Way) -> String {
        switch way.relationship {
        case "rootViewController": "root"
        case "viewControllers", "tabItems": "tab \(position(of: way))" + tabTitle(of: way)
        case "masterViewController": "primary"
        case "detailViewController": "secondary"
        case "supplementaryViewController": "supplementary"
        case "compactViewController": "compact"
        case "splitItems": "split item \(position(of: way))"
        case "nextPage": "next page"
        case "window.shadowedContentViewController": "window content"
        case let relationship?: relationship.separateWords.truncated(to: 48)
        case nil: way.kind
        }
    }

    private func tabTitle(of way: Way) -> String {
        let tab = (way.destination.placeholders.first ?? way.destination.scene)
            .flatMap { ViewController(app[$0].controller).tabBarItem }
        let title = tab?.title ?? tab?.systemItem.map(SystemItemWords.tab)
        return title.flatMap { $0.isEmpty ? nil : " " + $0.quoted } ?? ""
    }

    private func style(of way: Way) -> String {
        guard let style = element(of: way)?["modalPresentationStyle"], style != "automatic" else { return "" }
        return " " + style.separateWords.truncated(to: 24)
    }
}

extension TriggerObject {
    package var words: String {
        let name = label.map { " " + $0.quoted } ?? objectID.map { " \($0.truncated(to: 16))" } ?? ""
        if isAccessory { return "accessory of row" + name }
        if let gesture = kind.removingSuffix("GestureRecognizer") {
            return gesture.separateWords + " on" + (name.isEmpty ? " view" : name)
        }
        return word + name
    }

    private var word: String {
        switch kind {
        case "barButtonItem": "bar button"
        case "tableViewCell": "row"
        case "collectionViewCell": "cell"
        default: kind.separateWords.truncated(to: 24)
        }
    }
}

extension LinkPresentation {
    /// Nil where the segue itself says how.
    fileprivate var words: String? {
        switch self {
        case .asSegueKind: nil
        case .push: "push"
        case .show: "show"
        case .showDetail: "show detail"
        case .modal: "present"
        case .popover: "popover"
        case .replace: "replace"
        case .embed: "embed"
        case .root: "root"
        }
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
    }
}
