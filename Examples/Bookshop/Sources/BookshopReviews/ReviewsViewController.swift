import Boardwalk

/// What readers say of a book.
final class ReviewsViewController: UITableViewController, Headless.Connecting {
    private(set) var reviews = Review.all

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reviews.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let review = reviews[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: review.isBooksellers ? "BooksellerReview" : "Review", for: indexPath)
        (cell as? ReviewCell)?.show(review)
        (cell as? BooksellerReviewCell)?.show(review)
        return cell
    }

    @IBAction private func publishReview(_ segue: UIStoryboardSegue) {
        guard let review = (segue.source as? WriteReviewViewController)?.review else { return }
        reviews.append(review)
        tableView.reloadData()
    }

    @IBAction private func cancelReview(_ segue: UIStoryboardSegue) {}

    class var connections: [Headless.Connection] {
        [
            .action("publishReview:", ReviewsViewController.publishReview),
            .action("cancelReview:", ReviewsViewController.cancelReview),
        ]
    }
}
