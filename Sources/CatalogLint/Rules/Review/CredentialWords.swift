import Basics

/// The words by which notes announce a password, in the languages of the wording packs.
enum CredentialWords {
  private struct Word {
    /// In UTF-8, ASCII letters small.
    let bytes: [UInt8]
    /// Whether a letter may stand right before it, as in `Testpasswort`.
    let mayEndWord: Bool
  }

  /// Words that are found inside of others too, which are longer than any word they could be part of.
  private static let long = [
    "password", "passcode", "passphrase", "passwd", "passwort", "kennwort", "contraseña",
    "mot de passe", "palavra-passe", "palabra clave", "parola d'ordine", "kata sandi",
    "пароль", "Пароль", "ПАРОЛЬ", "şifre", "Şifre", "ŞİFRE", "mật khẩu", "Mật khẩu",
    "密码", "密碼", "口令", "パスワード", "暗証番号", "비밀번호", "패스워드", "암호", "รหัสผ่าน",
    "كلمة المرور", "كلمة السر", "كلمه المرور",
  ]

  private static let short = [
    "pwd", "pw", "pin", "pin code", "mdp", "senha", "clave", "parola", "sandi", "user/pass",
    "login/pass", "id/pass",
  ]

  /// By their first byte, the longer before the shorter.
  private static let words: [[Word]] = {
    var table = [[Word]](repeating: [], count: 256)
    let all =
      long.map { Word(bytes: Array($0.utf8).map(lowered), mayEndWord: true) }
      + short.map { Word(bytes: Array($0.utf8), mayEndWord: false) }
    for word in all.sorted(by: { $0.bytes.count > $1.bytes.count }) {
      table[Int(word.bytes[0])].append(word)
    }
    return table
  }()

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The end of a word for "password" that begins at a place.
  static func end(of text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    let candidates = words[Int(lowered(text[place]))]
    guard !candidates.isEmpty else { return nil }
    for word in candidates where matches(word.bytes, text, at: place) {
      if !word.mayEndWord, place > 0, text[place - 1].isASCIILetter { continue }
      var end = place + word.bytes.count
      // The plural.
      if end < text.count, lowered(text[end]) == UInt8(ascii: "s") { end += 1 }
      if end < text.count, text[end].isASCIILetter, text[end - 1].isASCIILetter { continue }
      return end
    }
    return nil
  }

  private static func matches(
    _ word: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Bool {
    guard text.count - place >= word.count else { return false }
    for index in word.indices where lowered(text[place + index]) != word[index] { return false }
    return true
  }

  /// The end of a colon, an equals sign or an arrow at a place, full-width ones included.
  static func sign(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    first(of: signs, in: text, at: place)
  }

  private static let signs = [":", "=", "：", "＝", "->", "→"].map { Array($0.utf8) }

  /// The end of a form of "to be" at a place.
  static func verb(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    first(of: verbs, in: text, at: place)
  }

  private static let verbs = [
    "is ", "ist ", "lautet ", "est ", "es ", "è ", "é ", "adalah ", "là ", "คือ", "هي ", "هو ",
    "—", "–", "- ", "是", "为", "為", "は", "が", "는 ", "은 ",
  ].map { Array($0.utf8) }

  /// The end of an opening quotation mark or a wide space at a place.
  static func quote(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    first(of: quotes, in: text, at: place)
  }

  private static let quotes = ["“", "”", "„", "‘", "’", "«", "「", "『", "\u{3000}", "\u{A0}"]
    .map { Array($0.utf8) }

  private static func first(
    of words: [[UInt8]], in text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Int? {
    words.first { matches($0, text, at: place) }.map { place + $0.count }
  }

  /// Whether a value says that there is no password, or where it is.
  static func isNoPassword(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    noPasswords.contains(String(decoding: value.map(lowered), as: UTF8.self))
  }

  private static let noPasswords: Set<String> = [
    "none", "not", "nil", "null", "needed", "required", "unneeded", "optional", "see", "same",
    "ask", "any", "anything", "blank", "empty", "provided", "sent", "via", "tbd", "todo",
    "unknown", "hidden", "below", "above", "attached", "yes", "true", "false", "off", "the",
    "protected", "nicht", "keine", "keins", "kein", "siehe", "leer", "aucun", "aucune", "voir",
    "vide", "nessuna", "vedi", "ninguna", "ninguno", "vacía", "nenhuma", "ver", "yok", "tidak",
    "kosong", "lihat", "home", "settings", "shop", "store",
  ]
}
