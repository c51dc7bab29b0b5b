import AppMap
import Foundation
import Walker

/// A process of this program that walks an app on one device while this one walks it on another.
///
/// What runs as UIKit does belongs to the main actor, of which a process has one.
final class WalkBeside {
    /// How this program is run for the folder that it checks.
    struct Call: Sendable {
        let program: String
        /// The folder and what tells which of its files count.
        let arguments: [String]
    }

    private let process = Process()
    private let output = Pipe()

    /// Starts the process.
    ///
    /// - Returns: nil where it would not pay, or cannot be started.
    init?(_ app: App, at position: Int, on device: WalkDevice, _ call: Call) {
        guard app.scenes.count >= Self.fewestScenes, ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
        process.executableURL = URL(fileURLWithPath: call.program)
        process.arguments = [DeviceWalkCommand.description.name, "--device", device.rawValue, "--position", "\(position)"]
            + call.arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return nil
        }
    }

    /// Below this the process would take longer to start than to walk.
    private static let fewestScenes = 500

    /// What the process came to; nil where it did not end well.
    func result(of app: App, _ options: WalkOptions) -> HandedWalk? {
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? nil
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes else { return nil }
        return HandedWalk(Array(bytes), of: app, options)
    }
}
