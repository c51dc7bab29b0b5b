import AppMap

/// An app on a page.
public struct PageApp {
    let painter: ScenePainter
    let play: PagePlay?
    let findings: [Finding]

    /// An app on a page.
    ///
    /// - Parameters:
    ///   - painter: draws the scenes.
    ///   - play: the result of a walk; nil where the app cannot be used on the page.
    ///   - findings: what is told beside the objects that it concerns; those in other apps' files are left out.
    public init(_ painter: ScenePainter, play: PagePlay? = nil, findings: [Finding] = []) {
        self.painter = painter
        self.play = play
        self.findings = findings
    }
}
