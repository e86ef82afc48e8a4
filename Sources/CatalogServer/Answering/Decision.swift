/// What a request is answered with, before it is written out.
///
/// The loop prepares the answers of the first two kinds once for each snapshot.
enum Decision {
  case content(Selection)
  case notModified(Selection)
  case other(Response)

  /// A representation, and its number among all of its snapshot.
  struct Selection {
    let representation: Representation
    let ordinal: Int
  }
}
