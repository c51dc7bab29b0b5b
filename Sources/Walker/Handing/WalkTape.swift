import AppMap

/// What a walk has come to as bytes, to be handed from one process to another of the same program.
struct WalkTape {
    private(set) var bytes: [UInt8] = []
    private var place = 0
    private let sceneCount: Int
    private let wayCount: Int
    /// Those that have been written or read, since thousands of places share theirs.
    private var arrangements: [Arrangement] = []
    private var arrangementNumbers: [ObjectIdentifier: Int] = [:]

    /// Bytes that are no tape, or one of another app.
    struct Malformed: Error {}

    /// - Parameters:
    ///   - app: the app that is walked, whose ids are on the tape.
    ///   - bytes: what is to be read.
    init(of app: App, _ bytes: [UInt8] = []) {
        self.bytes = bytes
        sceneCount = app.withVariants.scenes.count
        wayCount = app.withVariants.ways.count
    }

    mutating func write(_ values: any Taped...) {
        for value in values { value.write(to: &self) }
    }

    mutating func read<Value: Taped>() throws(Malformed) -> Value { try Value(from: &self) }

    // MARK: Numbers

    /// Seven bits a byte, the lowest first; small negative numbers are short too.
    mutating func write(number: Int) {
        var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func readNumber() throws(Malformed) -> Int {
        var value: UInt = 0
        for shift in stride(from: UInt(0), to: 64, by: 7) {
            guard place < bytes.count else { throw Malformed() }
            value |= UInt(bytes[place] & 0x7F) << shift
            place += 1
            if bytes[place - 1] < 0x80 { return Int(bitPattern: value >> 1) ^ -Int(value & 1) }
        }
        throw Malformed()
    }

    /// A number of things that follow.
    mutating func readCount() throws(Malformed) -> Int {
        let count = try readNumber()
        guard (0...bytes.count - place).contains(count) else { throw Malformed() }
        return count
    }

    mutating func write(text: String) {
        write(number: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func readText() throws(Malformed) -> String {
        let count = try readCount()
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    // MARK: What is checked or shared

    mutating func readScene() throws(Malformed) -> AppScene.ID {
        let index = try readNumber()
        guard (0..<sceneCount).contains(index) else { throw Malformed() }
        return AppScene.ID(index: index)
    }

    mutating func readWay() throws(Malformed) -> Way.ID {
        let index = try readNumber()
        guard (0..<wayCount).contains(index) else { throw Malformed() }
        return Way.ID(index: index)
    }

    /// Its number if it is on the tape already; else -1, and the arrangement follows.
    mutating func write(shared arrangement: Arrangement) {
        if let number = arrangementNumbers[arrangement.identity] { return write(number: number) }
        write(number: -1)
        arrangement.writeContent(to: &self)
        arrangementNumbers[arrangement.identity] = arrangements.count
        arrangements.append(arrangement)
    }

    mutating func readArrangement() throws(Malformed) -> Arrangement {
        let number = try readNumber()
        guard number == -1 else {
            guard arrangements.indices.contains(number) else { throw Malformed() }
            return arrangements[number]
        }
        let arrangement = try Arrangement(contentFrom: &self)
        arrangements.append(arrangement)
        return arrangement
    }
}

/// A value that can be put on a tape.
protocol Taped {
    func write(to tape: inout WalkTape)
    init(from tape: inout WalkTape) throws(WalkTape.Malformed)
}

extension Int: Taped {
    func write(to tape: inout WalkTape) { tape.write(number: self) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readNumber() }
}

extension Bool: Taped {
    func write(to tape: inout WalkTape) { tape.write(number: self ? 1 : 0) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readNumber() == 1 }
}

extension String: Taped {
    func write(to tape: inout WalkTape) { tape.write(text: self) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readText() }
}

extension Optional: Taped where Wrapped: Taped {
    func write(to tape: inout WalkTape) {
        tape.write(self != nil)
        if let self { tape.write(self) }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self = try Bool(from: &tape) ? try Wrapped(from: &tape) : nil
    }
}

extension Array: Taped where Element: Taped {
    func write(to tape: inout WalkTape) {
        tape.write(number: count)
        for element in self { element.write(to: &tape) }
    }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self = []
        for _ in 0..<(try tape.readCount()) { append(try Element(from: &tape)) }
    }
}

extension AppScene.ID: Taped {
    func write(to tape: inout WalkTape) { tape.write(number: index) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readScene() }
}

extension Way.ID: Taped {
    func write(to tape: inout WalkTape) { tape.write(number: index) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) { self = try tape.readWay() }
}

extension FindingException: Taped {
    func write(to tape: inout WalkTape) { tape.write(name, reason) }
    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(name: try tape.read(), reason: try tape.read())
    }
}
