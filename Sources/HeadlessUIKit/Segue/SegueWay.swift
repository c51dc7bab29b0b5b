import InterfaceBuilder

/// What the standard segue of a kind does.
enum SegueWay: Equatable {
    case show
    case showDetail
    case present
    case popover
    case push
    /// Fills a column of a split view.
    case replace(column: Int)
    case embed
    case unwind
    /// Contains the destination from the start: nothing is performed.
    case relationship
    /// What the app's own segue class does.
    case custom

    init(_ kind: Segue.Kind, _ segue: Segue) {
        self =
            switch kind {
            case .show, .showDetail: Self.shown(kind, action: segue.action)
            case .presentation, .modal, .sheet: .present
            case .popoverPresentation, .popover: .popover
            case .push: .push
            case .replace: .replace(column: segue.splitViewControllerTargetIndex ?? 1)
            case .embed: .embed
            case .unwind: .unwind
            case .relationship: .relationship
            default: .custom
            }
    }

    /// The action that the document names wins over the kind, which it may contradict.
    private static func shown(_ kind: Segue.Kind, action: String?) -> SegueWay {
        switch action {
        case ShowAction.show.description: .show
        case ShowAction.showDetail.description: .showDetail
        default: kind == .show ? .show : .showDetail
        }
    }
}
