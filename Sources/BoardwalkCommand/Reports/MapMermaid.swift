import AppMap

enum MapMermaid {
    static func report(of apps: [App]) -> String { "" }
}
