extension Language {
  /// Odia.
  static let odia = Language(
    code: "or",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: ଟଙ୍କା
      hour: ଘଣ୍ଟା
      day: ଦିନ
      week: ସପ୍ତାହ
      month: ମାସ
      year: ବର୍ଷ
      before ordinal: ସ୍ତର, ଅଧ୍ୟାୟ
      beside counted: ମୁଦ୍ରା, ରତ୍ନ, ହୀରା
      """)
}
