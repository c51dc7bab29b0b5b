import InterfaceBuilder

/// A view controller whose view is a collection view.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open var clearsSelectionOnViewWillAppear = true
    open private(set) var collectionViewLayout: UICollectionViewLayout
    /// The layout that the controller was made with, for a view that no document has.
    private var grid: UICollectionView?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        guard let nib = coder.nib else { return }
        clearsSelectionOnViewWillAppear = nib.archive(TableViewControllerArchive.self).clearsSelection
    }

    /// The collection view, which is the view unless a subclass puts another around it.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return grid
        }
        set {
            grid = newValue
            if !isViewLoaded {
                view = newValue
            }
        }
    }

    open override func loadView() {
        Headless.shell { () throws(UIKitException) in
            if template?.template(key: "view") != nil {
                try loadViewFromDocument()
            } else if try !loadViewFromNib() {
                view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
            }
            adopt(viewIfLoaded as? UICollectionView ?? grid)
        }
    }

    private func adopt(_ collectionView: UICollectionView?) {
        guard let collectionView else { return }
        grid = collectionView
        collectionViewLayout = collectionView.collectionViewLayout
        collectionView.delegate = collectionView.delegate ?? self
        if collectionView.dataSource == nil, collectionView.unfitDataSource == nil {
            collectionView.dataSource = self
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear {
            grid?.selectItem(at: nil, animated: animated, scrollPosition: [])
        }
    }

    // MARK: Content

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UICollectionReusableView(frame: .zero)
    }

    // MARK: Optional members

    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        Headless.withdrawNote("collectionView(_:shouldHighlightItemAt:)")
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        Headless.withdrawNote("collectionView(_:didHighlightItemAt:)")
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        Headless.withdrawNote("collectionView(_:didUnhighlightItemAt:)")
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        Headless.withdrawNote("collectionView(_:shouldSelectItemAt:)")
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        Headless.withdrawNote("collectionView(_:shouldDeselectItemAt:)")
        return true
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Headless.withdrawNote("collectionView(_:didSelectItemAt:)")
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        Headless.withdrawNote("collectionView(_:didDeselectItemAt:)")
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        Headless.withdrawNote("collectionView(_:willDisplay:forItemAt:)")
    }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        Headless.withdrawNote("collectionView(_:didEndDisplaying:forItemAt:)")
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidScroll(_:)")
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewWillBeginDragging(_:)")
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Headless.withdrawNote("scrollViewDidEndDragging(_:willDecelerate:)")
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidEndDecelerating(_:)")
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
