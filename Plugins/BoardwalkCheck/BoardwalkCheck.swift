import Foundation
import PackagePlugin

/// `swift package boardwalk-check [FOLDER] [options]`: checks the storyboards of the package that depends on Boardwalk, or of a
/// folder in it.
@main
struct BoardwalkCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "BoardwalkCommand").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["check"] + arguments
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("There are findings.")
        default: Diagnostics.error("The check could not be carried out.")
        }
    }
}
