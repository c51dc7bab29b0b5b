import InterfaceBuilder

/// A xib as an app has it.
public struct AppXib: Sendable {
    /// The name that code uses.
    public let name: String
    /// The module in whose bundle the xib lies.
    public let module: Module.ID
    /// The primary file and its variants.
    public let files: DocumentGroup
    /// The primary file.
    public let document: Document
}
