import Foundation

/// A view of wheels of which each chooses a row.
@MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }

    open weak var delegate: (any UIPickerViewDelegate)?
    private var selectedRows: [Int: Int] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard component >= 0, component < numberOfComponents else { return 0 }
        return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    open func reloadAllComponents() {
        selectedRows = [:]
    }

    open func reloadComponent(_ component: Int) {
        selectedRows[component] = nil
    }

    /// As in UIKit, the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard row >= 0, row < numberOfRows(inComponent: component) else { return }
        selectedRows[component] = row
    }

    /// -1 where the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        selectedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
    }
}

/// What a picker view shows.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What is told of a picker view's selection. Every member is optional.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        Headless.withdrawNote("pickerView(_:didSelectRow:inComponent:)")
    }
}
