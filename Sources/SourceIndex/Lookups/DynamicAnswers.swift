/// Classes that answer what no declaration says, so that nothing can be called missing in them.
extension SourceIndex {
    /// The class of a chain that itself sees to keys for which it has no property.
    func taker(ofUndeclaredKeysIn reference: ClassReference) -> ClassReference? {
        classDeclaring(anyOf: Self.keyTakers, in: reference)
    }

    /// The class of a chain that itself sees to messages for which it has no method.
    func forwarder(ofMessagesIn reference: ClassReference) -> ClassReference? {
        classDeclaring(anyOf: Self.messageTakers, in: reference)
    }

    private func classDeclaring(anyOf selectors: Set<String>, in reference: ClassReference) -> ClassReference? {
        chain(of: reference).first { members(of: $0).methods.contains { selectors.contains($0.selector) } }
    }

    private static let keyTakers: Set = [
        "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:", "resolveInstanceMethod:",
    ]
    private static let messageTakers: Set = [
        "resolveInstanceMethod:", "forwardInvocation:", "forwardingTargetForSelector:", "forwardingTargetFor:",
    ]
}
