import Foundation

@main
struct Main {
    @MainActor
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let sections = arguments.dropFirst().compactMap(Section.init)
        guard let folder = arguments.first, sections.count == arguments.count - 1 else {
            print(
                """
                Usage: swift run -c release --package-path Benchmarks Benchmarks FOLDER-OF-APPS [SECTION ...]

                FOLDER-OF-APPS has one folder for each app. Without a SECTION all of them run:
                """)
            for section in Section.allCases {
                print("  \(padded(section.rawValue, to: 12)) \(section.summary)")
            }
            exit(2)
        }
        let files = try InputFiles(in: folder)
        print("\(files.paths.count) documents, \(format(Double(files.byteCount) / 1e6)) MB\n")
        for section in sections.isEmpty ? Section.allCases : sections {
            section.run(files, folder)
        }
    }

    /// What is measured.
    private enum Section: String, CaseIterable {
        case reading
        case mapping
        case scenes
        case transitions
        case walking
        case checks
        case sources
        case command
        case pictures

        var summary: String {
            switch self {
            case .reading: "reading all documents, beside libxml2 and Foundation's XMLParser"
            case .mapping: "finding the files of each app and resolving every link"
            case .scenes: "compiling storyboards, making and showing scenes in HeadlessUIKit"
            case .transitions: "push, pop, present, dismiss, unwind, a flow of twenty steps, memory"
            case .walking: "walking every app, and one of a hundred storyboards"
            case .checks: "following every rule over all documents of each app"
            case .sources: "indexing the sources of a made app, beside SwiftParser alone"
            case .command: "boardwalk check of a made app, whole: cold, with nothing changed, with one file changed"
            case .pictures: "drawing every scene, writing it as SVG, the size of the SVG"
            }
        }

        @MainActor
        func run(_ files: InputFiles, _ folder: String) {
            switch self {
            case .reading: ReadingBenchmark.run(files)
            case .mapping: MappingBenchmark.run(folder)
            case .scenes: SceneBenchmark.run(files)
            case .transitions: TransitionBenchmark.run()
            case .walking: WalkBenchmark.run(folder)
            case .checks: CheckBenchmark.run(folder)
            case .sources: SourceBenchmark.run()
            case .command: CommandBenchmark.run()
            case .pictures: PictureBenchmark.run(folder)
            }
        }
    }
}
