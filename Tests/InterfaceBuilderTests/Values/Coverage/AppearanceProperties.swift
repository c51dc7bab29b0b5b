import InterfaceBuilder

extension ListedProperties {
    static var appearance: [Self] {
        [
            list(
                Accessibility.self,
                [
                    \.identifier, \.label, \.hint, \.itemDescription, \.help, \.isElement, \.traits,
                ]),
            list(
                Color.self,
                [
                    \.value, \.systemColor, \.xcode11SystemColor, \.olderSystemColor, \.name, \.catalog,
                    \.space, \.red, \.green, \.blue, \.white, \.alpha, \.fallback,
                ]),
            list(
                SymbolConfiguration.self,
                [
                    \.scale, \.weight, \.configurationType, \.pointSize, \.font,
                ]),
            list(
                VisualEffect.self,
                [
                    \.blurStyle, \.vibrancyStyle, \.vibrancyBlurStyle,
                ]),
            list(
                AttributedString.self,
                [
                    \.fragments, \.string,
                ]),
            list(
                AttributedString.Fragment.self,
                [
                    \.string, \.color, \.backgroundColor, \.font, \.originalFont, \.paragraphStyle, \.link,
                    \.underlineStyle,
                ]),
            list(
                Font.self,
                [
                    \.face, \.systemFont, \.name, \.family, \.textStyle, \.pointSize, \.weight,
                    \.usesAppearanceFont,
                ]),
            list(
                ParagraphStyle.self,
                [
                    \.alignment, \.lineBreakMode, \.baseWritingDirection, \.tighteningFactorForTruncation,
                    \.allowsDefaultTighteningForTruncation, \.lineSpacing, \.lineHeightMultiple,
                    \.minimumLineHeight, \.paragraphSpacing, \.headIndent, \.firstLineHeadIndent,
                    \.defaultTabInterval, \.headerLevel, \.tabStops,
                ]),
            list(
                TextAttributes.self,
                [
                    \.font, \.textColor, \.shadowColor, \.shadowOffset,
                ]),
            list(
                Variation.self,
                [
                    \.key, \.isDefault, \.traits, \.widthClass, \.heightClass, \.userInterfaceStyle, \.masks,
                    \.overrides, \.frame, \.font, \.replacements,
                ]),
            list(
                Variation.Mask.self,
                [
                    \.key, \.includedIDs, \.excludedIDs,
                ]),
        ]
    }
}
