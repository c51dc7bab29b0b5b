import InterfaceBuilder
import Testing

@Suite struct ObjectValueTests {
    @Test("A class has a name, a module and where the module comes from")
    func customClass() throws {
        func customClass(_ attributes: String) throws -> CustomClass? {
            try Sample.value("<customObject \(attributes)/>", as: CustomObject.self).customClass
        }
        let full = try customClass("customClass='Store' customModule='Shop' customModuleProvider='target'")
        #expect(full?.name == "Store" && full?.module == "Shop" && full?.inheritsModuleFromTarget == true)
        #expect(try customClass("customClass='Store' customModuleProvider=''")?.moduleProvider == nil)
        #expect(try customClass("customClass=''") == nil)
        #expect(try customClass("") == nil)
    }

    @Test("Notes for translators are read")
    func comments() throws {
        let section: TableViewSection = try Sample.value(
            "<tableViewSection><attributedString key='userComments'><fragment content='Keep short'/></attributedString></tableViewSection>"
        )
        #expect(section.userComments?.string == "Keep short")
    }

    @Test("Every value keeps the element for what its type does not know")
    func element() throws {
        let button: Button = try Sample.value("<button hologram='YES'><beam/></button>")
        #expect(button.element["hologram"] == "YES")
        #expect(button.element.child("beam") != nil)
    }

    @Test("A value over an element of another kind has no values and harms nobody")
    func wrongKind() throws {
        let scene: Scene = try Sample.value("<plist/>")
        #expect(scene.objects.isEmpty && scene.controller == nil && scene.segues.isEmpty && scene.title == nil)
        let segue: Segue = try Sample.value("<plist/>")
        #expect(segue.owner == nil && segue.scene == nil && segue.sourceController == nil)
        let constraint: Constraint = try Sample.value("<plist/>")
        #expect(constraint.owner == nil)
    }

    @Test("Views nested as deeply as a document may be are read without recursion")
    func deep() throws {
        let depth = 120
        let text =
            String(repeating: "<view><subviews>", count: depth)
            + String(repeating: "</subviews></view>", count: depth)
        var view: View? = try Sample.value(text)
        var count = 0
        while let next = view {
            count += 1
            view = next.subviews.first
        }
        #expect(count == depth)
        let nested = String(repeating: "<items>", count: depth) + String(repeating: "</items>", count: depth)
        #expect(try Sample.value("<view>\(nested)</view>", as: View.self).subviews.isEmpty)
    }
}
