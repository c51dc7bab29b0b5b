import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Xibs that code registers for cells that they do not hold.
    static let nibOfOtherCell = Rule(
        "nib-of-other-cell", .crash,
        "A xib that is registered for a cell holds that cell and nothing else.",
        reason: """
            A table or collection that makes a cell of a xib wants one object in it, and that a cell. Where the xib has more, a \
            view that is none, or a cell whose own reuse identifier is not the one that it is registered for, UIKit raises an \
            exception when the first cell is asked for.
            """,
        wrong: [
            example(cell: "<tableViewCell reuseIdentifier=\"Book\" id=\"cell\"/>", registered: "↓\"BookCell\""),
            example(
                cell: "<tableViewCell id=\"cell\"/>\n<tapGestureRecognizer id=\"tap\"/>", registered: "↓\"Book\""),
            example(cell: "<view id=\"cell\"/>", registered: "↓\"Book\""),
        ],
        right: [
            example(cell: "<tableViewCell reuseIdentifier=\"Book\" id=\"cell\"/>", registered: "\"Book\""),
            example(cell: "<tableViewCell id=\"cell\"/>", registered: "\"Book\""),
            example(cell: "<view customClass=\"BookCell\" customModuleProvider=\"target\" id=\"cell\"/>", registered: "\"Book\""),
        ],
        inSources: { app, sources in
            sources.uses(.registeredTableCell, .registeredCollectionCell, .registeredHeaderFooter, .registeredSupplementary)
                .compactMap { use in
                    guard let nib = use.nib, let name = use.value.text, let wanted = use.kind.registeredClass else { return nil }
                    let xibs = app.groups.filter { $0.files.kind == .xib && ExactName($0.files.name) == ExactName(nib) }
                    guard xibs.count == 1 else { return nil }
                    let fault = xibs.flatMap { group in group.documents.map { ($0, group.module) } }.lazy.compactMap { document, module in
                        Self.fault(of: document, module, nib, name, wanted, sources)
                    }.first
                    return fault.map { sentence, place in
                        var fault = Fault(use, sentence)
                        fault.related = [place]
                        return fault
                    }
                }
        })

    private static func fault(
        of document: CheckedDocument, _ module: Module, _ nib: String, _ name: String, _ wanted: String, _ sources: AppSources
    ) -> (String, RelatedPlace)? {
        guard let objects = (document.interface as? Xib)?.ownObjects.map(\.element), let first = objects.first else { return nil }
        guard objects.count == 1 else {
            return (
                "The xib '\(nib)' has \(objects.count) objects and is registered for the cell '\(name)', for which it must have one. The app stops when "
                    + "the cell is asked for. Take the others out of the xib.",
                document.place(objects[1], "one object too many"))
        }
        let found = sources.reference(of: first, in: module)
        if let found, sources.index.inherits(found, from: wanted) == false {
            return (
                "The xib '\(nib)' holds a \(sources.index.name(of: found)) and is registered for the cell '\(name)', which must be a \(wanted). The app stops "
                    + "when the cell is asked for. Set the class of a cell, or register another xib.",
                document.place(first, "what the xib holds"))
        }
        if let own = first.reuseIdentifier, !own.exactlyEquals(name) {
            return (
                "The cell of the xib '\(nib)' has the reuse identifier '\(own)' and is registered for '\(name)'. The app stops when the cell is asked "
                    + "for. Make the two the same.",
                document.place(first, "the cell"))
        }
        return nil
    }

    private static func example(cell: String, registered: String) -> RuleExample {
        RuleExample([
            "Home.swift": """
                import UIKit

                class BookCell: UITableViewCell {}

                class HomeViewController: UITableViewController {
                    override func viewDidLoad() {
                        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: \(registered))
                    }
                }

                """,
            "Cell.xib": RuleExample.xibText(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>\n" + cell),
        ])
    }
}

extension IdentifierUse.Kind {
    /// The class of UIKit of which the object in a registered xib must be; nil for what registers nothing.
    fileprivate var registeredClass: String? {
        switch self {
        case .registeredTableCell: "UITableViewCell"
        case .registeredCollectionCell: "UICollectionViewCell"
        case .registeredHeaderFooter: "UITableViewHeaderFooterView"
        case .registeredSupplementary: "UICollectionReusableView"
        default: nil
        }
    }
}
