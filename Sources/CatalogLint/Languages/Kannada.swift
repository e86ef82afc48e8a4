extension Language {
  /// Kannada.
  static let kannada = Language(
    code: "kn",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: ರೂಪಾಯಿ, ರೂಪಾಯಿಗಳು, ರೂ.
      beside money=Rs whole: ರೂ
      hour: ಗಂಟೆ
      day: ದಿನ
      week: ವಾರ
      month: ತಿಂಗಳು, ತಿಂಗಳ
      year: ವರ್ಷ
      before ordinal: ಹಂತ, ಅಧ್ಯಾಯ, ಲೆವೆಲ್
      beside counted: ನಾಣ್ಯಗಳು, ರತ್ನಗಳು, ವಜ್ರಗಳು
      """)
}
