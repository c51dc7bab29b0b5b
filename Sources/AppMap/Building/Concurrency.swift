import Dispatch

/// Transforms each element, several at a time; the result is in order.
package func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let base = buffer.baseAddress
        DispatchQueue.concurrentPerform(iterations: elements.count) { position in
            base?.advanced(by: position).initialize(to: transform(elements[position]))
        }
        count = elements.count
    }
}

/// Transforms two lists, elements of both at a time, those of the first list first; the results are in order.
package func concurrentMap<First: Sendable, FirstResult: Sendable, Second: Sendable, SecondResult: Sendable>(
    _ first: [First], _ transformFirst: @Sendable (First) -> FirstResult,
    _ second: [Second], _ transformSecond: @Sendable (Second) -> SecondResult
) -> ([FirstResult], [SecondResult]) {
    var results: ([FirstResult], [SecondResult]) = ([], [])
    results.0 = [FirstResult](unsafeUninitializedCapacity: first.count) { firstBuffer, firstCount in
        nonisolated(unsafe) let firstBase = firstBuffer.baseAddress
        results.1 = [SecondResult](unsafeUninitializedCapacity: second.count) { secondBuffer, secondCount in
            nonisolated(unsafe) let secondBase = secondBuffer.baseAddress
            DispatchQueue.concurrentPerform(iterations: first.count + second.count) { position in
                if position < first.count {
                    firstBase?.advanced(by: position).initialize(to: transformFirst(first[position]))
                } else {
                    let position = position - first.count
                    secondBase?.advanced(by: position).initialize(to: transformSecond(second[position]))
                }
            }
            secondCount = second.count
        }
        firstCount = first.count
    }
    return results
}
