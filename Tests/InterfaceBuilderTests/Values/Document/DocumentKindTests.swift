import InterfaceBuilder
import Testing

@Suite struct DocumentKindTests {
    @Test("Storyboards, xibs, the archives of Xcode 3 and other XML are told apart")
    func kinds() throws {
        #expect(try Sample.storyboard("").kind == .storyboard)
        #expect(try Sample.xib("").kind == .xib)
        #expect(try Document("<archive type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>").kind == .archive)
        #expect(try Document("<plist/>").kind == .other(root: "plist"))
        #expect(try Document("<archive/>").interface == nil)
    }

    @Test(
        "The target runtime names the platform",
        arguments: [
            ("iOS.CocoaTouch", TargetRuntime.iOS), ("iOS.CocoaTouch.iPad", .iPad), ("AppleTV", .tvOS),
            ("watchKit", .watchOS), ("MacOSX.Cocoa", .macOS), ("visionOS", .other("visionOS")),
        ])
    func platforms(runtime: String, platform: TargetRuntime) throws {
        let document = try Document(
            "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='\(runtime)'/>")
        #expect(document.storyboard?.targetRuntime == platform)
    }

    @Test("A minimal document of a watch app is a storyboard without scenes")
    func watch() throws {
        let document = try Document(
            """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="11134" \
            targetRuntime="watchKit" propertyAccessControl="none"><scenes/></document>
            """)
        let storyboard = try #require(document.storyboard)
        #expect(storyboard.scenes.isEmpty)
        #expect(storyboard.initialScene == nil)
        #expect(storyboard.toolsVersion == "11134")
    }
}
