extension Headless {
    /// The URLs that the app has had the system open, in their order; a test empties it at its start.
    public static var openedURLs: [URL] = []
}
