import Basics
import CatalogEditing
public import CatalogLint
import CatalogModel
public import SourceSyntax

extension CatalogWorkspace {
  /// The fix of a finding, if it has one, and the suppression of it, which asks for a reason.
  public func actions(for finding: LocatedFinding) -> [LocatedFix] {
    var actions = [finding.fix].compactMap(\.self)
    // The rule about the file itself can't be suppressed in it.
    if finding.rule != "invalid-catalog", let suppression = suppression(of: finding) {
      let message = "ignore \(finding.rule) here, with a reason"
      actions.append(LocatedFix(message: message, safety: .unsafe, replacements: [suppression]))
    }
    return actions
  }

  /// The replacement that suppresses a finding with an empty reason, which is an error until somebody
  /// writes one.
  private func suppression(of finding: LocatedFinding) -> TextReplacement? {
    let catalog = file.document.catalog
    let (subject, present): (CatalogPath.Subject, Int) =
      switch finding.subject {
      case .product(let index): (finding.subject, catalog.products[index].suppressions.count { $0.locale == nil })
      case .group(let index): (finding.subject, catalog.groups[index].suppressions.count { $0.locale == nil })
      default: (.catalog, catalog.suppressions.count)
      }
    guard var draft = try? CatalogDraft(file.document),
      (try? draft.set("ignore.\(present).rule", of: subject, to: finding.rule)) != nil,
      (try? draft.set("ignore.\(present).reason", of: subject, to: "")) != nil
    else { return nil }
    return source.replacement(to: draft.source)
  }

  /// The text in the canonical layout.
  ///
  /// - Throws: `CatalogEditFailure` when the file is truncated or has a duplicate key.
  public func formatted() throws -> SourceFile {
    guard let tree, tree.notation == .yaml else {
      throw CatalogFileFailure("\"\(file.name)\" is not a catalog file; only those are formatted")
    }
    return try CatalogYAMLFormatting.format(tree)
  }
}
