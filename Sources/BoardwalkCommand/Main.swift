import Foundation

@main
struct Main {
    static func main() {
        // Whoever reads the output may stop reading: then the command ends without a word, as others do.
        signal(SIGPIPE, SIG_DFL)
        let outcome = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: .standardOutput)
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
        } catch {
            try? FileHandle.standardError.write(
                contentsOf: Data("boardwalk: not all of the output could be written.\n".utf8))
            exit(Outcome.Status.failed.rawValue)
        }
        try? FileHandle.standardError.write(contentsOf: Data(outcome.errors.utf8))
        exit(outcome.status.rawValue)
    }
}
