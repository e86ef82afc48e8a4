extension Language {
  /// Punjabi.
  static let punjabi = Language(
    code: "pa",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: ਰੁਪਏ, ਰੁਪਿਆ
      beside money=Rs whole: ਰੁ
      hour: ਘੰਟੇ, ਘੰਟਾ
      day: ਦਿਨ
      week: ਹਫ਼ਤੇ, ਹਫ਼ਤਾ
      month: ਮਹੀਨਾ, ਮਹੀਨੇ
      year: ਸਾਲ
      before ordinal: ਪੱਧਰ, ਲੈਵਲ, ਅਧਿਆਇ
      beside counted: ਸਿੱਕੇ, ਹੀਰੇ, ਰਤਨ
      """)
}
