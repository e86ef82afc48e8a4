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
      """,
    negationFollows: true,
    words: #"""
      [free] ਮੁਫ਼ਤ, ਮੁਫਤ, ਫ੍ਰੀ, !ਮੁਫ਼ਤ ਪਾਰਕਿੰਗ, !ਫ੍ਰੀ ਕਿੱਕ
      [externalPayment] ਪੇਟੀਐਮ, ਫੋਨਪੇ, ਗੂਗਲ ਪੇ, ਯੂਪੀਆਈ, ਕ੍ਰੈਡਿਟ ਕਾਰਡ, ਡੈਬਿਟ ਕਾਰਡ, ਬੈਂਕ ਟ੍ਰਾਂਸਫਰ
        ਗਿਫਟ ਕਾਰਡ, ਪ੍ਰੋਮੋ ਕੋਡ, ਕੂਪਨ ਕੋਡ, ਸਾਡੀ ਵੈੱਬਸਾਈਟ, ਸਾਡੀ ਵੈਬਸਾਈਟ
      [otherPlatform] ਐਂਡਰਾਇਡ, ਐਂਡਰੌਇਡ, ਗੂਗਲ ਪਲੇ, ਪਲੇ ਸਟੋਰ, ਪਲੇਅਸਟੇਸ਼ਨ, ਐਕਸਬਾਕਸ
      [placeholder] ਇੱਥੇ ਟੈਕਸਟ, ਟੈਕਸਟ ਇੱਥੇ, ਵੇਰਵਾ ਇੱਥੇ, ਇੱਥੇ ਵੇਰਵਾ, =ਵੇਰਵਾ, =ਸਿਰਲੇਖ, ਨਮੂਨਾ ਟੈਕਸਟ
      [test] ਬੀਟਾ ਵਰਜਨ, ਡੈਮੋ ਵਰਜਨ, ਟੈਸਟ ਉਤਪਾਦ, ਨਾ ਖਰੀਦੋ
      [futurePromise] ਜਲਦੀ ਆ ਰਿਹਾ, ਜਲਦੀ ਆ ਰਹੇ, ਜਲਦੀ ਉਪਲਬਧ, ਅਗਲੇ ਅੱਪਡੇਟ ਵਿੱਚ
      [negation] ਨਹੀਂ, ਨਾ, ਨਹੀ
      """#)
}
