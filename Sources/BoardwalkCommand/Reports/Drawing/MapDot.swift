import AppMap

/// The map for Graphviz.
enum MapDot {
    static func report(of apps: [App]) -> String {
        var lines = [
            "digraph boardwalk {",
            "  graph [rankdir=LR, compound=true, fontname=\"Helvetica\", nodesep=0.3, ranksep=0.9]",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#5b6b7b\"]",
            "  node [fontname=\"Helvetica\", fontsize=11]",
            "  edge [color=\"#5b6b7b\", fontname=\"Helvetica\", fontsize=9, arrowsize=0.7]",
        ]
        for (number, app) in apps.enumerated() {
            let drawing = Drawing(of: app, number: number)
            lines.append("  subgraph \"cluster_a\(number)\" {")
            lines.append("    label=\(quoted([drawing.title])); labeljust=l; fontsize=18; color=\"#d5dce3\"")
            lines += drawing.clusters.flatMap(cluster).map { "    " + $0 }
            lines.append("  }")
            lines += drawing.arrows.map { "  " + arrow($0) }
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func cluster(_ cluster: Drawing.Cluster) -> [String] {
        let title = (cluster.isEntry ? "▶ " : "") + cluster.title
        return [
            "subgraph \"cluster_\(cluster.id)\" {",
            "  label=\(quoted([title])); labeljust=l; fontsize=14; style=\"rounded,filled\"",
            cluster.isEntry
                ? "  fillcolor=\"#eef8f0\"; color=\"#2e8b57\"; penwidth=2"
                : "  fillcolor=\"#f5f7f9\"; color=\"#aab6c2\"",
        ] + cluster.nodes.map { "  \($0.id) [\(attributes(of: $0))]" } + ["}"]
    }

    private static func attributes(of node: Drawing.Node) -> String {
        let label = "label=" + quoted([node.title, node.subtitle].filter { !$0.isEmpty })
        return switch node.kind {
        case .scene: label
        case .initial: label + ", penwidth=2, color=\"#2e8b57\""
        case .onlyDrawn: label + ", style=\"rounded,dotted\", fontcolor=\"#8795a1\""
        case .unwind: label + ", shape=plaintext, style=\"\", fontcolor=\"#8795a1\", fontsize=9"
        case .nib: label + ", shape=note, style=filled"
        case .unread: label + ", style=\"rounded,dotted\", fontcolor=\"#1f6fb2\""
        case .fault: label + ", style=\"rounded,dashed\", color=\"#c0392b\", fontcolor=\"#c0392b\""
        }
    }

    private static func arrow(_ arrow: Drawing.Arrow) -> String {
        let style = switch arrow.kind {
        case .segue: ""
        case .containment: ", arrowtail=diamond, dir=both, arrowhead=none"
        case .link: ", color=\"#1f6fb2\", fontcolor=\"#1f6fb2\", penwidth=1.6"
        case .unwind: ", style=dotted, color=\"#8795a1\", fontcolor=\"#8795a1\""
        case .fault: ", style=dashed, color=\"#c0392b\", fontcolor=\"#c0392b\""
        }
        return "\(arrow.from) -> \(arrow.to) [label=\(quoted([arrow.label]))\(style)]"
    }

    /// A quoted label of several lines.
    ///
    /// In a label Graphviz reads `\N` and the like as names, and `&lt;` as an entity. A combining mark behind a quote
    /// must not hide it, so the text is taken scalar by scalar.
    private static func quoted(_ lines: [String]) -> String {
        let escaped = lines.map { line in
            line.truncated(to: 80).printable.unicodeScalars.reduce(into: "") { text, scalar in
                switch scalar {
                case "&": text += "&amp;"
                case "\\", "\"": text += "\\\(scalar)"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return "\"" + escaped.joined(separator: "\\n") + "\""
    }
}
