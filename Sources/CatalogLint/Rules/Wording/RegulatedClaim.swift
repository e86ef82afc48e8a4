import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// A cure, adult services, followers, a sum of cryptocurrency, bets for money.
enum RegulatedClaim: TextRule {
  static let description = RuleDescription(
    id: "regulated-claim", category: .wording, defaultSeverity: .warning,
    summary: "cures, adult chat, followers for sale, sums of crypto, bets for money",
    rationale: """
      A product can't promise to heal, and can't sell sex, followers, cryptocurrency or a bet: \
      these are refused, or need licenses that the reviewer asks for. Say what the product does in \
      the app. Practice with chips that have no value, healing potions and an app that measures \
      followers are fine. One claim is reported per text.
      """,
    sources: [ReviewGuideline.medical, ReviewGuideline.gambling, ReviewGuideline.crypto, ReviewGuideline.objectionable])

  static let examples = RuleExamples(
    """
    accepted:
    - potion: {type: consumable, localizations: {en-US: {title: Potion, description: Heals all wounds of your party}}}
    - stats: {type: non-consumable, localizations: {es-ES: {title: Estadísticas,
        description: Mira quién te sigue y cuándo}}}
    - chips: {type: consumable, localizations: {zh-Hans: {title: 筹码, description: 仅供娱乐，不涉及真钱赌博}}}
    - miner: {type: consumable, localizations: {de-DE: {title: Krypto-Mine, description: Doppelte Ausbeute im Spiel}}}
    rejected:
    - tea: {type: consumable, localizations: {en-US: {title: Herbal Plan, description: A diet that ⟦cures diabetes⟧}}}
    - fans: {type: consumable, localizations: {zh-Hans: {title: 粉丝包, description: ⟦购买粉丝⟧1000个}}}
    - coin: {type: consumable, localizations: {en-US: {title: Bit Chest, description: Holds ⟦0.01 BTC⟧}}}
    - bet: {type: consumable, localizations: {fr-FR: {title: Jetons, description: Pour des ⟦paris en argent réel⟧}}}
    """)

  static let triggers: TextFeatures = [.word(.regulatedClaim), .word(.cryptoCode)]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for hit in text.hits {
      switch hit.category {
      case .regulatedClaim:
        findings.append(RuleFinding(.restricted(text.excerpt(hit.range)), in: text, part: hit.range))
        return findings
      case .cryptoCode:
        guard let sum = sum(of: hit.range, in: text) else { continue }
        findings.append(RuleFinding(.crypto(text.excerpt(sum)), in: text, part: sum))
        return findings
      default: continue
      }
    }
    return findings
  }

  /// The number before a code, and the code; nil without a number, or if the code is an attribute
  /// of something else: 100 BTC charts.
  private static func sum(of code: Range<Int>, in text: TextSample) -> Range<Int>? {
    text.text.withUTF8Bytes { bytes in
      var start = code.lowerBound
      if start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      let end = start
      while start > 0, bytes[start - 1].isASCIIDigit || ".,".utf8.contains(bytes[start - 1]) { start -= 1 }
      guard start < end, bytes[start].isASCIIDigit else { return nil }
      var next = code.upperBound
      if next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
      if next < bytes.count, bytes[next].isASCIILetter { return nil }
      return start..<code.upperBound
    }
  }
}

extension Message {
  fileprivate static func restricted(_ claim: String) -> Message {
    "\"\(claim)\" is restricted by law or by the guidelines; say what the product does in the app"
  }

  fileprivate static func crypto(_ sum: String) -> Message {
    "\"\(sum)\" is a sum of cryptocurrency, which in-app purchase may not sell"
  }
}
