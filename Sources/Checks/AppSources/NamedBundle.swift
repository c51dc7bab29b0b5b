import AppMap
import InterfaceBuilder
import SourceIndex

/// The bundle in which code looks for a storyboard, a xib or an image.
enum NamedBundle {
    /// That of a module of the app.
    case of(Module)
    /// One that the app gives a name of its own, as `.shop`.
    case own
    /// One that the text does not tell: a variable, a property of a library.
    case unknown
    /// One that is not the app's own: that of a class that is not in the sources, or found by its path.
    case foreign

    private static let main: Set = [".main", "Bundle.main", "Foundation.Bundle.main", "NSBundle.mainBundle", "[NSBundlemainBundle]"]
    private static let ofPackages: Set = [".module", "Bundle.module", "Foundation.Bundle.module", "SWIFTPM_MODULE_BUNDLE"]
    private static let ofClasses = ["[NSBundlebundleForClass:", "Bundle(for:", "Foundation.Bundle(for:", "Bundle.init(for:", ".init(for:"]
    private static let ofThis: Set = [
        "type(of:self)", "Self.self", "self", "self.classForCoder", "[selfclass]", "self.class", "object_getClass(self)",
    ]

    init(_ use: IdentifierUse, in app: App, _ sources: AppSources) {
        guard let text = use.bundle?.filter({ !$0.isWhitespace && $0 != "!" }), !Self.main.contains(text) else {
            self = .of(app.module)
            return
        }
        if Self.ofPackages.contains(text) {
            self = app.modules.first { $0.moduleName == use.module }.map { .of($0) } ?? .unknown
        } else if let start = Self.ofClasses.first(where: text.hasPrefix) {
            self.init(ofClass: String(text.dropFirst(start.count).dropLast()), use, in: app, sources)
        } else if text.contains("Bundle(identifier:\"") || text.hasPrefix(".init(identifier:\"") {
            let identifier = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
            self = app.modules.first { $0.bundleIdentifier == identifier }.map { .of($0) } ?? .foreign
        } else if ["(path:", "(url:", "bundleWithPath:", "bundleWithURL:", "bundleWithIdentifier:"].contains(where: text.contains) {
            self = .foreign
        } else {
            self = text.hasPrefix(".") && !text.contains("(") ? .own : .unknown
        }
    }

    private init(ofClass text: String, _ use: IdentifierUse, in app: App, _ sources: AppSources) {
        let found: ClassReference?
        let isThis = Self.ofThis.contains(text)
        if isThis {
            found = use.enclosingClass
        } else {
            let name = text.hasSuffix(".self") ? String(text.dropLast(5)) : text.hasSuffix(".class") ? String(text.dropLast(6))
                : text.hasPrefix("[") && text.hasSuffix("class]") ? String(text.dropFirst().dropLast(6)) : text
            found = sources.index.classes.indices.first { place in
                let known = sources.index.classes[place]
                return known.qualifiedName == name || known.module.map { $0 + "." + known.qualifiedName } == name
            }.map { .source($0) }
        }
        guard let found, let module = sources.index.sourceClass(found)?.module,
            let owner = app.modules.first(where: { $0.moduleName == module })
        else {
            self = isThis ? .unknown : .foreign
            return
        }
        // An object may be of a subclass, whose bundle is another.
        let mayBeOther = isThis && sources.index.descendants(of: found).contains { sources.index.classes[$0].module != module }
        switch owner.kind {
        case .staticLibrary: self = .of(app.module)
        case .packageTarget, .other: self = .unknown
        default: self = mayBeOther ? .unknown : .of(owner)
        }
    }
}
