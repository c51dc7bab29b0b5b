import InterfaceBuilder

/// What a document itself says of the names it uses.
struct DocumentResources: Sendable {
    private var namedColors: [String: Paint] = [:]
    private var systemColors: [String: Paint] = [:]
    private var imageSizes: [String: Size] = [:]

    init(_ interface: (any InterfaceDocument)?) {
        for resource in interface?.resources ?? [] {
            guard let name = resource.name else { continue }
            switch resource.kind {
            case .namedColor: namedColors[name] = resource.color.flatMap(Paint.init(components:))
            case .systemColor: systemColors[name] = resource.color.flatMap(Paint.init(components:))
            case .image: imageSizes[name] = resource.size
            default: break
            }
        }
    }

    func namedColor(_ name: String) -> Paint? { namedColors[name] }
    func systemColor(_ name: String) -> Paint? { systemColors[name] }

    /// The size of an image in points, which Xcode writes down for images that it finds.
    func imageSize(_ name: String) -> Size? { imageSizes[name] }
}
