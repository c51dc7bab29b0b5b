import AppMap
import InterfaceBuilder

extension Rule {
    /// Actions to objects of UIKit's own classes that have no such action.
    static let actionOfPlainClass = Rule(
        "action-of-plain-class", .suspicious,
        "An object that takes actions has a class that has them.",
        reason: """
            An object without a class of the app answers to UIKit's own messages only, and to what an extension adds. Any \
            other action is mostly what a deleted class has left behind, and the app stops when it is sent.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            ↓<action selector="pay:" destination="home" eventType="touchUpInside" id="tap"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            <action selector="pay:" destination="home" eventType="touchUpInside" id="tap"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.elements("action").compactMap { element in
                guard let selector = element["selector"], !uikitActions.contains(selector),
                    let receiver = Action(element).receiverID.flatMap({ document.objects.element(id: $0) }),
                    // One whose outlets tell that its class is lost is told of for that.
                    receiver["customClass"].nonEmpty == nil, !receiver.hasLostClass,
                    ViewController.Kind(rawValue: receiver.name).isKnown || receiver.isView || receiver.name == "customObject"
                else { return nil }
                return Fault(
                    element, in: document,
                    "The action '\(selector)' goes to a \(receiver.name) without a class of the app. Unless an extension of its class "
                        + "has the action, the app stops when it is sent. Set the class, or delete the action.")
            }
        })

    /// The actions that classes of UIKit have, whichever class it is.
    static let uikitActions: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "cut:", "copy:", "paste:", "delete:", "select:",
        "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "undo:",
        "redo:", "goBack", "goForward", "reload", "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:",
        "toggleSidebar:", "showViewController:sender:", "showDetailViewController:sender:", "startAnimating",
        "stopAnimating", "removeFromSuperview", "setNeedsDisplay", "setNeedsLayout",
        "dismissModalViewControllerAnimated:", "popViewControllerAnimated:", "popToRootViewControllerAnimated:",
    ]
}
