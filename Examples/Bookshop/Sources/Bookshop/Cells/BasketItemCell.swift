import Boardwalk

/// A book in the basket or in an order, with the number of its copies.
final class BasketItemCell: UITableViewCell, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var authorLabel: UILabel!
        @IBOutlet private(set) var priceLabel: UILabel!
        @IBOutlet private(set) var quantityLabel: UILabel!
        @IBOutlet private(set) var quantityStepper: UIStepper!
        @IBOutlet private(set) var coverView: UIImageView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var authorLabel: UILabel!
        private(set) var priceLabel: UILabel!
        private(set) var quantityLabel: UILabel!
        private(set) var quantityStepper: UIStepper!
        private(set) var coverView: UIImageView!
    #endif

    /// Called with the number of copies that the user wants.
    var didChangeCount: ((Int) -> Void)?

    func show(_ item: Basket.Item) {
        titleLabel.text = item.book.title
        authorLabel.text = item.book.author.name
        priceLabel.text = item.price.description
        quantityLabel.text = item.count == 1 ? "1 copy" : "\(item.count) copies"
        quantityStepper.value = Double(item.count)
        quantityStepper.isHidden = didChangeCount == nil
        coverView.image = UIImage(named: item.book.cover, in: .bookshop, compatibleWith: nil)
    }

    @IBAction private func changeQuantity(_ sender: UIStepper) {
        didChangeCount?(Int(sender.value))
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \BasketItemCell.titleLabel),
            .outlet("authorLabel", \BasketItemCell.authorLabel),
            .outlet("priceLabel", \BasketItemCell.priceLabel),
            .outlet("quantityLabel", \BasketItemCell.quantityLabel),
            .outlet("quantityStepper", \BasketItemCell.quantityStepper),
            .outlet("coverView", \BasketItemCell.coverView),
            .action("changeQuantity:", BasketItemCell.changeQuantity),
        ]
    }
}
