import Boardwalk

/// A book in a collection, with its price.
class PricedBookItemCell: BookItemCell {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var priceLabel: UILabel!
    #else
        private(set) var priceLabel: UILabel!
    #endif

    override func show(_ book: Book) {
        super.show(book)
        priceLabel.text = book.price.description
    }

    override class var connections: [Headless.Connection] {
        [.outlet("priceLabel", \PricedBookItemCell.priceLabel)]
    }
}
