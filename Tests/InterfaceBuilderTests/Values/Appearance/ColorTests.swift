import InterfaceBuilder
import Testing

@Suite struct ColorTests {
    private func color(_ attributes: String) throws -> Color {
        try Sample.value("<color \(attributes)/>")
    }

    @Test("Components are from 0 to 1 in whatever colour space")
    func components() throws {
        #expect(
            try color("red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='custom' customColorSpace='sRGB'")
                .value
                == .rgb(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4, space: .sRGB))
        #expect(
            try color("red='1' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'").value
                == .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: .displayP3))
        #expect(
            try color("red='1' green='0' blue='0' colorSpace='calibratedRGB'").value
                == .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: .calibratedRGB))
        #expect(
            try color("white='0.5' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'")
                .value
                == .white(0.5, alpha: 1, space: .genericGamma22Gray))
        #expect(
            try color("red='0' green='0' blue='0' colorSpace='custom' customColorSpace='rec2020'").value
                == .rgb(red: 0, green: 0, blue: 0, alpha: 1, space: "rec2020"))
    }

    @Test("Named colours are the app's, system colours have three spellings")
    func names() throws {
        #expect(try color("name='Ink'").value == .named("Ink"))
        #expect(try color("systemColor='labelColor'").value == .system("labelColor"))
        #expect(try color("cocoaTouchSystemColor='darkTextColor'").value == .system("darkTextColor"))
        let older = try color(
            "xcode11CocoaTouchSystemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor' white='1' alpha='1'"
        )
        #expect(older.value == .system("systemBackgroundColor"))
        #expect(older.olderSystemColor == "whiteColor")
        #expect(
            try color("colorSpace='catalog' catalog='System' name='textColor'").value
                == .catalog("System", name: "textColor"))
        #expect(try color("colorSpace='cmyk' cyan='1'").value == .other)
    }
}
