import InterfaceBuilder
import Testing

@Suite struct ControlTests {
    @Test("All controls can be disabled and align their content")
    func common() throws {
        let control = try #require(
            Control(
                try Sample.value(
                    "<slider enabled='NO' selected='YES' contentHorizontalAlignment='center' contentVerticalAlignment='top'/>"
                )))
        #expect(!control.isEnabled && control.isSelected)
        #expect(control.contentHorizontalAlignment == "center" && control.contentVerticalAlignment == "top")
        #expect(Control(try Sample.value("<label/>")) == nil)
    }

    @Test("Switch, slider and stepper have values")
    func values() throws {
        #expect(try Sample.value("<switch on='YES'/>", as: Switch.self).isOn)
        #expect(try !Sample.value("<switch/>", as: Switch.self).isOn)
        let slider: Slider = try Sample.value(
            "<slider value='0.25' minValue='-1' maxValue='2.5' continuous='NO' minimumValueImage='low'/>")
        #expect(slider.value == 0.25 && slider.minimumValue == -1 && slider.maximumValue == 2.5)
        #expect(!slider.isContinuous && slider.minimumValueImage?.name == "low")
        let stepper: Stepper = try Sample.value("<stepper maximumValue='10' stepValue='0.5' wraps='YES'/>")
        #expect(stepper.maximumValue == 10 && stepper.stepValue == 0.5 && stepper.wraps && stepper.autorepeats)
    }

    @Test("A segmented control has segments")
    func segments() throws {
        let control: SegmentedControl = try Sample.value(
            """
            <segmentedControl selectedSegmentIndex="1" momentary="YES"><segments><segment title="A" width="40.5"/>\
            <segment title="" image="star" enabled="NO"/></segments></segmentedControl>
            """)
        #expect(control.segments.map(\.title) == ["A", ""])
        #expect(control.segments[0].width == 40.5)
        #expect(control.segments[1].image?.name == "star")
        #expect(!control.segments[1].isEnabled)
        #expect(control.selectedSegmentIndex == 1 && control.isMomentary)
    }

    @Test("Page control, progress, activity and pickers are read")
    func others() throws {
        let pages: PageControl = try Sample.value(
            "<pageControl numberOfPages='3' currentPage='1' hidesForSinglePage='YES'/>")
        #expect(pages.numberOfPages == 3 && pages.currentPage == 1 && pages.hidesForSinglePage)
        #expect(try Sample.value("<progressView progress='0.5'/>", as: ProgressView.self).progress == 0.5)
        let activity: ActivityIndicatorView = try Sample.value(
            "<activityIndicatorView animating='YES' style='medium'/>")
        #expect(activity.isAnimating && !activity.hidesWhenStopped && activity.style == "medium")
        let date: DatePicker = try Sample.value(
            """
            <datePicker datePickerMode="date" minuteInterval="5" style="wheels"><date key="minimumDate" \
            timeIntervalSinceReferenceDate="-978307200"/><timeZone key="timeZone" name="Europe/Zurich"/></datePicker>
            """)
        #expect(date.mode == "date" && date.minuteInterval == 5 && date.style == "wheels")
        #expect(date.minimumDate == -978_307_200 && date.date == nil)
        #expect(date.timeZone == "Europe/Zurich")
    }
}
