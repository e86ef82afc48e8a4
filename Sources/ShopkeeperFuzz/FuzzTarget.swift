import Basics
import CatalogEditing
import CatalogEndpoint
import CatalogFormats
import CatalogImages
import CatalogLint
import CatalogModel
import CatalogServer
import ForeignFormats
import PurchaseReceipts
import Shopkeeper
import SourceSyntax
import WorkspaceProtocols

/// A reader of foreign input.
struct FuzzTarget: Sendable {
  let name: String
  private let seeds: [[UInt8]]
  /// Checks an input, and returns the fault of its result; nil if there are no faults.
  let check: @Sendable ([UInt8]) -> String?

  init(_ name: String, _ seeds: [[UInt8]], check: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.seeds = seeds
    self.check = check
  }

  func input(seed: UInt64, number: UInt64) -> [UInt8] {
    var mutation = Mutation(SplitMix(seed: seed, number: number), seeds: seeds)
    return mutation.input()
  }

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

  /// Whether the times of this build are meaningful.
  static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  static let all: [FuzzTarget] =
    CatalogFormatRegistry.formats.filter { $0.read != nil }.map(reader) + [
      detection, editing, formatting, fixing, configuration, baseline, image, prices, head, request, redaction,
      message, workspace, receipt, code,
    ]

  // MARK: Targets

  private static func reader(_ format: CatalogFormat) -> FuzzTarget {
    FuzzTarget(format.name, FuzzSeeds.files(of: format)) { bytes in
      let source = SourceFile(name: "input.\(format.fileExtensions[0])", bytes: bytes)
      guard let document = format.read?(ParsedFile(source), .none) else { return nil }
      return Invariants.ranges(of: document) ?? Invariants.roundTrip(document, format)
    }
  }

  private static let detection = FuzzTarget("detection", CatalogFormatRegistry.formats.flatMap(FuzzSeeds.files)) {
    bytes in Invariants.ranges(of: CatalogReading.read(SourceFile(name: "stdin", bytes: bytes)))
  }

  private static let editing = FuzzTarget("editing", FuzzSeeds.yaml) { bytes in
    guard var draft = try? CatalogDraft(SourceFile(name: "catalog.yml", bytes: bytes)) else { return nil }
    // A file that is not a catalog has no parts to edit.
    guard CatalogYAMLDecoder.read(draft.source).catalog == draft.catalog else { return nil }
    let before = Invariants.errors(in: draft.source)
    for (field, value) in edits {
      try? draft.set(field, of: .product(0), to: value)
      try? draft.unset(field, of: .product(1))
    }
    let after = Invariants.errors(in: draft.source)
    // A value of the right form may be wrong for the product; a broken file is never right.
    return CatalogYAMLDecoder.read(draft.source).catalog == draft.catalog
      ? nil : "the edited file doesn't have the catalog of the draft (\(before), \(after) errors)"
  }

  private static let edits = [
    ("price.tier", "7"), ("localizations.en-US.title", "New: \"x\" # y"), ("grants.gold", "500"),
    ("review.notes", "a\nb"), ("referenceName", "- x"),
  ]

  private static let formatting = FuzzTarget("formatting", FuzzSeeds.yaml) { bytes in
    let source = SourceFile(name: "catalog.yml", bytes: bytes)
    guard let once = try? CatalogYAMLFormatting.format(source) else { return nil }
    guard let twice = try? CatalogYAMLFormatting.format(once) else { return "the formatted file can't be formatted" }
    if once.bytes != twice.bytes { return "formatting twice differs from once" }
    return CatalogYAMLDecoder.read(source).catalog == CatalogYAMLDecoder.read(once).catalog
      ? nil : "formatting changes the catalog"
  }

