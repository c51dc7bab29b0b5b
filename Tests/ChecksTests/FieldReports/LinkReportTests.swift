import Testing

@testable import Checks

/// What people reported of links between storyboards and bundles.
@Suite struct LinkReportTests {
    @Test func `P002, P005: a bundle that no target makes is told of with the nearest that is made`() throws {
        let findings = try Findings(of: "unknown-bundle", in: [
            "App.xcodeproj/project.pbxproj": RuleExample.project(
                documents: ["Main.storyboard"], settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.cocoapods.Lib"]),
            "Main.storyboard": storyboard(reference("storyboardName=\"List\" bundleIdentifier=\"org.cocoapod.Lib\"")),
        ])
        #expect(findings.rules == ["unknown-bundle"])
        #expect(findings.messages[0].contains("org.cocoapod.Lib"))
        #expect(findings.messages[0].contains("'org.cocoapods.Lib'"))
    }

    @Test func `P007: a storyboard of one name in two bundles is told of`() throws {
        let findings = try Findings(of: "storyboard-in-several-bundles", in: [
            ".boardwalk.json": #"{bundles: {"com.example.Kit": "Kit"}}"#,
            "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Picker.storyboard", "Main.storyboard"]),
            "Main.storyboard": storyboard(reference("storyboardName=\"Picker\" bundleIdentifier=\"com.example.Kit\"")),
            "Picker.storyboard": storyboard(controller("one"), initial: "one"),
            "Kit/Picker.storyboard": storyboard(controller("two"), initial: "two"),
        ])
        #expect(findings.places == ["Kit/Picker.storyboard:1:1"])
        #expect(findings.all.first?.related.map(\.location.file) == ["Picker.storyboard"])
    }

    @Test func `P009: a name that differs from the file only in case is a broken link that says so`() throws {
        let findings = try Findings(of: "missing-storyboard", in: [
            "Main.storyboard": storyboard(reference("storyboardName=\"mainstoryboard\"")),
            "MainStoryboard.storyboard": storyboard(controller("one"), initial: "one"),
        ])
        #expect(findings.rules == ["missing-storyboard"])
        #expect(findings.messages[0].contains("'MainStoryboard' differs in case"))
    }

    @Test func `P012: a module whose name is composed of other characters is told of`() throws {
        let findings = try Findings(of: "misspelled-module", in: [
            "App.xcodeproj/project.pbxproj": RuleExample.project(
                documents: ["Main.storyboard"], settings: ["PRODUCT_MODULE_NAME": "Caf\u{E9}"]),
            "Main.storyboard": storyboard(controller("home", "customClass=\"Home\" customModule=\"Cafe\u{301}\"")),
        ])
        #expect(findings.rules == ["misspelled-module"])
        #expect(findings.messages[0].contains("composed of other characters"))
    }

    @Test func `P041: a class on an embed segue has no effect`() throws {
        let findings = try Findings(of: "ignored-segue-class", in: [
            "Main.storyboard": storyboard(
                controller("home", "", """
                    <view key="view" id="v"><subviews><containerView id="box">
                    \(segue("destination=\"link\" kind=\"embed\" customClass=\"RBStoryboardSegue\""))
                    </containerView></subviews></view>
                    """),
                controller("link", "customClass=\"RBStoryboardLink\"")),
        ])
        #expect(findings.messages.count == 1)
        #expect(findings.messages[0].contains("'RBStoryboardSegue' on a segue of the kind 'embed'"))
    }

    @Test func `P042: a popover that code performs and that points at nothing is told of`() throws {
        let findings = try Findings(of: "popover-without-anchor", in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"help\" kind=\"popoverPresentation\" identifier=\"help\"")),
                controller("help")),
        ])
        #expect(findings.rules.count == 1)
    }

    @Test func `P043: a placeholder of a linking library that a plain segue reaches is told of`() throws {
        let findings = try Findings(of: "unlinked-segue", in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"link\" kind=\"show\" identifier=\"pay\"")),
                controller("link", "customClass=\"RBStoryboardLink\"", """
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="storyboardName" \
                    value="Pay"/></userDefinedRuntimeAttributes>
                    """)),
            "Pay.storyboard": storyboard(controller("pay"), initial: "pay"),
        ])
        #expect(findings.rules.count == 1)
    }

    @Test func `P044: a tab whose item stayed with the reference is told of`() throws {
        let tabs = """
            <tabBarController id="tabs" sceneMemberID="viewController">
            \(segue("destination=\"ref\" kind=\"relationship\" relationship=\"viewControllers\""))
            </tabBarController>
            """
        let item = "<tabBarItem key=\"tabBarItem\" title=\"News\" id=\"item\"/>"
        let placeholder = """
            <viewControllerPlaceholder id="ref" storyboardName="News" sceneMemberID="viewController">\(item)</viewControllerPlaceholder>
            """
        func findings(_ root: String) throws -> [String] {
            try Findings(of: "tab-lost-behind-reference", in: [
                "Main.storyboard": storyboard(tabs, placeholder),
                "News.storyboard": storyboard(
                    """
                    <navigationController id="nav" sceneMemberID="viewController">
                    \(segue("destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\""))
                    </navigationController>
                    """, root, initial: "nav"),
            ]).messages
        }
        #expect(try findings(controller("root")).count == 1)
        #expect(try findings(controller("root", "", item)) == [])
    }

    @Test func `P047: two links of one identifier are told of, and a label tells them apart`() throws {
        func findings(_ first: String, _ second: String) throws -> [String] {
            try Findings(of: "duplicate-segue-identifier", in: [
                "Main.storyboard": storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController"><connections>
                    <segue destination="one" kind="custom" customClass="LinkedStoryboardSegue" identifier="\(first)" id="a"/>
                    <segue destination="two" kind="custom" customClass="LinkedStoryboardSegue" identifier="\(second)" id="b"/>
                    </connections></viewController>
                    """, controller("one"), controller("two")),
            ]).messages
        }
        #expect(try findings("Detail@Other", "Detail@Other").count == 1)
        #expect(try findings("Detail@Other", "Detail@Other#second") == [])
    }

    @Test func `P049: a reference without a storyboard means its own, and without a scene the initial one`() throws {
        #expect(try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"ref\" kind=\"show\" identifier=\"again\"")),
                reference(""), initial: "home"),
        ]).rules == [])
        #expect(try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"ref\" kind=\"show\" identifier=\"detail\"")),
                reference("referencedIdentifier=\"Detail\""), controller("detail", "storyboardIdentifier=\"Detail\""), initial: "home"),
        ]).rules == [])
    }

    @Test func `P050: a reference to a storyboard alone means its initial scene`() throws {
        #expect(try Findings(in: [
            "Main.storyboard": storyboard(
                controller("home", "", segue("destination=\"ref\" kind=\"show\" identifier=\"edit\"")),
                reference("storyboardName=\"Edit\""), initial: "home"),
            "Edit.storyboard": storyboard(controller("edit"), initial: "edit"),
        ]).rules == [])
    }

    @Test func `P061: a placeholder of a library is followed to the scene that it stands for`() throws {
        let findings = try Findings(of: "missing-scene", in: [
            "Main.storyboard": storyboard(controller("link", "customClass=\"RBStoryboardLink\"", """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Pay"/>
                <userDefinedRuntimeAttribute type="string" keyPath="sceneIdentifier" value="Card"/>
                </userDefinedRuntimeAttributes>
                """)),
            "Pay.storyboard": storyboard(controller("card", "storyboardIdentifier=\"Cards\"")),
        ])
        #expect(findings.messages.count == 1)
        #expect(findings.messages[0].contains("'Cards'"))
    }

    @Test func `P112: a main storyboard without an initial scene is told of`() throws {
        let findings = try Findings(of: "entry-without-scene", in: [
            "Info.plist": RuleExample.propertyList("UIMainStoryboardFile", "Main"),
            "Main.storyboard": storyboard(controller("home", "storyboardIdentifier=\"Home\"")),
        ])
        #expect(findings.messages.count == 1)
        #expect(findings.messages[0].contains("black screen"))
    }

    @Test func `P122: a reference on a system that does not know any is told of`() throws {
        let findings = try Findings(of: "deployment-target", in: [
            "App.xcodeproj/project.pbxproj": RuleExample.project(
                documents: ["Main.storyboard"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "8.0"]),
            "Main.storyboard": storyboard(reference("referencedIdentifier=\"Main\"")),
        ])
        #expect(findings.messages.count == 1)
        #expect(findings.messages[0].hasPrefix("Storyboard references need iOS 9 and the target 'App' runs on iOS 8.0."))
    }
}
