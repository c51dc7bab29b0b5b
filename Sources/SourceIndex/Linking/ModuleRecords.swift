/// The records of a module's files; headers that no module lists are a module without a name.
struct ModuleRecords {
    let name: String?
    let files: [FileRecord]
}
