import InterfaceBuilder

extension ListedProperties {
    static var desktop: [Self] {
        [
            list(
                Application.self, common: objectProperties,
                [
                    \.mainMenu
                ]),
            list(
                ControlCell.self, common: objectProperties,
                [
                    \.kind, \.type, \.title, \.attributedTitle, \.placeholder, \.font, \.textColor,
                    \.backgroundColor, \.alignment, \.lineBreakMode, \.image, \.alternateImage,
                    \.imagePosition, \.imageScaling, \.bezelStyle, \.borderStyle, \.controlSize, \.inset,
                    \.state, \.tag, \.isEnabled, \.isEditable, \.isSelectable, \.isScrollable, \.isContinuous,
                    \.drawsBackground, \.sendsActionOnEndEditing, \.usesSingleLineMode, \.allowsUndo,
                    \.allowsEditingTextAttributes, \.refusesFirstResponder, \.minimumValue, \.maximumValue,
                    \.value, \.keyEquivalent, \.keyEquivalentModifiers, \.behaviors, \.menu, \.selectedItemID,
                    \.pullsDown,
                ]),
            list(
                DesktopView.self,
                [
                    \.cell, \.identifier, \.wantsLayer, \.focusRingType, \.toolTip, \.columns, \.gridCells,
                    \.toolbarItems, \.defaultToolbarItems, \.orientation, \.isVertical, \.dividerStyle,
                    \.borderType, \.horizontalScrollerID, \.verticalScrollerID, \.horizontalScroller,
                    \.verticalScroller, \.isViewBased, \.headerViewID, \.outlineColumnID,
                ]),
            list(
                GridCell.self, common: objectProperties,
                [
                    \.rowID, \.columnID, \.mergedHeadID, \.contentView,
                ]),
            list(
                Menu.self, common: objectProperties,
                [
                    \.title, \.systemMenu, \.autoenablesItems, \.items,
                ]),
            list(
                MenuItem.self, common: objectProperties,
                [
                    \.title, \.attributedTitle, \.isSeparator, \.isEnabled, \.isHidden, \.isAlternate,
                    \.allowsKeyEquivalentWhenHidden, \.tag, \.state, \.indentationLevel, \.image,
                    \.secondaryImage, \.keyEquivalent, \.keyEquivalentModifiers, \.submenu,
                ]),
            list(
                SplitViewItem.self, common: objectProperties,
                [
                    \.behavior, \.canCollapse, \.holdingPriority,
                ]),
            list(
                TabViewItem.self, common: objectProperties,
                [
                    \.label, \.identifier, \.image, \.view,
                ]),
            list(
                TableColumn.self, common: objectProperties,
                [
                    \.identifier, \.width, \.minimumWidth, \.maximumWidth, \.isEditable, \.headerCell,
                    \.dataCell, \.prototypeCellViews, \.resizing, \.sortKey, \.sortSelector,
                ]),
            list(
                ToolbarItem.self, common: objectProperties,
                [
                    \.label, \.paletteLabel, \.image, \.implicitIdentifier, \.explicitIdentifier, \.toolTip,
                    \.tag, \.isBordered, \.isNavigational, \.sizingBehavior, \.minimumSize, \.maximumSize,
                    \.view, \.referencedItemID,
                ]),
            list(
                Window.self, common: objectProperties,
                [
                    \.title, \.identifier, \.contentView, \.toolbar, \.contentRect, \.screenRect,
                    \.minimumSize, \.maximumSize, \.styles, \.collectionBehaviors, \.initialPositionStruts,
                    \.isVisibleAtLaunch, \.isReleasedWhenClosed, \.isRestorable, \.frameAutosaveName,
                ]),
            list(
                NotificationCategory.self, common: objectProperties,
                [
                    \.identifier, \.sashColor,
                ]),
            list(
                WatchLayout.self,
                [
                    \.alignment, \.verticalAlignment, \.width, \.height, \.layout, \.spacing, \.cornerRadius,
                    \.margins, \.backgroundImage, \.items, \.rootItem, \.rowIdentifier, \.isSelectable,
                    \.alwaysBounces, \.hidesWhenLoading, \.contentMode, \.color, \.backgroundColor,
                    \.sceneName, \.notificationCategory,
                ]),
        ]
    }
}
