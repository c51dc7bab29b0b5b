import AppMap
import Foundation
import HeadlessUIKit

extension ScreenReader {
    /// What a person finds in a view, in reading order.
    mutating func items(of view: UIView, _ place: Place) -> [ScreenItem] {
        if let child = place.children[ObjectIdentifier(view)] {
            return place.isHidden ? [] : [group(child)]
        }
        var place = place
        place.isHidden = place.isHidden || view.isHidden || view.alpha < 0.01
        var items = contents(of: view, place)
        let gestures = view.gestureRecognizers?.filter { Headless.objectID(of: $0) != nil } ?? []
        for gesture in gestures {
            add(gesture, to: &items, place)
        }
        // Of what is hidden only what leads somewhere is worth a word.
        return place.isHidden ? items.filter(\.matters) : items
    }

    /// A tap on something that takes no taps by itself is told of there, any other gesture in a line of its own.
    private mutating func add(_ gesture: UIGestureRecognizer, to items: inout [ScreenItem], _ place: Place) {
        var item = item(.gesture, gesture.words, gesture, in: place, .gesture(gesture))
        if let tap = gesture as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, items.count == 1,
            items[0].number == nil, items[0].items.isEmpty
        {
            item.role = items[0].role
            item.text = items[0].text
            items = [item]
        } else {
            items.insert(item, at: 0)
        }
    }

    private mutating func contents(of view: UIView, _ place: Place) -> [ScreenItem] {
        switch view {
        case let bar as UINavigationBar: items(of: bar, place)
        case let bar as UITabBar: items(of: bar, place)
        case let bar as UIToolbar:
            [ScreenItem(role: .toolbar, objectID: Headless.objectID(of: bar), items: (bar.items ?? []).flatMap { items(of: $0, place) })]
        case let table as UITableView: [item(of: table, place)]
        case let collection as UICollectionView: [item(of: collection, place)]
        case let control as UIControl: [item(of: control, place)]
        case let label as UILabel: text(.label, label.text, of: label, place)
        case let view as UITextView: [item(of: view, place)]
        case let bar as UISearchBar: [field(.searchBar, bar, value: bar.text, hint: bar.placeholder, place)]
        case let picker as UIPickerView: [item(of: picker, place)]
        case let image as UIImageView: text(.image, image.shownName, of: image, place)
        case let progress as UIProgressView:
            [ScreenItem(role: .progress, value: "\(Int(progress.progress * 100)) %", objectID: Headless.objectID(of: view))]
        case is UIActivityIndicatorView: []
        default: inside(view, place)
        }
    }

    private mutating func inside(_ view: UIView, _ place: Place) -> [ScreenItem] {
        let items = itemsInside(view, place)
        guard items.isEmpty, let element = Headless.element(of: view), !plainViews.contains(element.name) else {
            return items
        }
        return text(.view, element.name.separateWords, of: view, place)
    }

    /// What the views inside a view show, line by line.
    mutating func itemsInside(_ view: UIView, _ place: Place) -> [ScreenItem] {
        var items: [ScreenItem] = []
        for line in view.linesInReadingOrder {
            let start = items.count
            for view in line {
                var found = self.items(of: view, place)
                if items.count > start, !found.isEmpty {
                    found[0].isBeside = true
                }
                items += found
            }
        }
        return items
    }

    private var plainViews: Set<String> {
        ["view", "containerView", "scrollView", "stackView", "visualEffectView", "tableViewCellContentView",
         "collectionViewCellContentView", "collectionReusableView"]
    }

    private func text(_ role: ScreenItem.Role, _ text: String?, of view: UIView, _ place: Place) -> [ScreenItem] {
        let shown = text?.nonEmpty ?? Headless.text(of: view)
        let isTouched = view.gestureRecognizers?.contains { Headless.objectID(of: $0) != nil } ?? false
        guard shown != nil || isTouched else { return [] }
        return [ScreenItem(role: role, text: shown, objectID: Headless.objectID(of: view))]
    }

    // MARK: Controls

    private mutating func item(of control: UIControl, _ place: Place) -> ScreenItem {
        let target = Target.view(control, in: place.row)
        switch control {
        case let field as UITextField:
            let text = field.isSecureTextEntry ? String(repeating: "•", count: field.text?.count ?? 0) : field.text
            return self.field(.field, field, value: text, hint: field.placeholder, place)
        case let button as UIButton:
            return item(.button, Headless.text(of: button) ?? button.pictureName, button, in: place, target)
        case let toggle as UISwitch:
            return item(.toggle, toggle, toggle.isOn ? "on" : "off", [.tap, .set], place)
        case let slider as UISlider:
            return item(.slider, slider, Double(slider.value).brief, [.set], place)
        case let stepper as UIStepper:
            return item(.stepper, stepper, stepper.value.brief, [.set], place)
        case let pages as UIPageControl:
            return item(.pageControl, pages, "\(pages.currentPage + 1) of \(pages.numberOfPages)", [.set], place)
        case let picker as UIDatePicker:
            return item(.datePicker, picker, nil, [.set], place)
        case let segments as UISegmentedControl:
            return item(of: segments, place)
        default:
            return item(.control, Headless.text(of: control) ?? control.writtenWords, control, in: place, target)
        }
    }

