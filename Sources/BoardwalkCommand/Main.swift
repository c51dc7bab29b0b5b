import AppMap

@main
struct Main {
    static func main() throws {
        let f = try AppFolder(at: CommandLine.arguments[1])
        for p in f.problems { print("problem", p) }
        print("unowned", f.unowned)
        for a in f.apps {
            print(a.name, a.module.kind, a.module.platform as Any, a.storyboards.count, a.scenes.count, a.ways.count, a.links.count, "broken", a.brokenLinks.count, a.brokenWays.count)
            print(a.entries)
        }
    }
}
