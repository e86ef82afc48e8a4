import Basics
import SourceSyntax

/// Finds a character that doesn't belong in a name of App Store Connect: nobody sees it, and two names
/// that look the same may differ by it.
///
/// Joiners and direction marks are accepted where they shape letters, emoji or right-to-left text, as
/// in the texts that customers see; so are private characters, which only the team reads.
struct NameCharacters {
  let character: Unicode.Scalar

  /// Nil for a name without such a character. A control character comes before others.
  init?(in name: String) {
    let scalars = ScalarText(name)
    var emoji = EmojiSearch(text: scalars).runs[...]
    let judge = InvisibleCharacter(text: scalars, isRightToLeft: InvisibleCharacter.hasRightToLeftLetters(scalars))
    var found: Unicode.Scalar?
    for (index, scalar) in scalars.scalars.enumerated() {
      while let run = emoji.first, run.upperBound <= index { emoji = emoji.dropFirst() }
      if let run = emoji.first, run.contains(index) { continue }
      if scalar.properties.generalCategory == .control {
        found = scalar
        break
      }
      guard found == nil, scalar.properties.generalCategory != .privateUse, judge.isFault(at: index) else { continue }
      found = scalar
    }
    guard let found else { return nil }
    character = found
  }

  /// Nil for a control character, which has the severity of the rule; a warning for any other, because
  /// the store's treatment of it is unknown.
  var severity: Severity? { character.properties.generalCategory == .control ? nil : .warning }

  /// - Parameter noun: The noun for the name, with its article.
  func message(_ noun: Message) -> Message { "\(noun) contains \(InvisibleCharacter.name(of: character)); remove it" }
}
