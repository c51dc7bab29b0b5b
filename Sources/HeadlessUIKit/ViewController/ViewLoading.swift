import InterfaceBuilder

extension UIViewController {
    /// Loads the view once: `loadView`, the scenes embedded in it, then `viewDidLoad`.
    func loadViewThrowing() throws(UIKitException) {
        guard !isViewLoaded, !isLoadingView else { return }
        isLoadingView = true
        defer { isLoadingView = false }
        knownTraits = traitCollection
        Headless.note(self, "loadView")
        loadView()
        try Headless.propagate()
        guard isViewLoaded else {
            throw UIKitException(
                .internalInconsistency, "-[\(Headless.className(of: self)) loadView] did not set the view.")
        }
        try performEmbedSegues()
        Headless.note(self, "viewDidLoad")
        viewDidLoad()
        try Headless.propagate()
    }

    /// What `loadView` does unless it is overridden.
    func loadViewFromDocument() throws(UIKitException) {
        if let archivedView {
            view = archivedView
            self.archivedView = nil
        } else if let view = template?.template(key: "view"), let context = nibContext {
            try loadView(view, in: context)
        } else if try !loadViewFromNib() {
            let view = UIView(frame: UIScreen.main.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view = view
        }
    }

    private func loadView(_ template: ObjectTemplate, in context: NibContext) throws(UIKitException) {
        let inner = try NibContext(source: context.source, outer: context)
        do throws(UIKitException) {
            if let made = inner.make(template) as? UIView {
                view = made
            }
            try inner.finish(connecting: context)
        } catch {
            inner.abandon()
            throw error
        }
    }
}
