@testable import SceneAddressing
import Testing
