import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct StackLayoutTests {
    /// Three views of 100 × 40, drawn in a stack view of 320 × 40 with gaps of 10.
    private func stack(_ attributes: String, hugging: [Int] = [250, 251, 251]) throws -> (UIStackView, ScreenFixture) {
        let labels = (0..<3).map {
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="\(hugging[$0])" id="v\($0)">
            \(ScreenFixture.frame(Double($0) * 110, 0, 100, 40))</label>
            """
        }
        let fixture = try ScreenFixture(
            views: """
                <stackView id="stack" spacing="10" \(attributes)>\(ScreenFixture.frame(0, 0, 320, 40))
                <subviews>\(labels.joined())</subviews></stackView>
                """)
        return (try fixture.view("stack", as: UIStackView.self), fixture)
    }

    private func places(_ stack: UIStackView) -> [[CGFloat]] {
        stack.window?.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func `Nothing moves where everything is as it was drawn`() throws {
        let (stack, _) = try stack("distribution=\"fillEqually\"")
        #expect(places(stack) == [[0, 100], [110, 100], [220, 100]])
    }

    @Test func `The view that holds on least takes the room that there is`() throws {
        let (stack, _) = try stack("")
        stack.frame.size = CGSize(width: 500, height: 60)
        #expect(places(stack) == [[0, 280], [290, 100], [400, 100]])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 60 })
        stack.frame.size = CGSize(width: 320, height: 40)
        #expect(places(stack) == [[0, 100], [110, 100], [220, 100]])
    }

    @Test(
        "Room is shared as the distribution says",
        arguments: [
            ("fillEqually", [[0, 160], [170, 160], [340, 160]]),
            ("fillProportionally", [[0, 160], [170, 160], [340, 160]]),
            ("equalSpacing", [[0, 100], [200, 100], [400, 100]]),
            ("equalCentering", [[0, 100], [200, 100], [400, 100]]),
        ] as [(String, [[CGFloat]])])
    func distribution(_ name: String, _ expected: [[CGFloat]]) throws {
        let (stack, _) = try stack("distribution=\"\(name)\"")
        stack.frame.size.width = 500
        #expect(places(stack) == expected)
    }

    @Test func `Those after a hidden view move up, and back when it is shown`() throws {
        let (stack, _) = try stack("distribution=\"equalSpacing\"")
        stack.frame.size.width = 220
        stack.arrangedSubviews[0].isHidden = true
        #expect(places(stack)[1...] == [[0, 100], [120, 100]])
        stack.arrangedSubviews[0].isHidden = false
        stack.frame.size.width = 320
        #expect(places(stack) == [[0, 100], [110, 100], [220, 100]])
    }

    @Test(
        "Across the line the alignment counts",
        arguments: [("leading", 0, 40), ("center", 30, 40), ("trailing", 60, 40), ("fill", 0, 100)] as [(
            String, CGFloat, CGFloat
        )])
    func alignment(_ name: String, _ start: CGFloat, _ length: CGFloat) throws {
        let (stack, _) = try stack("alignment=\"\(name)\"")
        stack.frame.size.height = 100
        stack.window?.layoutIfNeeded()
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == start && $0.frame.height == length })
    }
}
