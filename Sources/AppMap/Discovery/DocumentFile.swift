import SceneAddressing

/// A storyboard or xib file, as its path tells.
public struct DocumentFile: Hashable, Sendable {
    /// The two kinds of Interface Builder documents.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case storyboard
        case xib

        /// The kind that the extension tells, in capitals or not.
        public init?(path: String) {
            self.init(rawValue: PathParts(path).pathExtension.lowercased())
        }
    }

    /// The device that a file with a suffix such as `~ipad` is for.
    public enum Device: String, Hashable, Sendable, CaseIterable {
        case iphone
        case ipod
        case ipad
        case tv
        case watch
        case mac
        case carplay
    }

    /// The path relative to the scanned folder.
    public let path: String
    /// What the extension tells.
    public let kind: Kind
    /// The name that code and references use: without the extension and without the device.
    public let name: String
    /// The language of the `.lproj` that the file lies in, or `Base`; nil outside of one.
    public let localization: String?
    /// The device that the file is for; nil for all.
    public let device: Device?

    /// Fails if the path has another extension.
    public init?(path: String) {
        guard let kind = Kind(path: path) else { return nil }
        let place = PathParts(path)
        self.path = path
        self.kind = kind
        (name, device) = Self.splittingDevice(of: place.nameWithoutExtension)
        localization = Self.localization(ofFolder: PathParts(place.folder).name)
    }

    public static func == (left: DocumentFile, right: DocumentFile) -> Bool {
        ExactName(left.path) == ExactName(right.path)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ExactName(path))
    }

    /// The folder that the file lies in, without its `.lproj`; empty for the root.
    public var folder: String {
        let folder = PathParts(path).folder
        return localization == nil ? folder : PathParts(folder).folder
    }

    /// The language of a folder `en.lproj`; nil for any other folder.
    static func localization(ofFolder name: String) -> String? {
        let folder = PathParts(name)
        return folder.pathExtension.lowercased() == "lproj" ? folder.nameWithoutExtension : nil
    }

    /// A name without its device, and the device. As on a phone, case counts.
    static func splittingDevice(of name: String) -> (name: String, device: Device?) {
        guard let tilde = name.utf8.lastIndex(of: UInt8(ascii: "~")), tilde != name.startIndex,
            let device = Device(rawValue: String(name[name.utf8.index(after: tilde)...]))
        else { return (name, nil) }
        return (String(name[..<tilde]), device)
    }
}
