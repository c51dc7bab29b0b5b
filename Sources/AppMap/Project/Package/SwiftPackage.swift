import SceneAddressing

/// Reads the targets of a Swift package.
struct SwiftPackage {
    private let folder: ProjectFolder
    private let path: String
    private let manifest: PackageManifest

    /// Reads a `Package.swift`. What is wrong with it is among the result's problems.
    static func read(_ path: String, in folder: ProjectFolder) -> ProjectFile {
        var result = ProjectFile(definition: path)
        do throws(Problem) {
            let manifest = PackageManifest([UInt8](try folder.contents(of: path)))
            guard manifest.mentionsPackage else {
                throw Problem(
                    kind: .malformedFile, file: path,
                    message: "This is no package manifest: it makes no Package, so no targets are known of it."
                )
            }
            SwiftPackage(folder: folder, path: path, manifest: manifest).addTargets(to: &result)
        } catch {
            result.problems.append(error)
        }
        return result
    }

    private var directory: String { PathParts(path).folder }

    /// The package's name; Swift names a package that gives none after its folder.
    private var name: String {
        if let name = manifest.name { return name }
        return directory.isEmpty ? folder.root.standardizedFileURL.lastPathComponent : PathParts(directory).name
    }

    private func id(_ target: String) -> Module.ID {
        Module.ID(path + ":" + target)
    }

    private func addTargets(to result: inout ProjectFile) {
        result.problems += manifest.linesOfUnnamedTargets.map { line in
            Problem(
                kind: .computedValue, file: path, line: line,
                message: "The name of this target is computed, so the target is left out."
            )
        }
        let names = Set(manifest.targets.map(\.name))
        for target in manifest.targets {
            var module = module(target, names)
            do {
                module.entryPoints = try entryPoints(of: target, in: module)
            } catch {
                result.problems.append(error)
            }
            result.modules.append(module)
            result.packageProducts[target.name] = [id(target.name)]
            result.references[id(target.name)] = Set(target.dependencies.filter { !names.contains($0) }.map {
                .packageProduct($0)
            })
        }
        for (product, targets) in manifest.products {
            let contained = targets.filter(names.contains).map(id)
            if !contained.isEmpty { result.packageProducts[product] = contained }
        }
    }

    private func module(_ target: PackageManifest.Target, _ names: Set<String>) -> Module {
        // Where a package is made for several platforms, a target has none of its own.
        let platform = manifest.platforms.count == 1 ? manifest.platforms.first : nil
        var module = Module(
            id: id(target.name),
            name: target.name,
            moduleName: target.name.c99Identifier,
            kind: target.isTest ? .tests : manifest.applications[target.name] != nil ? .application : .packageTarget,
            platform: platform?.platform,
            deploymentTarget: platform?.version,
            definition: path,
            dependencies: Set(target.dependencies.filter(names.contains)).map(id).sorted()
        )
        if let directory = directory(of: target) {
            addFiles(of: target, in: directory, to: &module)
        }
        if !module.resources.isEmpty {
            module.bundleIdentifier = "\(name).\(target.name).resources".bundleIdentifierPart
        }
        return module
    }

    /// The target's folder: the one it names, else the usual one that has files.
    private func directory(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return PathParts.resolve(path, from: directory).map(folder.resolvingLinks) }
        let parents = (target.isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let candidates = parents.map { $0 + "/" + target.name }
        let isOnly = manifest.targets.count { !$0.isTest } == 1 && !target.isTest
        return (candidates + (isOnly ? parents : []))
            .compactMap { PathParts.resolve($0, from: directory).map(folder.resolvingLinks) }
            .first(where: folder.containsDirectory)
    }

    /// Where the system starts, from the `Info.plist` in the target's folder: a package has no place for one, but an app
    /// that is built around it does, and keeps it there.
    private func entryPoints(of target: PackageManifest.Target, in module: Module) throws(Problem) -> [EntryPoint] {
        let named = manifest.applications[target.name].flatMap { $0 }.flatMap { PathParts.resolve($0, from: directory) }
        let usual = self.directory(of: target).map { PathParts.join($0, "Info.plist") }
        guard let path = [named, usual].lazy.compactMap({ $0 }).first(where: folder.contains) else { return [] }
        return try InfoPropertyList(at: path, in: folder).entryPoints.filter { $0.kind != .watch || module.hasWatchInterface }
    }

    private func addFiles(of target: PackageManifest.Target, in targetDirectory: String, to module: inout Module) {
        let excluded = Set(target.exclude.compactMap { name(of: $0, in: targetDirectory) })
        let rules = Dictionary(
            target.resources.compactMap { resource in
                name(of: resource.path, in: targetDirectory).map { ($0, resource.rule) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        var resources: [String] = []
        for file in folder.files(under: targetDirectory) {
            if file.exactlyEquals(path) || Self.nearest(excluded.contains, file) != nil { continue }
            let rule = Self.nearest({ rules[$0] != nil }, file).flatMap { rules[$0] }
            let role = FileRole(path: file)
            if rule == .copy {
                resources.append(file)
            } else if role == .source {
                module.sources.append(file)
            } else if role == .resource {
                let wrapper = FileRole.wrapper(of: file)
                if rule == .process || FileRole.isAutomaticPackageResource(wrapper) { resources.append(wrapper) }
            }
        }
        module.resources = resources.sortedExactly()
    }

    /// The path relative to the app's folder of what a target's rule names.
    private func name(of path: String, in targetDirectory: String) -> ExactName? {
        PathParts.resolve(path, from: targetDirectory).map { ExactName(folder.resolvingLinks(in: $0)) }
    }

    /// The file itself, or the closest folder that it lies in, for which the condition holds.
    private static func nearest(_ condition: (ExactName) -> Bool, _ file: String) -> ExactName? {
        var candidate = file
        while !candidate.isEmpty {
            if condition(ExactName(candidate)) { return ExactName(candidate) }
            candidate = PathParts(candidate).folder
        }
        return nil
    }
}
