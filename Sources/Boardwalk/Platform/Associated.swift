#if canImport(UIKit)
    /// A value that is attached to objects of UIKit and lives as long as they do.
    @MainActor
    final class Associated<Value> {
        private final class Box {
            let value: Value

            init(_ value: Value) {
                self.value = value
            }
        }

        subscript(object: NSObject) -> Value? {
            get { (objc_getAssociatedObject(object, key) as? Box)?.value }
            set { objc_setAssociatedObject(object, key, newValue.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }

        private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
    }
#else
    typealias Associated = Headless.Associated
#endif
