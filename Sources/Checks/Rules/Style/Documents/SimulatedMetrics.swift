import AppMap
import InterfaceBuilder

extension Rule {
    /// Scenes that are drawn with surroundings of their own.
    static let simulatedMetrics = Rule(
        "simulated-metrics", .style,
        "Scenes and views are drawn with the surroundings that the editor infers.",
        reason: """
            Simulated bars and sizes mean nothing when the app runs, and a scene that is drawn with them looks otherwise \
            than users see it.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    ↓<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                </viewController>
                """),
        ],
        right: [.scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>")],
        inDocument: { document, _ in
            document.allElements.filter { element in
                (element["key"] ?? "").hasPrefix("simulated") && element.name != "nil"
                    && element.parent?.name != "simulatedMetricsContainer"
            }.map { metric in
                Fault(metric, in: document, "The surroundings are simulated by <\(metric.name)>. Let the editor infer them.")
            }
        })
}
