/// The books of the shop.
enum Stock {
    static let books: [Book] = [
        Book(
            isbn: "9780000000017", title: "The Harbour of Small Lights", author: calloway, genre: "Historical Fiction",
            price: Price(pence: 999), cover: "Covers/Harbour",
            blurb: "A keeper, a storm, and forty lamps that must not go out.", reviewCount: 1204),
        Book(
            isbn: "9780000000024", title: "The Meridian Clock", author: aldous, genre: "Historical Fiction",
            price: Price(pence: 1499), cover: "Covers/Meridian", blurb: "The year that noon was moved by decree.",
            rating: 4, reviewCount: 87, isInStock: false, release: "12 June"),
        Book(
            isbn: "9780000000031", title: "Orchard at the Edge", author: calloway, genre: "Nature", price: Price(pence: 1299),
            cover: "Covers/Orchard", blurb: "Twelve months between the last house and the sea.", reviewCount: 311,
            isSigned: true),
        Book(
            isbn: "9780000000048", title: "Saltmarsh", author: aldous, genre: "Nature", price: Price(pence: 899),
            cover: "Covers/Saltmarsh", blurb: "What grows where the tide cannot decide.", rating: 3.5, reviewCount: 45,
            isNew: true),
        Book(
            isbn: "9780000000055", title: "Paper Lanterns", author: calloway, genre: "Stories", price: Price(pence: 799),
            cover: "Covers/Lanterns", blurb: "Nine evenings, nine streets, one town.", rating: 4, reviewCount: 160),
        Book(
            isbn: "9780000000062", title: "Eleven Winters", author: aldous, genre: "Stories", price: Price(pence: 1099),
            cover: "Covers/Winters", blurb: "A family told by its coldest months.", rating: 5, reviewCount: 920),
    ]

    static let featured = books.filter { $0.isOut }

    static let genres = Set(books.map(\.genre)).sorted()

    static func book(isbn: String) -> Book? {
        books.first { $0.isbn == isbn }
    }

    static func books(by author: Author) -> [Book] {
        books.filter { $0.author == author }
    }

    private static let calloway = Author(name: "Ines Calloway", biography: "Keeps bees, and a lighthouse in good repair.")
    private static let aldous = Author(name: "Jun Aldous", biography: "Repaired clocks before writing about one.")
}
