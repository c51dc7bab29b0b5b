import Foundation

/// A whole app, made the same way each time: an Xcode project of storyboards that lead to each other, the sources of their
/// scenes and many more, and a catalogue. Deleted with the value that holds it.
final class MadeProject {
    let path: String
    private(set) var byteCount = 0
    private let storyboards: Int
    private let screens: Int

    /// - Parameter sources: how many Swift files there are; every ninth is the class of scenes.
    init(storyboards: Int, sources: Int) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("MadeProject-\(UUID().uuidString)").path
        self.storyboards = storyboards
        screens = (sources + 8) / 9
        try write(Self.project, to: "Shop.xcodeproj/project.pbxproj")
        for number in 0..<storyboards { try write(storyboard(number), to: "Shop/Storyboards/Board\(number).storyboard") }
        for number in 0..<sources { try write(Self.source(number), to: Self.sourcePath(number)) }
        try write("{\"info\":{\"author\":\"xcode\",\"version\":1}}", to: "Shop/Assets.xcassets/Contents.json")
        for number in 0..<Self.images {
            let image = "Shop/Assets.xcassets/cover\(number).imageset/"
            try write(
                "{\"images\":[{\"filename\":\"cover.pdf\",\"idiom\":\"universal\"}],\"info\":{\"author\":\"xcode\",\"version\":1}}",
                to: image + "Contents.json")
            try write("%PDF-1.4 \(number)", to: image + "cover.pdf")
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Adds a method to the class of some scenes.
    func changeSource() throws { try append("\nextension Screen0ViewController { func edited() {} }\n", to: Self.sourcePath(0)) }

    /// Adds a comment to a storyboard.
    func changeStoryboard() throws { try append("<!-- edited -->\n", to: "Shop/Storyboards/Board7.storyboard") }

    private func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        byteCount += text.utf8.count
    }

    private func append(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try (Data(contentsOf: url) + Data(text.utf8)).write(to: url)
    }

    // MARK: The project

