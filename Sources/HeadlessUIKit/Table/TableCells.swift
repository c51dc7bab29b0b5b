/// The cells of a table: those in sight, those to be used again, and where new ones come from.
struct TableCells {
    /// What a reuse identifier was registered with.
    enum Maker {
        case type(AnyClass)
        case nib(UINib)
    }

    var prototypes: [CellPrototype] = []
    var makers: [String: Maker] = [:]
    var headerMakers: [String: Maker] = [:]
    var shown: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    private var unused: [String: [UITableViewCell]] = [:]

    @MainActor
    mutating func keepForReuse(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, !cell.isStatic else { return }
        unused[identifier, default: []].append(cell)
    }

    mutating func takeUnused(_ identifier: String) -> UITableViewCell? {
        unused[identifier]?.popLast()
    }
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
        if let cell = cells.takeUnused(identifier) {
            cell.prepareForReuse()
            try Headless.propagate()
            return cell
        }
        if let maker = cells.makers[identifier] {
            let cell = try make(maker) { type in
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
        return try make(maker) { type in
            (type as? UITableViewHeaderFooterView.Type)?.make(registered: identifier)
        }
    }

    private func make<View: UIView>(
        _ maker: TableCells.Maker, _ instantiate: (AnyClass) -> View?
    ) throws(UIKitException) -> View? {
        switch maker {
        case .type(let type):
            return instantiate(type)
        case .nib(let nib):
            let objects = try nib.instantiateThrowing(owner: nil)
            return objects.lazy.compactMap { $0 as? View }.first
        }
    }
}

extension CellPrototype {
    /// Makes a new object with the connections that the document gives it.
    @MainActor
    func make(in context: NibContext) throws(UIKitException) -> AnyObject? {
        let own = try NibContext(source: context.source, outer: context)
        let made = own.make(template)
        try own.finish()
        return made
    }
}
