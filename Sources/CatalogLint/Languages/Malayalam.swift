extension Language {
  /// Malayalam.
  static let malayalam = Language(
    code: "ml",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: രൂപ
      beside money=Rs whole: രൂ
      hour: മണിക്കൂർ
      day: ദിവസം, ദിവസ
      week: ആഴ്ച
      month: മാസം, മാസ
      year: വർഷം, വർഷ
      before ordinal: ലെവൽ, അധ്യായം
      beside counted: നാണയങ്ങൾ, രത്നങ്ങൾ, വജ്രങ്ങൾ
      """)
}
