import InterfaceBuilder
import SceneAddressing

/// A place at which a document names an image, colour or the like.
struct ResourceUse {
    let name: String
    let element: Element
    let attribute: String
}

extension CheckedDocument {
    /// Where the document names images of the app, in document order. The system's symbols are left out.
    var imageUses: [ResourceUse] {
        let others = namesOfOtherImages
        return allElements.flatMap { element -> [ResourceUse] in
            guard let attributes = Self.imageAttributes[element.name], element["catalog"] != "system",
                element.name != "userDefinedRuntimeAttribute" || element["type"] == "image"
            else { return [] }
            return attributes.compactMap { attribute in
                guard let name = element[attribute], !name.isEmpty, !others.contains(ExactName(name)) else { return nil }
                return ResourceUse(name: name, element: element, attribute: attribute)
            }
        }
    }

    /// Where the document names symbols of the system.
    var symbolUses: [ResourceUse] {
        allElements.flatMap { element -> [ResourceUse] in
            guard let attributes = Self.imageAttributes[element.name], element["catalog"] == "system" else { return [] }
            return attributes.compactMap { attribute in
                element[attribute].map { ResourceUse(name: $0, element: element, attribute: attribute) }
            }
        }
    }

    /// Where the document names colours of an asset catalogue.
    var colorUses: [ResourceUse] {
        elements("color").compactMap { element in
            guard let name = element["name"], !name.isEmpty, element["catalog"] == nil else { return nil }
            return ResourceUse(name: name, element: element, attribute: "name")
        }
    }

    /// The names of images that are no images of the app: symbols, which an element may name beside an image of the app,
    /// and images that the document itself holds.
    private var namesOfOtherImages: Set<ExactName> {
        let others = interface.resources.filter { $0.kind == .image && ($0.catalog == "system" || $0.hasArchivedImage) }
        return Set(others.compactMap(\.name).map { ExactName($0) })
    }

    private static let imageAttributes: [String: [String]] = [
        "backgroundConfiguration": ["image"], "barButtonItem": ["image", "landscapeImage", "largeContentSizeImage"],
        "imageReference": ["image"], "imageView": ["image", "highlightedImage"],
        "navigationBar": ["backIndicatorImage", "backIndicatorTransitionMaskImage"],
        "progressView": ["progressImage", "trackImage"], "segment": ["image"],
        "slider": ["minimumValueImage", "maximumValueImage"], "state": ["image", "backgroundImage"],
        "tabBar": ["backgroundImage", "selectionIndicatorImage"],
        "tabBarItem": ["image", "selectedImage", "landscapeImage", "largeContentSizeImage"],
        "userDefinedRuntimeAttribute": ["value"],
    ]
}
