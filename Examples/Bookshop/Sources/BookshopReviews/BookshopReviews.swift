import Foundation

/// The review feature: what readers say of a book, and the form to say something oneself.
public enum BookshopReviews {
    /// The bundle that holds `Reviews.storyboard` and its colours.
    ///
    /// Storyboards of other modules refer to it as `Bookshop.BookshopReviews.resources`.
    public static let bundle = Bundle.module
}
