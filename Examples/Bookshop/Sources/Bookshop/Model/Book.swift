/// A book that the shop sells.
struct Book: Hashable {
    let isbn: String
    let title: String
    let author: Author
    let genre: String
    let price: Price
    let cover: String
    let blurb: String
    var rating = 4.5
    var reviewCount = 0
    var pages = 320
    var isInStock = true
    var isSigned = false
    var isNew = false
    /// When the book comes out; nil for one that is out.
    var release: String?

    var isOut: Bool { release == nil }
}

/// Somebody who writes books.
struct Author: Hashable {
    let name: String
    let biography: String
}

/// An amount of money.
struct Price: Hashable, Comparable, CustomStringConvertible {
    let pence: Int

    var description: String {
        let rest = pence % 100
        return "£\(pence / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    static func < (left: Price, right: Price) -> Bool { left.pence < right.pence }
    static func + (left: Price, right: Price) -> Price { Price(pence: left.pence + right.pence) }
    static func * (price: Price, count: Int) -> Price { Price(pence: price.pence * count) }

    static let free = Price(pence: 0)
}
