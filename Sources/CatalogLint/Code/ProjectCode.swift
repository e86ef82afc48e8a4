public import SourceSyntax

/// The product IDs in the code of a project, as far as they concern one catalog.
public struct ProjectCode: Sendable {
  /// A file with code.
  public struct File: Sendable {
    /// The path of the file.
    public var name: String
    public var source: SourceFile
  }

  /// A text in code that is, or should be, a product ID.
  struct Use: Sendable {
    enum Meaning: Sendable, Hashable {
      case product(Int)
      case retired(Int)
      case unknown(UnknownID)
    }

    /// The ID, joined from its parts.
    var id: String
    var meaning: Meaning
    /// The index of the file.
    var file: Int
    var range: SourceRange
    /// Whether the ID is compared with the ID of a purchase, as in a `case`, rather than asked for.
    var isCompared = false
    /// Whether it is a text of a program, rather than of a list or of the constants that `export` wrote.
    var isWrittenByHand = false
  }

  var files: [File] = []
  var uses: [Use] = []
  /// The products whose IDs the code names, in full, by their items, or by a text that it completes.
  var namedProducts: Set<Int> = []
  /// Whether the code asks a server for the list of products.
  var asksServer = false
  /// The constants that `export` wrote for the products, by the products' indices.
  var constants: [Int: Constant] = [:]
  /// Whether all texts that may be misspelt IDs were compared with the IDs, letter by letter.
  package var comparesAllTexts = true

  struct Constant: Sendable {
    var name: String
    var file: String
  }
}

/// An ID in code that a catalog doesn't have.
struct UnknownID: Sendable, Hashable {
  /// The difference from the ID that it resembles.
  enum Difference: Sendable, Hashable {
    /// Another case, or other marks between its words.
    case spelling
    case letters
    /// The bundle ID of another flavour of the app.
    case bundleID(String)
    /// The file was exported from an earlier catalog.
    case earlierExport
    case none
  }

  var difference: Difference
  /// The product that is probably meant.
  var nearest: Int?
  /// Whether the code around it, or its whole form, leaves no doubt that a product is meant.
  var isCertain: Bool
}
