import Boardwalk

extension UIStackView {
    /// Shows a rating by the stars in the view: full, half or empty.
    func show(rating: Double) {
        for (index, view) in arrangedSubviews.enumerated() {
            let rest = rating - Double(index)
            let name = rest >= 1 ? "star.fill" : rest >= 0.5 ? "star.leadinghalf.filled" : "star"
            (view as? UIImageView)?.image = UIImage(systemName: name)
        }
    }
}
