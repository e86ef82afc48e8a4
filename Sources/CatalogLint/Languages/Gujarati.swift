extension Language {
  /// Gujarati.
  static let gujarati = Language(
    code: "gu",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: રૂપિયા, રૂ.
      beside money=Rs whole: રૂ
      hour: કલાક
      day: દિવસ
      week: અઠવાડિયા, અઠવાડિયું
      month: મહિના, મહિનો, માસ
      year: વર્ષ
      before ordinal: સ્તર, લેવલ, પ્રકરણ
      beside counted: સિક્કા, રત્નો, હીરા
      """)
}
