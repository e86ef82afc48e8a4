/// A change to one place of a catalog, apart from any file.
///
/// Rules and commands say what should change; whoever read the file turns it into replacements of
/// its text, so that comments, order and layout stay as they are.
public struct CatalogEdit: Sendable, Hashable {
  public var path: CatalogPath
  public var change: Change

  public enum Change: Sendable, Hashable {
    /// The text of the field becomes another; for ``CatalogField/locale`` the key of the
    /// localization.
    case replace(String)
    /// A part of the field's text, in UTF-8 offsets of the text, becomes another.
    case replacePart(Range<Int>, String)
    /// The field, or the element of a list, is taken away.
    case remove
    /// The elements of a list of texts are put in the order of their bytes, each once.
    case sort
  }

  public init(_ path: CatalogPath, _ change: Change) {
    self.path = path
    self.change = change
  }
}
