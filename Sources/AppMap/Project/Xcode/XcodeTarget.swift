import SceneAddressing

/// Reads one target of an Xcode project.
struct XcodeTarget {
    private let target: ProjectObject
    private let id: Module.ID
    private let project: XcodeProject

    private var resources: Set<ExactName> = []
    private var sources: Set<ExactName> = []
    private var dependencies: Set<Module.ID> = []
    private var references: Set<ProjectFile.Reference> = []
    private var problems: [Problem] = []
    /// What the target copies and the scan of the folder does not list.
    private var missingMedia: [(path: String, reference: ProjectObject)] = []

    init(_ target: ProjectObject, id: Module.ID, in project: XcodeProject) {
        self.target = target
        self.id = id
        self.project = project
    }

    private var objects: ProjectObjects { project.objects }
    private var folder: ProjectFolder { project.folder }

    /// Adds the target's module, and what it refers to, to what the project file says.
    mutating func read(_ result: inout ProjectFile) {
        let settings = project.settings(of: target, &problems)
        let productType = target.string("productType") ?? ""
        var platform = ProductType.platform(productType) ?? settings.platform
        var kind = ProductType.kind(productType, platform: platform)

        let infoPropertyListPath = infoPropertyListPath(settings, kind: kind)
        let infoPropertyList = infoPropertyListPath.flatMap { readInfoPropertyList($0, settings) }
        if platform == nil, let told = infoPropertyList?.platform {
            platform = told
            kind = ProductType.kind(productType, platform: told)
        }
        addPhases(objects: result.objects)
        addSynchronizedFolders(except: infoPropertyListPath)
        reportMissingMedia()
        addTargetDependencies(objects: result.objects)

        var module = Module(
            id: id,
            name: target.displayName,
            moduleName: settings.value("PRODUCT_MODULE_NAME") ?? target.displayName.c99Identifier,
            kind: kind,
            platform: platform,
            bundleIdentifier: bundleIdentifier(infoPropertyList, settings),
            deploymentTarget: platform.flatMap { settings.value($0.deploymentTargetSetting) },
            definition: project.definition,
            resources: resources.sorted().map(\.text),
            sources: sources.sorted().map(\.text),
            dependencies: dependencies.sorted()
        )
        module.isModuleNameKnown = settings.isCertain("PRODUCT_MODULE_NAME")
        module.entryPoints = entryPoints(infoPropertyList, settings, isWatchInterface: module.hasWatchInterface, kind)

        result.modules.append(module)
        result.references[id] = references
        result.problems += problems
        if let product = target.string("productReference").flatMap({ objects[$0] }) {
            result.builtProducts[PathParts(product.string("path") ?? product.displayName).name] = id
        }
    }
}

// MARK: - Info.plist

extension XcodeTarget {
    /// The system reads the identifier in the property list; newer projects write it into the settings only.
    private func bundleIdentifier(_ list: InfoPropertyList?, _ settings: BuildSettings) -> String? {
        guard let identifier = list?.bundleIdentifier, !identifier.contains("$") else {
            return settings.value("PRODUCT_BUNDLE_IDENTIFIER")
        }
        return identifier
    }

    private mutating func infoPropertyListPath(_ settings: BuildSettings, kind: Module.Kind) -> String? {
        if let setting = settings.value("INFOPLIST_FILE"), !setting.isEmpty {
            let path = folder.relativePath(ofAbsolute: setting) ?? PathParts.resolve(setting, from: project.sourceRoot)
            if let path, folder.contains(path) { return folder.resolvingLinks(in: path) }
            // What the build itself makes is not there before it.
            if setting.contains("$") { return nil }
            report(.missingSettings, "The target \(target.displayName) is built with \(setting), which is not there.")
            return nil
        }
        guard project.isBasedOnMissingFile(target) else { return nil }
        // The setting is in a file that is not there; the property list may still tell itself by being left out
        // of the target's own folder, as Xcode does with it.
        let candidates = ownedFolders
            .flatMap { $0.exceptedInfoPropertyLists(of: target.identifier, in: folder) }
            .filter { path in
                guard let list = try? InfoPropertyList(at: path, in: folder) else { return false }
                return list.isExtension == (kind == .appExtension)
            }
        return candidates.count == 1 ? candidates.first : nil
    }

