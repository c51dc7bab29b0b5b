import Boardwalk

/// A book on a shelf.
final class ShelfBookCell: PricedBookItemCell {}
