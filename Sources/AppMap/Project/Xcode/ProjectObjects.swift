/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
    private let objects: [String: ProjectObject]

    init(_ objects: [String: Any]) {
        self.objects = Dictionary(uniqueKeysWithValues: objects.compactMap { identifier, fields in
            (fields as? [String: Any]).map { (identifier, ProjectObject(identifier: identifier, fields: $0)) }
        })
    }

    subscript(identifier: String) -> ProjectObject? {
        objects[identifier]
    }

    /// The objects of a class, in the order of their identifiers.
    func all(_ isa: String) -> [ProjectObject] {
        objects.values.filter { $0.isa == isa }.sorted { $0.identifier < $1.identifier }
    }
}

/// One object of a `project.pbxproj`.
struct ProjectObject {
    let identifier: String
    let fields: [String: Any]
    /// The class of the object, as `PBXFileReference`.
    let isa: String

    init(identifier: String, fields: [String: Any]) {
        self.identifier = identifier
        self.fields = fields
        isa = fields["isa"] as? String ?? ""
    }

    /// The name that Xcode shows.
    var displayName: String {
        string("name") ?? string("path").map { PathParts($0).name } ?? identifier
    }

    func string(_ field: String) -> String? {
        fields[field] as? String
    }

    func strings(_ field: String) -> [String] {
        fields[field] as? [String] ?? (fields[field] as? [Any])?.compactMap { $0 as? String } ?? []
    }
}