  private static let fixing = FuzzTarget("fixing", FuzzSeeds.yaml) { bytes in
    let document = CatalogReading.read(SourceFile(name: "catalog.yml", bytes: bytes))
    let report = Linter().lint([LintInput(document, name: "catalog.yml")])
    for finding in report.findings {
      if let fault = Invariants.range(finding.range, in: document.source) { return fault }
    }
    for safety in [Fix.Safety.safe, .unsafe] {
      let fixed = FixedSource(document.source, making: safety, of: report.findings).source
      let (before, after) = (Invariants.errors(in: document.source), Invariants.errors(in: fixed))
      if after > before { return "the fixes raise the number of errors from \(before) to \(after)" }
    }
    return nil
  }

  private static let message = FuzzTarget("message", FuzzSeeds.messages) { bytes in
    guard case .fault(let error, _) = MessageReader.input(in: bytes[...]) else { return nil }
    return error.message.isEmpty ? "no reason for a failure" : nil
  }

  private static let workspace = FuzzTarget("workspace", FuzzSeeds.yaml) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    var workspace = CatalogWorkspace(text, named: "/nowhere/catalog.yml")
    for offset in stride(from: 0, through: text.utf8.count, by: max(text.utf8.count / 8, 1)) {
      _ = (workspace.hover(at: offset), workspace.references(at: offset))
      for completion in workspace.completions(at: offset) {
        if let fault = Invariants.range(completion.range, in: workspace.source) { return fault }
      }
    }
    return workspace.symbols.lazy.compactMap { Invariants.range($0.range, in: workspace.source) }.first
  }

  /// Purchases without a signature of Apple, none of which may count as verified.
  private static let receipt = FuzzTarget("receipt", FuzzSeeds.receipts) { bytes in
    for roots in [nil, TrustedRoots.apple] {
      do throws(SignatureFault) {
        let reading = try ReceiptReading(bytes, by: roots)
        if reading.states.contains(.verified) { return "it is verified, and nobody signed it" }
        let judgement = ReceiptJudgement(
          reading, by: FuzzSeeds.catalog, in: "Production", at: Timestamp(seconds: 1_767_225_600))
        if judgement.items.count > reading.purchases.count { return "more products than transactions" }
        for item in judgement.items { if let seats = item.seats, seats.valid < 0 { return "fewer seats than none" } }
      } catch { if error.reason.isEmpty { return "no reason for a failure" } }
    }
    return nil
  }

  /// Code in any language, as a project has it.
  private static let code = FuzzTarget("code", FuzzSeeds.code + FuzzSeeds.yaml) { bytes in
    for language in CodeLanguage.all {
      for string in CodeString.all(in: bytes, of: language) {
        guard string.range.start <= string.range.end, string.range.end <= bytes.count else {
          return "a text of \(language.name) is outside of the file"
        }
      }
    }
    return nil
  }

  private static let configuration = FuzzTarget("configuration", FuzzSeeds.configurations) { bytes in
    let source = SourceFile(name: ".shopkeeper.yml", bytes: bytes)
    do throws(ConfigurationFailure) {
      let configuration = try LintConfiguration(source)
      let document = CatalogReading.read(FuzzSeeds.source)
      _ = Linter(configuration: configuration).lint([LintInput(document, name: "catalog.yml")])
      return nil
    } catch { return error.lines.isEmpty ? "no reason for a failure" : nil }
  }

  private static let baseline = FuzzTarget("baseline", FuzzSeeds.baselines) { bytes in
    let source = SourceFile(name: "base.json", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    guard let baseline = Baseline(source, diagnostics: &diagnostics) else {
      return diagnostics.isEmpty ? "no reason for a failure" : nil
    }
    let again = Baseline(SourceFile(name: "base.json", bytes: baseline.file), diagnostics: &diagnostics)
    return again?.entries == baseline.entries ? nil : "a baseline that is written reads differently"
  }

  private static let image = FuzzTarget("image", FuzzSeeds.images) { bytes in
    // A name that contradicts the first bytes ends the reading before the picture.
    let name = bytes.starts(with: [0xFF, 0xD8]) ? "a.jpg" : "a.png"
    guard let image = try? ImageFile(contents: bytes, name: name) else { return nil }
    return image.width > 0 && image.height > 0 ? nil : "an image without pixels"
  }

  /// Lists of prices and tables of price policies.
  private static let prices = FuzzTarget("prices", FuzzSeeds.priceTables) { bytes in
    let source = SourceFile(name: "prices.csv", bytes: bytes)
    let policy = PolicyTableReader(source)
    if policy.table.multipliers.values.contains(where: { $0.number > .mostMultiplier }) { return "a huge multiplier" }
    let prices = StorefrontPriceList(source).prices
    let isPossible = prices.allSatisfy { $0.value.hundredths > 0 && $0.value.currency == $0.key.currency }
    return isPossible ? nil : "a price that the storefront can't have"
  }

  private static let request = FuzzTarget("request", FuzzSeeds.requests) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    let fields = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return HeaderField(String(name), String(line.dropFirst(name.count + 1)))
    }
    let request = Request(
      method: String(words.first ?? ""), target: String(words.dropFirst().first ?? ""), fields: fields)
    let response = Responder().respond(to: request, from: snapshot)
    return (100..<600).contains(response.status) ? nil : "status \(response.status)"
  }

  private static let snapshot = Endpoint([
    AppEndpoint(FuzzSeeds.catalog, bundleID: "com.example.fuzz", modified: 1, cache: AnswerStore())
  ]).snapshot()

  private static let head = FuzzTarget("head", FuzzSeeds.heads) { bytes in
    func read(_ bytes: [UInt8], scanned: Int = 0) -> RequestHead.Outcome {
      var head = RequestHead()
      return bytes.withUnsafeBufferPointer { head.read($0.span, from: 0, scanned: scanned) }
    }
    let whole = read(bytes)
    if case .complete(let end) = whole, end > bytes.count { return "the head ends after the bytes" }
    // The first half alone, and then the rest: as bytes arrive.
    guard case .incomplete(let scanned) = read(Array(bytes.prefix(bytes.count / 2))) else { return nil }
    return read(bytes, scanned: scanned) == whole ? nil : "in two parts it is read differently"
  }

  /// Secrets between texts of any kind, which must neither show them nor take long.
  private static let redaction = FuzzTarget("redaction", FuzzSeeds.requests + FuzzSeeds.configurations) { bytes in
    let secret = "Xq7!zK$p\(bytes.count % 10)*v"
    let text = String(decoding: bytes, as: UTF8.self)
    for form in [
      "postgresql://shop:\(secret)@db/shop", "password=\(secret)", "\"password\": \"\(secret)\"", "shop:\(secret)@db",
      "密码：\(secret)", "Authorization: Basic \(secret)", "curl -u shop:\(secret)", "/feed?access_token=\(secret)",
      "https://hooks.slack.com/services/\(secret)", "password=\(secret)&<\(secret)>",
      "mysql://shop:\(secret)?/\(secret)@db",
      "{\\\"password\\\":\\\"\(secret)\\\"}", "machine db login shop password \(secret)",
      "-----BEGIN PRIVATE KEY-----\n\(secret)\n-----END PRIVATE KEY-----",
    ] {
      let message = "\(text.prefix(text.count / 2)) \(form) \(text.suffix(100))"
      if Secrets.redacted(message).contains(secret) || VisibleText.line(message).contains(secret) {
        return "\(form) is shown"
      }
      let json = OrderedValue.map(entries: [(message, .texts([message]))]).jsonText
      let diff = UnifiedDiff.render(from: bytes, to: bytes + Array("\n\(message)\n".utf8), name: message)
      if json.contains(secret) || String(decoding: diff, as: UTF8.self).contains(secret) {
        return "\(form) is shown in JSON or in a diff"
      }
      if SyntaxTree.parseJSON(SourceFile(name: "printed", text: json)).hasErrors { return "the JSON is broken" }
    }
    return nil
  }
}