    private mutating func readInfoPropertyList(_ path: String, _ settings: BuildSettings) -> InfoPropertyList? {
        do {
            return try InfoPropertyList(at: path, in: folder, expandingWith: settings.expand)
        } catch {
            problems.append(error)
            return nil
        }
    }

    private func entryPoints(
        _ list: InfoPropertyList?, _ settings: BuildSettings, isWatchInterface: Bool, _ kind: Module.Kind
    ) -> [EntryPoint] {
        var result = (list?.entryPoints ?? []).filter { $0.kind != .watch || isWatchInterface }
        guard settings.value("GENERATE_INFOPLIST_FILE") == "YES" else { return result }
        // Xcode adds what settings say to what the file says.
        let keys: [(String, EntryPoint.Kind)] = [
            ("UIMainStoryboardFile", .main), ("NSMainStoryboardFile", .main), ("UILaunchStoryboardName", .launch),
        ]
        for (key, entryKind) in keys where !result.contains(where: { $0.key == key }) {
            let setting = "INFOPLIST_KEY_" + key
            guard let value = settings.value(setting), let file = settings.file(of: setting),
                  let entryPoint = EntryPoint(kind: entryKind, storyboardFile: value, key: setting, file: file)
            else { continue }
            result.append(entryPoint)
        }
        if kind == .watchApplication, isWatchInterface, !result.contains(where: { $0.kind == .watch }) {
            result.append(EntryPoint(
                kind: .watch, storyboard: InfoPropertyList.watchInterface, key: "WKWatchKitApp", file: project.path
            ))
        }
        return result
    }
}

// MARK: - Files

extension XcodeTarget {
    private var ownedFolders: [SynchronizedFolder] {
        let owned = Set(target.strings("fileSystemSynchronizedGroups"))
        return project.synchronizedFolders.filter { owned.contains($0.identifier) }
    }

    private mutating func addPhases(objects ids: [String: Module.ID]) {
        for phase in target.strings("buildPhases") {
            guard let phase = objects[phase] else {
                reportUndefined(phase)
                continue
            }
            let isCopiedToResources = phase.isa == "PBXCopyFilesBuildPhase" && phase.string("dstSubfolderSpec") == "7"
            for buildFile in phase.strings("files") {
                guard let buildFile = objects[buildFile] else {
                    reportUndefined(buildFile)
                    continue
                }
                switch phase.isa {
                case "PBXResourcesBuildPhase", "PBXSourcesBuildPhase":
                    add(buildFile)
                case "PBXCopyFilesBuildPhase", "PBXFrameworksBuildPhase":
                    addDependency(onProductOf: buildFile, ids)
                    if isCopiedToResources { add(buildFile) }
                default:
                    break
                }
            }
        }
    }

    /// Adds the file, the localised files, or the data model that a build file stands for.
    private mutating func add(_ buildFile: ProjectObject) {
        guard let identifier = buildFile.string("fileRef") else { return }
        guard let reference = objects[identifier] else {
            reportUndefined(identifier)
            return
        }
        if reference.isa == "PBXVariantGroup" {
            for child in reference.strings("children").compactMap({ objects[$0] }) { add(reference: child) }
        } else {
            add(reference: reference)
        }
    }

    private mutating func add(reference: ProjectObject) {
        let path = project.groups.paths[reference.identifier]
        if let path, !path.isEmpty {
            let type = reference.string("explicitFileType") ?? reference.string("lastKnownFileType")
            if folder.contains(path) || type != "folder" && folder.containsDirectory(path) {
                add(path)
                return
            }
            if folder.containsDirectory(path) {
                resources.formUnion(folder.files(under: path).map { ExactName($0) })
                return
            }
            if let document = folder.document(at: path) {
                add(document)
                return
            }
        }
        let shown = path ?? reference.string("path") ?? reference.displayName
        if FileRole.isDocument(shown) {
            reportMissing(shown, reference)
        } else if let path, FileRole.isMedium(path) {
            missingMedia.append((path, reference))
        }
    }

    private mutating func reportMissing(_ shown: String, _ reference: ProjectObject) {
        let place = project.place(of: reference)
        problems.append(Problem(
            kind: .missingFile, file: project.path, line: place?.line, column: place?.column,
            message: "The target \(target.displayName) contains \(shown), which is not there."))
    }

