import Foundation

extension Bundle {
    /// The bundle of the app: its storyboards, cells, images and colours.
    public static let bookshop = Bundle.module
}
