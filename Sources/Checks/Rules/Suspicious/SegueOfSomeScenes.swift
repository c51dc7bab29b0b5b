import AppMap
import SceneAddressing

extension Rule {
    /// Segues that only some of the scenes of one class have.
    static let segueOfSomeScenes = Rule(
        "segue-of-some-scenes", .suspicious,
        "All scenes of one class have the same segues that code performs.", isOnByDefault: false,
        reason: """
            The code of a class performs a segue by its identifier, in whichever scene it finds itself. In a scene of the \
            class that does not have the segue, the app stops. Whether that code runs in both scenes is not known, so the \
            rule is off by default.
            """,
        wrong: [
            .scenes(
                """
                <viewController customClass="RoomViewController" title="Room" id="room" sceneMemberID="viewController">
                    <connections>
                        <segue destination="details" kind="show" identifier="details" id="to-details"/>
                    </connections>
                </viewController>
                """,
                """
                ↓<viewController customClass="RoomViewController" title="Preview" id="preview" sceneMemberID="viewController"/>
                """,
                "<viewController id=\"details\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="RoomViewController" title="Room" id="room" sceneMemberID="viewController">
                    <connections>
                        <segue destination="details" kind="show" identifier="details" id="to-details"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController customClass="RoomViewController" title="Preview" id="preview" sceneMemberID="viewController">
                    <connections>
                        <segue destination="details" kind="show" identifier="details" id="also-to-details"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"details\" sceneMemberID=\"viewController\"/>"),
        ],
        inApp: { app, _ in
            let scenes = app.app.scenes.filter { $0.className != nil && !$0.isPlaceholder }
            let classes = Dictionary(grouping: scenes) { scene in
                [scene.className ?? "", scene.classModule ?? "", scene.kind].map { ExactName($0) }
            }
            return classes.values.filter { $0.count > 1 }.flatMap { twins -> [Fault] in
                var owners: [ExactName: AppScene] = [:]
                for scene in twins {
                    for name in app.performedSegues(of: scene) where owners[name] == nil { owners[name] = scene }
                }
                return twins.compactMap { scene in
                    let own = app.performedSegues(of: scene)
                    let missing = owners.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
                    guard let owner = missing.first?.value else { return nil }
                    let names = missing.map { "'\($0.key)'" }.joined(separator: ", ")
                    return app.fault(
                        of: scene,
                        "Other scenes of the class '\(scene.className ?? "")' have segues that code performs and that this one "
                            + "has not: \(names). Where that code runs here, the app stops. Add the segues, or give the scene a class "
                            + "of its own.",
                        related: [RelatedPlace(message: "a scene that has them", location: owner.location)])
                }
            }
        })
}

extension CheckedApp {
    /// The identifiers of a scene's segues that only code performs.
    fileprivate func performedSegues(of scene: AppScene) -> Set<ExactName> {
        let ways = app.ways(from: scene.id).filter { $0.trigger == .code }
        return Set(ways.compactMap { $0.identifier.map { ExactName($0) } })
    }
}
