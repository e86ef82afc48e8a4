import CatalogModel

extension Product {
  /// What a file has to say of the texts: those that no template fills, and the locales of which
  /// findings are suppressed.
  var writtenLocalizations: [Localization] {
    localizations.compactMap { texts in
      var own = texts
      if texts.generated.contains(.title) { own.title = nil }
      if texts.generated.contains(.description) { own.description = nil }
      let isWritten =
        texts.generated.isEmpty || own.title != nil || own.description != nil
        || suppressions.contains { $0.locale == texts.locale }
      return isWritten ? own : nil
    }
  }
}
