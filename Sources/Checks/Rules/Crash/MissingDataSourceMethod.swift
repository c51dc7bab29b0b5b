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
                        sources.isKnownWhole(reference), !sources.setsDataSources(reference)
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
                    return Fault(
                        element, in: document,
                        "\(fault), and it is the data source of this \(view.name). The app stops when the \(view.name) is shown. "
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
    let methods: [Requirement]

    init?(askedBy element: String) {
        switch element {
        case "tableView":
            name = "UITableViewDataSource"
            methods = [
                Requirement("tableView:numberOfRowsInSection:"),
                Requirement("tableView:cellForRowAtIndexPath:", swift: "tableView:cellForRowAt:"),
            ]
        case "collectionView":
            name = "UICollectionViewDataSource"
            methods = [
                Requirement("collectionView:numberOfItemsInSection:"),
                Requirement("collectionView:cellForItemAtIndexPath:", swift: "collectionView:cellForItemAt:"),
            ]
        case "pickerView":
            name = "UIPickerViewDataSource"
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

    /// Whether a class may give its views another data source when they are loaded, so that the document's is not asked.
    fileprivate func setsDataSources(_ reference: ClassReference) -> Bool {
        let files = index.chain(of: reference).compactMap { current -> Set<String>? in
            guard let found = index.sourceClass(current) else { return nil }
            return Set([found.location.file] + found.methods.map(\.location.file) + found.properties.map(\.location.file))
        }
        return files.reduce(into: Set()) { $0.formUnion($1) }.contains { file in
            count(of: "dataSource", in: file) + count(of: "rx", in: file) > 0
                || count(of: "UITableViewDiffableDataSource", in: file) + count(of: "UICollectionViewDiffableDataSource", in: file) > 0
        }
    }
}
