import InterfaceBuilder

/// A xib as an app has it.
public struct AppXib: Sendable {
    public let name: String
    /// The module in whose bundle the xib lies.
    public let module: Module.ID
    public let files: DocumentGroup
    /// The primary file.
    public let document: Document
}
