extension NSCoder {
    public func encode(_ point: CGPoint, forKey key: String) {
        encode("{\(point.x), \(point.y)}", forKey: key)
    }

    public func encode(_ size: CGSize, forKey key: String) {
        encode("{\(size.width), \(size.height)}", forKey: key)
    }

    public func encode(_ rect: CGRect, forKey key: String) {
        encode("{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}", forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint {
        let numbers = numbers(key, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    public func decodeCGSize(forKey key: String) -> CGSize {
        let numbers = numbers(key, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    public func decodeCGRect(forKey key: String) -> CGRect {
        let numbers = numbers(key, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Zeros where there is no such value.
    private func numbers(_ key: String, count: Int) -> [Double] {
        let text = decodeObject(forKey: key) as? String ?? ""
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return numbers.count == count ? numbers : Array(repeating: 0, count: count)
    }
}
