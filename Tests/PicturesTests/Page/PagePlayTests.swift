import Testing

@testable import Pictures

@Suite struct PagePlayTests {
    private func controller(
        _ container: String? = nil, _ children: [PagePlay.Controller] = [], presents: [PagePlay.Controller] = [], style: String? = nil
    ) -> PagePlay.Controller {
        PagePlay.Controller(
            scene: nil, container: container, children: children, shown: [0], presented: presents, style: style, offersBack: false,
            canBeDismissed: false)
    }

    @Test func `surroundings tell the containers, and whether the scene is the first in them`() {
        let stack = controller("tabs", [controller("navigation", [controller(), controller()])])
        #expect(stack.surroundings(of: [0, 0]) == " tabs navigation")
        #expect(stack.surroundings(of: [0, 1]) == " tabs navigation+")
    }

    @Test func `surroundings begin with what is presented last`() {
        let sheet = controller("navigation", [controller()], style: "pageSheet")
        let root = controller("navigation", [controller(), controller(presents: [sheet])])
        #expect(root.surroundings(of: [1, -1, 0]) == "pageSheet navigation")
    }

    @Test func `the same container in itself counts once`() {
        let nested = controller("custom", [controller("custom", [controller()])])
        #expect(nested.surroundings(of: [0, 0]) == " custom")
    }

    @Test func `a path that leads nowhere ends where it still leads`() {
        #expect(controller("tabs", [controller()]).surroundings(of: [0, 4, -1]) == " tabs")
    }

    @Test func `what repeats stands once in the data`() {
        let leaf = controller()
        let stack = controller("navigation", [leaf, leaf])
        var table = ControllerTable()
        #expect(table.position(of: stack) == 1)
        #expect(table.position(of: leaf) == 0)
        #expect(table.controllers.count == 2 && table.controllers[1].children == [0, 0])
    }

    @Test(arguments: [true, false])
    func `a walk that was ended early is told as such`(isCut: Bool) {
        let device = PagePlay.Device(name: "iPhone", places: [], arrivals: [:], crossings: [], isCut: isCut)
        #expect(PlayData(PagePlay(devices: [device], actions: [])).devices[0].cut == (isCut ? true : nil))
    }
}
