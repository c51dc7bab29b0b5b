extension Headless {
    /// A view controller that is still alive though it should be gone.
    public struct Leak: Hashable, Sendable, CustomStringConvertible {
        /// The class without its module; for a stand-in, the one that the document names.
        public let className: String
        public let title: String?
        /// What is known to hold it, as in `a child of UINavigationController`; nil where UIKit does not hold it, so
        /// that it must be the app.
        public let holder: String?

        public var description: String {
            let name = title.map { "\(className) \"\($0)\"" } ?? className
            return holder.map { "\(name), \($0)" } ?? "\(name), held by the app"
        }
    }

    /// Runs a flow and tells which of the view controllers made in it are still alive after it, in the order in which
    /// they were made.
    ///
    /// Let the flow own its window: what a window outside shows is alive with good reason.
    public static func leaks(in body: () throws -> Void) rethrows -> [Leak] {
        let outer = tracked
        tracked = []
        defer { tracked = outer.map { $0 + (tracked ?? []) } }
        try body()
        return (tracked ?? []).compactMap { $0.controller.map { Leak($0) } }
    }

    private struct WeakController {
        weak var controller: UIViewController?
    }

    private static var tracked: [WeakController]?

    /// Notes a controller that has just been made.
    static func noteMade(_ controller: UIViewController) {
        guard tracked != nil else { return }
        tracked?.append(WeakController(controller: controller))
    }
}

extension Headless.Leak {
    @MainActor
    fileprivate init(_ controller: UIViewController) {
        className = Headless.className(of: controller, qualified: false)
        title = controller.title
        holder = Self.holder(of: controller)
    }

    @MainActor
    private static func holder(of controller: UIViewController) -> String? {
        if let parent = controller.parent {
            return "a child of \(Headless.className(of: parent, qualified: false))"
        }
        if let presenting = controller.presentingController {
            return "presented by \(Headless.className(of: presenting, qualified: false))"
        }
        return controller.viewIfLoaded?.window?.rootViewController === controller ? "the root of a window" : nil
    }
}
