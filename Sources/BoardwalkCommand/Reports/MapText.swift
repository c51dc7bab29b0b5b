import AppMap

enum MapText {
    static func report(of folder: AppFolder, apps: [App]) -> String { "" }
}
