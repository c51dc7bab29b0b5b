@_exported import Foundation

/// What HeadlessUIKit has beyond UIKit: the log, the record of calls, the registration of classes, the loader,
/// and the hands of a test that taps, swipes and rotates.
///
/// Everything else in this module has UIKit's names and signatures, so that code written for it builds
/// against UIKit unchanged.
@MainActor
public enum Headless {}
