import InterfaceBuilder

extension ListedProperties {
    static var document: [Self] {
        [
            list(
                ClassDescription.self,
                [
                    \.name, \.superclassName, \.source, \.sourceType, \.relationships,
                ]),
            list(
                ClassDescription.Relationship.self,
                [
                    \.kind, \.name, \.candidateClass,
                ]),
            list(
                CustomFont.self,
                [
                    \.fileName, \.fontNames,
                ]),
            list(
                Dependencies.self,
                [
                    \.deployments, \.developments, \.plugIns, \.capabilities,
                ]),
            list(
                Dependencies.Dependency.self,
                [
                    \.identifier, \.version, \.defaultVersion,
                ]),
            list(
                Dependencies.Capability.self,
                [
                    \.name, \.minimumToolsVersion, \.minimumSystemVersion, \.requiredIntegratedClassName,
                ]),
            list(
                Designable.self,
                [
                    \.viewID, \.intrinsicContentSize,
                ]),
            list(
                Device.self,
                [
                    \.identifier, \.orientation, \.appearance, \.layout, \.adaptation, \.screenSize,
                    \.safeAreaInsets,
                ]),
            list(
                Resource.self,
                [
                    \.kind, \.name, \.catalog, \.size, \.color, \.hasArchivedImage,
                ]),
            list(
                SimulatedMetrics.self,
                [
                    \.screen, \.statusBar, \.orientation, \.topBar, \.bottomBar, \.freeformSize,
                ]),
            list(
                SimulatedMetric.self,
                [
                    \.kind, \.isNone, \.type, \.orientation, \.statusBarStyle, \.barStyle, \.isTranslucent,
                    \.isPrompted, \.size,
                ]),
            list(
                Storyboard.self, common: documentProperties,
                [
                    \.scenes, \.topLevelObjects, \.initialViewControllerID, \.initialScene, \.segues,
                ]),
            list(
                TieBreaker.self,
                [
                    \.segueID
                ]),
            list(
                Xib.self, common: documentProperties,
                [
                    \.topLevelObjects, \.placeholders, \.filesOwner, \.ownObjects,
                ]),
        ]
    }
}
