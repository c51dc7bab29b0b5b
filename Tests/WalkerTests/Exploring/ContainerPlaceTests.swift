import Testing

@testable import Walker

@MainActor @Suite("A container view", .serialized)
struct ContainerPlaceTests {
    @Test("in the header of a table shows its scene")
    func header() throws {
        let app = try WalkedApp(
            """
            <tableViewController id="home" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="64" width="375" height="120"/>
            <subviews>\(container("box", embeds: segue("embed", to: "news", "embed")))</subviews></view>
            <sections><tableViewSection id="section"><cells><tableViewCell id="cell"/></cells></tableViewSection></sections>
            </tableView></tableViewController>
            """, controller("news"))
        #expect(app.reached() == ["home", "news"])
    }
}
