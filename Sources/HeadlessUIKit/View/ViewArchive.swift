import InterfaceBuilder

/// What every view reads from its element.
@MainActor
final class ViewArchive: Archive {
    let frame: CGRect
    private let view: View
    private let mask: UIView.AutoresizingMask

    init(_ element: Element) {
        view = View(element)
        frame = view.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .zero
        mask = Self.mask(of: element)
    }

    private static func mask(of element: Element) -> UIView.AutoresizingMask {
        guard let mask = element.child("autoresizingMask") else { return [] }
        var result: UIView.AutoresizingMask = []
        for (name, option) in masks where mask[name] == "YES" {
            result.insert(option)
        }
        return result
    }

    private static let masks: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
        ("flexibleMaxY", .flexibleBottomMargin),
    ]

    func apply(to view: UIView) {
        view.autoresizingMask = mask
        view.alpha = self.view.alpha
        view.isHidden = self.view.isHidden
        view.tag = self.view.tag
        view.isOpaque = self.view.isOpaque
        view.isUserInteractionEnabled = self.view.isUserInteractionEnabled
        view.isMultipleTouchEnabled = self.view.allowsMultipleTouches
        view.clipsToBounds = self.view.clipsToBounds
        view.autoresizesSubviews = self.view.autoresizesSubviews
        view.translatesAutoresizingMaskIntoConstraints =
            self.view.element["translatesAutoresizingMaskIntoConstraints"] != "NO"
        view.restorationIdentifier = self.view.restorationIdentifier
        view.accessibilityIdentifier = self.view.accessibility?.element["identifier"]
        view.accessibilityLabel = self.view.accessibility?.element["label"]
        view.accessibilityHint = self.view.accessibility?.element["hint"]
    }

    func makeSubviews(of nib: NibDecoder) -> [UIView] {
        nib.context.make(
            nib.template.templates("subviews") { element in
                element.child("subviews").map { Array($0.children) } ?? []
            }, as: UIView.self)
    }
}
