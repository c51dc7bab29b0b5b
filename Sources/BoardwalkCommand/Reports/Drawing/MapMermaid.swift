import AppMap

/// The map for Mermaid, which Markdown pages on the web draw.
enum MapMermaid {
    static func report(of apps: [App]) -> String {
        var lines = ["flowchart LR"]
        var classes: [String: [String]] = [:]
        for (number, app) in apps.enumerated() {
            let drawing = Drawing(of: app, number: number)
            if apps.count > 1 {
                lines.append("  subgraph a\(number)[\"\(text(drawing.title))\"]")
            }
            for cluster in drawing.clusters where !cluster.nodes.isEmpty {
                lines.append("  subgraph \(cluster.id)[\"\(cluster.isEntry ? "#9654; " : "")\(text(cluster.title))\"]")
                for node in cluster.nodes {
                    lines.append("    " + shape(of: node))
                    if let name = className(of: node.kind) {
                        classes[name, default: []].append(node.id)
                    }
                }
                lines.append("  end")
                if cluster.isEntry {
                    classes["initial", default: []].append(cluster.id)
                }
            }
            if apps.count > 1 {
                lines.append("  end")
            }
            lines += drawing.arrows.map { "  " + arrow($0) }
        }
        lines += [
            "  classDef initial stroke:#2e8b57,stroke-width:2px",
            "  classDef quiet stroke-dasharray:2 3,color:#8795a1",
            "  classDef fault stroke:#c0392b,stroke-dasharray:5 4,color:#c0392b",
        ]
        for (name, nodes) in classes.sorted(by: { $0.key < $1.key }) {
            lines.append("  class \(nodes.joined(separator: ",")) \(name)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What Mermaid draws where a page does not raise the limits.
    private static let mostArrows = 500
    private static let mostCharacters = 50_000

    /// A sentence where a page will show an error in place of the map; empty where it will not.
    static func warning(about text: String, apps: [App]) -> String {
        let arrows = apps.enumerated().reduce(0) { $0 + Drawing(of: $1.element, number: $1.offset).arrows.count }
        let characters = text.utf16.count
        var excesses: [String] = []
        if arrows > mostArrows {
            excesses.append("\(arrows) arrows, more than the \(mostArrows) that Mermaid draws unless 'maxEdges' is raised")
        }
        if characters > mostCharacters {
            excesses.append(
                "\(characters) characters, more than the \(mostCharacters) that Mermaid reads unless 'maxTextSize' is raised")
        }
        guard !excesses.isEmpty else { return "" }
        return "boardwalk: the diagram has \(excesses.joined(separator: ", and ")). "
            + "Choose one app with --app, or --format dot.\n"
    }

    private static func shape(of node: Drawing.Node) -> String {
        let label = [node.title, node.subtitle].filter { !$0.isEmpty }.map(text).joined(separator: "<br/>")
        return switch node.kind {
        case .initial: "\(node.id)([\"\(label)\"])"
        case .unwind: "\(node.id)>\"\(label)\"]"
        case .scene, .onlyDrawn, .nib, .unread, .fault: "\(node.id)[\"\(label)\"]"
        }
    }

    private static func className(of kind: Drawing.Node.Kind) -> String? {
        switch kind {
        case .scene, .nib: nil
        case .initial: "initial"
        case .onlyDrawn, .unwind, .unread: "quiet"
        case .fault: "fault"
        }
    }

    private static func arrow(_ arrow: Drawing.Arrow) -> String {
        let line = switch arrow.kind {
        case .segue: "-->"
        case .containment: "---"
        case .link: "==>"
        case .unwind, .fault: "-.->"
        }
        return "\(arrow.from) \(line)|\"\(text(arrow.label))\"| \(arrow.to)"
    }

    /// The text as Mermaid shows it letter by letter: everything that is neither a letter, a digit nor a blank is
    /// written as a character code, for quotes, brackets, Markdown and directives all have a meaning.
    private static func text(_ text: String) -> String {
        var escaped = ""
        for scalar in text.truncated(to: 80).printable.unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
            escaped += isPlain ? String(scalar) : "#\(scalar.value);"
            // Formulas (`$$`) and icons (`fa:fa-car`) are looked for behind the codes; a space of no width ends them.
            if scalar == "$" || scalar == ":" {
                escaped += "#8203;"
            }
        }
        return escaped
    }
}
