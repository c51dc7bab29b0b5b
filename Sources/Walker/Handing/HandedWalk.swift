import AppMap

/// The walk of an app on one device, as one process hands it to another of the same program.
package struct HandedWalk: Sendable {
    package let walk: DeviceWalk
    /// What the walk asked of the app's sources.
    package let answers: [Answer]

    /// Whether a class has an unwind action; nil where the sources do not tell.
    package struct Answer: Hashable, Sendable {
        package let className: String
        package let action: String
        package let hasAction: Bool?

        package init(className: String, action: String, hasAction: Bool?) {
            self.className = className
            self.action = action
            self.hasAction = hasAction
        }
    }

    package init(_ walk: DeviceWalk, answers: [Answer]) {
        self.walk = walk
        self.answers = answers
    }

    /// - Parameter app: the app that was walked.
    package func bytes(of app: App) -> [UInt8] {
        var tape = WalkTape(of: app)
        tape.write(Self.shape(of: app), answers)
        walk.write(to: &tape)
        return tape.bytes
    }

    /// - Parameters:
    ///   - bytes: what the other process gave.
    ///   - app: the app as this process has read it.
    ///   - options: how the app is walked.
    /// - Returns: nil where the bytes are not whole, or the other process had another app before it.
    package init?(_ bytes: [UInt8], of app: App, _ options: WalkOptions) {
        var tape = WalkTape(of: app, bytes)
        do {
            guard try Int(from: &tape) == Self.shape(of: app) else { return nil }
            answers = try tape.read()
            walk = try DeviceWalk(from: &tape) { DeviceWalk.loaded(app, on: $0, options) }
        } catch {
            return nil
        }
    }

    /// What tells whether ids mean the same in two processes: the app's scenes and ways in their order.
    private static func shape(of app: App) -> Int {
        let app = app.withVariants
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ text: String?) {
            for byte in (text ?? "").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01b3
        }
        for scene in app.scenes {
            add(app.storyboard(of: scene).file)
            add(scene.objectID)
        }
        for way in app.ways {
            add(way.objectID)
            add(way.kind)
            add(way.destination.scene.map { String($0.index) })
        }
        return Int(bitPattern: UInt(truncatingIfNeeded: hash))
    }
}

extension HandedWalk.Answer: Taped {
    func write(to tape: inout WalkTape) { tape.write(className, action, hasAction) }

    init(from tape: inout WalkTape) throws(WalkTape.Malformed) {
        self.init(className: try tape.read(), action: try tape.read(), hasAction: try tape.read())
    }
}
