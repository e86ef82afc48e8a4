import Basics
import CatalogModel
import CommandLayer
import PurchaseReceipts
import Shopkeeper
import SourceSyntax

/// `shopkeeper receipt`: verifies purchases, and compares them with a catalog.
enum ReceiptCommand {
  private static let file = Argument(
    "FILE", of: .file(placeholder: "FILE"), help: "What the App Store made; - for standard input")
  private static let catalog = Option(
    "catalog", of: CatalogArgument.kind, help: "The catalog, or its folder; by default the one in this folder, if any")
  private static let roots = Option(
    repeating: "root", of: .file(extensions: ["cer", "pem"]),
    help: "Trust this root certificate instead of Apple's, such as the one of a StoreKit test")
  private static let unverified = Flag("unverified", help: "Read it without a check of signatures: trust nothing in it")
  private static let environment = Option(
    "environment", of: .choice([Candidate("production", help: "the store"), Candidate("sandbox", help: "tests")]),
    help: "The environment that is expected")
  private static let time = Option(
    "at", of: .text("DATE"), help: "Judge it as of a date such as 2026-01-31 or 2026-01-31T12:00:00Z; by default now")
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for a server"))

  static let command = Command(
    "receipt", abstract: "Verify a purchase, and compare it with the catalog",
    discussion: """
      Reads, offline: transactions and renewals of StoreKit 2 and of the App Store Server API (JWS), \
      answers of that API, notifications (V2), app receipts (PKCS #7, binary or Base64), and answers \
      of the old verifyReceipt. Shows the latest transaction of each product: active, in grace, expired, \
      refunded, shared by the family; the trial or offer that was used; what is to be restored; \
      and where it and the catalog differ.

      Signatures and certificates are checked with GnuTLS up to Apple's root certificates, whose \
      SHA-256 is built in ("shopkeeper facts receipt.roots"). Without a valid signature, nothing is \
      shown: answers of verifyReceipt and decoded transactions have none, so they need --unverified. \
      Whether a certificate was revoked is not checked, since that needs the network.

      Exits with 1 when something is not verified, is about another app or environment, or differs \
      from the catalog; an expired or refunded purchase is not a fault. Account tokens and transaction \
      IDs are not shown, but JSON has the original transaction ID.
      """,
    arguments: [file], options: [catalog, roots, unverified, environment, time, format],
    examples: [
      Example("shopkeeper receipt transaction.jws --environment production", help: "Verify a transaction"),
      Example("shopkeeper receipt - --format json < notification.json", help: "Read what a server received"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    try StandardStream.requireOnce([invocation[file], invocation[catalog]] + invocation[roots], .read, for: invocation)
    if invocation[unverified], !invocation[roots].isEmpty {
      throw invocation.usageError(.other("--unverified trusts nothing; leave out --root"))
    }
    let now = try invocation[time].map { text in
      guard let time = Timestamp(text) else {
        throw invocation.usageError(.other("--at \"\(text)\" is not a date; expected one such as 2026-01-31"))
      }
      return time
    }
    let bytes = try StandardStream.source(at: invocation[file], limit: 64 << 20).bytes
    let reading: ReceiptReading
    do throws(SignatureFault) {
      reading = try ReceiptReading(bytes, by: try trusted(invocation))
    } catch { throw Failure("could not read \"\(VisibleText.escaped(invocation[file]))\": \(error.reason)") }
    let judgement = ReceiptJudgement(
      reading, by: try chosenCatalog(invocation),
      in: invocation[environment].map { $0 == "sandbox" ? "Sandbox" : "Production" },
      at: now ?? Timestamp(seconds: SystemClock.seconds))
    let report = ReceiptReport(reading, judgement, isUnverified: invocation[unverified])
    invocation.console.write(
      invocation[format] == "json" ? report.json : report.text(fitting: invocation.console.terminalColumns))
    return report.hasProblems ? .findings : .success
  }

  private static func trusted(_ invocation: Invocation) throws(SignatureFault) -> TrustedRoots? {
    if invocation[unverified] { return nil }
    guard !invocation[roots].isEmpty else { return .apple }
    var files: [[UInt8]] = []
    for path in invocation[roots] {
      guard let bytes = try? StandardStream.source(at: path, limit: 1 << 20).bytes else {
        throw SignatureFault(reason: "the root \"\(VisibleText.escaped(path))\" can't be read")
      }
      files.append(bytes)
    }
    return try TrustedRoots(files)
  }

  /// The catalog that was named, else the one in this folder, else none.
  private static func chosenCatalog(_ invocation: Invocation) throws -> Catalog? {
    guard let path = invocation[catalog] else {
      return FileSystem.kind("catalog.yml") == .file ? try CatalogFile.read("catalog.yml").document.catalog : nil
    }
    let file = try CatalogFile(contentsOf: path)
    try file.requireReadable(on: invocation.console)
    return file.document.catalog
  }
}
