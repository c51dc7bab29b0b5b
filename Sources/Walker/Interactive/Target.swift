import AppMap
import Foundation
import HeadlessUIKit

/// The object of the running app that an item stands for.
@MainActor
enum Target {
    case view(UIView, in: Row?)
    case barButton(UIBarButtonItem)
    case back(UINavigationController)
    case tab(UITabBarController, at: Int)
    case moreTab(UITabBarController, UIViewController)
    case tabBarItem(UITabBarItem)
    case segment(UISegmentedControl, at: Int, in: Row?)
    case row(UITableView, IndexPath)
    case accessory(UITableView, IndexPath)
    case cell(UICollectionView, IndexPath)
    case gesture(UIGestureRecognizer)
    case column(UISplitViewController, relationship: String?)
    case way(Way, of: UIViewController)

    /// A row or cell, which may scroll out of sight and be made anew.
    enum Row {
        case row(UITableView, IndexPath)
        case cell(UICollectionView, IndexPath)
    }

    /// The view, or the one that stands in its place now.
    static func present(_ view: UIView, in row: Row?) -> UIView {
        guard view.window == nil, let row, let id = Headless.objectID(of: view) else { return view }
        return row.bringIntoSight()?.descendant(objectID: id) ?? view
    }
}

extension Target.Row {
    /// The cell, scrolled to where that is needed.
    @MainActor
    func bringIntoSight() -> UIView? {
        switch self {
        case .row(let table, let path):
            if table.cellForRow(at: path) == nil {
                table.scrollToRow(at: path, at: .none, animated: false)
                table.layoutIfNeeded()
            }
            return table.cellForRow(at: path)
        case .cell(let view, let path):
            if view.cellForItem(at: path) == nil {
                view.scrollToItem(at: path, at: [], animated: false)
                view.layoutIfNeeded()
            }
            return view.cellForItem(at: path)
        }
    }
}

extension UIView {
    /// The view of an object id in this view; the outermost where there are several.
    func descendant(objectID: String) -> UIView? {
        if Headless.objectID(of: self) == objectID {
            return self
        }
        for subview in subviews {
            if let found = subview.descendant(objectID: objectID) { return found }
        }
        return nil
    }
}
