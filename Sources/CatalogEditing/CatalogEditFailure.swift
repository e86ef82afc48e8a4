import CatalogFormats

/// Why a catalog could not be edited as was asked.
public struct CatalogEditFailure: Error, Sendable, Hashable {
  /// Lower case, without a full stop.
  public let message: String
  /// Whether what was asked for makes no sense, such as a field that nothing has; false when it is
  /// the file that stands in the way.
  public let isOfRequest: Bool

  init(_ message: String, isOfRequest: Bool = false) {
    self.message = message
    self.isOfRequest = isOfRequest
  }
}
