import AppMap
import InterfaceBuilder

extension Rule {
    /// Identifiers that are not written as a team has agreed.
    static let identifierPattern = Rule(
        "identifier-pattern", .style,
        "Identifiers are written in the way that a team has agreed on.",
        reason: """
            Identifiers are used far from where they are given. Whoever knows how they are written makes fewer slips.
            """,
        options: [
            RuleOption("scenes", .text("upperCamelCase"), "How storyboard identifiers are written: upperCamelCase, lowerCamelCase, "
                + "snake_case, kebab-case, or any."),
            RuleOption(
                "segues", .text("lowerCamelCase"),
                "How identifiers of segues are written; addresses of linked scenes are left out."),
            RuleOption("cells", .text("any"), "How reuse identifiers are written."),
        ],
        wrong: [
            .scenes("""
                <viewController ↓storyboardIdentifier="book_detail" id="detail" sceneMemberID="viewController"/>
                """),
            .xib("<tableViewCell ↓reuseIdentifier=\"Book\" id=\"cell\"/>", options: ["cells": .text("kebab-case")]),
        ],
        right: [
            .scenes(
                """
                <viewController storyboardIdentifier="BookDetail" id="detail" sceneMemberID="viewController">
                    <connections>
                        <segue destination="author" kind="show" identifier="showAuthor" id="to-author"/>
                        <segue destination="author" kind="custom" identifier="Author@Shop" customClass="ShopSegue" id="link"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"author\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, options in
            func faults(_ option: String, _ attribute: String, _ elements: [Element]) -> [Fault] {
                guard let style = WritingStyle(rawValue: options.text(option)) else { return [] }
                return elements.compactMap { element in
                    guard let name = element[attribute].nonEmpty, !name.contains("@"), !style.fits(name) else { return nil }
                    return Fault(
                        element, attribute, in: document,
                        "The identifier '\(name)' is not written in \(style.rawValue). Rename it.")
                }
            }
            return faults("scenes", "storyboardIdentifier", document.scenes.compactMap { $0.controller?.element })
                + faults("segues", "identifier", document.elements("segue"))
                + faults(
                    "cells", "reuseIdentifier",
                    document.elements(["tableViewCell", "collectionViewCell", "collectionReusableView"]))
        })
}

/// How words are joined to a name.
private enum WritingStyle: String {
    case upperCamelCase
    case lowerCamelCase
    case snakeCase = "snake_case"
    case kebabCase = "kebab-case"

    func fits(_ name: String) -> Bool {
        switch self {
        case .upperCamelCase: name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        case .lowerCamelCase: name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
        case .snakeCase: name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
        case .kebabCase: name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
        }
    }
}
