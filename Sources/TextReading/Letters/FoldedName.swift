package import Basics

/// A name as folded scalars, without case and width.
package typealias FoldedName = [UInt32]

extension ScalarFolding {
  /// The folding by which names are compared with texts.
  package static let names = ScalarFolding(keepsAccents: true)
}
