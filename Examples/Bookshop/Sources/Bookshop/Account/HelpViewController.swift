import Boardwalk

/// What the shop answers most often.
final class HelpViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var textView: UITextView!
    #else
        private(set) var textView: UITextView!
    #endif

    @IBAction private func writeToUs(_ sender: UIButton) {
        let alert = UIAlertController(
            title: "Write to Us", message: "help@bookshop.example", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("textView", \HelpViewController.textView),
            .action("writeToUs:", HelpViewController.writeToUs),
        ]
    }
}
