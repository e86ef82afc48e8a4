public import AppStoreReference
public import Basics

/// The numbers of a price policy by storefront and currency, from the catalog and the tables of the policy.
public struct StorefrontFactors: Sendable {
  /// A number, and how it is written.
  public struct Factor: Sendable, Hashable {
    public let number: PolicyNumber
    public let text: String

    /// Reads a number; nil for one that a policy can't have.
    public init?(_ text: String) {
      guard let number = PolicyNumber(text) else { return nil }
      self.number = number
      self.text = text
    }
  }

  public let policy: PricePolicy
  public private(set) var multipliers: [Territory: Factor] = [:]
  public private(set) var rates: [CurrencyCode: Factor] = [:]
  let floors: [CurrencyCode: Money]
  let cap: PolicyNumber?
  let others: Factor?
  let except: Set<Territory>
  /// The faults of the policy: what is said twice.
  public private(set) var faults: [Message] = []

  public init(_ policy: PricePolicy) {
    self.policy = policy
    cap = policy.cap.flatMap { PolicyNumber($0) }
    others = policy.others.flatMap { Factor($0) }
    except = Set(policy.except)
    var floors: [CurrencyCode: Money] = [:]
    for floor in policy.floors {
      guard let entry = PolicyEntry(floor, { CurrencyCode($0) }), let currency = entry.keys.first else { continue }
      floors[currency] = Money(decimal: entry.text, currency: currency)
    }
    self.floors = floors
    for text in policy.multipliers {
      guard let entry = PolicyEntry(text, { Territory($0) }), let factor = Factor(entry.text),
        factor.number <= .mostMultiplier
      else { continue }
      for territory in entry.keys {
        guard let first = multipliers.updateValue(factor, forKey: territory) else { continue }
        let values = Message(list: ["\(first.text)", "\(factor.text)"], .and)
        faults.append("price policy \"\(policy.name)\" has two multipliers for \(territory): \(values)")
      }
    }
    for text in policy.rates {
      guard let entry = PolicyEntry(text, { CurrencyCode($0) }), let factor = Factor(entry.text) else { continue }
      for currency in entry.keys {
        guard let first = rates.updateValue(factor, forKey: currency) else { continue }
        let values = Message(list: ["\(first.text)", "\(factor.text)"], .and)
        faults.append("price policy \"\(policy.name)\" has two rates for \(currency): \(values)")
      }
    }
    for territory in policy.except where multipliers[territory] != nil {
      faults.append("price policy \"\(policy.name)\" has a multiplier for \(territory), which is an exception of it")
    }
  }

  /// Whether storefronts without a multiplier are left to the store.
  public var leavesOthers: Bool { others == nil }

  /// Adds a fault of the policy's tables.
  mutating func report(_ fault: Message) { faults.append(fault) }

  /// Adds the values of a table, which those in the catalog precede.
  public mutating func add(multipliers more: [Territory: Factor], rates: [CurrencyCode: Factor]) {
    multipliers.merge(more) { own, _ in own }
    self.rates.merge(rates) { own, _ in own }
  }
}
