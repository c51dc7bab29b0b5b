import HeadlessUIKit
import Testing

@testable import Bookshop
@testable import BookshopReviews

@MainActor
@Suite("Browsing the shop", .serialized)
struct BrowsingTests {
    @Test("A new reader sees the tour, turns its pages, and starts browsing")
    func onboarding() throws {
        let reader = try Reader(isNew: true)
        let onboarding = try #require(reader.tabs.presentedViewController as? OnboardingViewController)
        #expect(onboarding.modalPresentationStyle == .fullScreen)
        try Headless.turn(onboarding.pageControl, forward: true)
        try reader.taps("Start Browsing")
        _ = try reader.sees(CatalogueViewController.self)
        #expect(Shop.shared.hasSeenOnboarding)
    }

    @Test("On an iPad the filter is a popover at its button; what it says holds when it closes by Show Results")
    func filter() throws {
        let reader = try Reader(on: .iPad)
        let catalogue = try reader.sees(CatalogueViewController.self)
        #expect(catalogue.tableView.numberOfRows(inSection: 0) == 6)
        try reader.taps("Filter")
        let filter = try reader.sees(FilterViewController.self)
        #expect(filter.popoverPresentationController?.barButtonItem === catalogue.navigationItem.rightBarButtonItem)
        try Headless.set(filter.signedSwitch, on: true)
        try reader.taps("Show Results")
        #expect(try reader.sees(CatalogueViewController.self).tableView.numberOfRows(inSection: 0) == 1)
    }

    @Test("A tap beside the filter closes it and changes nothing")
    func filterClosed() throws {
        let reader = try Reader(on: .iPad)
        try reader.taps("Filter")
        let filter = try reader.sees(FilterViewController.self)
        try Headless.set(filter.signedSwitch, on: true)
        #expect(try Headless.tapOutside(filter))
        #expect(try reader.sees(CatalogueViewController.self).filter == Filter())
    }

    @Test("A search finds a book, and its row leads to it")
    func search() throws {
        let reader = try Reader()
        let catalogue = try reader.sees(CatalogueViewController.self)
        try Headless.typeText("orchard", into: catalogue.searchBar)
        try Headless.select(row: IndexPath(row: 0, section: 0), in: catalogue.tableView)
        #expect(try reader.sees(BookViewController.self).book?.title == "Orchard at the Edge")
    }

    @Test("From a book to its author, to another book, and all the way back")
    func author() throws {
        let reader = try Reader()
        _ = try reader.opens("Saltmarsh")
        try reader.taps("Jun Aldous")
        let author = try reader.sees(AuthorViewController.self)
        try reader.taps("Follow")
        #expect(author.followButton.title(for: .normal) == "Following")
        try reader.taps("Eleven Winters")
        #expect(try reader.sees(BookViewController.self).book?.title == "Eleven Winters")
        try reader.goesBack()
        try reader.goesBack()
        try reader.goesBack()
        _ = try reader.sees(CatalogueViewController.self)
    }

    @Test("The wishlist's tab is a scene of another storyboard, and so is the book behind it")
    func wishlist() throws {
        let reader = try Reader()
        let book = try reader.opens("Saltmarsh")
        try Headless.tap(book.wishlistButton)
        try reader.taps(tab: "Wishlist")
        let wishlist = try reader.sees(WishlistViewController.self)
        try Headless.select(item: IndexPath(item: 0, section: 0), in: wishlist.collectionView)
        let wished = try reader.sees(BookViewController.self)
        #expect(wished.book?.title == "Saltmarsh")
        #expect(wished.navigationController?.viewControllers.first === wishlist)
    }

    @Test("An order shows its books, and Buy Again leads through a placeholder to the book itself")
    func orders() throws {
        let reader = try Reader()
        Shop.shared.basket.add(Stock.books[0])
        _ = Shop.shared.order()
        try reader.taps(tab: "Orders")
        let orders = try reader.sees(OrdersViewController.self)
        try Headless.select(row: IndexPath(row: 0, section: 0), in: orders.tableView)
        let order = try reader.sees(OrderViewController.self)
        #expect(order.numberLabel.text == "Order 20418")
        try reader.taps("Buy Again")
        let book = try reader.sees(BookViewController.self)
        #expect(book.book == Stock.books[0])
        #expect(book.navigationController?.viewControllers.last === book)
    }

    @Test("A review is written in the bundle of the reviews, and published by unwinding")
    func review() throws {
        let reader = try Reader()
        _ = try reader.opens("Saltmarsh")
        try reader.taps("See All Reviews")
        _ = try reader.sees(ReviewsViewController.self)
        try reader.taps("Write a Review")
        let review = try reader.sees(WriteReviewViewController.self)
        try reader.taps("Publish")
        _ = try reader.sees(WriteReviewViewController.self)
        try Headless.typeText("Tidal", into: review.titleField)
        try Headless.tap(review.starButtons[3])
        try reader.taps("Publish")
        #expect(try reader.sees(ReviewsViewController.self).reviews.last?.title == "Tidal")
    }

    @Test("Account rows lead to the wishlist and the tour by linked segues")
    func account() throws {
        let reader = try Reader()
        try reader.taps(tab: "Account")
        let account = try reader.sees(AccountViewController.self)
        try Headless.select(row: IndexPath(row: 0, section: 1), in: account.tableView)
        _ = try reader.sees(WishlistViewController.self)
        try reader.goesBack()
        try reader.taps("How Bookshop Works")
        #expect(reader.tabs.selectedViewController?.children.last is TourViewController)
    }
}
