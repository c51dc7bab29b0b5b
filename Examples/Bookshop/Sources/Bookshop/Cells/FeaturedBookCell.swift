import Boardwalk

/// A book that the shop recommends.
final class FeaturedBookCell: BookItemCell {}
