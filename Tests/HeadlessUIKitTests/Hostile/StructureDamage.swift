/// Damages documents as a bad merge, a careless script or an attacker would: what refers to what, what is what, what is
/// there at all.
struct StructureDamage {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func damaged(_ original: Tree) -> Tree {
        let tree = Tree(copying: original)
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
            damage(tree)
        }
        return tree
    }

    private mutating func damage(_ tree: Tree) {
        let all = tree.all
        let element = pick(all)
        let other = pick(all)
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: exchangeAttributes(of: element, other)
        case 1, 2: redirect(all)
        case 3: element.name = other.name
        case 4: element.name = pick(Self.names)
        case 5: (element.children, other.children) = exchanged(element, other)
        case 6: insertCopy(of: other, into: element)
        case 7: removeChild(of: element)
        case 8: removeAttribute(of: element)
        case 9: takeAttribute(of: other, into: element)
        case 10, 11: setAttribute(of: element)
        case 12: element.set(pick(Self.attributes), to: pick(Self.values))
        default: repeatChild(of: element)
        }
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }

    private mutating func exchangeAttributes(of element: Tree, _ other: Tree) {
        (element.attributes, other.attributes) = (other.attributes, element.attributes)
    }

    /// Lets something that names an object name another.
    private mutating func redirect(_ all: [Tree]) {
        let ids = all.flatMap { $0.attributes.filter { $0.name == "id" }.map(\.value) }
        let referring = all.filter { $0.attributes.contains { Self.references.contains($0.name) } }
        guard !ids.isEmpty, !referring.isEmpty else { return }
        let element = pick(referring)
        let names = element.attributes.map(\.name).filter(Self.references.contains)
        element.set(pick(names), to: pick(ids))
    }

    private func exchanged(_ element: Tree, _ other: Tree) -> ([Tree], [Tree]) {
        let isInside = element.all.contains { $0 === other } || other.all.contains { $0 === element }
        return isInside ? (element.children, other.children) : (other.children, element.children)
    }

    private mutating func insertCopy(of other: Tree, into element: Tree) {
        let place = Int.random(in: 0...element.children.count, using: &generator)
        element.children.insert(Tree(copying: other), at: place)
    }

    private mutating func removeChild(of element: Tree) {
        guard !element.children.isEmpty else { return }
        element.children.remove(at: Int.random(in: 0..<element.children.count, using: &generator))
    }

    private mutating func repeatChild(of element: Tree) {
        guard !element.children.isEmpty else { return }
        let child = pick(element.children)
        element.children += (0..<Int.random(in: 1...4, using: &generator)).map { _ in Tree(copying: child) }
    }

    private mutating func removeAttribute(of element: Tree) {
        guard !element.attributes.isEmpty else { return }
        element.attributes.remove(at: Int.random(in: 0..<element.attributes.count, using: &generator))
    }

    private mutating func takeAttribute(of other: Tree, into element: Tree) {
        guard !other.attributes.isEmpty else { return }
        let attribute = pick(other.attributes)
        element.set(attribute.name, to: attribute.value)
    }

    private mutating func setAttribute(of element: Tree) {
        guard !element.attributes.isEmpty else { return }
        element.set(pick(element.attributes).name, to: pick(Self.values))
    }

    private static let references = [
        "id", "destination", "initialViewController", "referencedIdentifier", "storyboardName", "storyboardIdentifier",
        "popoverAnchorView", "popoverAnchorBarButtonItem", "firstItem", "secondItem",
    ]

    private static let names = [
        "viewController", "navigationController", "tabBarController", "splitViewController", "pageViewController",
        "tableViewController", "collectionViewController", "viewControllerPlaceholder", "glkViewController", "view",
        "label", "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl", "pageControl",
        "datePicker", "pickerView", "searchBar", "scrollView", "stackView", "tableView", "tableViewCell",
        "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionReusableView",
        "collectionViewFlowLayout", "containerView", "visualEffectView", "imageView", "progressView", "navigationBar",
        "navigationItem", "barButtonItem", "tabBar", "tabBarItem", "toolbar", "toolbarItems", "window",
        "refreshControl",
        "tapGestureRecognizer", "pongPressGestureRecognizer", "segue", "outlet", "outletCollection", "action",
        "placeholder", "exit", "customObject", "constraint", "searchDisplayController", "subviews", "connections",
        "objects", "scene", "rect", "color", "string", "userDefinedRuntimeAttribute", "segments", "items", "variation",
    ]

    private static let attributes = [
        "key", "kind", "id", "destination", "relationship", "customClass", "customModule", "style", "property",
        "selector", "eventType", "identifier", "unwindAction", "modalPresentationStyle", "action", "trigger",
        "splitViewControllerTargetIndex", "destinationCreationSelector", "dataMode", "reuseIdentifier", "hidden", "tag",
        "width", "height", "x", "y", "rowHeight", "numberOfPages", "selectedSegmentIndex", "minValue", "maxValue",
        "value",
        "definesPresentationContext", "placeholderIdentifier", "sceneMemberID", "initialViewController", "keyPath",
        "type",
        "transitionStyle", "spineLocation", "appends", "nibName", "systemItem", "itemWidth", "stepValue",
    ]

    private static let values = [
        "", "0", "-1", "1", "1000000", "9223372036854775807", "99999999999999999999", "nan", "-inf", "inf", "1e308",
        "-1e308", "0x10", "YES", "NO", "../../etc/passwd", "UIViewController", "UINavigationController", "UIView",
        "UITableView",
        "UIStoryboardSegue", "UIWindow", "NSObject", "Nobody", "Fragile", "Fader", "show", "showDetail", "presentation",
        "popoverPresentation", "push", "modal", "replace", "embed", "unwind", "relationship", "custom", "view",
        "contentView", "tableView", "rootViewController", "viewControllers", "masterViewController",
        "detailViewController", "fullScreen", "currentContext", "overCurrentContext", "popover", "pageSheet", "static",
        "prototypes", "unwind:", "act:", "touchUpInside", "IBFilesOwner", "IBFirstResponder", "Main", "Other",
        "delegate",
        "dataSource", "gestureRecognizers", "layer.cornerRadius", "a.b.c.d", "scroll", "pageCurl", "mid", "none",
        "accessoryAction", "subtitle", "plain", "grouped", "😀",
    ]
}
