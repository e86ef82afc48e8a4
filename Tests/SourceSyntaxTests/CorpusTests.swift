import Foundation
import SourceSyntax
import Testing

/// Reads collected files where they are available, and compares the values with Foundation's.
@Suite("Collected files") struct CorpusTests {
  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SHOPKEEPER_CORPUS"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  private static let files: [URL] = {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "storekit" }.sorted { $0.path < $1.path }
  }()

  @Test("Every StoreKit file is read as Foundation reads it", .enabled(if: !files.isEmpty)) func storeKit() throws {
    for file in Self.files {
      let source = try SourceFile.read(path: file.path)
      let tree = SyntaxTree.parseJSON(source)
      let expected = try? JSONSerialization.jsonObject(with: Data(source.bytes), options: .fragmentsAllowed)
      if let expected, let root = tree.root, !tree.hasErrors {
        #expect(matches(root, expected), "\(file.lastPathComponent)")
      } else {
        // Every unreadable file has a diagnostic with a position.
        #expect(tree.hasErrors, "\(file.lastPathComponent)")
      }
    }
  }

  private func matches(_ node: SyntaxNode, _ value: Any) -> Bool {
    switch node.kind {
    case .mapping:
      guard let object = value as? [String: Any], object.count == node.count else { return false }
      return node.entries.allSatisfy { entry in object[entry.key.text].map { matches(entry.value, $0) } ?? false }
    case .sequence:
      guard let list = value as? [Any], list.count == node.count else { return false }
      return zip(node.elements, list).allSatisfy { matches($0, $1) }
    case .scalar:
      if node.style == .doubleQuoted {
        return (value as? String).map { Array($0.utf8) == Array(node.text.utf8) } ?? false
      }
      if node.isNull { return value is NSNull }
      guard let number = value as? NSNumber else { return false }
      if node.text == "true" || node.text == "false" { return number.boolValue == (node.text == "true") }
      // Foundation is off by the last bit now and then.
      guard let expected = Double(node.text) else { return false }
      return abs(expected - number.doubleValue) <= abs(expected) * 0x1p-50
    }
  }
}
