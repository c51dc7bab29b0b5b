/// An object directly in a scene or xib.
public enum TopLevelObject: Hashable, Sendable {
    /// A controller of any kind.
    case viewController(ViewController)
    /// A scene that stands for one of another storyboard.
    case storyboardReference(StoryboardReference)
    /// A stand-in for an object that is there before the document is loaded.
    case placeholder(Placeholder)
    /// The destination of unwind segues.
    case exit(Exit)
    /// A view of any kind.
    case view(View)
    /// What tells a gesture from other touches.
    case gestureRecognizer(GestureRecognizer)
    /// A button of a bar.
    case barButtonItem(BarButtonItem)
    /// What a navigation bar shows for a controller.
    case navigationItem(NavigationItem)
    /// What a tab bar shows for a controller.
    case tabBarItem(TabBarItem)
    /// What showed the results of a search before iOS 8.
    case searchDisplayController(SearchDisplayController)
    /// An object of any class.
    case customObject(CustomObject)
    /// A menu of commands.
    case menu(Menu)
    /// A window of macOS.
    case window(Window)
    /// The application object of macOS.
    case application(Application)
    /// An object of a kind that has no type here.
    case other(Element)

    /// Tells what an element is from its name; a controller of an unknown kind from its role in the scene.
    public init(_ element: Element) {
        let name = element.name
        if ViewController.Kind(rawValue: name).isKnown {
            self = .viewController(ViewController(element))
        } else if StoryboardReference.elementNames.contains(name) {
            self = .storyboardReference(StoryboardReference(element))
        } else if View.Kind(rawValue: name).isKnown {
            self = .view(View(element))
        } else if GestureRecognizer.Kind(rawValue: name).isKnown {
            self = .gestureRecognizer(GestureRecognizer(element))
        } else {
            self.init(element, named: name)
        }
    }

    private init(_ element: Element, named name: String) {
        self =
            switch name {
            case "placeholder": .placeholder(Placeholder(element))
            case "exit": .exit(Exit(element))
            case "barButtonItem": .barButtonItem(BarButtonItem(element))
            case "navigationItem": .navigationItem(NavigationItem(element))
            case "tabBarItem": .tabBarItem(TabBarItem(element))
            case "searchDisplayController": .searchDisplayController(SearchDisplayController(element))
            case "customObject": .customObject(CustomObject(element))
            case "menu": .menu(Menu(element))
            case "window": .window(Window(element))
            case "application": .application(Application(element))
            default:
                element["sceneMemberID"] == "viewController"
                    ? .viewController(ViewController(element)) : .other(element)
            }
    }

    /// The element of the object, whatever it is.
    public var element: Element {
        switch self {
        case .viewController(let value): value.element
        case .storyboardReference(let value): value.element
        case .placeholder(let value): value.element
        case .exit(let value): value.element
        case .view(let value): value.element
        case .gestureRecognizer(let value): value.element
        case .barButtonItem(let value): value.element
        case .navigationItem(let value): value.element
        case .tabBarItem(let value): value.element
        case .searchDisplayController(let value): value.element
        case .customObject(let value): value.element
        case .menu(let value): value.element
        case .window(let value): value.element
        case .application(let value): value.element
        case .other(let element): element
        }
    }

    /// What names the object within its document.
    public var objectID: String? { element["id"] }
}