    private static let images = 40

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L;
            buildPhases = (); fileSystemSynchronizedGroups = (F); };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Shop; SDKROOT = iphoneos;
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Board0;
            INFOPLIST_KEY_UILaunchScreen_Generation = YES; }; };
        }; }

        """

    // MARK: Sources

    private static func sourcePath(_ number: Int) -> String {
        "Shop/Feature\(number / 60)/" + (number % 9 == 0 ? "Screen\(number / 9)ViewController.swift" : "File\(number).swift")
    }

    private static func source(_ number: Int) -> String {
        switch number % 9 {
        case 0: screen(number / 9)
        case 1: file(number, "struct Model\(number): Codable, Hashable", "    public let id: Int\n    private var items: [String: [Item]] = [:]\n")
        case 2: file(number, "final class Store\(number): Store", "    private let queue = DispatchQueue(label: \"store\(number)\")\n    weak var delegate: StoreDelegate?\n")
        case 3: file(number, "class Service\(number)", "    static let baseURL = \"https://shop.example/\(number)\"\n    let session: URLSession\n    init(session: URLSession) { self.session = session }\n")
        case 4: file(number, "enum Event\(number): String, CaseIterable", "    case opened, closed\n    case bought = \"bought_\(number)\"\n")
        case 5: file(number, "final class Badge\(number)View: UIView", badge)
        case 6: file(number, "extension Model\(number - 5)", "    var total: Int { items.values.reduce(0) { $0 + $1.count } }\n")
        case 7: file(number, "actor Worker\(number)", "    private var running: [UUID: Task<Void, Never>] = [:]\n")
        default: file(number, "final class List\(number)ViewModel: ObservableObject", "    @Published private(set) var rows: [Row] = []\n    private var cancellables: Set<AnyCancellable> = []\n")
        }
    }

    private static func file(_ number: Int, _ declaration: String, _ members: String) -> String {
        """
        import Foundation
        import UIKit

        /// What the shop knows of \(number).
        \(declaration) {
        \(members)
        \(MadeSources.plainMethods(12, of: number))}

        """
    }

    private static let badge = """
            private let label = UILabel()
            private let stack = UIStackView()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(stack)
                stack.addArrangedSubview(label)
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

            override func layoutSubviews() {
                super.layoutSubviews()
                stack.frame = bounds.insetBy(dx: 8, dy: 8)
            }

        """

    private static func screen(_ number: Int) -> String {
        """
        import UIKit

        final class Screen\(number)ViewController: UIViewController, UITableViewDataSource {
            @IBOutlet private weak var titleLabel: UILabel!
            @IBOutlet private weak var tableView: UITableView!
            @IBOutlet private var buttons: [UIButton]!

            @IBAction private func save(_ sender: UIButton) { performSegue(withIdentifier: "save\(number)", sender: sender) }
            @IBAction private func unwind(_ segue: UIStoryboardSegue) {}

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                switch segue.identifier {
                case "save\(number)": segue.destination.title = titleLabel.text
                default: break
                }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                cell.imageView?.image = UIImage(named: "cover\(number % images)")
                buttons.forEach { $0.isEnabled = true }
                return cell
            }

        \(MadeSources.plainMethods(10, of: number))}

        """
    }

    // MARK: Storyboards

    private static let scenes = 5

    /// A navigation controller and scenes one after the other, each with a button to the next, one to another storyboard and
    /// one that presents.
    private func storyboard(_ board: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="n">
            <scenes>
                <scene sceneID="sn">
                    <objects>
                        <navigationController id="n" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>
                            <connections>
                                <segue destination="v0" kind="relationship" relationship="rootViewController" id="gn"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fn" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-900" y="0"/>
                </scene>
        \((0..<Self.scenes).map { scene($0, of: board) }.joined(separator: "\n"))
            </scenes>
            <resources>
                <image name="cover\(board % Self.images)" width="64" height="96"/>
            </resources>
        </document>

        """
    }

    private func scene(_ scene: Int, of board: Int) -> String {
        let next = (scene + 1) % Self.scenes
        let other = (board * 7 + scene * 3 + 1) % storyboards
        let screen = (board * Self.scenes + scene) % screens
        func button(_ id: String, _ title: String, _ connection: String) -> String {
            """
                                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
                                                    <rect key="frame" x="20" y="40" width="90" height="40"/>
                                                    <state key="normal" title="\(title)"/>
                                                    <connections>
                                                        \(connection)
                                                    </connections>
                                                </button>
            """
        }
        return """
                <!--Scene \(scene)-->
                <scene sceneID="s\(scene)">
                    <objects>
                        <viewController storyboardIdentifier="Scene\(scene)" id="v\(scene)" customClass="Screen\(screen)ViewController" \
        customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="w\(scene)">
                                <rect key="frame" x="0" y="0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" contentMode="left" text="Scene \(scene)" id="l\(scene)">
                                        <rect key="frame" x="20" y="60" width="353" height="21"/>
                                        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                                    </label>
                                    <imageView contentMode="scaleAspectFit" image="cover\(board % Self.images)" id="p\(scene)">
                                        <rect key="frame" x="20" y="89" width="64" height="96"/>
                                    </imageView>
                                    <textField opaque="NO" contentMode="scaleToFill" placeholder="Name" borderStyle="roundedRect" id="t\(scene)">
                                        <rect key="frame" x="20" y="193" width="353" height="34"/>
                                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                    </textField>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" id="k\(scene)">
                                        <rect key="frame" x="20" y="235" width="353" height="232"/>
                                        <subviews>
        \(button("a\(scene)", "Next", "<segue destination=\"v\(next)\" kind=\"show\" identifier=\"save\(screen)\" id=\"g\(scene)\"/>"))
        \(button("b\(scene)", "Over", "<segue destination=\"r\(scene)\" kind=\"show\" id=\"h\(scene)\"/>"))
        \(button("c\(scene)", "Sheet", "<segue destination=\"r\(scene)\" kind=\"presentation\" id=\"i\(scene)\"/>"))
        \(button("f\(scene)", "Save", "<action selector=\"save:\" destination=\"v\(scene)\" eventType=\"touchUpInside\" id=\"q\(scene)\"/>"))
                                        </subviews>
                                    </stackView>
                                    <tableView clipsSubviews="YES" contentMode="scaleToFill" rowHeight="44" id="m\(scene)">
                                        <rect key="frame" x="0" y="475" width="393" height="377"/>
                                        <prototypes>
                                            <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" textLabel="x\(scene)" id="o\(scene)">
                                                <rect key="frame" x="0" y="28" width="393" height="44"/>
                                                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="o\(scene)" id="y\(scene)">
                                                    <rect key="frame" x="0" y="0" width="393" height="44"/>
                                                    <subviews>
                                                        <label opaque="NO" contentMode="left" text="Title" id="x\(scene)">
                                                            <rect key="frame" x="16" y="0" width="361" height="44"/>
                                                        </label>
                                                    </subviews>
                                                </tableViewCellContentView>
                                            </tableViewCell>
                                        </prototypes>
                                        <connections>
                                            <outlet property="dataSource" destination="v\(scene)" id="ds\(scene)"/>
                                        </connections>
                                    </tableView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="z\(scene)"/>
                                <constraints>
        \(constraints(scene))
                                </constraints>
                            </view>
                            <navigationItem key="navigationItem" title="Scene \(scene)" id="ni\(scene)"/>
                            <connections>
                                <outlet property="titleLabel" destination="l\(scene)" id="o1\(scene)"/>
                                <outlet property="tableView" destination="m\(scene)" id="o2\(scene)"/>
                                <outletCollection property="buttons" destination="a\(scene)" id="o3\(scene)"/>
                                <outletCollection property="buttons" destination="b\(scene)" id="o4\(scene)"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="u\(scene)" sceneMemberID="firstResponder"/>
                        <exit id="e\(scene)" userLabel="Exit" sceneMemberID="exit"/>
                    </objects>
                    <point key="canvasLocation" x="\(scene * 800)" y="0"/>
                </scene>
                <scene sceneID="sr\(scene)">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Board\(other)" referencedIdentifier="Scene\(next)" id="r\(scene)" \
        sceneMemberID="viewController"/>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="ur\(scene)" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="\(scene * 800)" y="700"/>
                </scene>
        """
    }

    private func constraints(_ scene: Int) -> String {
        let pairs = [
            ("l", "leading", "z", "leading", 20), ("z", "trailing", "l", "trailing", 20), ("l", "top", "z", "top", 12),
            ("p", "leading", "l", "leading", 0), ("p", "top", "l", "bottom", 8), ("t", "leading", "l", "leading", 0),
            ("t", "trailing", "l", "trailing", 0), ("t", "top", "p", "bottom", 8), ("k", "leading", "l", "leading", 0),
            ("k", "trailing", "l", "trailing", 0), ("k", "top", "t", "bottom", 8), ("m", "leading", "w", "leading", 0),
            ("m", "trailing", "w", "trailing", 0), ("m", "top", "k", "bottom", 8), ("m", "bottom", "w", "bottom", 0),
        ]
        return pairs.enumerated().map { number, pair in
            """
                                    <constraint firstItem="\(pair.0)\(scene)" firstAttribute="\(pair.1)" secondItem="\(pair.2)\(scene)" \
            secondAttribute="\(pair.3)"\(pair.4 == 0 ? "" : " constant=\"\(pair.4)\"") id="k\(number)-\(scene)"/>
            """
        }.joined(separator: "\n")
    }
}
