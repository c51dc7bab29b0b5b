import Foundation

@main
struct Main {
    static func main() throws {
        guard let folder = CommandLine.arguments.dropFirst().first else {
            print("Usage: swift run -c release --package-path Benchmarks Benchmarks FOLDER-OF-APPS")
            exit(2)
        }
        let files = try InputFiles(in: folder)
        print("\(files.paths.count) documents, \(format(Double(files.byteCount) / 1e6)) MB\n")
        ReadingBenchmark.run(files)
        MappingBenchmark.run(folder)
    }
}
