import AppMap
import HeadlessUIKit

/// What a user of an app would meet: every scene that can be reached, by every way, and what happens there.
public struct Walk: Sendable {
    /// The app that was walked, with what only the variants of its storyboards for single devices have.
    public let app: App
    /// How it was walked.
    public let options: WalkOptions
    /// The walk on each device, in the order of the options.
    public let devices: [DeviceWalk]

    /// Walks an app.
    ///
    /// Nothing of the app is compiled or run but its documents; classes of its own are represented by UIKit's.
    /// - Parameters:
    ///   - root: the folder in which the app's files lie, as ``AppFolder/root`` gives it; nothing is read from there any more.
    ///   - progress: told now and then how many scenes have been seen on a device.
    @MainActor
    public init(
        of app: App, in root: String, options: WalkOptions = WalkOptions(),
        progress: @escaping (WalkDevice, Int) -> Void = { _, _ in }
    ) {
        self.app = options.keepsToMap ? app : app.withVariants
        self.options = options
        let prepared = app.isSameOnAllDevices ? Headless.PreparedDocuments() : nil
        devices = options.devices.map { device in
            let running = RunningApp(
                options.keepsToMap ? app : app.loaded(on: device.ofFiles), device: device,
                answersUnwinding: options.answersUnwinding, isPartOfApp: options.isPartOfApp, prepared: prepared)
            return running.run {
                var explorer = Explorer(running, options: options) { progress(device, $0) }
                return explorer.walk()
            }
        }
    }
}
