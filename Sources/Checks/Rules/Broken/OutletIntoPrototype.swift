import AppMap
import InterfaceBuilder

extension Rule {
    /// Outlets from outside into prototypes.
    static let outletIntoPrototype = Rule(
        "outlet-into-prototype", .broken,
        "No outlet leads from outside into a prototype.",
        reason: """
            A prototype becomes any number of cells, so that there is no one object an outlet could hold. Apple's \
            compiler refuses such outlets.
            """,
        wrong: [
            .scenes(
                """
                <tableViewController customClass="ListViewController" id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" id="book">
                                <tableViewCellContentView key="contentView" tableViewCell="book" id="content">
                                    <subviews>
                                        <label text="Title" id="title"/>
                                    </subviews>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                    <connections>
                        ↓<outlet property="titleLabel" destination="title" id="outlet"/>
                    </connections>
                </tableViewController>
                """),
        ],
        right: [
            .scenes(
                """
                <tableViewController customClass="ListViewController" id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" customClass="BookCell" id="book">
                                <tableViewCellContentView key="contentView" tableViewCell="book" id="content">
                                    <subviews>
                                        <label text="Title" id="title"/>
                                    </subviews>
                                </tableViewCellContentView>
                                <connections>
                                    <outlet property="titleLabel" destination="title" id="outlet"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        inDocument: { document, _ in
            document.elements(["outlet", "outletCollection"]).compactMap { outlet in
                guard let destination = outlet["destination"].flatMap({ document.objects.element(id: $0) }),
                    let prototype = prototype(around: destination), prototype != Self.prototype(around: outlet)
                else { return nil }
                return Fault(
                    outlet, in: document,
                    "The outlet '\(outlet["property"] ?? "")' leads into the prototype "
                        + "'\(prototype["reuseIdentifier"] ?? prototype["id"] ?? "")', of which there are any number of cells, so "
                        + "the build fails. Give the prototype a class, and the outlet to that.",
                    related: [document.place(prototype, "the prototype")])
            }
        })

    /// The prototype that an element is or lies in.
    private static func prototype(around element: Element) -> Element? {
        var inner: Element? = element
        while let candidate = inner {
            let holder = candidate.parent
            let isPrototype = holder?.name == "prototypes"
                || (holder?.name == "cells" && holder?.parent?.name == "collectionView")
                || (candidate.name == "collectionReusableView" && holder?.name == "collectionView")
            if isPrototype { return candidate }
            inner = holder
        }
        return nil
    }
}
