import AppMap

extension Session {
    /// Takes a step of a walk: by a touch where that is possible, else as code would.
    @discardableResult
    public func follow(_ step: Step) -> SessionEvent {
        switch step {
        case .start:
            return perform(.move(.restart))
        case .back:
            return perform(.move(.back))
        case .way(let id):
            let way = running.app[id]
            let described = ScreenWay(way, words)
            let leading = screen.usable.filter { $0.ways.contains(described) }
            guard let item = leading.first(where: { $0.obstacle == nil }) ?? leading.last, let number = item.number else {
                return .refused(step: "", "Nothing on screen starts the way \(words.phrase(of: way)).")
            }
            return perform(.tap(.number(number)))
        }
    }
}

extension ScreenWay {
    /// A way in words.
    init(_ way: Way, _ words: AppWords) {
        var action: String?
        if case .unwind(let name) = way.destination {
            action = name
        }
        self.init(
            segue: way.objectID, identifier: way.identifier, manner: words.manner(of: way),
            scene: way.destination.scene.map { words.fullName(of: words.app[$0]) }, unwindAction: action)
    }
}
