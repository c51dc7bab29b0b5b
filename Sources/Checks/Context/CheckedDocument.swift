import AppMap
import InterfaceBuilder
import SceneAddressing

/// A storyboard or xib, with what many rules ask of it; looked through once.
final class CheckedDocument: Sendable {
    /// The path relative to the folder.
    let path: String
    /// The name that code and references use.
    let name: String
    let content: Document
    let interface: any InterfaceDocument
    /// The system that the document is for.
    let platform: Platform
    /// Which object has which id, and who mentions it.
    let objects: ObjectIndex
    /// The mentions of ids that no object has, in document order.
    let danglingReferences: [ObjectReference]
    /// The scenes of a storyboard, in order; none in a xib.
    let scenes: [Scene]
    /// The elements that have a class of the app, in document order.
    let customClasses: [(element: Element, customClass: CustomClass)]
    private let elements: [String: [Element]]

    /// Nil for what is neither a storyboard nor a xib.
    init?(_ content: Document, file: DocumentFile) {
        guard let interface = content.interface else { return nil }
        path = file.path
        name = file.name
        self.content = content
        self.interface = interface
        platform = interface.targetRuntime.flatMap(Platform.init) ?? .iOS
        objects = ObjectIndex(content)
        danglingReferences = objects.danglingReferences
        scenes = content.storyboard?.scenes ?? []
        elements = Dictionary(grouping: content.elements, by: \.name)
        customClasses = content.mentions("customClass")
            ? content.elements.compactMap { element in CustomObject(element).customClass.map { (element, $0) } } : []
    }

    var isStoryboard: Bool { content.kind == .storyboard }

    /// The elements of a name, in document order.
    func elements(_ name: String) -> [Element] { elements[name] ?? [] }

    /// The elements of some names, those of each name in document order.
    func elements(_ names: some Sequence<String>) -> [Element] { names.flatMap { elements($0) } }

    /// The elements that have an attribute, in document order.
    func elements(withAttribute name: String) -> [Element] {
        content.mentions(name) ? content.elements.filter { $0.attribute(name) != nil } : []
    }

    /// Every element in document order.
    var allElements: some Sequence<Element> { content.elements }

    /// The segues, in document order.
    var segues: [Segue] { elements("segue").map(Segue.init) }

    // MARK: Naming places

    /// Where an element begins, or one of its attributes.
    func location(of element: Element, _ attribute: String? = nil) -> SourceLocation {
        let position = attribute.flatMap { element.attribute($0)?.sourcePosition } ?? element.position
        return SourceLocation(file: path, position: position)
    }

    /// Another place that belongs to a fault.
    func place(_ element: Element, _ message: String) -> RelatedPlace {
        RelatedPlace(message: message, location: location(of: element))
    }

    static func scene(around element: Element) -> Scene? {
        if element.name == "scene" { return Scene(element) }
        return element.ancestors.first { $0.name == "scene" }.map(Scene.init)
    }

    /// How findings name the object that an element is, or that it belongs to where it is none itself.
    static func object(_ element: Element) -> FindingObject? {
        guard element.name != "document", element.name != "scene" else { return nil }
        let trigger = TriggerObject(element, recognisedView: nil)
        return FindingObject(kind: element.name, id: trigger.objectID, label: trigger.label)
    }
}
