import AppMap

enum MapJSON {
    static func report(of folder: AppFolder, apps: [App]) -> String { "" }
}
