import InterfaceBuilder

extension ListedProperties {
    static var table: [Self] {
        [
            list(
                CollectionReusableView.self,
                [
                    \.reuseIdentifier, \.view,
                ]),
            list(
                CollectionView.self,
                [
                    \.dataMode, \.layout, \.cells, \.sectionHeaderView, \.sectionFooterView, \.backgroundView,
                    \.allowsSelection, \.allowsMultipleSelection, \.isPrefetchingEnabled, \.view,
                ]),
            list(
                CollectionViewCell.self,
                [
                    \.reuseIdentifier, \.contentView, \.customSize, \.backgroundView, \.selectedBackgroundView,
                    \.view,
                ]),
            list(
                CollectionViewLayout.self, common: objectProperties,
                [
                    \.isFlow, \.scrollDirection, \.minimumLineSpacing, \.minimumInteritemSpacing,
                    \.automaticEstimatedItemSize, \.itemSize, \.estimatedItemSize, \.headerReferenceSize,
                    \.footerReferenceSize, \.sectionInset, \.sectionInsetReference,
                    \.sectionHeadersPinToVisibleBounds, \.sectionFootersPinToVisibleBounds,
                ]),
            list(
                ListContentConfiguration.self,
                [
                    \.text, \.secondaryText, \.image, \.imageToTextPadding,
                ]),
            list(
                TableView.self,
                [
                    \.style, \.dataMode, \.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight,
                    \.sectionFooterHeight, \.estimatedSectionHeaderHeight, \.estimatedSectionFooterHeight,
                    \.separatorStyle, \.separatorColor, \.separatorInset, \.separatorInsetReference,
                    \.allowsSelection, \.allowsMultipleSelection, \.allowsSelectionDuringEditing,
                    \.allowsMultipleSelectionDuringEditing, \.showsSelectionImmediatelyOnTouchBegin,
                    \.contentViewInsetsToSafeArea, \.isPrefetchingEnabled,
                    \.sectionIndexMinimumDisplayRowCount, \.sectionIndexColor, \.sectionIndexBackgroundColor,
                    \.sectionIndexTrackingBackgroundColor, \.headerView, \.footerView, \.backgroundView,
                    \.prototypes, \.sections, \.view,
                ]),
            list(
                TableViewCell.self,
                [
                    \.reuseIdentifier, \.style, \.textLabelID, \.detailTextLabelID, \.imageViewID,
                    \.contentView, \.backgroundView, \.selectedBackgroundView, \.accessoryView,
                    \.editingAccessoryView, \.accessoryType, \.editingAccessoryType,
                    \.hidesAccessoryWhenEditing, \.selectionStyle, \.rowHeight, \.indentationLevel,
                    \.indentationWidth, \.shouldIndentWhileEditing, \.showsReorderControl, \.focusStyle,
                    \.separatorInset, \.contentConfiguration, \.backgroundConfiguration, \.view,
                ]),
            list(
                TableViewCellContentView.self,
                [
                    \.cellID, \.view,
                ]),
            list(
                TableViewSection.self, common: objectProperties,
                [
                    \.headerTitle, \.footerTitle, \.cells,
                ]),
        ]
    }
}
