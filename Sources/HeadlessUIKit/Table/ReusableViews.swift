/// Views that wait to be used again, by their reuse identifiers.
struct ReusableViews<View: AnyObject> {
    private var waiting: [String: [View]] = [:]

    /// A view without an identifier cannot be asked for again.
    mutating func keep(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }

    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }
}

/// What a reuse identifier was registered with.
enum ReusableViewMaker {
    case type(AnyClass)
    case nib(UINib)

    /// - Parameter instantiate: makes a view of a registered class.
    @MainActor
    func make<View: UIView>(_ instantiate: (AnyClass) -> View?) throws(UIKitException) -> View? {
        switch self {
        case .type(let type): instantiate(type)
        case .nib(let nib): try nib.instantiateThrowing(owner: nil).lazy.compactMap { $0 as? View }.first
        }
    }
}

/// A cell or another reusable view as the document describes it, from which new ones are made.
struct CellPrototype {
    let identifier: String?
    let template: ObjectTemplate

    /// Makes a new object with the connections that the document gives it.
    @MainActor
    func make(in context: NibContext) throws(UIKitException) -> AnyObject? {
        let own = try NibContext(source: context.source, outer: context)
        do throws(UIKitException) {
            let made = own.make(template)
            try own.finish()
            return made
        } catch {
            own.abandon()
            throw error
        }
    }
}
