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
      """,
    words: #"""
      [free] ମାଗଣା, ମାଗଣାରେ, ନିଃଶୁଳ୍କ, ମୁଫତ, ଫ୍ରି
      [externalPayment] କ୍ରେଡିଟ କାର୍ଡ, ଡେବିଟ କାର୍ଡ, ଗିଫ୍ଟ କାର୍ଡ, ପ୍ରୋମୋ କୋଡ, ଫୋନପେ, ପେଟିଏମ, ଗୁଗଲ ପେ
        ଆମ ୱେବସାଇଟ
      [otherPlatform] ଆଣ୍ଡ୍ରଏଡ୍, ଆଣ୍ଡ୍ରଏଡ, ଗୁଗଲ ପ୍ଲେ, ପ୍ଲେ ଷ୍ଟୋର
      [placeholder] ଏଠାରେ ପାଠ୍ୟ, ପାଠ୍ୟ ଏଠାରେ, =ବିବରଣୀ, =ଶୀର୍ଷକ
      [test] ବିଟା ସଂସ୍କରଣ, ଡେମୋ ସଂସ୍କରଣ
      [futurePromise] ଶୀଘ୍ର ଆସୁଛି
      """#)
}
