/// What tools must know to read a document.
public struct Dependencies: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The systems that the document deploys to.
    public var deployments: [Dependency] { element.children("deployment").map(Dependency.init) }

    /// The version of Xcode that the document is meant for.
    public var developments: [Dependency] { element.children("development").map(Dependency.init) }

    /// The parts of Interface Builder that wrote the document.
    public var plugIns: [Dependency] { element.children("plugIn").map(Dependency.init) }

    /// The abilities that a tool must have.
    public var capabilities: [Capability] { element.children("capability").map(Capability.init) }

    /// Something a document depends on, with its version.
    public struct Dependency: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The name of what the document depends on.
        public var identifier: String? { element["identifier"] }

        /// Its version.
        public var version: String? { element["version"] }

        /// The version that holds where none is chosen.
        public var defaultVersion: String? { element["defaultVersion"] }
    }

    /// An ability that a tool must have to read a document.
    public struct Capability: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The name, as in `Safe area layout guides`.
        public var name: String? { element["name"] }

        /// The least version of Xcode.
        public var minimumToolsVersion: String? { element["minToolsVersion"] }

        /// The least version of macOS.
        public var minimumSystemVersion: String? { element["minSystemVersion"] }

        /// A class that the editor itself must have.
        public var requiredIntegratedClassName: String? { element["requiredIntegratedClassName"] }
    }
}
