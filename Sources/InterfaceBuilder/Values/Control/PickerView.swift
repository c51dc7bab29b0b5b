/// A choice by turning wheels, whose rows the app gives.
public struct PickerView: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.pickerView]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// Whether the chosen row is marked.
    public var showsSelectionIndicator: Bool { element.flag("showsSelectionIndicator") ?? false }
}
