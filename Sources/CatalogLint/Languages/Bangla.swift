extension Language {
  /// Bangla.
  static let bangla = Language(
    code: "bn",
    amounts: """
      beside money=?: টাকা
      money=INR: রুপি
      minute: মিনিট
      hour: ঘণ্টা, ঘন্টা
      day: দিন
      week: সপ্তাহ
      month: মাস
      year: বছর
      before ordinal: স্তর, লেভেল, অধ্যায়, সিজন
      magnitude=1000: হাজার
      beside counted: কয়েন, মুদ্রা, রত্ন, হীরা, সোনা
      """)
}
