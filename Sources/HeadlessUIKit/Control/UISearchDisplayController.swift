/// What old documents have for searching; it shows nothing here.
@MainActor
open class UISearchDisplayController: NSObject, NibObject {
    open private(set) weak var searchContentsController: UIViewController?
    open private(set) weak var searchBar: UISearchBar?
    final let template: ObjectTemplate?

    public required init?(coder: NSCoder) {
        template = coder.nib?.template
        super.init()
    }

    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    open func awakeFromNib() {}

    /// - Returns: false where it has no such outlet.
    func setOutlet(_ property: String, to value: AnyObject) -> Bool {
        switch property {
        case "searchContentsController": searchContentsController = value as? UIViewController
        case "searchBar": searchBar = value as? UISearchBar
        case "delegate", "searchResultsDataSource", "searchResultsDelegate": break
        default: return false
        }
        return true
    }
}

extension UISearchDisplayController: Declared {
    var declaredClassName: String? { template?.declaredClassName }
}
