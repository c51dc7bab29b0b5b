import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Classes of initial scenes that are not named after their storyboards.
    static let classNamedAsStoryboard = Rule(
        "class-named-as-storyboard", .style,
        "The class of a storyboard's only or initial scene is named after the storyboard.",
        reason: """
            In an app of one storyboard for each scene, the file is found by the name of the class and the other way \
            round. The storyboard may leave out the ending of the class.
            """,
        options: [
            RuleOption(
                "endings", .texts(["ViewController", "Controller"]), "The endings of classes that storyboards may leave out."),
        ],
        wrong: [
            RuleExample(["Detail.storyboard": RuleExample.storyboard("""
                <viewController ↓customClass="BookViewController" id="detail" sceneMemberID="viewController"/>
                """)]),
        ],
        right: [
            RuleExample(["Detail.storyboard": RuleExample.storyboard("""
                <viewController customClass="DetailViewController" id="detail" sceneMemberID="viewController"/>
                """)]),
        ],
        inDocument: { document, options in
            let controllers = document.scenes.compactMap(\.viewController)
            let initial = document.content.storyboard?.initialViewControllerID
            let only = controllers.count == 1 ? controllers[0] : nil
            guard let controller = controllers.first(where: { $0.objectID == initial }) ?? only,
                let name = controller.customClass?.name
            else { return [] }
            let allowed = [""] + options.texts("endings")
            guard !allowed.contains(where: { (document.name + $0).exactlyEquals(name) }) else { return [] }
            return [Fault(
                controller.element, "customClass", in: document,
                "The storyboard is called '\(document.name)' and the class of its scene '\(name)'. Name one after the other.")]
        })
}
