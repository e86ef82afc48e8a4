import Basics
import SourceSyntax

/// For code scanning and other viewers: the Static Analysis Results Interchange Format, 2.1.0.
///
/// Rules that found nothing are left out. Nothing is timed, so the same catalog gives the same bytes.
public enum SARIFReporter: Reporter {
  public static let name = "sarif"
  public static let summary = "for code scanning, such as GitHub's: SARIF 2.1.0"

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// What stands for the folder that relative names start from.
  private static let base = "%SRCROOT%"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.member("$schema", schema)
      writer.member("version", "2.1.0")
      writer.member(
        "runs", array: { writer in writer.object { write(report, style: style, to: &$0) } })
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private static func write(
    _ report: LintReport, style: ReportStyle, to writer: inout JSONWriter
  ) {
    let rules = SARIFRules(report)
    writer.member(
      "tool",
      object: { writer in
        writer.member(
          "driver",
          object: { writer in
            writer.member("name", "shopkeeper")
            if let version = style.toolVersion { writer.member("semanticVersion", version) }
            writer.member("rules", array: { rules.write(to: &$0) })
          })
      })
    writer.member("columnKind", "unicodeCodePoints")
    if report.inputs.contains(where: { !ReportedPath.isAbsolute($0.name) }) {
      writer.member(
        "originalUriBaseIds",
        object: { writer in
          writer.member(
            base,
            object: { $0.message("description", "the folder in which shopkeeper was run") })
        })
    }
    let fingerprints = report.fingerprints
    writer.member(
      "results",
      array: { writer in
        for (finding, fingerprint) in zip(report.findings, fingerprints) {
          writer.object { writer in
            writer.member("ruleId", finding.rule)
            writer.member("ruleIndex", rules.index(of: finding.rule))
            writer.member("level", finding.severity.sarifLevel)
            writer.message("message", message(finding.message))
            writer.member("locations", array: { $0.object { location(finding, to: &$0) } })
            // Not under GitHub's name for such a thing, the hash of a line, which it works out
            // itself where it is not given.
            writer.member(
              "partialFingerprints", object: { $0.member("shopkeeper/v1", fingerprint) })
            related(finding, to: &writer)
            if let fix = finding.fix {
              write(fix, of: finding, in: report.inputs[finding.fileIndex], to: &writer)
            }
          }
        }
      })
  }

  private static func location(_ finding: LocatedFinding, to writer: inout JSONWriter) {
    writer.member(
      "physicalLocation",
      object: { writer in
        artifact(finding.file, to: &writer)
        region("region", finding.start, finding.end, to: &writer)
      })
    let names = [finding.product ?? finding.group, finding.locale, finding.field]
      .compactMap(\.self)
    guard let last = names.last else { return }
    writer.member(
      "logicalLocations",
      array: { writer in
        writer.object { writer in
          writer.member("name", last)
          writer.member("fullyQualifiedName", names.joined(separator: "/"))
          writer.member("kind", finding.field == nil ? "object" : "property")
        }
      })
  }

  private static func related(_ finding: LocatedFinding, to writer: inout JSONWriter) {
    guard !finding.related.isEmpty else { return }
    writer.member(
      "relatedLocations",
      array: { writer in
        for (index, related) in finding.related.enumerated() {
          writer.object { writer in
            writer.member("id", index)
            writer.member(
              "physicalLocation",
              object: { writer in
                artifact(related.file, to: &writer)
                region("region", related.start, nil, to: &writer)
              })
            writer.message("message", message(related.message))
          }
        }
      })
  }

  private static func write(
    _ fix: LocatedFix, of finding: LocatedFinding, in input: LintInput,
    to writer: inout JSONWriter
  ) {
    func change(_ writer: inout JSONWriter) {
      artifact(finding.file, to: &writer)
      writer.member(
        "replacements",
        array: { writer in
          for replacement in fix.replacements {
            writer.object { writer in
              region(
                "deletedRegion", input.source.location(at: replacement.range.start),
                input.source.location(at: replacement.range.end), to: &writer)
              if !replacement.text.isEmpty { writer.message("insertedContent", replacement.text) }
            }
          }
        })
    }
    writer.member(
      "fixes",
      array: { writer in
        writer.object { writer in
          writer.message("description", message(fix.message))
          writer.member("artifactChanges", array: { $0.object { change(&$0) } })
          writer.member("properties", object: { $0.member("safety", fix.safety.rawValue) })
        }
      })
  }

  private static func artifact(_ file: String, to writer: inout JSONWriter) {
    writer.member(
      "artifactLocation",
      object: { writer in
        writer.member("uri", ReportedPath.uri(file))
        if !ReportedPath.isAbsolute(file) { writer.member("uriBaseId", base) }
      })
  }

  private static func region(
    _ key: String, _ start: SourceLocation, _ end: SourceLocation?, to writer: inout JSONWriter
  ) {
    writer.member(
      key,
      object: { writer in
        writer.member("startLine", start.line)
        writer.member("startColumn", start.column)
        guard let end else { return }
        writer.member("endLine", end.line)
        writer.member("endColumn", end.column)
      })
  }

  /// A text that no reader takes for a link: in a message, `[text](1)` is one.
  private static func message(_ text: String) -> String {
    let text = VisibleText.escaped(text)
    guard text.utf8.contains(UInt8(ascii: "[")), text.contains("](") else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "[" || scalar == "]" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
