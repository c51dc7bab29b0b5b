import InterfaceBuilder

extension UIButton {
    /// How a button looks, as a value.
    public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false
        /// In points.
        public var imagePadding: CGFloat = 0
        /// In points.
        public var titlePadding: CGFloat = 0

        private init() {}

        @MainActor
        init(_ archived: ButtonConfiguration) {
            title = archived.title
            subtitle = archived.subtitle
            image = UIImage(archived.image)
            baseForegroundColor = UIColor(archived.baseForegroundColor)
            baseBackgroundColor = UIColor(archived.baseBackgroundColor)
            showsActivityIndicator = archived.showsActivityIndicator
            imagePadding = archived.imagePadding.map { CGFloat($0) } ?? 0
            titlePadding = archived.titlePadding.map { CGFloat($0) } ?? 0
        }

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}
