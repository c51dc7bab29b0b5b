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

    /// Makes the inner view of a key, such as `contentView`; nil where the element has none.
    @MainActor
    func makeView(key: String) -> UIView? {
        template.template(key: key).flatMap { context.make($0) as? UIView }
    }
}

extension NSCoder {
    /// This coder if it reads a document; nil for a coder that an app made itself.
    var nib: NibDecoder? { self as? NibDecoder }
}
