internal import SwiftSyntax

/// The attributes of a declaration that change what Objective-C and Interface Builder see.
struct SwiftAttributes {
    private(set) var names: Set<String> = []
    /// The text in `@objc(…)`.
    private(set) var objectiveCName: String?
    private(set) var isUnavailable = false

    init(_ list: AttributeListSyntax) {
        var pending = [list]
        // Attributes may stand in branches of `#if`, which nest.
        while let list = pending.popLast() {
            for element in list {
                if case .attribute(let attribute) = element {
                    add(attribute)
                } else if case .ifConfigDecl(let branches) = element {
                    for clause in branches.clauses {
                        if case .attributes(let inner)? = clause.elements { pending.append(inner) }
                    }
                }
            }
        }
    }

    private mutating func add(_ attribute: AttributeSyntax) {
        let name = attribute.attributeName.trimmedDescription
        names.insert(name)
        guard let arguments = attribute.arguments else { return }
        switch name {
        case "objc":
            objectiveCName = String(arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" })
        case "available":
            isUnavailable = isUnavailable || arguments.trimmedDescription.contains("unavailable")
        default: break
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether Objective-C knows the member by an attribute of its own.
    var exposes: Bool { !names.isDisjoint(with: Self.exposing) }

    static let exposing: Set<String> = [
        "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable",
    ]
}

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    /// `static` or `class`.
    var isTypeLevel: Bool { contains(.static) || contains(.class) }

    var isPrivate: Bool { contains(.private) || contains(.fileprivate) }
}
