// What no source states for certain about documents, all in one place. It follows from how the code works rather than from
// a constant:
// - Outlets and actions are connected before runtime attributes are set: general knowledge. That both come before
//   `awakeFromNib` is certain.
// - Outlet collections have the order of the document, which UIKit does not promise (Q15).
// - `awakeFromNib` comes in the order of the document, the controller first, and once for each object; UIKit promises no
//   order (L11), and one report has a scene behind a reference awake twice (L13).
// - A runtime attribute that cannot be set is named in the log by its whole key path (L19, inferred).
// - What a storyboard reference says of navigation and tab bar items is not used, only what its scene says: general
//   knowledge.
// - Code that expects another class of controller than a creator-taking member of `UIStoryboard` finds ends the process
//   with Swift's own text.
// - A table view controller takes the place of a delegate and a data source that a document leaves out.
