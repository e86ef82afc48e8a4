/// The record of a published catalog, without its content.
public struct Revision: Sendable, Hashable {
  /// The bundle ID of the app.
  public let app: String
  /// 1 for the first revision of an app; without gaps.
  public let number: Int
  public let published: Timestamp
  /// The author of the publication, such as `Ada Lovelace <ada@example.com>`.
  public let author: String
  public let message: String
  /// The commit in git that the catalog was published from; empty without one.
  public let commit: String
  /// The parts of a catalog that its file format could represent (`CatalogFacets`).
  let facets: Int
  /// The number of products.
  public let products: Int
  /// The size of the content in bytes.
  public let size: Int
  /// The SHA-256 digest of the content, the output of `export --format json`.
  public let content: Digest
  /// The digest of the tree of the parts of the content.
  let root: Digest
  /// The digest of the revision's changes.
  let changes: Digest
  /// The digest of the revision before it; nil for the first.
  public let previous: Digest?

  /// The digest of all of the above, and so of every revision before it.
  public let digest: Digest

  init(
    app: String, number: Int, published: Timestamp, author: String, message: String, commit: String, facets: Int,
    products: Int, size: Int, content: Digest, root: Digest, changes: Digest, previous: Digest?,
    digest stored: Digest? = nil
  ) {
    self.app = app
    self.number = number
    self.published = published
    self.author = author
    self.message = message
    self.commit = commit
    self.facets = facets
    self.products = products
    self.size = size
    self.content = content
    self.root = root
    self.changes = changes
    self.previous = previous
    var text = DigestText("shopkeeper revision 1")
    text.add("app", app)
    text.add("number", number)
    text.add("published", published.milliseconds)
    text.add("author", author)
    text.add("message", message)
    text.add("commit", commit)
    text.add("facets", facets)
    text.add("products", products)
    text.add("size", size)
    text.add("content", content)
    text.add("root", root)
    text.add("changes", changes)
    text.add("previous", previous)
    computed = text.digest
    digest = stored ?? computed
  }

  /// The digest that the fields have; different from ``digest`` in a store that was tampered with.
  let computed: Digest

  /// The digest of the changes of a revision, in the order of their subjects.
  static func digest(of changes: [SubjectChange]) -> Digest {
    var text = DigestText("shopkeeper changes 1")
    for change in changes {
      text.add("subject", change.subject.text)
      text.add("kind", change.kind.rawValue)
      text.add("content", change.content)
      for field in change.fields { text.add("field", field) }
    }
    return text.digest
  }
}
