/// The scene that an identifier means.
@MainActor
struct LinkedScene {
    private let identifier: String
    private let syntax: SegueIdentifierSyntax
    private let storyboard: UIStoryboard?

    init(_ identifier: String?, _ syntax: SegueIdentifierSyntax, in storyboard: UIStoryboard?) {
        self.identifier = identifier ?? ""
        self.syntax = syntax
        self.storyboard = storyboard
    }

    func make() throws(SceneError) -> UIViewController {
        try SceneMaking(storyboard: storyboard).make(address(), as: UIViewController.self)
    }

    /// Of the addresses that the identifier may stand for the one that exists, by the rule of `LinkResolver`; where none
    /// does, the one that came nearest.
    private func address() throws(SceneError) -> SceneAddress {
        let candidates = syntax.candidates(in: identifier)
        guard !candidates.isEmpty else { throw .identifierUnreadable(identifier, syntax: syntax.example) }
        let reading = LinkReading(
            convention: .linkedStoryboardSegue, content: .scenes(candidates), basis: .stated, presentation: .asSegueKind)
        let catalogue = RuntimeCatalogue(origin: storyboard?.origin)
        return switch LinkResolver.choose(among: [reading], in: catalogue) {
        case .scene(let address, _): address
        case .broken(let failure): failure.address ?? candidates[0]
        case .nib, .notALink: candidates[0]
        }
    }
}
