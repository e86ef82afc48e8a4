import AppStoreReference
import Basics

/// The short sentences after questions that deny all of them: "Monthly fee? None.", but not "Full version? No ads!".
struct Answers {
  private struct Answer {
    var question: Range<Int>
    var range: Range<Int>
  }

  private var answers: [Answer] = []

  /// Finds the answers in a text by the words that were found in it.
  init(in text: [UInt8], _ hits: [WordHit], of locale: StoreLocale?) {
    var last: Range<Int>?
    for (sentence, isQuestion) in Clause.sentences(of: text, mark: Language.of(locale).questionMark) {
      let question = last
      last = isQuestion ? sentence : nil
      // "No thanks, buy it once."
      let range = sentence.lowerBound..<(Clause.firstComma(in: sentence, of: text) ?? sentence.upperBound)
      guard let question, Clause.length(of: text[range]) <= Self.longest else { continue }
      let words = " \(String(decoding: text[range], as: UTF8.self).lowercased()) "
      let found = Set(hits.filter { range.contains($0.range.lowerBound) }.map(\.category))
      guard !found.isDisjoint(with: [.negation, .impossibility]),
        found.isSubset(of: [.negation, .impossibility, .free]),
        !Denials.doneWithout[locale].contains(where: words.hasBytes(of:))
      else { continue }
      answers.append(Answer(question: question, range: range))
    }
  }

  /// Whether a word is in a question that is denied.
  func deny(_ word: Range<Int>) -> Bool {
    answers.contains { $0.question.contains(word.lowerBound) && $0.question.contains(word.upperBound - 1) }
  }

  /// Whether a word is part of the answer to a question that has one of some words: "Monthly fee? Not a cent."
  func contain(_ word: Range<Int>, to words: [WordHit]) -> Bool {
    answers.contains { answer in
      answer.range.contains(word.lowerBound) && words.contains { answer.question.contains($0.range.lowerBound) }
    }
  }

  /// Three words of a Western language, five Han characters.
  private static let longest = 16
}
