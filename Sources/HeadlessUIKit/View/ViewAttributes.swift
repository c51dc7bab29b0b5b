/// The properties of views that documents set by key path, under the names that key-value coding has.
@MainActor
enum ViewAttributes {
    static let all: [Headless.Connection] = layer + views + texts + controls

    private static let layer: [Headless.Connection] = [
        .attribute("layer.cornerRadius", \UIView.layer.cornerRadius),
        .attribute("layer.masksToBounds", \UIView.layer.masksToBounds),
        .attribute("layer.borderWidth", \UIView.layer.borderWidth),
        .attribute("layer.borderColor", \UIView.layer.borderColor),
        .attribute("layer.shadowOpacity", \UIView.layer.shadowOpacity),
        .attribute("layer.shadowRadius", \UIView.layer.shadowRadius),
        .attribute("layer.shadowOffset", \UIView.layer.shadowOffset),
        .attribute("layer.zPosition", \UIView.layer.zPosition),
        .attribute("layer.opacity", \UIView.layer.opacity),
    ]

    private static let views: [Headless.Connection] = [
        .attribute("hidden", \UIView.isHidden),
        .attribute("alpha", \UIView.alpha),
        .attribute("tag", \UIView.tag),
        .attribute("clipsToBounds", \UIView.clipsToBounds),
        .attribute("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        .attribute("exclusiveTouch", \UIView.isExclusiveTouch),
        .attribute("backgroundColor", \UIView.backgroundColor),
        .attribute("tintColor", \UIView.tintColor),
        .attribute("restorationIdentifier", \UIView.restorationIdentifier),
        .attribute("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .attribute("accessibilityLabel", \UIView.accessibilityLabel),
        .attribute("accessibilityHint", \UIView.accessibilityHint),
        .attribute("accessibilityValue", \UIView.accessibilityValue),
        .attribute("isAccessibilityElement", \UIView.isAccessibilityElement),
    ]

    private static let texts: [Headless.Connection] = [
        .attribute("text", \UILabel.text),
        .attribute("textColor", \UILabel.textColor),
        .attribute("numberOfLines", \UILabel.numberOfLines),
        .attribute("text", \UITextField.text),
        .attribute("placeholder", \UITextField.placeholder),
        .attribute("secureTextEntry", \UITextField.isSecureTextEntry),
        .attribute("text", \UITextView.text),
        .attribute("image", \UIImageView.image),
        .attribute("contentInset", \UIScrollView.contentInset),
    ]

    private static let controls: [Headless.Connection] = [
        .attribute("enabled", \UIControl.isEnabled),
        .attribute("selected", \UIControl.isSelected),
        .attribute("on", \UISwitch.isOn),
        .attribute("value", \UISlider.value),
        .attribute("value", \UIStepper.value),
        .attribute("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    ]
}
