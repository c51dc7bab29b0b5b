import InterfaceBuilder

extension Drawing {
    /// The rows that Interface Builder itself has in a picker without data.
    static let pickerRows = [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]]

    /// Turning wheels, the middle row chosen.
    func drawWheels(_ columns: [[String]], _ size: Size, on canvas: inout Canvas) {
        guard !columns.isEmpty else { return }
        let height = min(32, size.height)
        canvas.rectangle(
            Rect(8, size.height / 2 - height / 2, max(1, size.width - 16), height), radius: 8,
            fill: SystemColors.tertiaryFill)
        let width = max(1, (size.width - 24) / Double(columns.count))
        for (number, rows) in columns.enumerated() {
            for (row, text) in rows.enumerated() {
                let distance = Double(row - rows.count / 2)
                let y = size.height / 2 + distance * height - height / 2
                guard y >= 0, y + height <= size.height || row == rows.count / 2 else { continue }
                let font = TextFont(size: min(distance == 0 ? 21 : 19, height * 0.7))
                let paint = SystemColors.label.withAlpha(distance == 0 ? 1 : max(0.2, 0.5 - abs(distance) * 0.13))
                canvas.text(
                    TextBlock(text, font, paint).centered, in: Rect(12 + Double(number) * width, y, width, height))
            }
        }
    }

    func drawDatePicker(_ picker: DatePicker, _ size: Size, on canvas: inout Canvas) {
        let isCompact = picker.style == "compact" || picker.style == nil && size.height < 60
        if isCompact {
            drawPills(picker.mode, size, on: &canvas)
        } else if picker.style == "inline", picker.mode != "time", size.height > 200 {
            drawMonth(size, on: &canvas)
        } else {
            drawWheels(Self.dateRows(picker.mode), size, on: &canvas)
        }
    }

    private func drawPills(_ mode: String?, _ size: Size, on canvas: inout Canvas) {
        let texts = mode == "time" ? ["9:41 AM"] : mode == "date" ? ["Jun 9, 2025"] : ["Jun 9, 2025", "9:41 AM"]
        var x = 0.0
        for text in texts {
            let block = TextBlock(text, TextFont(size: 17), SystemColors.label).centered
            let pill = Rect(
                x, max(0, size.height / 2 - 17), min(size.width - x, block.naturalWidth + 22), min(34, size.height))
            guard pill.width > 10 else { continue }
            canvas.rectangle(pill, radius: 8, fill: SystemColors.tertiaryFill)
            canvas.text(block, in: pill)
            x = pill.maxX + 6
        }
    }

    private func drawMonth(_ size: Size, on canvas: inout Canvas) {
        canvas.text(
            TextBlock("June 2025", TextFont(size: 17, weight: 600), SystemColors.label),
            in: Rect(16, 4, size.width - 32, 36))
        let (width, height) = ((size.width - 16) / 7, (size.height - 70) / 5)
        for (number, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            canvas.text(
                TextBlock(day, TextFont(size: 11, weight: 600), SystemColors.tertiaryLabel).centered,
                in: Rect(8 + Double(number) * width, 42, width, 20))
        }
        for day in 1...30 {
            let cell = Rect(8 + Double((day - 1) % 7) * width, 64 + Double((day - 1) / 7) * height, width, height)
            if day == 9 {
                canvas.circle(center: cell.center, radius: min(width, height) / 2, fill: tint.withAlpha(0.15))
            }
            canvas.text(
                TextBlock("\(day)", TextFont(size: 18), day == 9 ? tint : SystemColors.label).centered, in: cell)
        }
    }

    private static func dateRows(_ mode: String?) -> [[String]] {
        let hours = [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]]
        switch mode {
        case "time": return hours
        case "date":
            return [
                ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
                ["2023", "2024", "2025", "2026", "2027"],
            ]
        case "countDownTimer": return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
        default: return [["Sat Jun 7", "Sun Jun 8", "Today", "Tue Jun 10", "Wed Jun 11"]] + hours
        }
    }
}
