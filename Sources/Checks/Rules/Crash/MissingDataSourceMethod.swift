import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Data sources whose class cannot tell how many rows there are or make them.
    static let missingDataSourceMethod = Rule(
        "missing-data-source-method", .crash,
        "The data source of a table, collection or picker has the methods that every data source must have.",
        reason: """
            A document connects whatever object it is told as a data source. A table asks it for rows without asking whether it \
            can tell: where its class has no such method, or Objective-C does not know it since the class does not adopt the \
            protocol, the app stops when the table is shown.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                }

                class BooksSource: NSObject {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <tableView id="list">
                                <connections>
                                    ↓<outlet property="dataSource" destination="home" id="first"/>
                                </connections>
                            </tableView>
                            <collectionView id="grid">
                                <connections>
                                    ↓<outlet property="dataSource" destination="books" id="second"/>
                                </connections>
                            </collectionView>
                        </subviews>
                    </view>
                </viewController>
                <customObject customClass="BooksSource" customModuleProvider="target" id="books"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit
                import Elsewhere

                class HomeViewController: UIViewController {
                    @IBOutlet var list: UITableView!
                }

                extension HomeViewController: UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                }

                class BooksSource: SourceOfElsewhere {}

                class OtherViewController: UIViewController {
                    @IBOutlet var list: UITableView!

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        list.dataSource = BooksSource()
                    }
                }

                class ThirdViewController: UIViewController {
                    @IBOutlet var grid: UICollectionView!

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        Adapter(grid).show()
                    }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <tableView id="list">
                                <connections>
                                    <outlet property="dataSource" destination="home" id="first"/>
                                </connections>
                            </tableView>
                            <collectionView id="grid">
                                <connections>
                                    <outlet property="dataSource" destination="books" id="second"/>
                                </connections>
                            </collectionView>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="list" destination="list" id="list-outlet"/>
                    </connections>
                </viewController>
                <customObject customClass="BooksSource" customModuleProvider="target" id="books"/>
                """,
                """
                <viewController customClass="ThirdViewController" customModuleProvider="target" id="third" sceneMemberID="viewController">
                    <collectionView key="view" id="third-grid">
                        <connections>
                            <outlet property="dataSource" destination="third" id="third-source"/>
                        </connections>
                    </collectionView>
                    <connections>
                        <outlet property="grid" destination="third-grid" id="grid-outlet"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController customClass="OtherViewController" customModuleProvider="target" id="second" sceneMemberID="viewController">
                    <tableView key="view" id="second-list">
                        <connections>
                            <outlet property="dataSource" destination="second" id="second-source"/>
                        </connections>
                    </tableView>
                </viewController>
                """,
                """
                <tableViewController id="fixed" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" id="fixed-list">
                        <connections>
                            <outlet property="dataSource" destination="fixed" id="third"/>
                        </connections>
                    </tableView>
                </tableViewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.elements("outlet").compactMap { element in
                    guard element["property"] == "dataSource", let view = Outlet(element).owner,
                        let source = DataSourceProtocol(askedBy: view.name),
                        let object = element["destination"].flatMap({ document.objects.element(id: $0) }),
                        let reference = sources.reference(of: object, in: group.module),
                        sources.isKnownWhole(reference)
                    else { return nil }
                    let name = sources.index.name(of: reference)
                    let missing = source.methods.first { sources.lacks($0, in: reference) }
                    let fault: String
                    if let missing {
                        fault = "'\(name)' has no method '\(missing.selector)'"
                    } else if sources.conformance(of: reference, to: source.name) == .notAdopted,
                        !source.methods.allSatisfy({ sources.exposes($0, in: reference) }) {
                        fault = "'\(name)' does not adopt \(source.name), so that Objective-C does not know its methods"
                    } else {
                        return nil
                    }
                    guard !sources.replacesDataSource(of: view, reference, in: document, group.module) else { return nil }
                    return Fault(
                        element, in: document,
                        "\(fault), and it is the data source of this \(source.title). The app stops when the \(source.title) is shown. "
                            + "Let the class adopt \(source.name), or connect another object.",
                        exception: .unrecognized((missing ?? source.methods[0]).selector, by: sources.runtimeName(of: reference)),
                        related: sources.place(of: reference))
                }
            }
        })
}

/// A protocol of data sources, with what it requires.
private struct DataSourceProtocol {
    /// A method as Objective-C knows it, and as Swift's own rule would name it.
    struct Requirement {
        let selector: String
        let swiftSelector: String

        init(_ selector: String, swift: String? = nil) {
            self.selector = selector
            swiftSelector = swift ?? selector
        }
    }

    let name: String
    /// What asks it, in words.
    let title: String
    let methods: [Requirement]

    init?(askedBy element: String) {
        switch element {
        case "tableView":
            (name, title) = ("UITableViewDataSource", "table")
            methods = [
                Requirement("tableView:numberOfRowsInSection:"),
                Requirement("tableView:cellForRowAtIndexPath:", swift: "tableView:cellForRowAt:"),
            ]
        case "collectionView":
            (name, title) = ("UICollectionViewDataSource", "collection")
            methods = [
                Requirement("collectionView:numberOfItemsInSection:"),
                Requirement("collectionView:cellForItemAtIndexPath:", swift: "collectionView:cellForItemAt:"),
            ]
        case "pickerView":
            (name, title) = ("UIPickerViewDataSource", "picker")
            methods = [
                Requirement("numberOfComponentsInPickerView:", swift: "numberOfComponentsIn:"),
                Requirement("pickerView:numberOfRowsInComponent:"),
            ]
        default: return nil
        }
    }
}

extension AppSources {
    /// Whether nothing declares a method. What declares it for a protocol that it adopts has Objective-C's selector.
    fileprivate func lacks(_ method: DataSourceProtocol.Requirement, in reference: ClassReference) -> Bool {
        [method.selector, method.swiftSelector].allSatisfy { index.method(selector: $0, of: reference) == .missing }
    }

    fileprivate func exposes(_ method: DataSourceProtocol.Requirement, in reference: ClassReference) -> Bool {
        index.method(selector: method.selector, of: reference).isPresent != false
    }

    /// Whether the app may give a view another data source when it is loaded, so that the document's is not asked: a class
    /// that has to do with it names data sources, or hands the view on to somebody.
    fileprivate func replacesDataSource(of view: Element, _ source: ClassReference, in document: CheckedDocument, _ module: Module) -> Bool {
        let scene = CheckedDocument.scene(around: view)?.controller.flatMap { reference(of: $0.element, in: module) }
        let files = [source, scene].compactMap { $0 }.flatMap(index.chain).reduce(into: Set<String>()) { files, current in
            guard let found = index.sourceClass(current) else { return }
            files.formUnion([found.location.file] + found.methods.map(\.location.file) + found.properties.map(\.location.file))
        }
        let outlets = document.objects.references(to: view["id"] ?? "").filter { $0.element.name == "outlet" }
            .compactMap { $0.element["property"] }
        return files.sorted().contains { file in
            ["dataSource", "rx", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"].contains {
                count(of: $0, in: file) > 0
            } || outlets.contains { isHandedOn($0, in: file) }
        }
    }

    /// Whether a property is an argument of some call, or is assigned to something.
    private func isHandedOn(_ property: String, in file: String) -> Bool {
        guard let text = text(of: file) else { return true }
        return text.matches(of: /[(:,=]\s*(?:self\.)?([A-Za-z_][A-Za-z0-9_]*)[!?]?\s*[),\n]/).contains { $0.1 == property }
    }
}
