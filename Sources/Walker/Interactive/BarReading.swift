import AppMap
import HeadlessUIKit

extension ScreenReader {
    /// The bar above the controller on top of a stack.
    mutating func bar(of navigation: UINavigationController, _ top: Actor) -> ScreenItem {
        let place = Place(top)
        let item = top.controller.navigationItem
        var bar = ScreenItem(role: .navigationBar)
        if let prompt = item.prompt?.nonEmpty {
            bar.items.append(ScreenItem(role: .prompt, text: prompt))
        }
        if let back = Headless.backButton(of: navigation) {
            bar.items.append(
                ScreenItem(number: number(.back(navigation)), role: .backButton, text: back.title?.nonEmpty, deeds: [.tap]))
        }
        addButtons(of: item, title: item.title ?? top.controller.title, to: &bar, place)
        if let search = item.searchController?.searchBar {
            bar.items += items(of: search, place)
        }
        return bar
    }

    /// A bar that stands in a view by itself.
    mutating func items(of bar: UINavigationBar, _ place: Place) -> [ScreenItem] {
        guard let item = bar.topItem else { return [] }
        var read = ScreenItem(role: .navigationBar, objectID: Headless.objectID(of: bar))
        addButtons(of: item, title: item.title, to: &read, place)
        return [read]
    }

    private mutating func addButtons(
        of item: UINavigationItem, title: String?, to bar: inout ScreenItem, _ place: Place
    ) {
        bar.items += (item.leftBarButtonItems ?? []).flatMap { items(of: $0, place) }
        if let titleView = item.titleView {
            bar.items += items(of: titleView, place)
        } else if let title = title?.nonEmpty {
            bar.items.append(ScreenItem(role: .title, text: title))
        }
        // The first of them stands at the edge.
        bar.items += (item.rightBarButtonItems ?? []).reversed().flatMap { items(of: $0, place) }
    }

    /// A button of a bar, or what it shows in place of a button.
    mutating func items(of button: UIBarButtonItem, _ place: Place) -> [ScreenItem] {
        if Headless.isSpace(button) {
            return []
        }
        if let view = button.customView {
            return items(of: view, place)
        }
        return [item(.barButton, title(of: button), button, in: place, .barButton(button))]
    }

    /// A tab bar that stands in a view by itself.
    mutating func items(of bar: UITabBar, _ place: Place) -> [ScreenItem] {
        var read = ScreenItem(role: .tabBar, objectID: Headless.objectID(of: bar))
        for tab in bar.items ?? [] {
            var item = ScreenItem(number: number(.tabBarItem(tab)), role: .tab, text: title(of: tab), deeds: [.tap])
            item.isSelected = bar.selectedItem === tab
            item.obstacle = tab.isEnabled ? Headless.obstacle(to: bar)?.shortWords : "disabled"
            item.objectID = Headless.objectID(of: tab)
            read.items.append(item)
        }
        return [read]
    }

    func title(of item: UIBarItem) -> String? {
        Headless.text(of: item) ?? item.image.flatMap { Headless.name(of: $0) }
            ?? (item as? UITabBarItem).flatMap { Headless.element(of: $0)?["systemItem"]?.separateWords }
    }
}
