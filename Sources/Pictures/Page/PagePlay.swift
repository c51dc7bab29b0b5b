import AppMap

/// What a page needs to let a reader use the app: the result of a walk.
///
/// The page follows what is told here and decides nothing of its own but what needs no deciding: which way a reader takes.
public struct PagePlay: Sendable {
    /// The devices on which the app can be used.
    public var devices: [Device]
    /// What a user does to take each way, as in `tap the button "Pay"`, in the order of the app's ways.
    public var actions: [String]

    /// The result of a walk.
    public init(devices: [Device], actions: [String]) {
        self.devices = devices
        self.actions = actions
    }

    /// The walk on one device.
    public struct Device: Sendable {
        /// As in `iPad`.
        public var name: String
        /// The places from which scenes can be played, each after the one that it is reached from.
        public var places: [Place]
        /// For each scene that was seen, the position of the place where it was seen first.
        public var arrivals: [AppScene.ID: Int]
        /// What was seen of the ways, in the order in which they were taken.
        public var crossings: [Crossing]
        /// Whether the walk was ended before it was complete.
        public var isCut: Bool

        /// What was seen on a device.
        public init(
            name: String, places: [Place], arrivals: [AppScene.ID: Int], crossings: [Crossing], isCut: Bool = false
        ) {
            self.name = name
            self.places = places
            self.arrivals = arrivals
            self.crossings = crossings
            self.isCut = isCut
        }
    }

    /// What is on screen after a step.
    public struct Place: Sendable {
        /// The place before; nil for a start.
        public var previous: Int?
        /// The way that leads here; nil for a start, and for steps back.
        public var way: Way.ID?
        /// What is done to come here.
        public var action: String
        /// Whether the system itself starts here.
        public var isEntry: Bool
        /// The root of the window.
        public var root: Controller

        /// What is on screen after a step.
        public init(previous: Int?, way: Way.ID?, action: String, isEntry: Bool, root: Controller) {
            self.previous = previous
            self.way = way
            self.action = action
            self.isEntry = isEntry
            self.root = root
        }
    }

    /// A controller with all that it holds and presents.
    public struct Controller: Hashable, Sendable {
        /// The scene; nil for a controller that no scene describes.
        public var scene: AppScene.ID?
        /// As in `navigation`; nil for a controller that holds no others.
        public var container: String?
        /// In the container's order.
        public var children: [Controller]
        /// The positions of the children that can be seen.
        public var shown: [Int]
        /// One or nothing.
        public var presented: [Controller]
        /// As in `pageSheet`; nil where it is not presented.
        public var style: String?
        /// Whether it has a back button where it lies on others.
        public var offersBack: Bool
        /// Whether a user can swipe it away.
        public var canBeDismissed: Bool

        /// A controller of these properties.
        public init(
            scene: AppScene.ID?, container: String?, children: [Controller], shown: [Int], presented: [Controller],
            style: String?, offersBack: Bool, canBeDismissed: Bool
        ) {
            self.scene = scene
            self.container = container
            self.children = children
            self.shown = shown
            self.presented = presented
            self.style = style
            self.offersBack = offersBack
            self.canBeDismissed = canBeDismissed
        }
    }

    /// What was seen of a way.
    public struct Crossing: Hashable, Sendable {
        /// The way.
        public var way: Way.ID
        /// Where its scene stood: how the outermost controller around it is presented and which containers it was in, as
        /// in `pageSheet navigation+`; see ``PagePlay/Controller/surroundings(of:)``.
        public var surroundings: String
        /// What came of it.
        public var outcome: Outcome
        /// What it did to the controllers.
        public var changes: [Change]
        /// Why a user could not have taken the way at that moment.
        public var obstacle: String?
        /// What UIKit printed.
        public var log: [String]
        /// Whether a stand-in had to guess what the app's own class does.
        public var isGuess: Bool

        /// What was seen of a way.
        public init(
            way: Way.ID, surroundings: String, outcome: Outcome, changes: [Change], obstacle: String?, log: [String],
            isGuess: Bool
        ) {
            self.way = way
            self.surroundings = surroundings
            self.outcome = outcome
            self.changes = changes
            self.obstacle = obstacle
            self.log = log
            self.isGuess = isGuess
        }
    }

    /// What comes of a way.
    public enum Outcome: Hashable, Sendable {
        /// A scene is shown, in the manner of these words; nil where something else is shown.
        case shown(AppScene.ID?, manner: String)
        /// Back to a scene.
        case unwound(AppScene.ID?)
        /// Nobody takes the unwinding.
        case unwindIgnored
        /// Nothing changes.
        case nothing
        /// The app stops, with these words of UIKit.
        case raised(FindingException)
    }

    /// What a way does to one controller, told from the scene that the way leads out of.
    public struct Change: Hashable, Sendable {
        /// How many controllers outwards.
        public var outwards: Int
        /// From there inwards: positions of children, and -1 for what is presented.
        public var inwards: [Int]
        /// As in `navigation`: how the controller that is found there holds others before; nil where it holds none.
        public var container: String?
        /// What happens there.
        public var kind: Kind

        /// What happens to a controller.
        public enum Kind: Hashable, Sendable {
            case becomes(Controller)
            case holds(String?)
            case replacesLast(Int, with: [Controller])
            case shows([Int])
            case presents(Controller)
            case dismisses
        }

        /// What a way does to one controller.
        public init(outwards: Int, inwards: [Int], container: String?, kind: Kind) {
            self.outwards = outwards
            self.inwards = inwards
            self.container = container
            self.kind = kind
        }
    }
}

extension PagePlay.Controller {
    /// Where the controller at a path stands, as far as it decides what the scene's ways do.
    ///
    /// - Parameter path: from this controller inwards: positions of children, and -1 for what is presented.
    public func surroundings(of path: [Int]) -> String {
        var words = [style ?? ""]
        var outer = self
        for step in path {
            if step < 0 {
                guard let presented = outer.presented.first else { break }
                outer = presented
                words = [presented.style ?? ""]
            } else {
                guard outer.children.indices.contains(step) else { break }
                if let container = outer.container {
                    let word = container + (step == 0 ? "" : "+")
                    if words.count == 1 || words.last != word { words.append(word) }
                }
                outer = outer.children[step]
            }
        }
        return words.joined(separator: " ")
    }
}
