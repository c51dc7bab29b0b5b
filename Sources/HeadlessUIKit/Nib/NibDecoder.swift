/// The coder that objects of a document are made with.
final class NibDecoder: NSCoder {
    let template: ObjectTemplate
    let context: NibContext

    init(_ template: ObjectTemplate, in context: NibContext) {
        self.template = template
        self.context = context
        super.init()
    }

    /// Every key of a document is one that its element has.
    override func containsValue(forKey key: String) -> Bool {
        template.element[key] != nil
    }

    override var allowsKeyedCoding: Bool { true }

    @MainActor
    func archive<A: Archive>(_ type: A.Type) -> A {
        template.archive(type)
    }
}

extension NSCoder {
    /// This coder if it reads a document; nil for a coder that an app made itself.
    var nib: NibDecoder? { self as? NibDecoder }
}
