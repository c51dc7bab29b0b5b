@_exported import SceneAddressing
