extension UIStoryboard {
    /// The storyboard's name and bundle, to which addresses without a storyboard refer.
    ///
    /// UIKit does not tell them of a storyboard that it loaded itself; they are then asked for by key-value coding, and
    /// taken for unknown where it has no such keys.
    var origin: StoryboardPlace? {
        get {
            #if canImport(UIKit)
                if let origin = Self.origins[self] {
                    return origin
                }
                guard responds(to: NSSelectorFromString("name")), let name = value(forKey: "name") as? String
                else { return nil }
                let bundle = responds(to: NSSelectorFromString("bundle")) ? value(forKey: "bundle") as? Bundle : nil
                return StoryboardPlace(name: name, home: .init(bundle))
            #else
                let origin = Headless.origin(of: self)
                let home: StoryboardPlace.Home =
                    switch origin.bundle {
                    case .main: .main
                    case .bundle(let bundle): .bundle(bundle)
                    case .identifier(let identifier): .identifier(identifier)
                    }
                return StoryboardPlace(name: origin.name, home: home)
            #endif
        }
        set {
            Self.origins[self] = newValue
        }
    }

    private static let origins = Associated<StoryboardPlace>()
}
