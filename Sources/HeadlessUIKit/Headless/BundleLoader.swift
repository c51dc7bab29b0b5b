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
                    if let document = try? Document(contentsOf: path) {
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
            case .identifier(let identifier): Bundle(identifier: identifier)
            }
        }

        /// A package's resource bundle is called `package_Module`.
        private func module(of bundle: Bundle) -> String? {
            let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
            return name.split(separator: "_").last.map(String.init)
        }
    }
}
