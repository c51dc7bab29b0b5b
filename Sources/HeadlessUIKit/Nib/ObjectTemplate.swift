import InterfaceBuilder

/// One object of a document, prepared once and made as often as the document is used.
@MainActor
final class ObjectTemplate {
    let element: Element
    let objectID: String?
    let kind: String
    let customClass: CustomClass?
    let connections: [ConnectionTemplate]
    let runtimeAttributes: [RuntimeAttribute]
    /// Few, one for each class of the object's line that reads something, and their types beside them.
    private var archives: [any Archive] = []
    private var archiveTypes: [ObjectIdentifier] = []
    /// Few, by the role that they play; to go through them is quicker than to look in a dictionary.
    private var children: [(role: String, templates: [ObjectTemplate])] = []
    private var resolvedClass: NibClass?

    /// The class that the document names, where the program has none of that name.
    var declaredClassName: String? { resolvedClass?.declaredName }

    /// What of the object itself differs by size class or appearance; nil where nothing does.
    private(set) lazy var variations = TemplateVariations(self)

    init(_ element: Element) {
        self.element = element
        objectID = element["id"]
        kind = element.name
        let object = CustomObject(element)
        customClass = object.customClass
        runtimeAttributes = object.userDefinedRuntimeAttributes
        connections = ConnectionTemplate.all(of: element)
    }

    /// What a class reads from the element: decoded at the first instance, shared by all.
    func archive<A: Archive>(_ type: A.Type) -> A {
        if let place = archiveTypes.firstIndex(of: ObjectIdentifier(type)) {
            return unsafeDowncast(archives[place], to: A.self)
        }
        let archive = A(element)
        archives.append(archive)
        archiveTypes.append(ObjectIdentifier(type))
        return archive
    }

    /// Reads another form of the element for every class that has read this one.
    func readAgain(_ element: Element) {
        for archive in archives {
            _ = type(of: archive).init(element)
        }
    }

    /// The templates of some inner elements, made once; `find` gives the elements the first time.
    func templates(_ role: String, _ find: (Element) -> [Element]) -> [ObjectTemplate] {
        for child in children where child.role == role { return child.templates }
        let templates = find(element).map(ObjectTemplate.init)
        children.append((role, templates))
        return templates
    }

    /// The templates of the views in a view.
    private(set) lazy var subviews = element.child("subviews").map { $0.children.map { ObjectTemplate($0) } } ?? []

    /// The one inner object with a key, such as `contentView`.
    func template(key: String) -> ObjectTemplate? {
        templates(key) { element in element.child(key: key).map { [$0] } ?? [] }.first
    }

    /// The class to make, looked up once.
    func nibClass(bundleModule: String?) -> NibClass {
        if let resolvedClass, !resolvedClass.isStale {
            return resolvedClass
        }
        let found = NibClass.find(for: self, bundleModule: bundleModule)
        resolvedClass = found
        return found
    }
}

/// What a class of UIKit keeps of an element of a document.
@MainActor
protocol Archive: AnyObject {
    init(_ element: Element)
}
