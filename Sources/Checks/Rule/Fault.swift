import AppMap
import InterfaceBuilder

/// One place at which a rule is broken; what a finding says, but for what the rule and its settings add.
struct Fault: Sendable {
    let location: SourceLocation
    let message: String
    var document: CheckedDocument?
    var element: Element?
    var exception: FindingException?
    var related: [RelatedPlace] = []
    var fix: Fix?

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

    /// The finding of a rule.
    func finding(of rule: Rule, severity: Severity) -> Finding {
        Finding(
            rule: rule.name, severity: severity, message: message, location: location,
            storyboard: document?.name, scene: element.flatMap { document?.sceneName(around: $0) },
            object: element.flatMap(CheckedDocument.object), exception: exception, related: related)
    }
}
