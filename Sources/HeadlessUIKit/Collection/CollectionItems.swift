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
    var makers: [Key<String>: ReusableViewMaker] = [:]
    var shown: [IndexPath: UICollectionViewCell] = [:]
    var supplementary: [Key<IndexPath>: UICollectionReusableView] = [:]
    var unused = ReusableViews<UICollectionViewCell>()
}

extension UICollectionView {
    func dequeue(_ kind: String, _ identifier: String) throws(UIKitException) -> UICollectionReusableView {
        if kind == Self.elementKindCell, let cell = items.unused.take(identifier) {
            cell.prepareForReuse()
            try Headless.propagate()
            return cell
        }
        let registered = try items.makers[.init(kind, identifier)]?.make { type in
            (type as? UICollectionReusableView.Type)?.make(registered: identifier)
        }
        if let registered {
            registered.reuseIdentifier = identifier
            return registered
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
}
