import AppMap
import InterfaceBuilder

/// A finding as the page tells it.
struct FindingData: Encodable {
    let rule: String
    let severity: String
    let message: String
    let place: String
    /// The scene that it concerns; nil where it concerns none on the map.
    let scene: Int?
    /// The storyboard that it concerns.
    let storyboard: Int?
    /// Where the object lies in the picture of the scene; nil where it is not drawn.
    let rect: [Double]?
    /// What UIKit raises.
    let exception: String?
    /// How a user comes to see it.
    let route: [String]?
}

/// The findings of an app's files, each at the object that it concerns.
struct PageFindings {
    let data: [FindingData]

    init(_ findings: [Finding], of app: App, pictures: [ScenePicture]) {
        let files = Dictionary(
            app.storyboards.flatMap { storyboard in storyboard.files.files.map { ($0.path, storyboard.id) } },
            uniquingKeysWith: { first, _ in first })
        let others = Set(app.xibs.flatMap { $0.files.files.map(\.path) } + app.entries.map(\.point.file))
        var frames: [Int: [String: Rect]] = [:]
        data = findings.compactMap { finding in
            let storyboard = files[finding.location.file]
            guard storyboard != nil || others.contains(finding.location.file) else { return nil }
            let scene = storyboard.flatMap { Self.scene(of: finding, in: $0, app) }
            var rect: Rect?
            if let scene, let id = finding.object?.id, id != app[scene].objectID {
                if frames[scene.index] == nil { frames[scene.index] = pictures[scene.index].objectFrames }
                rect = frames[scene.index]?[id] ?? Self.frame(ofTriggerOf: id, in: scene, app, frames[scene.index] ?? [:])
            }
            // What lies below the screen is told by the number at the scene alone.
            let seen = scene.flatMap { scene in rect?.cut(to: pictures[scene.index].size.rect) }
            return FindingData(
                finding, scene: scene, storyboard: storyboard, rect: seen.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil })
        }
    }

    /// The scene in which a finding lies: by its object, else the last that begins before it.
    private static func scene(of finding: Finding, in storyboard: AppStoryboard.ID, _ app: App) -> AppScene.ID? {
        let scenes = app.scenes[app[storyboard].scenes]
        if let id = finding.object?.id,
            let own = scenes.first(where: { $0.scene.element.descendants.contains { $0["id"] == id } })
        {
            return own.id
        }
        guard finding.scene != nil || finding.object != nil, finding.location.file == app[storyboard].file else { return nil }
        let line = finding.location.position.line
        return scenes.last { $0.scene.element.position.line <= line }?.id
    }

    /// A segue is not drawn; what starts it is.
    private static func frame(ofTriggerOf id: String, in scene: AppScene.ID, _ app: App, _ frames: [String: Rect]) -> Rect? {
        guard let way = app.ways(from: scene).first(where: { $0.objectID == id }), case .object(let object) = way.trigger else {
            return nil
        }
        return object.objectID.flatMap { frames[$0] }
    }
}

extension FindingData {
    fileprivate init(_ finding: Finding, scene: AppScene.ID?, storyboard: AppStoryboard.ID?, rect: Rect?) {
        rule = finding.rule.shown
        severity = finding.severity.rawValue
        message = finding.message.harmlessLine(upTo: 1_000)
        place = finding.location.shown
        self.scene = scene?.index
        self.storyboard = storyboard?.index
        self.rect = rect?.numbers
        exception = finding.exception.map { "\($0.name): \($0.reason)".harmlessLine(upTo: 1_000) }
        let steps = finding.route.prefix(40).map { step in
            (step.action + (step.scene.map { " → \($0)" } ?? "")).harmlessLine(upTo: 200)
        }
        route = steps.isEmpty ? nil : steps
    }
}
