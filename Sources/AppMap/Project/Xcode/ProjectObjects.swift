/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
    private let objects: [String: Any]

    init(_ objects: [String: Any]) {
        self.objects = objects
    }

    subscript(identifier: String) -> ProjectObject? {
        (objects[identifier] as? [String: Any]).map { ProjectObject(identifier: identifier, fields: $0) }
    }

    /// The objects of a class, in the order of their identifiers.
    func all(_ isa: String) -> [ProjectObject] {
        objects.keys.filter { (objects[$0] as? [String: Any])?["isa"] as? String == isa }
            .sorted().compactMap { self[$0] }
    }
}

/// One object of a `project.pbxproj`.
struct ProjectObject {
    let identifier: String
    let fields: [String: Any]

    /// The class of the object, as `PBXFileReference`.
    var isa: String { string("isa") ?? "" }

    /// The name that Xcode shows.
    var displayName: String {
        string("name") ?? string("path").map(RelativePath.name) ?? identifier
    }

    func string(_ field: String) -> String? {
        fields[field] as? String
    }

    func strings(_ field: String) -> [String] {
        fields[field] as? [String] ?? (fields[field] as? [Any])?.compactMap { $0 as? String } ?? []
    }
}
