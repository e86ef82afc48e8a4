/// A change to one place of a catalog, independent of any file.
///
/// Rules and commands state the change; the reader of the file turns it into replacements of its
/// text, so that comments, order and layout are preserved.
public struct CatalogEdit: Sendable, Hashable {
  public var path: CatalogPath
  public var change: Change

  public enum Change: Sendable, Hashable {
    /// Replaces the text of the field; for ``CatalogField/locale``, the key of the localization.
    case replace(String)
    /// Replaces a part of the field's text, given in UTF-8 offsets of the text.
    case replacePart(Range<Int>, String)
    /// Removes the field, or the element of a list.
    case remove
    /// Sorts the elements of a list of texts by their bytes, without duplicates.
    case sort
    /// Adds texts to a list, which may not be there yet.
    case append([String])
  }

  public init(_ path: CatalogPath, _ change: Change) {
    self.path = path
    self.change = change
  }
}
