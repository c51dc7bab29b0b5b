import SceneAddressing
import Testing

@Suite("The order of an app's identifiers")
struct PrevailingOrderTests {
    @Test("is told by the side that names storyboards", arguments: [
        (["Detail@Shop", "@Main", "Shop@Nothing"], SegueIdentifierSyntax.Order.sceneFirst),
        (["Shop@Detail", "Shop@Other"], .storyboardFirst),
        (["Shop@Main"], .either), ([], .either), (["plain"], .either),
    ])
    func order(identifiers: [String], order: SegueIdentifierSyntax.Order) {
        #expect(SegueIdentifierSyntax.prevailingOrder(of: identifiers, in: SmallCatalogue()) == order)
    }
}
