import InterfaceBuilder
import Testing

@Suite struct DeviceTests {
    @Test(
        "A device has the size of its screen, turned as it is",
        arguments: [
            ("retina4_7", "portrait", Size(width: 375, height: 667)),
            ("retina6_12", "portrait", Size(width: 393, height: 852)),
            ("retina6_1", "landscape", Size(width: 896, height: 414)),
            ("ipad9_7", "landscape", Size(width: 1024, height: 768)),
        ])
    func size(identifier: String, orientation: String, size: Size) throws {
        let device: Device = try Sample.value("<device id='\(identifier)' orientation='\(orientation)'/>")
        #expect(device.screenSize == size)
    }

    @Test("A screen of the future has no size, and its name is kept")
    func unknown() throws {
        let device: Device = try Sample.value(
            "<device id='retina9_9' orientation='portrait' appearance='dark'><adaptation id='fullscreen'/></device>")
        #expect(device.screenSize == nil)
        #expect(device.safeAreaInsets == nil)
        #expect(device.identifier == "retina9_9")
        #expect(device.appearance == "dark")
        #expect(device.adaptation == "fullscreen")
    }

    @Test("The safe area of a home-button phone is that below the status bar")
    func safeArea() throws {
        let old: Device = try Sample.value("<device id='retina4_7'/>")
        let new: Device = try Sample.value("<device id='retina6_12'/>")
        #expect(old.safeAreaInsets == Insets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(new.safeAreaInsets == Insets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test("Without a device scenes are drawn as older Xcodes drew them")
    func drawingSize() throws {
        let square = try Sample.storyboard("", attributes: "useTraitCollections='YES'").storyboard
        let old = try Sample.storyboard(
            "",
            rest: """
                <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/>
                <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
                <simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
                """
        ).storyboard
        #expect(square?.drawingSize == Size(width: 600, height: 600))
        #expect(old?.drawingSize == Size(width: 320, height: 568))
        #expect(old?.defaultSimulatedMetrics?.orientation?.orientation == "landscapeRight")
        #expect(old?.defaultSimulatedMetrics?.topBar == nil)
    }
}
