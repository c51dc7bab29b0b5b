import AppMap
import Testing

@testable import Checks

/// Classes of Objective-C that no source declares: of a library, or of the app itself.
@Suite struct OwnPrefixTests {
    private func findings(_ name: String, podfile: Bool = false) throws -> [String] {
        let source = "#import <UIKit/UIKit.h>\n@interface OCBook : UIView\n@end\n@implementation OCBook\n@end\n"
        let document = storyboard(
            """
            <viewController customClass="\(name)" id="home" sceneMemberID="viewController">
                <label key="view" id="label"/>
                <connections><outlet property="title" destination="label" id="outlet"/></connections>
            </viewController>
            """)
        let found = podfile
            ? try Findings(of: "unknown-class", in: ["Book.m": source, "Main.storyboard": document, "Podfile": ""])
            : try Findings(of: "unknown-class", in: ["Book.m": source, "Main.storyboard": document])
        return found.messages.map { String($0.prefix { $0 != "." }) }
    }

    @Test func `A class with the prefix of the app's own classes is missing where no source declares it`() throws {
        #expect(try findings("OCGone").first?.hasPrefix("There is no class 'OCGone' in the sources") == true)
    }

    @Test(arguments: ["ABGone", "UIGoneView", "NSGone", "OCDGone"])
    func `A class with another prefix may be one of a library`(name: String) throws {
        #expect(try findings(name) == [])
    }

    @Test func `Where others' code is used, a class may be theirs whatever its prefix`() throws {
        #expect(try findings("OCGone", podfile: true) == [])
    }
}
