/// The cells of a collection view: those in sight, those to be used again, and where new ones come from.
struct CollectionItems {
    /// A reuse identifier is one of a kind of view.
    struct Key<Value: Hashable>: Hashable {
        let kind: String
        let value: Value

        init(_ kind: String, _ value: Value) {
            self.kind = kind
            self.value = value
        }
    }

    var prototypes: [String: [CellPrototype]] = [:]
    var makers: [Key<String>: TableCells.Maker] = [:]
    var shown: [IndexPath: UICollectionViewCell] = [:]
    var supplementary: [Key<IndexPath>: UICollectionReusableView] = [:]
    private var unused: [String: [UICollectionViewCell]] = [:]

    @MainActor
    mutating func keepForReuse(_ cell: UICollectionViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        unused[identifier, default: []].append(cell)
    }

    mutating func takeUnused(_ identifier: String) -> UICollectionViewCell? {
        unused[identifier]?.popLast()
    }
}

extension UICollectionView {
    func dequeue(_ kind: String, _ identifier: String) throws(UIKitException) -> UICollectionReusableView {
        if kind == Self.elementKindCell, let cell = items.takeUnused(identifier) {
            cell.prepareForReuse()
            try Headless.propagate()
            return cell
        }
        if let view = try makeRegistered(kind, identifier) {
            view.reuseIdentifier = identifier
            return view
        }
        if let prototype = items.prototypes[kind]?.first(where: { $0.identifier == identifier }), let nibContext,
            let view = try prototype.make(in: nibContext) as? UICollectionReusableView
        {
            return view
        }
        throw UIKitException(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
    }

    private func makeRegistered(
        _ kind: String, _ identifier: String
    ) throws(UIKitException) -> UICollectionReusableView? {
        switch items.makers[.init(kind, identifier)] {
        case .type(let type):
            return (type as? UICollectionReusableView.Type)?.make(registered: identifier)
        case .nib(let nib):
            return try nib.instantiateThrowing(owner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        case nil:
            return nil
        }
    }
}
