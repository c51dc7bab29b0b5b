import AppMap
import InterfaceBuilder

extension Rule {
    /// Outlets and actions to objects that the document does not have.
    static let danglingConnection = Rule(
        "dangling-connection", .broken,
        "An outlet or action says what it connects, to an object of the same document.",
        reason: """
            An outlet to an object that is gone stays nil, and code that takes it for set stops the app. A control whose \
            action leads to an object that is gone does nothing. Xcode compiles both without a word.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <button id="pay">
                                <connections>
                                    <action selector="pay:" ↓destination="checkout" eventType="touchUpInside" id="tap"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="greetingLabel" ↓destination="greeting" id="outlet"/>
                        ↓<outlet destination="pay" id="nameless"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <button id="pay">
                                <connections>
                                    <action selector="pay:" destination="home" eventType="touchUpInside" id="tap"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="payButton" destination="pay" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            let dangling = document.danglingReferences.compactMap { reference -> Fault? in
                guard let sentence = consequence(of: reference.element) else { return nil }
                return Fault(reference.element, reference.attributeName, in: document, sentence)
            }
            let nameless = document.elements(["outlet", "outletCollection", "action"]).compactMap { connection -> Fault? in
                guard let lacking = lack(of: connection) else { return nil }
                return Fault(
                    connection, in: document,
                    "The \(connection.name == "action" ? "action" : "outlet") names no \(lacking), so it has no effect. Connect it again, or "
                        + "delete it.")
            }
            return dangling + nameless
        })

    /// What a connection does not say; nil where it says all.
    private static func lack(of connection: Element) -> String? {
        // A connection within connections; others may bear the name of one.
        guard connection.parent?.name == "connections" else { return nil }
        let names = connection.name == "action" ? "selector" : "property"
        if connection[names].nonEmpty == nil { return names }
        return (connection["destination"] ?? connection["target"]).nonEmpty == nil ? "object" : nil
    }

    private static func consequence(of connection: Element) -> String? {
        let destination = connection["destination"] ?? connection["target"] ?? ""
        let gone = "leads to the object '\(destination)', which this document does not have"
        switch connection.name {
        case "outlet":
            return "The outlet '\(connection["property"] ?? "")' \(gone), so it stays nil. Connect it again, or delete it."
        case "outletCollection":
            return "The outlet collection '\(connection["property"] ?? "")' \(gone), so it lacks one. Delete the connection."
        case "action":
            return "The action '\(connection["selector"] ?? "")' \(gone), so nothing happens. Connect it again, or delete it."
        default:
            return nil
        }
    }
}
