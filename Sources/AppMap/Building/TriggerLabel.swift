import InterfaceBuilder

extension TriggerObject {
    /// Describes the object that owns a segue.
    ///
    /// - Parameter recognisedView: the view that the owner is attached to, if it is a gesture recogniser.
    package init(_ owner: Element, recognisedView: Element?) {
        let label = Self.label(of: owner) ?? recognisedView.flatMap(Self.label)
        self.init(kind: owner.name, objectID: owner["id"], label: label.map(Self.shortened))
    }

    /// The same object, touched at its accessory or not.
    func atAccessory(_ isAccessory: Bool) -> TriggerObject {
        TriggerObject(kind: kind, objectID: objectID, label: label, isAccessory: isAccessory)
    }

    /// What a person sees on the object or, failing that, how Interface Builder and code call it.
    private static func label(of object: Element) -> String? {
        let candidates: [String?] =
            switch object.name {
            case "button":
                [
                    Button(object).title, Button(object).image?.name, Button(object).normalState?.attributedTitle?.string,
                    object.cellTitle,
                ]
            case "barButtonItem":
                [
                    BarButtonItem(object).title, BarButtonItem(object).systemItem.map(SystemItemWords.barButton),
                    BarButtonItem(object).image?.name,
                ]
            case "label", "textField", "textView", "searchBar":
                [object["text"], object["placeholder"], object.cellTitle]
            case "imageView":
                [object["image"]]
            case "tableViewCell", "collectionViewCell":
                [object.firstLabelText, object["reuseIdentifier"]]
            default:
                []
            }
        let names = [
            object.child("accessibility")?["label"], object["userLabel"], object.child("accessibility")?["identifier"],
        ]
        return (candidates + names).lazy.compactMap(\.visible).first
    }

    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}

extension Element {
    /// What a control of a Mac shows: its cell has the title.
    fileprivate var cellTitle: String? {
        children.first { $0["key"] == "cell" }.map(ControlCell.init)?.title
    }
}
