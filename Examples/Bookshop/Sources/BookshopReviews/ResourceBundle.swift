import Foundation

extension Bundle {
    /// The bundle of the review feature: `Reviews.storyboard` and its colours.
    ///
    /// Storyboards of other modules refer to it by its identifier, `Bookshop.BookshopReviews.resources`.
    public static let bookshopReviews = Bundle.module
}
