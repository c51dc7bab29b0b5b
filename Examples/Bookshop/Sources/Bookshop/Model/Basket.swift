/// The books that the user is about to buy.
struct Basket: Hashable {
    struct Item: Hashable {
        let book: Book
        var count: Int

        var price: Price { book.price * count }
    }

    private(set) var items: [Item] = []
    /// What a voucher takes off the price.
    private(set) var discount = Price.free

    var isEmpty: Bool { items.isEmpty }
    var subtotal: Price { items.reduce(.free) { $0 + $1.price } }
    var delivery: Price { isEmpty || subtotal.pence >= 1000 ? .free : Price(pence: 299) }
    var total: Price { Price(pence: max(0, subtotal.pence + delivery.pence - discount.pence)) }

    mutating func add(_ book: Book) {
        if let index = items.firstIndex(where: { $0.book == book }) {
            items[index].count += 1
        } else {
            items.append(Item(book: book, count: 1))
        }
    }

    /// Sets how many copies are wanted; with none, the book leaves the basket.
    mutating func set(_ count: Int, of book: Book) {
        guard let index = items.firstIndex(where: { $0.book == book }) else { return }
        items[index].count = count
        items.removeAll { $0.count <= 0 }
    }

    /// - Returns: false for a code that is no voucher's.
    mutating func redeem(_ code: String) -> Bool {
        guard code == "BOOKTOKEN" else { return false }
        discount = Price(pence: 500)
        return true
    }
}
