extension Language {
  /// Telugu.
  static let telugu = Language(
    code: "te",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: రూపాయలు, రూపాయల, రూపాయి, రూ.
      beside money=Rs whole: రూ
      hour: గంట, గంటలు
      day: రోజు
      week: వారం, వారాలు, వారాల
      month: నెల
      year: సంవత్సరం, సంవత్సరాలు
      before ordinal: స్థాయి, అధ్యాయం, లెవల్
      beside counted: నాణేలు, రత్నాలు, వజ్రాలు
      """)
}
