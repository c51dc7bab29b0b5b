// What no source states for certain about the restoration of an app's state, all in one place. It follows from how the code
// works rather than from a constant:
// - The state of views is encoded after that of their controller, and decoded after it.
// - What was presented is presented again when the windows are on screen, after `didFinishLaunching`.
// - Of a stack in which a controller has no identifier the others come back.
// - Children of one parent with the same identifier are told apart by their order.
// - A scene without a storyboard identifier is found by the id of its controller.
// - The pages on screen come back in a page view controller.
// - A collapsed split view controller keeps its secondary column as its own, and collapses anew when it appears.
