import AppMap
enum MapJSON { static func report(of folder: AppFolder, apps: [App]) throws -> String { "" } }
enum MapDot { static func report(of apps: [App]) -> String { "" } }
enum MapMermaid { static func report(of apps: [App]) -> String { "" } }
