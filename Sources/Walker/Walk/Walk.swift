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
        let prepared = app.isSameOnAllDevices ? Headless.PreparedDocuments() : nil
        self.init(
            of: app, options: options,
            devices: options.devices.map { device in
                DeviceWalk(of: app, on: device, options: options, prepared: prepared) { progress(device, $0) }
            })
    }

    /// A walk of an app whose parts have been walked.
    package init(of app: App, options: WalkOptions, devices: [DeviceWalk]) {
        self.app = options.keepsToMap ? app : app.withVariants
        self.options = options
        self.devices = devices
    }
}

extension DeviceWalk {
    /// Walks an app on one device.
    ///
    /// - Parameters:
    ///   - prepared: what has been prepared of the same documents.
    ///   - progress: told now and then how many scenes have been seen.
    @MainActor
    package init(
        of app: App, on device: WalkDevice, options: WalkOptions, prepared: Headless.PreparedDocuments? = nil,
        progress: @escaping (Int) -> Void = { _ in }
    ) {
        let running = RunningApp(
            Self.loaded(app, on: device, options), device: device, answersUnwinding: options.answersUnwinding,
            isPartOfApp: options.isPartOfApp, prepared: prepared)
        self = running.run {
            var explorer = Explorer(running, options: options, progress: progress)
            return explorer.walk()
        }
    }

    /// The app as a walk on a device is given it.
    package static func loaded(_ app: App, on device: WalkDevice, _ options: WalkOptions) -> App {
        options.keepsToMap ? app : app.loaded(on: device.ofFiles)
    }
}
