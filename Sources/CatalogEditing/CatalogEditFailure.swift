/// The reason why a catalog could not be edited as requested.
public struct CatalogEditFailure: Error, Sendable, Hashable {
  /// Lower case, without a full stop.
  public let message: String
  /// Whether the request is invalid, such as one for an unknown field; false when the file prevents
  /// the edit.
  public let isOfRequest: Bool

  init(_ message: String, isOfRequest: Bool = false) {
    self.message = message
    self.isOfRequest = isOfRequest
  }
}
