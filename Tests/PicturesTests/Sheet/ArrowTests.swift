import AppMap
import Foundation
import InterfaceBuilder
import Testing

@testable import Pictures

/// How often the arrows of a sheet run over screens.
struct Crossings {
    private(set) var arrows = 0
    /// Screens that arrows run over as they are drawn.
    private(set) var drawn = 0
    /// Screens that plain curves from end to end would run over.
    private(set) var plain = 0

    mutating func add(_ sheet: Sheet) {
        let rects = Dictionary(uniqueKeysWithValues: sheet.scenes.map { ($0.id, $0.rect) })
        for arrow in sheet.arrows {
            guard let from = rects[arrow.source], let to = rects[arrow.destination] else { continue }
            arrows += 1
            drawn += Self.screens(under: Self.points(of: arrow), sheet)
            let (start, end) = ArrowCurve.sides(from, to)[0]
            let curve = ArrowCurve(from: from, start, trigger: nil, to: to, end, shift: 0)
            plain += Self.screens(under: curve.points, sheet)
        }
    }

    static func points(of arrow: Sheet.Arrow) -> [Point] {
        var points: [Point] = []
        for step in arrow.steps {
            if case .curve(let first, let second, let end) = step, let start = points.last {
                for number in 1...16 {
                    let (t, s) = (Double(number) / 16, 1 - Double(number) / 16)
                    points.append(
                        Point(
                            x: s * s * s * start.x + 3 * s * s * t * first.x + 3 * s * t * t * second.x + t * t * t * end.x,
                            y: s * s * s * start.y + 3 * s * s * t * first.y + 3 * s * t * t * second.y + t * t * t * end.y))
                }
            } else if let end = step.end {
                points.append(end)
            }
        }
        return points
    }

    private static func screens(under points: [Point], _ sheet: Sheet) -> Int {
        sheet.scenes.count { scene in
            let inside = scene.rect.inset(by: 2, 2)
            return zip(points, points.dropFirst()).contains { inside.isCrossed(from: $0, to: $1) }
        }
    }
}

@Suite struct ArrowTests {
    private static func at(_ x: Int, _ y: Int) -> String { #"<point key="canvasLocation" x="\#(x)" y="\#(y)"/>"# }

    private static func button(to destinations: [String], y: Int = 300) -> String {
        destinations.map {
            #"<button id="b-\#($0)" buttonType="system"><rect key="frame" x="0" y="\#(y)" width="90" height="30"/>"#
                + #"<connections><segue destination="\#($0)" kind="show" id="to-\#($0)"/></connections></button>"#
        }.joined()
    }

    private func sheet(_ scenes: [String]) throws -> Sheet {
        let fixture = try PictureFixture(scenes: scenes.joined())
        return Sheet(of: fixture.app, pictures: fixture.painter().pictures)
    }

    /// Screens in rows, of which the first leads to all others.
    private func grid(columns: Int, rows: Int) throws -> Sheet {
        let names = (0..<columns * rows).map { "s\($0)" }
        return try sheet(
            names.enumerated().map { number, name in
                PictureFixture.scene(
                    name, views: number == 0 ? Self.button(to: Array(names.dropFirst())) : "",
                    position: Self.at(number % columns * 520, number / columns * 800))
            })
    }

    /// The upright parts of an arrow: x, and from where to where.
    private static func upright(_ arrow: Sheet.Arrow) -> [(x: Double, from: Double, to: Double)] {
        let points = Crossings.points(of: arrow)
        return zip(points, points.dropFirst()).filter { $0.0.x == $0.1.x }
            .map { ($0.0.x, min($0.0.y, $0.1.y), max($0.0.y, $0.1.y)) }
    }

    /// How far two arrows lie on each other.
    private static func shared(
        _ left: [(x: Double, from: Double, to: Double)], _ right: [(x: Double, from: Double, to: Double)]
    ) -> Double {
        left.reduce(0) { sum, part in
            sum + right.filter { $0.x == part.x }.reduce(0) { $0 + max(0, min(part.to, $1.to) - max(part.from, $1.from)) }
        }
    }

    @Test func `an arrow to the next scene is a curve that starts at its trigger`() throws {
        let sheet = try sheet([
            PictureFixture.scene("a", views: Self.button(to: ["b"]), position: Self.at(0, 0)),
            PictureFixture.scene("b", position: Self.at(600, 100)),
        ])
        let arrow = try #require(sheet.arrows.first)
        #expect(arrow.steps.count == 2)
        #expect(arrow.start == Point(x: sheet.scenes[0].rect.maxX, y: sheet.scenes[0].rect.y + 315))
    }

    @Test func `arrows go around the screens between their ends`() throws {
        let sheet = try grid(columns: 4, rows: 3)
        var crossings = Crossings()
        crossings.add(sheet)
        #expect(crossings.arrows == 11)
        #expect(crossings.plain > 8)
        #expect(crossings.drawn == 0)
    }

    @Test func `arrows to the same scene share a lane, those to others have lanes of their own`() throws {
        let places = [(0, 0), (520, 0), (1_040, 0), (0, 800), (520, 800), (1_040, 800)]
        let sheet = try sheet(
            places.enumerated().map { number, place in
                PictureFixture.scene(
                    "s\(number)", views: [0, 3].contains(number) ? Self.button(to: ["s2", "s5"], y: 100 + number * 40) : "",
                    position: Self.at(place.0, place.1))
            })
        for (number, arrow) in sheet.arrows.enumerated() {
            for other in sheet.arrows.dropFirst(number + 1) {
                if other.destination == arrow.destination {
                    #expect(other.end == arrow.end)
                } else {
                    #expect(Self.shared(Self.upright(arrow), Self.upright(other)) == 0)
                }
            }
        }
        let middles = Set(sheet.arrows.map(\.middle))
        #expect(middles.count == sheet.arrows.count)
        #expect(sheet.arrows.allSatisfy { $0.steps.count > 2 })
    }

    @Test func `scenes that cover no place and scenes as large as can be do not hinder a sheet`() throws {
        let huge = #"<rect key="frame" x="0" y="0" width="1e9" height="1e9"/>"#
        let none = #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#
        let sheet = try sheet([
            PictureFixture.scene("a", views: Self.button(to: ["b", "c"]), frame: huge, position: Self.at(0, 0)),
            PictureFixture.scene("b", frame: none, position: Self.at(0, 0)),
            PictureFixture.scene("c", frame: huge, position: Self.at(1, 1)),
        ])
        #expect(sheet.arrows.count == 2)
        #expect(sheet.arrows.allSatisfy { !$0.pathData.isEmpty && $0.middle.x.isFinite && $0.middle.y.isFinite })
    }
}
