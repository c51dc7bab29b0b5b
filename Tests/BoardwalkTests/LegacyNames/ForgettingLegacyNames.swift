import HeadlessUIKit

@testable import BoardwalkLegacyNames

extension LegacyNames {
    /// Takes the names back, since other tests run in the same process.
    static func forget() {
        for (name, _) in classes {
            Headless.unregister(name)
        }
    }
}
