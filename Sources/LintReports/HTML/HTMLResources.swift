/// The style sheet of the page – light or dark as the reader prefers, one column on a phone, plain in print – and its
/// filter, without which the content is still complete. Both are files next to this one, compiled into the program.
enum HTMLResources {
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  /// The SHA-256 of ``style``, which the page's policy allows; a test verifies it.
  static let styleHash = "sha256-1Wi7rpWsXXWZ9gaoyQ7HGD9vdh+nB1nNg5bM4O8n0oc="

  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
  /// The SHA-256 of ``script``, which the page's policy allows; a test verifies it.
  static let scriptHash = "sha256-VFWqQYSlOnGYJjh5gAa7IE5eBCzgGY/8dATNJRpMPu4="
}
