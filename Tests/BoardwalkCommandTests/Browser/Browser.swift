import Foundation

/// A headless Chromium, which tests drive through a pipe.
final class Browser {
    /// Whether there is a browser on PATH.
    static let isThere = program != nil

    private static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first(where: FileManager.default.isExecutableFile)
    }()

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let toBrowser = Pipe()
    private let fromBrowser = Pipe()
    private let profile = FileManager.default.temporaryDirectory.appendingPathComponent("Browser-\(UUID().uuidString)")
    private var buffer = Data()
    private var lastNumber = 0
    private var session: String?
    /// What the pages complained of, in the words of the browser.
    private(set) var complaints: [String] = []
    private var events: Set<String> = []

    init() throws {
        guard let program = Self.program else { throw Failure(description: "no browser") }
        // Chromium takes commands from descriptor 3 and answers to descriptor 4.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 2>/dev/null", program, "--headless=new", "--no-sandbox", "--disable-gpu",
            "--no-first-run", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = toBrowser
        process.standardOutput = fromBrowser
        try process.run()
    }

    deinit {
        session = nil
        _ = try? call("Browser.close")
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// Opens a file in a window of a size and waits until it is loaded.
    func open(_ path: String, fragment: String = "", width: Int = 1_280, height: Int = 800) throws {
        session = nil
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        for domain in ["Page", "Runtime", "Log"] { _ = try call("\(domain).enable") }
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
        _ = try call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
        events = []
        let address = URL(fileURLWithPath: path).absoluteString + fragment
        _ = try call("Page.navigate", ["url": address])
        while !events.contains("Page.loadEventFired") { try note(receive()) }
    }

    /// The value of an expression, once what it promises is there.
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    // MARK: Messages

    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        guard process.isRunning else { throw Failure(description: "the browser has ended") }
        // A browser that hangs ends the test, not the machine.
        let end = DispatchWorkItem { [weak process] in process?.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
        defer { end.cancel() }
        try toBrowser.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try receive()
            guard answer["id"] as? Int == lastNumber else {
                note(answer)
                continue
            }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func receive() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let more = fromBrowser.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "the browser has ended") }
            buffer += more
        }
    }

    private func note(_ message: [String: Any]) {
        guard let method = message["method"] as? String else { return }
        events.insert(method)
        if ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"].contains(method) {
            complaints.append("\(message["params"] ?? "")")
        }
    }
}
