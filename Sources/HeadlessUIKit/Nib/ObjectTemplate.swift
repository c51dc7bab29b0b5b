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
    private var archives: [ObjectIdentifier: any Archive] = [:]
    private var children: [String: [ObjectTemplate]] = [:]
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
        if let archive = archives[ObjectIdentifier(type)] as? A {
            return archive
        }
        let archive = A(element)
        archives[ObjectIdentifier(type)] = archive
        return archive
    }

    /// Reads another form of the element for every class that has read this one.
    func readAgain(_ element: Element) {
        for archive in archives.values {
            _ = type(of: archive).init(element)
        }
    }

    /// The templates of some inner elements, made once; `find` gives the elements the first time.
    func templates(_ role: String, _ find: (Element) -> [Element]) -> [ObjectTemplate] {
        if let templates = children[role] {
            return templates
        }
        let templates = find(element).map(ObjectTemplate.init)
        children[role] = templates
        return templates
    }

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
protocol Archive {
    init(_ element: Element)
}
