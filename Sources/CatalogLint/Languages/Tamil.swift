extension Language {
  /// Tamil.
  static let tamil = Language(
    code: "ta",
    signs: "Rs=INR",
    amounts: """
      beside money=Rs: ரூபாய், ரூ.
      beside money=Rs whole: ரூ
      hour: மணிநேரம், மணி நேரம்
      day: நாள், நாட்கள்
      week: வாரம், வாரங்கள்
      month: மாதம், மாதங்கள், மாத
      year: ஆண்டு, வருடம், ஆண்டுகள்
      before ordinal: நிலை, அத்தியாயம், லெவல்
      beside counted: நாணயங்கள், ரத்தினங்கள், வைரங்கள்
      """)
}
