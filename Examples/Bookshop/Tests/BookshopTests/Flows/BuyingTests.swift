import HeadlessUIKit
import Testing

@testable import Bookshop

@MainActor
@Suite("Buying books", .serialized)
struct BuyingTests {
    @Test("A reader signs in half way through the checkout, comes back to it, and the order is placed")
    func signsIn() throws {
        let reader = try Reader()
        _ = try reader.opens("Saltmarsh")
        try reader.taps("Add to Basket")
        try reader.taps(tab: "Basket")
        try reader.taps("Checkout")
        _ = try reader.sees(CheckoutAddressViewController.self)
        try reader.taps("Continue to Payment")
        let payment = try reader.sees(CheckoutPaymentViewController.self)
        try reader.taps("Place Order")

        let signIn = try reader.sees(SignInViewController.self)
        #expect(signIn.storyboardController is SignInFlow)
        try Headless.typeText("ines@example.org", into: signIn.emailField)
        try Headless.typeText("lamplight", into: signIn.passwordField)
        try reader.taps("Sign In")

        let confirmation = try reader.sees(CheckoutConfirmationViewController.self)
        #expect(Shop.shared.customer == Customer(email: "ines@example.org"))
        #expect(confirmation.order?.total == Price(pence: 1198))
        #expect(confirmation.navigationController?.viewControllers == [confirmation])
        #expect(payment.navigationController == nil)
        #expect(Shop.shared.basket.isEmpty)
    }

    @Test("A reader who cancels the sign-in is still at the payment, and nothing is ordered")
    func cancels() throws {
        let reader = try Reader()
        _ = try reader.atSignIn()
        try reader.taps("Cancel")
        _ = try reader.sees(CheckoutPaymentViewController.self)
        #expect(Shop.shared.orders.isEmpty)
    }

    @Test("A reader who swipes the sign-in away is still at the payment, and may try again")
    func swipes() throws {
        let reader = try Reader()
        let signIn = try reader.atSignIn()
        #expect(try Headless.swipeDown(signIn))
        let payment = try reader.sees(CheckoutPaymentViewController.self)
        #expect(payment.presentedStoryboardController == nil)
        #expect(Shop.shared.orders.isEmpty)
        try reader.taps("Place Order")
        _ = try reader.sees(SignInViewController.self)
    }

    @Test("A link from outside opens a book, with the catalogue behind it, and the book can be bought")
    func deepLink() throws {
        let reader = try Reader()
        try reader.taps(tab: "Account")
        Shop.shared.customer = Customer(email: "jun@example.org")
        let link = try #require(URL(string: "bookshop://book/9780000000062"))
        #expect(BookshopApp.open(link, in: reader.tabs))

        let book = try reader.sees(BookViewController.self)
        #expect(book.titleLabel.text == "Eleven Winters")
        try reader.taps("Add to Basket")
        try reader.taps(tab: "Basket")
        try reader.taps("Checkout")
        try reader.taps("Continue to Payment")
        try reader.taps("Place Order")
        #expect(try reader.sees(CheckoutConfirmationViewController.self).orderNumberLabel.text == "Order 20418")

        try reader.taps(tab: "Catalogue", afterDismissing: "Done")
        try reader.goesBack()
        _ = try reader.sees(CatalogueViewController.self)
    }

    @Test("After an order, Keep Browsing leads back over two storyboards into the catalogue")
    func keepsBrowsing() throws {
        let reader = try Reader()
        Shop.shared.customer = Customer(email: "jun@example.org")
        _ = try reader.opens("Saltmarsh")
        try reader.taps("Add to Basket")
        try reader.taps(tab: "Basket")
        try reader.taps("Checkout")
        try reader.taps("Continue to Payment")
        try reader.taps("Place Order")
        try reader.taps("Keep Browsing")
        let catalogue = try reader.sees(CatalogueViewController.self)
        #expect(reader.tabs.presentedViewController == nil)
        #expect(reader.tabs.selectedIndex == 0)
        #expect(catalogue.navigationController?.viewControllers == [catalogue])
    }

    @Test("A voucher that is none keeps the reader at the voucher, a true one takes five pounds off")
    func voucher() throws {
        let reader = try Reader()
        _ = try reader.opens("Saltmarsh")
        try reader.taps("Add to Basket")
        try reader.taps(tab: "Basket")
        try reader.taps("Voucher")
        let voucher = try reader.sees(VoucherViewController.self)
        try Headless.typeText("LIBRARY", into: voucher.codeField)
        try reader.taps("Redeem")
        _ = try reader.sees(VoucherViewController.self)
        try Headless.clear(voucher.codeField)
        try Headless.typeText("BOOKTOKEN", into: voucher.codeField)
        try reader.taps("Redeem")
        #expect(try reader.sees(BasketViewController.self).totalLabel.text == "£6.98")
    }
}

extension Reader {
    /// The sign-in that comes up when somebody who has not signed in places an order.
    fileprivate func atSignIn() throws -> SignInViewController {
        _ = try opens("Saltmarsh")
        try taps("Add to Basket")
        try taps(tab: "Basket")
        try taps("Checkout")
        try taps("Continue to Payment")
        try taps("Place Order")
        return try sees(SignInViewController.self)
    }

    fileprivate func taps(tab title: String, afterDismissing button: String) throws {
        try taps(button)
        try taps(tab: title)
    }
}
