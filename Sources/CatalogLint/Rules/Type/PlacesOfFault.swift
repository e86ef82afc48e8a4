import Basics
import SourceSyntax

/// The texts that show the same problem of a product, which is reported once.
///
/// A product has one type, no matter how many texts contradict it: the finding is at the first
/// place with the highest severity, and lists the others.
struct PlacesOfFault {
  enum Kind {
    case duration
    case membership
    case unlock
    case currency
  }

  struct Place {
    /// The index of the text in ``CheckedSubject/samples``.
    let sample: Int
    let part: Range<Int>
    let severity: Severity
    let kind: Kind
  }

  private(set) var places: [Place] = []

  mutating func add(_ sample: Int, _ part: Range<Int>, _ severity: Severity, _ kind: Kind) {
    places.append(Place(sample: sample, part: part, severity: severity, kind: kind))
  }

  /// The place that is reported.
  var mostSevere: Place? {
    guard let highest = places.map(\.severity).max() else { return nil }
    return places.first { $0.severity == highest }
  }

  /// A finding at the most severe place with a message made from its kind and its words.
  func findings(in subject: CheckedSubject, message: (Kind, String) -> Message) -> [RuleFinding] {
    guard let place = mostSevere else { return [] }
    let sample = subject.samples[place.sample]
    let others = places.filter { $0.sample != place.sample && $0.kind == place.kind }
    let related = others.map { place in
      let other = subject.samples[place.sample]
      return RuleFinding.Place("\"\(other.excerpt(place.part))\" says so too", other.path)
    }
    let words = sample.excerpt(place.part)
    return [
      RuleFinding(
        message(place.kind, words), in: sample, part: place.part, severity: place.severity, related: related)
    ]
  }
}
