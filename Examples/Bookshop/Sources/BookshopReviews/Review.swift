/// What somebody says of a book.
public struct Review: Hashable, Sendable {
    public let title: String
    public let text: String
    public let author: String
    /// One to five.
    public let stars: Int
    /// Whether the shop itself says it.
    public var isBooksellers = false

    static let all = [
        Review(title: "Kept me up", text: "I could not put the lamp out.", author: "A. Reader", stars: 5),
        Review(title: "Our choice", text: "The book we give to friends.", author: "The booksellers", stars: 5, isBooksellers: true),
        Review(title: "Slow, then not", text: "Give it fifty pages.", author: "M. Page", stars: 4),
    ]
}
