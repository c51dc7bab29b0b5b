/// An object that documents can make.
@MainActor
protocol NibObject: AnyObject {
    init?(coder: NSCoder)

    /// What the object was made from; nil for one made by code.
    var template: ObjectTemplate? { get }

    func awakeAfter(using coder: NSCoder) -> Any?
    func awakeFromNib()
}

extension NibObject {
    /// The object's id in its document.
    var nibObjectID: String? { template?.objectID }
}

extension Headless {
    /// A class of the app's own for an object beside the views of a scene, such as a data source.
    ///
    /// Where there is no Objective-C runtime a class can only be made by its name if it says that it can be made.
    @MainActor
    public protocol CustomObject: AnyObject {
        init()
    }

    /// An object beside the views of a scene that wants to know when all connections are made.
    ///
    /// Views, view controllers and items have `awakeFromNib` themselves; this is for plain classes, to which UIKit
    /// adds it through the Objective-C runtime.
    @MainActor
    public protocol Awakening: AnyObject {
        func awakeFromNib()
    }

    /// Stands in for a plain object whose class the program does not have.
    final class StandInObject: NSObject, Declared {
        let declaredClassName: String?

        init(declaredClassName: String?) {
            self.declaredClassName = declaredClassName
        }
    }
}
