import InterfaceBuilder

extension ListedProperties {
    static var connection: [Self] {
        [
            list(
                Action.self, common: connectionProperties,
                [
                    \.selector, \.eventType, \.receiverID,
                ]),
            list(
                Outlet.self, common: connectionProperties,
                [
                    \.property
                ]),
            list(
                OutletCollection.self, common: connectionProperties,
                [
                    \.property, \.appends, \.collectionClass,
                ]),
            list(
                RuntimeAttribute.self,
                [
                    \.keyPath, \.type, \.isLocalized, \.value,
                ]),
            list(
                Segue.self, common: connectionProperties,
                [
                    \.popoverAnchorViewID, \.popoverAnchorBarButtonItemID, \.popoverArrowDirections,
                    \.popoverPassthroughViewIDs, \.popoverBehavior, \.preferredEdge, \.kind, \.identifier,
                    \.relationship, \.unwindAction, \.customClass, \.userLabel, \.modalPresentationStyle,
                    \.modalTransitionStyle, \.animates, \.destinationCreationSelector, \.action,
                    \.startsAtAccessory, \.trigger, \.splitViewControllerTargetIndex, \.key, \.inheritsFrom,
                    \.nestedSegues, \.commitSegue, \.previewSegue, \.sourceController,
                ]),
        ]
    }
}
