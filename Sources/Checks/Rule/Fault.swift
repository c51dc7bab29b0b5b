import AppMap
import InterfaceBuilder

/// One place at which a rule is broken; what a finding says, but for what the rule and its settings add.
struct Fault: Sendable {
    let location: SourceLocation
    private(set) var message: String
    var document: CheckedDocument?
    var element: Element?
    var exception: FindingException?
    var related: [RelatedPlace] = []
    var fix: Fix?
    /// How bad this one is; nil for what holds for the rule.
    var severity: Severity?

    /// A fault of a file as a whole, or of a line of one that is no document.
    init(inFile file: String, position: SourcePosition = SourcePosition(line: 1, column: 1), _ message: String) {
        location = SourceLocation(file: file, position: position)
        self.message = message
    }

    /// A fault of an element, at one of its attributes if it has that.
    init(
        _ element: Element, _ attribute: String? = nil, in document: CheckedDocument, _ message: String,
        exception: FindingException? = nil, related: [RelatedPlace] = [], fix: Fix? = nil
    ) {
        location = document.location(of: element, attribute)
        self.message = message
        self.document = document
        self.element = element
        self.exception = exception
        self.related = related
        self.fix = fix
    }

    /// One fault for those that have one cause: the first, with the others as places that belong to it.
    static func joined(_ faults: [Fault], others: (Int) -> String) -> Fault? {
        guard var first = faults.first, faults.count > 1 else { return faults.first }
        first.message += " " + others(faults.count - 1)
        first.related += faults.dropFirst().map { RelatedPlace(message: "the same here", location: $0.location) }
        return first
    }

    /// The finding of a rule.
    ///
    /// - Parameters:
    ///   - severity: what is chosen for the rule; nil where nothing is.
    ///   - names: what scenes are called.
    func finding(of rule: Rule, severity: Severity?, names: SceneNames) -> Finding {
        Finding(
            rule: rule.name, severity: severity ?? self.severity ?? rule.severity, message: message, location: location,
            storyboard: document?.name,
            scene: element.flatMap { element in document.flatMap { names.scene(around: element, in: $0) } },
            object: element.flatMap(CheckedDocument.object), exception: exception, related: related)
    }
}
