extension NSLayoutConstraint {
    func setActive(_ isActive: Bool) throws(UIKitException) {
        guard isActive != isInForce else { return }
        if isActive {
            isInForce = true
            if let holder {
                holder.hold(self)
            } else {
                try commonAncestor()?.hold(self)
            }
        } else {
            isInForce = false
            holder?.letGo(of: self)
        }
    }

    /// The nearest view around both items; nil where an item is in no view.
    private func commonAncestor() throws(UIKitException) -> UIView? {
        guard let first = Self.view(of: firstItem) else { return nil }
        guard secondItem != nil else { return first }
        guard let second = Self.view(of: secondItem) else { return nil }
        let ancestors = sequence(first: first) { $0.superview }
        guard let common = ancestors.first(where: { second.isDescendant(of: $0) }) else {
            throw UIKitException(
                .generic,
                "Unable to activate constraint with anchors \(name(firstItem, firstAttribute)) and \(name(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
        }
        return common
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// How anchors are printed. The address of the anchor itself, which lives for a moment only, is that of its item.
    private func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item else { return "(null)" }
        let kind =
            switch attribute {
            case .width, .height: "NSLayoutDimension"
            default: attribute.isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
            }
        let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
        let owner = "\(Headless.className(of: item)):0x\(address)"
        return "<\(kind):0x\(address) \"\(owner).\(attribute)\">"
    }
}

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        if !heldConstraints.contains(where: { $0 === constraint }) {
            heldConstraints.append(constraint)
        }
        constraint.holder = self
        constraint.isInForce = true
        constraintDidChange()
    }

    /// A constraint of the document is remembered: its document would have it active.
    func letGo(of constraint: NSLayoutConstraint) {
        if constraint.template == nil {
            heldConstraints.removeAll { $0 === constraint }
            constraint.holder = nil
        }
        constraintDidChange()
    }

    /// A constraint may place the view in its superview or the subviews in the view.
    func constraintDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