    /// Reports images, fonts and texts that are not there, but for those of folders that are fetched or made before a build, and of
    /// a folder in which no file of the target's code is either.
    private mutating func reportMissingMedia() {
        guard !missingMedia.isEmpty, !sources.isEmpty else { return }
        let scripts = objects.all("PBXShellScriptBuildPhase").flatMap { phase in
            [phase.string("shellScript") ?? ""] + phase.strings("outputPaths")
        }
        for (path, reference) in missingMedia where !folder.isOnDisk(path) {
            let place = PathParts(path)
            guard folder.mayHoldFiles(at: path), !scripts.contains(where: { $0.contains(place.name) }) else { continue }
            reportMissing(path, reference)
        }
    }

    private mutating func addSynchronizedFolders(except infoPropertyList: String?) {
        let owned = Set(target.strings("fileSystemSynchronizedGroups"))
        for synchronized in project.synchronizedFolders {
            let isOwned = owned.contains(synchronized.identifier)
            for file in synchronized.files(of: target.identifier, isOwned: isOwned, in: folder) {
                if let infoPropertyList, file.exactlyEquals(infoPropertyList) { continue }
                if synchronized.isInExplicitFolder(file) {
                    resources.insert(ExactName(file))
                } else {
                    add(FileRole.wrapper(of: file))
                }
            }
        }
    }

    private mutating func add(_ path: String) {
        switch FileRole(path: path) {
        case .source: sources.insert(ExactName(path))
        case .resource: resources.insert(ExactName(path))
        case .buildInput: break
        }
    }

    private mutating func reportUndefined(_ identifier: String) {
        report(.missingObject, "The target \(target.displayName) builds \(identifier), which is not defined.")
    }

    private mutating func report(_ kind: Problem.Kind, _ message: String) {
        problems.append(Problem(kind: kind, file: project.path, message: message))
    }
}

// MARK: - Dependencies

extension XcodeTarget {
    private mutating func addTargetDependencies(objects ids: [String: Module.ID]) {
        for dependency in target.strings("dependencies").compactMap({ objects[$0] }) {
            if let target = dependency.string("target"), let id = ids[target] {
                dependencies.insert(id)
            } else if let proxy = dependency.string("targetProxy").flatMap({ objects[$0] }) {
                addDependency(onProxy: proxy, ids)
            } else if let product = dependency.string("productRef").flatMap({ objects[$0] }) {
                addDependency(onPackageProduct: product)
            }
        }
        for product in target.strings("packageProductDependencies").compactMap({ objects[$0] }) {
            addDependency(onPackageProduct: product)
        }
    }

    private mutating func addDependency(onProductOf buildFile: ProjectObject, _ ids: [String: Module.ID]) {
        if let product = buildFile.string("productRef").flatMap({ objects[$0] }) {
            addDependency(onPackageProduct: product)
        }
        guard let reference = buildFile.string("fileRef").flatMap({ objects[$0] }) else { return }
        if let id = ids[reference.identifier] {
            dependencies.insert(id)
        } else if let proxy = reference.string("remoteRef").flatMap({ objects[$0] }) {
            addDependency(onProxy: proxy, ids)
        } else if reference.string("sourceTree") == "BUILT_PRODUCTS_DIR", let path = reference.string("path") {
            // Xcode finds a product of another project of the workspace by the name of its file.
            references.insert(.builtProduct(PathParts(path).name))
        }
    }

    private mutating func addDependency(onProxy proxy: ProjectObject, _ ids: [String: Module.ID]) {
        guard let identifier = proxy.string("remoteGlobalIDString"), let portal = proxy.string("containerPortal")
        else { return }
        if portal == project.project.identifier {
            if let id = ids[identifier] { dependencies.insert(id) }
        } else if let path = project.groups.paths[portal] {
            references.insert(.object(
                project: path, identifier: identifier, name: proxy.string("remoteInfo") ?? ""
            ))
        }
    }

    private mutating func addDependency(onPackageProduct product: ProjectObject) {
        guard let name = product.string("productName") else { return }
        references.insert(.packageProduct(name))
    }
}
