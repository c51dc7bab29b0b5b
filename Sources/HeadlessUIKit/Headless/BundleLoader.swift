import InterfaceBuilder

extension Headless {
    /// Finds documents in the resource folders of bundles, as the system does: the variant for the device first, then by
    /// the preferred languages, then `Base`, then the one that is not localised.
    public struct BundleLoader: Loading {
        /// The languages in order of preference, as in `de`.
        public var languages: [String]

        public init(languages: [String] = ["en"]) {
            self.languages = languages
        }

        public func storyboard(named name: String, in bundle: BundlePlace) -> LoadedDocument? {
            document(named: name, extension: "storyboard", in: bundle)
        }

        public func nib(named name: String, in bundle: BundlePlace) -> LoadedDocument? {
            document(named: name, extension: "xib", in: bundle)
        }

        public func holds(_ bundle: BundlePlace) -> Bool { self.bundle(bundle) != nil }

        public func storyboardNames(in place: BundlePlace) -> Set<String> {
            guard let folder = bundle(place)?.resourcePath else { return [] }
            let files = FileManager.default
            let entries = (try? files.contentsOfDirectory(atPath: folder)) ?? []
            let localized = entries.filter { $0.hasSuffix(".lproj") }
                .flatMap { (try? files.contentsOfDirectory(atPath: "\(folder)/\($0)")) ?? [] }
            let suffix = ".storyboard"
            return Set((entries + localized).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
        }

        private func document(named name: String, extension: String, in place: BundlePlace) -> LoadedDocument? {
            // A name is no path: nothing outside the bundle can be meant.
            guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), let bundle = bundle(place),
                let folder = bundle.resourcePath
            else { return nil }
            let device = Headless.deviceTraits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
            let folders = languages.map { "\(folder)/\($0).lproj" } + ["\(folder)/Base.lproj", folder]
            for suffix in [device, ""] {
                for folder in folders {
                    let path = "\(folder)/\(name)\(suffix).\(`extension`)"
                    if let document = Headless.document(at: path) {
                        return LoadedDocument(document: document, key: path, module: module(of: bundle), bundle: place)
                    }
                }
            }
            return nil
        }

        private func bundle(_ place: BundlePlace) -> Bundle? {
            switch place {
            case .main: .main
            case .bundle(let bundle): bundle
            case .identifier(let identifier): Bundle(identifier: identifier) ?? resourceBundle(of: identifier)
            }
        }

        /// The resources of a package's module, which elsewhere have `package.Module.resources` as their identifier and
        /// here have none, in the folder of the program.
        private func resourceBundle(of identifier: String) -> Bundle? {
            let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[2] == "resources", !identifier.contains("/") else { return nil }
            return Bundle(path: "\(Bundle.main.bundlePath)/\(parts[0])_\(parts[1]).resources")
        }

        /// A package's resource bundle is called `package_Module`.
        private func module(of bundle: Bundle) -> String? {
            let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
            return name.split(separator: "_").last.map(String.init)
        }
    }
}
