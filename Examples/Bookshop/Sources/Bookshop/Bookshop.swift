import Foundation

/// The app: catalogue, wishlist, orders, basket, checkout, account and onboarding.
public enum Bookshop {
    /// The bundle that holds the app's storyboards, cells, images and colours.
    public static let bundle = Bundle.module
}
