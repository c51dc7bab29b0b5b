extension Headless {
    /// A value that libraries attach to objects of UIKit, which elsewhere the Objective-C runtime keeps for them.
    ///
    /// The object keeps the value as long as it lives; a value that must not be kept says so by its type, as a struct
    /// with a weak property does.
    @MainActor
    public final class Associated<Value> {
        public init() {}

        /// The value of a responder: a view or a view controller.
        public subscript(object: UIResponder) -> Value? {
            get { object.associated[ObjectIdentifier(self)] as? Value }
            set { object.associated[ObjectIdentifier(self)] = newValue }
        }

        /// The value of a storyboard.
        public subscript(object: UIStoryboard) -> Value? {
            get { object.associated[ObjectIdentifier(self)] as? Value }
            set { object.associated[ObjectIdentifier(self)] = newValue }
        }
    }
}
