/// An element of a document.
public struct Element {}
