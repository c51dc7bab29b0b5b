import Dispatch

/// All files of an app, read.
struct SourceReading {
    let modules: [ModuleRecords]
    let problems: [SourceProblem]

    init(root: String, modules: [SourceModule], looseHeaders: [String], cache: SourceCache?) {
        let lists = modules.map { $0.files.filter(SourceFile.isSource) } + [looseHeaders.filter(SourceFile.isSource)]
        var places: [String: Int] = [:]
        var paths: [String] = []
        for path in lists.joined() where places[path] == nil {
            places[path] = paths.count
            paths.append(path)
        }
        let files = concurrentMap(paths) { SourceFile(path: $0, root: root) }
        let all = cache.map { $0.records(of: files) } ?? concurrentMap(files) { $0.read() }
        func records(_ list: [String]) -> [FileRecord] { list.compactMap { places[$0].map { all[$0] } } }
        self.modules =
            zip(modules, lists).map { ModuleRecords(name: $0.name, files: records($1)) }
            + [ModuleRecords(name: nil, files: records(lists[lists.count - 1]))]
        problems = zip(files, all).compactMap { file, record in
            file.problem ?? (record.isTooDeep ? SourceProblem(file: file.path, reason: "It is nested too deeply to be read") : nil)
        }
    }
}

/// Transforms each element, several at a time; the result is in order.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let base = buffer.baseAddress
        DispatchQueue.concurrentPerform(iterations: elements.count) { position in
            base?.advanced(by: position).initialize(to: transform(elements[position]))
        }
        count = elements.count
    }
}
