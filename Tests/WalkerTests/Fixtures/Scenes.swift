/// The text of a storyboard.
func storyboard(_ scenes: [String], initial: String? = nil, runtime: String = "iOS.CocoaTouch") -> String {
    let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let objects = scenes.enumerated().map { number, scene in
        "<scene sceneID=\"scene-\(number)\"><objects>\n\(scene)\n</objects></scene>"
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)"\(start)>
        <scenes>
        \(objects.joined(separator: "\n"))
        </scenes>
        </document>

        """
}

/// A controller whose scene has a segue at each of some buttons, and segues that code performs.
func controller(
    _ id: String, _ attributes: String = "", kind: String = "viewController", buttons: [(String, String)] = [],
    views: String = "", code: [String] = [], items: String = "", more: String = ""
) -> String {
    let subviews = buttons.enumerated().map { number, button in
        """
        <button opaque="NO" id="\(id)-button-\(number)"><rect key="frame" x="20" y="\(100 + 60 * number)" width="200" height="44"/>
        <state key="normal" title="\(button.0)"/><connections>\(button.1)</connections></button>
        """
    }.joined(separator: "\n")
    return """
        <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(subviews)\(views)</subviews></view>
        \(items)
        <connections>\(code.joined(separator: "\n"))</connections>
        </\(kind)>
        \(more)
        """
}

/// A navigation controller with a root.
func navigation(_ id: String, root: String, _ attributes: String = "") -> String {
    """
    <navigationController id="\(id)" \(attributes) sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="\(id)-bar"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/></connections>
    </navigationController>
    """
}

/// A tab bar controller with tabs.
func tabs(_ id: String, _ children: [String]) -> String {
    let segues = children.enumerated().map { number, child in
        "<segue destination=\"\(child)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-tab-\(number)\"/>"
    }
    return """
        <tabBarController id="\(id)" sceneMemberID="viewController"><tabBar key="tabBar" id="\(id)-bar"/>
        <connections>\(segues.joined())</connections></tabBarController>
        """
}

/// A split view controller of two columns.
func split(_ id: String, primary: String, secondary: String, _ attributes: String = "") -> String {
    """
    <splitViewController id="\(id)" \(attributes) sceneMemberID="viewController"><connections>
    <segue destination="\(primary)" kind="relationship" relationship="masterViewController" id="\(id)-primary"/>
    <segue destination="\(secondary)" kind="relationship" relationship="detailViewController" id="\(id)-secondary"/>
    </connections></splitViewController>
    """
}

/// A segue.
func segue(_ kind: String, to destination: String, _ id: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(id)\" \(attributes)/>"
}

/// A container view with an embed segue.
func container(_ id: String, embeds segues: String...) -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="0.0" y="300" width="375" height="200"/>
    <connections>\(segues.joined())</connections></containerView>
    """
}

/// A storyboard reference.
func reference(_ id: String, _ attributes: String, items: String = "") -> String {
    "<viewControllerPlaceholder id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(items)</viewControllerPlaceholder>"
}

/// An Info.plist that names the main storyboard.
func propertyList(_ key: String = "UIMainStoryboardFile", _ value: String = "Main") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>\(key)</key><string>\(value)</string></dict></plist>
    """
}

/// User-defined runtime attributes of type String.
func runtimeAttributes(_ values: [String: String]) -> String {
    let attributes = values.sorted { $0.key < $1.key }.map {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0.key)\" value=\"\($0.value)\"/>"
    }
    return values.isEmpty ? "" : "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
}
