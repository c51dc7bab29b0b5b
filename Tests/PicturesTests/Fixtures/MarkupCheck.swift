import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What Foundation's parser finds in markup.
final class MarkupCheck: NSObject, XMLParserDelegate {
    private(set) var isValid = false
    private(set) var text = ""
    private(set) var elements: [String: Int] = [:]
    private(set) var identifiers: [String] = []
    private(set) var references: [String] = []
    private(set) var objects: [String] = []

    init(_ markup: String) {
        super.init()
        let parser = XMLParser(data: Data(markup.utf8))
        parser.delegate = self
        isValid = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements[name, default: 0] += 1
        if let id = attributes["id"] { identifiers.append(id) }
        if let id = attributes["data-id"] { objects.append(id) }
        for value in attributes.values where value.hasPrefix("url(#") { references.append(String(value.dropFirst(5).dropLast())) }
        if let target = attributes["href"], target.hasPrefix("#") { references.append(String(target.dropFirst())) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    var idsAreUnique: Bool { Set(identifiers).count == identifiers.count }
    var referencesAreKept: Bool { Set(references).isSubset(of: Set(identifiers)) }
}
