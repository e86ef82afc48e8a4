extension Language {
  /// Urdu.
  static let urdu = Language(
    code: "ur",
    signs: "Rs=PKR",
    amounts: """
      beside money=Rs: روپے, روپیہ, روپئے
      minute: منٹ
      hour: گھنٹہ, گھنٹے
      day: دن, دنوں
      week: ہفتہ, ہفتے
      month: ماہ, مہینہ, مہینے
      year: سال
      before ordinal: لیول, باب, سیزن, حصہ
      magnitude=1000: ہزار
      beside counted: سکے, ہیرے, جواہرات
      """,
    kin: "ar")
}
