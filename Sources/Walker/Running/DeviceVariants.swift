import AppMap
import InterfaceBuilder

/// The files of a storyboard for single devices, as `Main~ipad.storyboard`.
enum DeviceVariants {
    /// The file that a device loads in place of the one that the map shows; nil where there is none that can be read.
    static func document(of storyboard: AppStoryboard, for device: WalkDevice, in root: String) -> Document? {
        let wanted: DocumentFile.Device = device == .iPad ? .ipad : .iphone
        let variants = storyboard.files.files.filter { $0.device == wanted && $0.path != storyboard.file }
        let shown = storyboard.files.files.first { $0.path == storyboard.file }
        let best = variants.first { $0.localization == shown?.localization } ?? variants.first
        return best.flatMap { try? Document(contentsOf: root + "/" + $0.path) }
    }
}
