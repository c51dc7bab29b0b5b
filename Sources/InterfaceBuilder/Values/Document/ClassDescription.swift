/// What documents of Xcode 4 keep of a class that they use.
public struct ClassDescription: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The name of the class.
    public var name: String? { element["className"] }

    /// The name of its superclass.
    public var superclassName: String? { element["superclassName"] }

    /// The header or document that declared the class.
    public var source: String? { element.child("source", key: "sourceIdentifier")?["relativePath"] }

    /// What kind of file that is.
    public var sourceType: String? { element.child("source", key: "sourceIdentifier")?["type"] }

    /// The outlets and actions of the class.
    public var relationships: [Relationship] { element.contents(of: "relationships") }

    /// An outlet or action of a described class.
    public struct Relationship: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// `outlet`, `outletCollection` or `action`.
        public var kind: String? { element["kind"] }

        /// The property or selector.
        public var name: String? { element["name"] }

        /// The class of what an outlet holds.
        public var candidateClass: String? { element["candidateClass"] }
    }
}
