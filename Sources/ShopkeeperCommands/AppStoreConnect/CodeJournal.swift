import AppStoreConnect
import Basics
import CatalogModel
import CommandLayer
import SourceSyntax

/// A note of codes that are being generated, which stays until the store lists them: a list may lag, and a second run
/// would generate them again.
struct CodeJournal {
  private let file: JournalFile

  /// Locks the note until the end of the run, before the codes of the store are read.
  init(_ path: String) throws { file = try JournalFile(path) }

  /// The codes of an earlier run, if the store lists them by now; nil if no run is open.
  ///
  /// - Throws: A `Failure` if it doesn't list them yet.
  func settle(among batches: [LiveCodeBatch]) throws -> LiveCodeBatch? {
    guard !file.earlierLines.isEmpty else { return nil }
    let path = file.path
    let text = file.earlierLines.joined(separator: "\n")
    let root = SyntaxTree.parseJSON(SourceFile(name: path, text: text)).root.map { OrderedValue($0) }
    guard let root, let count = root["count"]?.scalarText, let offer = root["offer"]?.scalarText,
      let productID = root["productId"]?.scalarText, let expires = root["expires"]?.scalarText
    else { throw Failure("\(quoted: path) is not a journal of \"shopkeeper asc codes --generate\"") }
    let known = root["known"]?.texts ?? []
    let made = batches.first { batch in
      batch.productID == productID && batch.offer == offer && !batch.isCustom && !known.contains(batch.id)
        && "\(batch.batch.count)" == count && batch.batch.expires?.description == expires
        && batch.batch.isSandbox == (root["isSandbox"]?.scalarText == "true")
    }
    guard let made else {
      throw Failure(
        "an earlier run may have generated \(count) codes of the offer \(offer) until \(expires), which the store doesn't "
          + "list yet; try again later, or remove \(quoted: path) if it never lists them", exitCode: .findings)
    }
    end()
    return made
  }

  /// Notes codes before they are asked for.
  func begin(_ batch: CodeBatch, for offer: CodeOffer, besides known: [LiveCodeBatch]) throws {
    let note: OrderedValue = [
      "productId": .text(offer.productID), "offer": .text(offer.name), "count": .integer(batch.count),
      "expires": .text(orNull: batch.expires?.description), "isSandbox": .flag(batch.isSandbox),
      "known": .texts(known.map(\.id)),
    ]
    try file.begin()
    try file.append(String(decoding: note.json(.compact), as: UTF8.self))
  }

  func end() { file.remove() }
}
