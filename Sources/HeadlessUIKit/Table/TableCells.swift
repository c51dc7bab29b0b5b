/// The cells of a table: those in sight, those to be used again, and where new ones come from.
struct TableCells {
    var prototypes: [CellPrototype] = []
    var makers: [String: ReusableViewMaker] = [:]
    var headerMakers: [String: ReusableViewMaker] = [:]
    var shown: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var unused = ReusableViews<UITableViewCell>()
}

extension UITableView {
    func requireCell(_ identifier: String) throws(UIKitException) -> UITableViewCell {
        guard let cell = try dequeue(identifier) else {
            throw UIKitException(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    func dequeue(_ identifier: String) throws(UIKitException) -> UITableViewCell? {
        if let cell = cells.unused.take(identifier) {
            cell.prepareForReuse()
            try Headless.propagate()
            return cell
        }
        if let maker = cells.makers[identifier] {
            let cell = try maker.make { type in
                (type as? UITableViewCell.Type)?.make(registered: identifier)
            }
            cell?.reuseIdentifier = identifier
            return cell
        }
        guard let prototype = cells.prototypes.first(where: { $0.identifier == identifier }) else { return nil }
        return try makeCell(of: prototype)
    }

    func makeCell(of prototype: CellPrototype) throws(UIKitException) -> UITableViewCell {
        guard let nibContext, let cell = try prototype.make(in: nibContext) as? UITableViewCell else {
            return UITableViewCell(style: .default, reuseIdentifier: prototype.identifier)
        }
        return cell
    }

    func dequeueHeader(_ identifier: String) throws(UIKitException) -> UITableViewHeaderFooterView? {
        guard let maker = cells.headerMakers[identifier] else { return nil }
        return try maker.make { type in
            (type as? UITableViewHeaderFooterView.Type)?.make(registered: identifier)
        }
    }
}
