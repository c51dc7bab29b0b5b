extension Headless {
    /// What UIKit prints to the console without raising an exception.
    public struct Log: Sendable {
        public private(set) var entries: [String] = []

        /// Adds what a library prints.
        public mutating func append(_ entry: String) {
            entries.append(entry)
        }

        /// Forgets all entries.
        public mutating func clear() {
            entries = []
        }
    }

    /// The console of the app.
    public static var log = Log()

    /// Runs code and gives what UIKit printed meanwhile; the log keeps it too.
    public static func logging(_ body: () throws -> Void) rethrows -> [String] {
        let start = log.entries.count
        try body()
        return Array(log.entries.dropFirst(start))
    }
}
