import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Navigation controllers that show nothing.
    static let navigationWithoutRoot = Rule(
        "navigation-without-root", .suspicious,
        "A navigation controller has a root, from the document or from code.",
        reason: """
            A navigation controller without a root shows an empty screen under an empty bar. Only code can give it one: its own \
            class, what asks for it by its identifier, or a scene that leads to it. Where the sources are there, they are looked \
            through for the words by which that is done; without them a controller with a class or an identifier is let be.
            """,
        consults: [.sources],
        wrong: [
            .scenes("↓<navigationController id=\"nav\" sceneMemberID=\"viewController\"/>"),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func open() {
                        guard let more = storyboard?.instantiateViewController(withIdentifier: "More") else { return }
                        present(more, animated: true)
                    }
                }
                """,
                "<viewController customClass=\"HomeViewController\" customModuleProvider=\"target\" id=\"home\" sceneMemberID=\"viewController\"/>",
                "↓<navigationController storyboardIdentifier=\"More\" id=\"more\" sceneMemberID=\"viewController\"/>",
                initial: "home"),
        ],
        right: [
            .scenes(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                "<viewController id=\"home\" sceneMemberID=\"viewController\"/>"),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        (segue.destination as? UINavigationController)?.viewControllers = [MoreViewController()]
                    }
                }

                class MoreViewController: UIViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="more" kind="presentation" identifier="more" id="to-more"/>
                    </connections>
                </viewController>
                """,
                "<navigationController id=\"more\" sceneMemberID=\"viewController\"/>", initial: "home"),
        ],
        inApp: { app, _ in
            app.app.scenes.filter { scene in
                scene.kind == "navigationController" && scene.className == nil
                    && !app.app.ways(from: scene.id).contains { $0.relationship == "rootViewController" }
                    && !app.mayGetRoot(scene)
            }.compactMap {
                app.fault(of: $0, "The navigation controller has no root, so it shows an empty screen. Give it a root.")
            }
        })
}

extension CheckedApp {
    /// Whether code may give a navigation controller a root.
    fileprivate func mayGetRoot(_ scene: AppScene) -> Bool {
        guard let sources, let files = sources.files(thatKnow: scene, app) else { return scene.identifier != nil }
        return sources.mentions(["viewControllers", "setViewControllers", "pushViewController", "rootViewController"], in: files)
    }
}

extension AppSources {
    /// The files that can get hold of a scene: those that name its identifier, and those of the scenes that lead to it; nil where
    /// others may too.
    fileprivate func files(thatKnow scene: AppScene, _ app: App) -> Set<String>? {
        guard isWhole, !usesForeignCode, !hasComputed(.scene, .sceneAddress, .initialScene) else { return nil }
        // The code that starts the app has its first scene.
        if scene.isInitial { return Set(app.modules.flatMap(\.sources)) }
        var files: Set<String> = []
        if let identifier = scene.identifier {
            let named = uses(.scene, .sceneAddress).filter { use in
                guard let text = use.value.text else { return false }
                return text.exactlyEquals(identifier) || SceneAddress(text).scene.map { $0.exactlyEquals(identifier) } ?? false
            }
            files.formUnion(named.map(\.location.file))
        }
        for way in app.ways(to: scene.id) {
            let source = app[way.source]
            guard source.className != nil else {
                // What a container of UIKit's own class holds, any code may reach through it.
                if way.isContainment { return Set(app.modules.flatMap(\.sources)) }
                continue
            }
            guard let reference = scenes.first(where: { $0.scene.id == source.id })?.reference, let known = self.files(of: reference)
            else { return nil }
            files.formUnion(known)
        }
        return files
    }
}
