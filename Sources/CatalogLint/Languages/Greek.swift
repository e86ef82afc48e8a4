extension Language {
  /// Greek.
  static let greek = Language(
    code: "el",
    amounts: """
      money=EUR: ευρώ, ευρω
      subunit=EUR/100: λεπτά του ευρώ
      money=USD: δολάρια
      minute: λεπτό, λεπτά
      hour: ώρα, ώρες, ωρών
      day: ημέρα, ημέρες, ημερών, μέρα, μέρες
      week: εβδομάδα, εβδομάδες, εβδομάδων
      month: μήνας, μήνα, μήνες, μηνών
      year: έτος, έτη, ετών, χρόνος, χρόνο, χρόνια
      before ordinal: επίπεδο, κεφάλαιο, σεζόν, επεισόδιο, μέρος
      beside counted: νομίσματα, χρυσά νομίσματα, διαμάντια, κρύσταλλα, πετράδια, πόντοι, πόντους
      """,
    trial: "δοκιμ",
    days: "ημέρ, μέρ, ημερ",
    dayNumbers: "τρεις, πέντε, επτά, δέκα, τριάντα",
    restoring: "παναφορ")
}
