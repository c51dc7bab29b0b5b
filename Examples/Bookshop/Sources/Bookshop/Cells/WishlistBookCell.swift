import Boardwalk

/// A book that the user wishes for.
final class WishlistBookCell: PricedBookItemCell {}
