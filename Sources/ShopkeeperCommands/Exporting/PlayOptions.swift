import CatalogFormats
import CommandLayer
import ForeignFormats

/// The settings of Google Play as command-line values.
enum PlayOptions {
  static let packageName = ValueKind<String>(
    "PACKAGE", expected: "the name of an Android package, such as com.example.game"
  ) { PlaySettings.isPackageName($0) ? $0 : nil }

  static let regionsVersion = ValueKind<String>("VERSION", expected: "a version such as 2026/01") {
    $0.wholeMatch(of: /\d{4}\/\d{2}/) == nil ? nil : $0
  }
}