    private mutating func item(
        _ role: ScreenItem.Role, _ control: UIView, _ value: String?, _ deeds: [ScreenDeed], _ place: Place
    ) -> ScreenItem {
        var item = item(role, Headless.text(of: control), control, in: place, .view(control, in: place.row), deeds)
        item.value = value
        return item
    }

    private mutating func field(
        _ role: ScreenItem.Role, _ view: UIView, value: String?, hint: String?, _ place: Place
    ) -> ScreenItem {
        let name = view.accessibilityLabel?.nonEmpty ?? hint
        var item = item(role, name, view, in: place, .view(view, in: place.row), [.type])
        item.value = value?.nonEmpty
        return item
    }

    private mutating func item(of view: UITextView, _ place: Place) -> ScreenItem {
        guard view.isEditable else {
            return ScreenItem(role: .label, text: view.text.nonEmpty, objectID: Headless.objectID(of: view))
        }
        return field(.textView, view, value: view.text, hint: nil, place)
    }

    private mutating func item(of picker: UIPickerView, _ place: Place) -> ScreenItem {
        let rows = (0..<max(0, picker.numberOfComponents)).map { picker.selectedRow(inComponent: $0) }
        return item(.picker, picker, rows.map { String($0) }.joined(separator: ", ").nonEmpty, [.set], place)
    }

    private mutating func item(of control: UISegmentedControl, _ place: Place) -> ScreenItem {
        var group = item(.segments, nil, control, in: place, nil)
        let obstacle = Headless.obstacle(to: control)?.shortWords
        note(ways.ways(of: group.objectID, in: place.scene), obstacle)
        for index in 0..<control.numberOfSegments {
            let text = control.titleForSegment(at: index)?.nonEmpty
                ?? control.imageForSegment(at: index).flatMap { Headless.name(of: $0) }
            var item = ScreenItem(
                number: number(.segment(control, at: index, in: place.row)), role: .segment, text: text, deeds: [.tap])
            item.isSelected = index == control.selectedSegmentIndex
            item.obstacle = obstacle ?? (control.isEnabledForSegment(at: index) ? nil : "disabled")
            group.items.append(item)
        }
        return group
    }
}

extension ScreenItem {
    /// Whether it leads somewhere or tells the app's code something.
    fileprivate var matters: Bool { !ways.isEmpty || !calls.isEmpty || items.contains(where: \.matters) }

    /// Whether somebody can use it, or something in it.
    var isUsable: Bool { number != nil || items.contains(where: \.isUsable) }
}

extension UIView {
    /// The views inside, by lines from the top and from the left in each; views without a place stay in the order of the
    /// document.
    var linesInReadingOrder: [[UIView]] {
        if let stack = self as? UIStackView, stack.arrangedSubviews.count == subviews.count {
            return stack.axis == .horizontal ? [stack.arrangedSubviews] : stack.arrangedSubviews.map { [$0] }
        }
        let placed = subviews.allSatisfy { $0.frame.height > 0 || $0.frame.width > 0 }
        guard placed, subviews.count > 1 else { return subviews.map { [$0] } }
        let sorted = subviews.enumerated().sorted { left, right in
            (left.element.frame.midY, left.offset) < (right.element.frame.midY, right.offset)
        }.map(\.element)
        var lines: [[UIView]] = []
        for view in sorted {
            if let first = lines.last?.first, view.frame.midY < first.frame.maxY, first.frame.midY > view.frame.minY {
                lines[lines.count - 1].append(view)
            } else {
                lines.append([view])
            }
        }
        return lines.map { line in
            line.enumerated().sorted { ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset) }.map(\.element)
        }
    }

    /// All texts in the view, in reading order.
    var writtenWords: String? {
        let texts = linesInReadingOrder.joined().filter { !$0.isHidden }.compactMap { view -> String? in
            if let label = view as? UILabel {
                return label.text?.nonEmpty
            }
            return view is UIControl ? nil : view.writtenWords
        }
        return texts.isEmpty ? nil : texts.joined(separator: " · ")
    }
}

extension UIImageView {
    fileprivate var shownName: String? { image.flatMap { Headless.name(of: $0) } }
}

extension UIButton {
    fileprivate var pictureName: String? {
        [currentImage, currentBackgroundImage].lazy.compactMap { $0.flatMap { Headless.name(of: $0) } }.first
    }
}

extension Double {
    /// Without decimals that say nothing.
    fileprivate var brief: String {
        guard isFinite, abs(self) < 1e9 else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
