import AppMap
import InterfaceBuilder
import SourceIndex

private typealias Place = AppMap.SourceLocation

/// How findings are kept.
extension Finding {
    func write(to writer: inout ByteWriter) {
        writer.write(rule)
        writer.write(SeverityPlace(severity).rawValue)
        writer.write(message)
        location.write(to: &writer)
        writer.write(storyboard)
        writer.write(scene)
        writer.write(object) {
            $0.write($1.kind)
            $0.write($1.id)
            $0.write($1.label)
        }
        writer.write(exception) {
            $0.write($1.name)
            $0.write($1.reason)
        }
        writer.write(route) {
            $0.write($1.action)
            $0.write($1.scene)
            $0.write($1.presentation)
            $0.write($1.location) { $1.write(to: &$0) }
            $0.write($1.content)
        }
        writer.write(related) {
            $0.write($1.message)
            $1.location.write(to: &$0)
        }
        writer.write(devices)
    }

    init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(
            rule: try reader.text(), severity: try reader.raw(SeverityPlace.self).severity, message: try reader.text(),
            location: try Place(from: &reader), storyboard: try reader.optionalText(), scene: try reader.optionalText(),
            object: try reader.optional { (reader) throws(ByteReader.Malformed) in
                FindingObject(kind: try reader.text(), id: try reader.optionalText(), label: try reader.optionalText())
            },
            exception: try reader.optional { (reader) throws(ByteReader.Malformed) in
                FindingException(name: try reader.text(), reason: try reader.text())
            },
            route: try reader.list { (reader) throws(ByteReader.Malformed) in
                RouteStep(
                    action: try reader.text(), scene: try reader.optionalText(), presentation: try reader.optionalText(),
                    location: try reader.optional { (reader) throws(ByteReader.Malformed) in try Place(from: &reader) },
                    content: try reader.optionalText())
            },
            related: try reader.list { (reader) throws(ByteReader.Malformed) in
                RelatedPlace(message: try reader.text(), location: try Place(from: &reader))
            },
            devices: try reader.texts())
    }
}

/// A severity by its place among all.
private struct SeverityPlace: RawRepresentable {
    let severity: Severity

    init(_ severity: Severity) {
        self.severity = severity
    }

    init?(rawValue: UInt8) {
        guard Severity.allCases.indices.contains(Int(rawValue)) else { return nil }
        severity = Severity.allCases[Int(rawValue)]
    }

    var rawValue: UInt8 { UInt8(Severity.allCases.firstIndex(of: severity) ?? 0) }
}

extension Place {
    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(file)
        writer.write(position.line)
        writer.write(position.column)
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(
            file: try reader.text(), position: SourcePosition(line: try reader.number(), column: try reader.number()))
    }
}
