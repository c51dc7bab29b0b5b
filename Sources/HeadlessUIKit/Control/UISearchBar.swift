import Foundation
import InterfaceBuilder

/// A field for what is searched for, with a cancel button and scopes.
@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var placeholder: String?
    open var prompt: String?
    open var showsCancelButton = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var showsScopeBar = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var text: String? = ""

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(SearchBarArchive.self).settings.apply(to: self)
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    final override var raisesKeyboard: Bool { true }
    open override var canBecomeFirstResponder: Bool { true }
    override var takesTaps: Bool { true }
    override var writtenText: String? { text?.isEmpty == false ? text : placeholder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        if let delegate {
            Headless.note(delegate, "searchBarShouldBeginEditing(_:)")
            guard delegate.searchBarShouldBeginEditing(self) else { return false }
        }
        guard super.becomeFirstResponder() else { return false }
        if let delegate {
            Headless.note(delegate, "searchBarTextDidBeginEditing(_:)")
            delegate.searchBarTextDidBeginEditing(self)
        }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if let delegate, wasFirst {
            Headless.note(delegate, "searchBarTextDidEndEditing(_:)")
            delegate.searchBarTextDidEndEditing(self)
        }
        return true
    }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        becomeFirstResponder()
        try Headless.propagate()
    }

    /// A user's typing.
    func type(_ typed: String) throws(UIKitException) {
        text = (text ?? "") + typed
        try tell("searchBar(_:textDidChange:)") { $0.searchBar(self, textDidChange: text ?? "") }
    }

    func pressSearch() throws(UIKitException) {
        try tell("searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked(self) }
    }

    func pressCancel() throws(UIKitException) {
        try tell("searchBarCancelButtonClicked(_:)") { $0.searchBarCancelButtonClicked(self) }
    }

    private func tell(_ member: String, _ call: (any UISearchBarDelegate) -> Void) throws(UIKitException) {
        guard let delegate else { return }
        Headless.note(delegate, member)
        call(delegate)
        try Headless.propagate()
    }
}

/// What is asked and told of a search bar. Every member is optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        Headless.withdrawNote("searchBarShouldBeginEditing(_:)")
        return true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        Headless.withdrawNote("searchBarTextDidBeginEditing(_:)")
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        Headless.withdrawNote("searchBarTextDidEndEditing(_:)")
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        Headless.withdrawNote("searchBar(_:textDidChange:)")
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        Headless.withdrawNote("searchBarSearchButtonClicked(_:)")
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        Headless.withdrawNote("searchBarCancelButtonClicked(_:)")
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        Headless.withdrawNote("searchBar(_:selectedScopeButtonIndexDidChange:)")
    }
}

/// What a search bar reads from its element.
@MainActor
final class SearchBarArchive: Archive {
    var settings = Settings<UISearchBar>()

    init(_ element: Element) {
        let bar = SearchBar(element)
        settings.set(\.text, bar.text)
        settings.set(\.placeholder, bar.placeholder)
        settings.set(\.prompt, bar.prompt)
        settings.set(\.showsCancelButton, bar.showsCancelButton, unless: false)
        settings.set(\.showsBookmarkButton, bar.showsBookmarkButton, unless: false)
        settings.set(\.showsSearchResultsButton, bar.showsSearchResultsButton, unless: false)
        settings.set(\.showsScopeBar, bar.showsScopeBar, unless: false)
        settings.set(\.scopeButtonTitles, bar.scopeButtonTitles.isEmpty ? nil : bar.scopeButtonTitles)
        settings.set(\.isTranslucent, bar.isTranslucent, unless: true)
        settings.set(\.barTintColor, UIColor(bar.barTintColor))
    }
}
