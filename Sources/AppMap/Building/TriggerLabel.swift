import InterfaceBuilder

extension TriggerObject {
    /// Describes the object that owns a segue.
    init(_ owner: Element, isAccessory: Bool) {
        self.init(
            kind: owner.name, objectID: owner["id"], label: Self.label(of: owner).map(Self.shortened),
            isAccessory: isAccessory)
    }

    /// What a person sees on the object or, failing that, how Interface Builder and code call it.
    private static func label(of object: Element) -> String? {
        let candidates: [String?] =
            switch object.name {
            case "button":
                [Button(object).title, Button(object).image?.name, Button(object).normalState?.attributedTitle?.string]
            case "barButtonItem":
                [BarButtonItem(object).title, BarButtonItem(object).systemItem, BarButtonItem(object).image?.name]
            case "label", "textField", "textView", "searchBar":
                [object["text"], object["placeholder"]]
            case "imageView":
                [object["image"]]
            case "tableViewCell", "collectionViewCell":
                [firstText(in: object), object["reuseIdentifier"]]
            default:
                [recognisedView(of: object).flatMap(label)]
            }
        let names = [
            object.child("accessibility")?["label"], object["userLabel"], object.child("accessibility")?["identifier"],
        ]
        return (candidates + names).lazy.compactMap(\.nonEmpty).first
    }

    private static func firstText(in cell: Element) -> String? {
        cell.descendants.lazy.filter { $0.name == "label" }.compactMap { $0["text"].nonEmpty }.first
    }

    /// The view that a gesture recogniser is attached to.
    private static func recognisedView(of object: Element) -> Element? {
        guard object.name.hasSuffix("GestureRecognizer"), let id = object["id"],
            let scene = object.ancestors.first(where: { $0.name == "scene" })
        else { return nil }
        let connection = scene.descendants.first {
            $0.name == "outletCollection" && $0["property"] == "gestureRecognizers" && $0["destination"] == id
        }
        return connection?.parent?.parent
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
