/// The name of a class as it stands in its declaration.
enum DeclaredName {
    /// Without the types around it and without generic arguments.
    static func of(_ type: Any.Type) -> String {
        String(describing: type).prefix { $0 != "<" }.description
    }
}
