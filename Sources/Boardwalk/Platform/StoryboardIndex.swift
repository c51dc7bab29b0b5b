/// What a storyboard holds, known without making anything of it, so that UIKit is never asked for what is not there.
@MainActor
struct StoryboardIndex {
    /// One entry: a scene, or a storyboard reference.
    struct Entry {
        /// The class that will be made; nil where that is not known beforehand.
        var type: AnyClass?
        /// The class's name in messages; nil where it is not known beforehand.
        var className: String?
        /// Where a storyboard reference leads, as seen from its storyboard; nil for a scene.
        var reference: SceneAddress?
    }

    #if canImport(UIKit)
        fileprivate let index: [String: Any]
    #else
        fileprivate let contents: Headless.StoryboardContents
    #endif
}

#if canImport(UIKit)
    /// A compiled storyboard has an index of its own. The keys are those that public tools read (Fleet and others); the
    /// index says nothing of classes.
    extension StoryboardIndex {
        private static var known: [StoryboardPlace: [String: Any]] = [:]

        /// Nil where there is no such storyboard.
        static func of(_ place: StoryboardPlace) -> StoryboardIndex? {
            if let index = known[place] {
                return StoryboardIndex(index: index)
            }
            guard let url = bundle(place.home)?.url(forResource: place.name, withExtension: "storyboardc"),
                let data = try? Data(contentsOf: url.appendingPathComponent("Info.plist")),
                let index = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else { return nil }
            known[place] = index
            return StoryboardIndex(index: index)
        }

        private var nibs: [String: Any] { index["UIViewControllerIdentifiersToNibNames"] as? [String: Any] ?? [:] }
        private var references: [String: Any] {
            index["UIViewControllerIdentifiersToExternalStoryboardReferences"] as? [String: Any] ?? [:]
        }

        var identifiers: [String] { Array(nibs.keys) + Array(references.keys) }

        func entry(_ identifier: String) -> Entry? {
            guard let reference = references[identifier] as? [String: Any] else {
                return nibs[identifier] == nil ? nil : Entry()
            }
            let scene = reference["UIReferencedControllerIdentifier"] as? String
            let storyboard = reference["UIReferencedStoryboardName"] as? String
            // One that says more, such as a bundle, is left to UIKit, which follows references by itself.
            guard reference.count == [scene, storyboard].count(where: { $0 != nil }) else { return Entry() }
            return Entry(reference: SceneAddress(scene: scene, storyboard: storyboard))
        }

        var initialEntry: Entry? {
            (index["UIStoryboardDesignatedEntryPointIdentifier"] as? String).flatMap(entry)
        }

        static func holds(_ home: StoryboardPlace.Home) -> Bool { bundle(home) != nil }

        static func storyboardNames(in home: StoryboardPlace.Home) -> Set<String> {
            guard let bundle = bundle(home) else { return [] }
            let urls = ([nil] + bundle.localizations).flatMap {
                bundle.urls(forResourcesWithExtension: "storyboardc", subdirectory: nil, localization: $0) ?? []
            }
            return Set(urls.map { $0.deletingPathExtension().lastPathComponent })
        }

        static func storyboard(_ place: StoryboardPlace) -> UIStoryboard? {
            of(place) == nil ? nil : UIStoryboard(name: place.name, bundle: bundle(place.home))
        }

        private static func bundle(_ home: StoryboardPlace.Home) -> Bundle? {
            switch home {
            case .main: .main
            case .bundle(let bundle): bundle
            case .identifier(let identifier): Bundle(identifier: identifier)
            }
        }
    }
#else
    extension StoryboardIndex {
        /// Nil where there is no such storyboard.
        static func of(_ place: StoryboardPlace) -> StoryboardIndex? {
            Headless.contents(ofStoryboard: place.name, in: bundle(place.home)).map { StoryboardIndex(contents: $0) }
        }

        var identifiers: [String] { Array(contents.identifiers) }
        func entry(_ identifier: String) -> Entry? { contents.scene(identifier).map(Entry.init) }
        var initialEntry: Entry? { contents.initialScene.map(Entry.init) }

        static func holds(_ home: StoryboardPlace.Home) -> Bool { Headless.loader.holds(bundle(home)) }

        static func storyboardNames(in home: StoryboardPlace.Home) -> Set<String> {
            Headless.loader.storyboardNames(in: bundle(home))
        }

        static func storyboard(_ place: StoryboardPlace) -> UIStoryboard? {
            Headless.storyboard(named: place.name, in: bundle(place.home))
        }

        private static func bundle(_ home: StoryboardPlace.Home) -> Headless.BundlePlace {
            switch home {
            case .main: .main
            case .bundle(let bundle): .bundle(bundle)
            case .identifier(let identifier): .identifier(identifier)
            }
        }
    }

    extension StoryboardIndex.Entry {
        @MainActor
        fileprivate init(_ scene: Headless.StoryboardContents.Scene) {
            type = scene.type
            className = scene.className
            reference = scene.reference.map {
                SceneAddress(scene: $0.scene, storyboard: $0.storyboard, bundle: $0.bundle)
            }
        }
    }
#endif
