extension Headless {
    /// Turns a switch on or off as a user would; one that is so already is left alone.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func set(_ view: UISwitch, on isOn: Bool) throws {
        try catching {
            let point = try reach(view)
            if view.isOn != isOn {
                try deliver(to: view, at: point)
            }
        }
    }

    /// Drags a slider to a value.
    ///
    /// - Throws: `Refusal` where a user could not do it or the value is out of range; `UIKitException` where the app
    ///   crashes of it.
    public static func set(_ slider: UISlider, to value: Float) throws {
        try catching {
            _ = try reach(slider)
            guard value >= slider.minimumValue, value <= slider.maximumValue else {
                throw Refusal(.valueOutOfRange, slider)
            }
            try slider.sendAsUser([.touchDown])
            slider.value = value
            try slider.sendAsUser([.valueChanged, .touchUpInside, .primaryActionTriggered])
        }
    }

    /// Taps one half of a stepper.
    ///
    /// - Throws: `Refusal` where a user could not do it or that half is at its end; `UIKitException` where the app crashes
    ///   of it.
    public static func step(_ stepper: UIStepper, up: Bool) throws {
        try catching {
            _ = try reach(stepper)
            guard stepper.value(up: up) != nil else { throw Refusal(.valueOutOfRange, stepper) }
            try stepper.step(up: up)
        }
    }

    /// Taps a segment; the one that is selected sends nothing.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func select(segment: Int, in control: UISegmentedControl) throws {
        try catching {
            _ = try reach(control)
            guard control.segments.indices.contains(segment) else { throw Refusal(.valueOutOfRange, control) }
            guard control.isEnabledForSegment(at: segment) else { throw Refusal(.disabled, control) }
            try control.select(segment)
        }
    }

    /// Turns a date picker to a date.
    ///
    /// - Throws: `Refusal` where a user could not do it or the date is out of range; `UIKitException` where the app
    ///   crashes of it.
    public static func set(_ picker: UIDatePicker, to date: Date) throws {
        try catching {
            _ = try reach(picker)
            guard picker.clamped(date) == date else { throw Refusal(.valueOutOfRange, picker) }
            picker.date = date
            try picker.sendAsUser([.valueChanged, .primaryActionTriggered])
        }
    }

    /// Turns a wheel of a picker view to a row.
    ///
    /// - Throws: `Refusal` where a user could not do it or there is no such row; `UIKitException` where the app crashes of
    ///   it.
    public static func select(row: Int, inComponent component: Int, of picker: UIPickerView) throws {
        try catching {
            _ = try reach(picker)
            guard row >= 0, row < picker.numberOfRows(inComponent: component) else {
                throw Refusal(.valueOutOfRange, picker)
            }
            picker.selectRow(row, inComponent: component, animated: true)
            if let delegate = picker.delegate {
                note(delegate, "pickerView(_:didSelectRow:inComponent:)")
                delegate.pickerView(picker, didSelectRow: row, inComponent: component)
            }
        }
    }

    /// Taps one side of a page control; at the end nothing is sent.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func turn(_ control: UIPageControl, forward: Bool) throws {
        try catching {
            _ = try reach(control)
            try control.turn(forward: forward)
        }
    }

    /// Pulls a scroll view down until its refresh control starts.
    ///
    /// - Throws: `Refusal` where it has none or a user could not do it; `UIKitException` where the app crashes of it.
    public static func pullToRefresh(_ scrollView: UIScrollView) throws {
        try catching {
            _ = try reach(scrollView)
            guard let control = scrollView.refreshControl else { throw Refusal(.notFound, "UIRefreshControl") }
            guard control.isEnabled, scrollView.isScrollEnabled else { throw Refusal(.disabled, control) }
            if !control.isRefreshing {
                try control.pull()
            }
        }
    }

    /// Drags the content of a scroll view, in points.
    ///
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func scroll(_ scrollView: UIScrollView, to offset: CGPoint) throws {
        try catching {
            _ = try reach(scrollView)
            guard scrollView.isScrollEnabled else { throw Refusal(.disabled, scrollView) }
            if let delegate = scrollView.delegate {
                note(delegate, "scrollViewWillBeginDragging(_:)")
                delegate.scrollViewWillBeginDragging(scrollView)
                try propagate()
            }
            if scrollView.keyboardDismissMode != .none {
                FirstResponder.current?.resignFirstResponder()
            }
            scrollView.contentOffset = offset
            if let delegate = scrollView.delegate {
                note(delegate, "scrollViewDidEndDragging(_:willDecelerate:)")
                delegate.scrollViewDidEndDragging(scrollView, willDecelerate: false)
            }
            scrollView.layoutIfNeeded()
        }
    }
}
