// Making an object of a class that is known only at run time, by an initializer that subclasses override: segues, the
// cells and headers of which a class is registered, and the spaces of bars.
//
// UIKit does it through the Objective-C runtime. Swift allows it only for initializers marked `required`, which would ask
// every app class to say so. But a convenience initializer reaches the subclass's override, and is one function for all
// subclasses: it is called here by its symbol, on the class at hand. A subclass that does not have the initializer ends
// the process, as in UIKit.
//
// `@usableFromInline` keeps the symbol when the compiler optimises; `consuming` makes a method pass its argument as an
// initializer does. Who renames or adds one finds its symbol by `nm` in the object file.

extension UIStoryboardSegue {
    @usableFromInline
    convenience init(described identifier: String?, from source: UIViewController, to destination: UIViewController) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("$s13HeadlessUIKit17UIStoryboardSegueC9described4from2toACSSSg_AA16UIViewControllerCAItcfC")
    static func make(
        described identifier: consuming String?, from source: consuming UIViewController,
        to destination: consuming UIViewController
    ) -> UIStoryboardSegue
}

extension UITableViewCell {
    @usableFromInline
    convenience init(registered identifier: String?) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    @_silgen_name("$s13HeadlessUIKit15UITableViewCellC10registeredACSSSg_tcfC")
    static func make(registered identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @usableFromInline
    convenience init(registered identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }

    @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C10registeredACSSSg_tcfC")
    static func make(registered identifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    @usableFromInline
    convenience init(registered identifier: String?) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC10registeredACSSSg_tcfC")
    static func make(registered identifier: consuming String?) -> UICollectionReusableView
}

extension UIBarButtonItem {
    @usableFromInline
    convenience init(space systemItem: SystemItem) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    }

    @_silgen_name("$s13HeadlessUIKit15UIBarButtonItemC5spaceA2C06SystemE0O_tcfC")
    static func make(space systemItem: consuming SystemItem) -> Self
}
