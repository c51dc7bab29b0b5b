/// What the app knows of its user: basket, wishlist, orders, account.
@MainActor
final class Shop {
    /// The shop that the app shows.
    static let shared = Shop()

    var basket = Basket()
    var wishlist: [Book] = []
    var orders: [Order] = []
    var customer: Customer?
    var followedAuthors: Set<Author> = []
    var hasSeenOnboarding = false

    /// Forgets everything, as a new installation does.
    func reset() {
        basket = Basket()
        wishlist = []
        orders = []
        customer = nil
        followedAuthors = []
        hasSeenOnboarding = false
    }

    /// Orders what is in the basket, which is empty afterwards.
    func order() -> Order {
        let order = Order(number: 20418 + orders.count, items: basket.items, total: basket.total, isDelivered: false)
        orders.insert(order, at: 0)
        basket = Basket()
        return order
    }
}

/// Somebody who has signed in.
struct Customer: Hashable {
    let email: String
}

/// Books that somebody has bought.
struct Order: Hashable {
    let number: Int
    let items: [Basket.Item]
    let total: Price
    var isDelivered: Bool
}
