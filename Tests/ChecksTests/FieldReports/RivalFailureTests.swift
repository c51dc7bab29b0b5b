import AppMap
import Testing

@testable import Checks

/// Small inputs on which other tools fail, with the right answer. Those that only concern generated code or sources are
/// not here.
@Suite struct RivalFailureTests {
    @Test func `1: a minimal document for a watch is read`() throws {
        let watch = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit"><scenes>
            <scene sceneID="s"><objects><controller id="c" identifier="Main"/></objects></scene></scenes></document>
            """
        #expect(try Findings(in: ["Interface.storyboard": watch]).rules == [])
    }

    @Test func `2: an archive of Xcode 3 is told of as one`() throws {
        let archive = "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\"><data/></archive>\n"
        let findings = try Findings(in: ["MainMenu.xib": archive])
        #expect(findings.rules == ["legacy-document"])
        #expect(findings.messages[0].contains("Xcode 3"))
    }

    @Test func `3, 4: a segue to a reference within its own storyboard is followed`() throws {
        #expect(try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"ref\" kind=\"show\" identifier=\"x\"")),
                reference("referencedIdentifier=\"X\""), controller("x", "storyboardIdentifier=\"X\""), initial: "home"),
        ]).rules == [])
    }

    @Test func `6: translated copies are one storyboard, and an editor's back-up is none`() throws {
        let text = storyboard(controller("launch", "storyboardIdentifier=\"Launch\""))
        #expect(try Findings(in: [
            "en.lproj/Launch.storyboard": text, "fr.lproj/Launch.storyboard": text, "Launch~.storyboard": "no XML at all",
        ]).rules == [])
    }

    @Test func `7: a storyboard without an initial scene whose scenes have identifiers is in order`() throws {
        #expect(try Findings(in: ["Parts.storyboard": storyboard(controller("one", "storyboardIdentifier=\"One\""))]).rules == [])
    }

    @Test func `8: the reuse identifier of a root cell counts beside other roots`() throws {
        let xib = RuleExample.xibText(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tapGestureRecognizer id="tap"/>
            <customObject customClass="Helper" id="helper"/>
            <tableViewCell reuseIdentifier="book" customClass="BookCell" id="cell"/>
            """)
        #expect(try Findings(of: "reuse-identifier-named-as-class", in: ["BookCell.xib": xib]).rules.count == 1)
    }

    @Test func `9: segues that start in the dock or at a bar button belong to the scene`() throws {
        let findings = try Findings(of: "ambiguous-segue-identifier", in: [
            "Main.storyboard": storyboard(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <navigationItem key="navigationItem" id="item">
                        <barButtonItem key="rightBarButtonItem" id="bar">
                            <connections><segue destination="one" kind="show" identifier="go" id="s1"/></connections>
                        </barButtonItem>
                    </navigationItem>
                </viewController>
                <tapGestureRecognizer id="tap">
                    <connections><segue destination="two" kind="show" identifier="go" id="s2"/></connections>
                </tapGestureRecognizer>
                """, controller("one"), controller("two")),
        ])
        #expect(findings.all.map(\.object?.id) == ["s2"])
        #expect(findings.all.map(\.scene) == ["home@Main"])
    }

    @Test func `10: a segue whose destination is gone is told of with its object and scene`() throws {
        let findings = try Findings(of: "missing-segue-destination", in: [
            "Main.storyboard": storyboard(controller("home", "title=\"Home\"", segue("destination=\"gone\" kind=\"show\" identifier=\"x\""))),
        ])
        #expect(findings.all.first?.object?.id == "segue")
        #expect(findings.all.first?.scene == "Home@Main")
        #expect(findings.messages[0].contains("'gone'"))
    }

    @Test func `12: an action may go to any object that has a class`() throws {
        let xib = RuleExample.xibText(
            """
            <customObject customClass="Helper" id="helper"/>
            <button id="button"><connections>
                <action selector="help:" destination="helper" eventType="touchUpInside" id="a"/>
                <action selector="ask:" destination="-2" eventType="touchUpInside" id="b"/>
            </connections></button>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            """)
        #expect(try Findings(in: ["Help.xib": xib]).rules == [])
    }

    @Test func `14: cells with content views of both kinds are seen`() throws {
        let findings = try Findings(of: "duplicate-reuse-identifier", in: [
            "Main.storyboard": storyboard(
                """
                <collectionViewController id="c" sceneMemberID="viewController"><collectionView key="view" dataMode="prototypes" id="v">
                <cells>
                <collectionViewCell reuseIdentifier="A" id="a"><view key="contentView"/></collectionViewCell>
                <collectionViewCell reuseIdentifier="A" id="b"><collectionViewCellContentView key="contentView" id="d"/></collectionViewCell>
                </cells></collectionView></collectionViewController>
                """),
        ])
        #expect(findings.all.map(\.object?.id) == ["b"])
    }

    @Test func `15: the text of a text view shares its id, and a symbol is in no catalogue`() throws {
        #expect(try Findings(in: [
            "View.xib": RuleExample.xibText(
                """
                <textView id="text"><attributedString key="attributedText" id="text"/></textView>
                <imageView image="star.fill" catalog="system" id="star"/>
                """),
        ]).rules == [])
    }

    @Test func `Two scenes of one identifier are told of and nothing stops`() throws {
        #expect(try Findings(of: "duplicate-storyboard-identifier", in: [
            "Main.storyboard": storyboard(controller("a", "storyboardIdentifier=\"X\""), controller("b", "storyboardIdentifier=\"X\"")),
        ]).rules.count == 1)
    }

    @Test func `Constraints of 8.5 and 9.5 points are not the same`() throws {
        func xib(_ first: String, _ second: String) -> String {
            let line = "<constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant="
            return RuleExample.xibText(
                """
                <view id="v"><subviews><label id="l"/></subviews>
                <constraints>\(line)"\(first)" id="one"/>\(line)"\(second)" id="two"/></constraints></view>
                """)
        }
        #expect(try Findings(of: "duplicate-constraint", in: ["View.xib": xib("8.5", "9.5")]).rules == [])
        #expect(try Findings(of: "duplicate-constraint", in: ["View.xib": xib("8.5", "8.50")]).rules.count == 1)
    }

    @Test func `A constraint that holds for other size classes is no double`() throws {
        let line = "<constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id="
        let xib = RuleExample.xibText(
            """
            <view id="v"><subviews><label id="l"/></subviews>
            <constraints>\(line)"one"/>\(line)"two"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="two"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="two"/></mask></variation></view>
            """)
        #expect(try Findings(of: "duplicate-constraint", in: ["View.xib": xib]).rules == [])
    }

    @Test func `An exit is found among the objects of its scene`() throws {
        #expect(try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\""))
                    + "<exit id=\"exit\" sceneMemberID=\"exit\"/>", initial: "home"),
        ]).rules == [])
    }

    @Test func `A colour of Display P3 is a colour that is mixed`() throws {
        let xib = RuleExample.xibText(
            "<view id=\"v\"><color key=\"backgroundColor\" colorSpace=\"custom\" customColorSpace=\"displayP3\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></view>")
        #expect(try Findings(of: "catalog-colors", in: ["View.xib": xib]).rules.count == 1)
    }

    @Test func `A font of 17.5 points is one`() throws {
        let xib = RuleExample.xibText(
            "<label id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17.5\"/></label>")
        #expect(try Findings(of: "font-sizes", in: ["View.xib": xib], options: ["minimum": .number(18)]).rules.count == 1)
        #expect(try Findings(of: "font-sizes", in: ["View.xib": xib], options: ["minimum": .number(17.5)]).rules == [])
    }

    @Test func `A reference that names nothing needs an initial scene of its own storyboard`() throws {
        #expect(try Findings(of: "missing-initial-scene", in: ["Main.storyboard": storyboard(reference(""))]).rules.count == 1)
    }
}
