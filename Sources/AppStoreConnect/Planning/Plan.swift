public import AppStoreReference
public import Basics
import SourceSyntax

/// The smallest set of changes that makes the store match a catalog, and the obstacles to others.
public struct Plan: Sendable, Hashable {
  /// The steps in the order in which they are made, except for uploads, which follow the others.
  public var steps: [PlanStep] = []
  /// The changes that can't be made, and the reasons.
  public var refusals: [PlanNote] = []
  /// Questions that a person has to answer before the plan can be applied.
  public var questions: [PlanNote] = []
  /// Anything else that a reader should know, such as values that only the store has or that are not compared.
  public var remarks: [PlanNote] = []
  /// The values that somebody set at the store, that the catalog doesn't have, and that stay.
  public var drift: [PlanNote] = []
  /// The answers to questions about all steps.
  public var outlook: [PlanOutlook] = []
  /// In the order of the catalog.
  public var verdicts: [PlanVerdict] = []
  /// The price points that have to be looked up before the plan is complete.
  package var lookUps: [PriceQuotes.LookUp] = []
  /// The requests that the state and the price points took, which are read again before anything is changed.
  package var stateReads = 0

  public init() {}

  public var isEmpty: Bool { steps.isEmpty && refusals.isEmpty && questions.isEmpty }

  /// The requests that it takes at most to apply it, if none has to be repeated.
  public var forecast: PlanForecast {
    steps.reduce(into: PlanForecast(reads: stateReads)) { forecast, step in
      let cost = step.work.cost
      forecast.reads += cost.reads
      forecast.writes += cost.writes
    }
  }
}

/// The subject of a note or a step.
public enum PlanSubject: Sendable, Hashable, CustomStringConvertible {
  case app
  /// The key of a group in the catalog.
  case group(String)
  case product(String)

  public var description: String {
    switch self {
    case .app: "app"
    case .group(let key): "group \(key)"
    case .product(let id): id
    }
  }
}

public struct PlanNote: Sendable, Hashable {
  public var subject: PlanSubject
  /// Lower case, no full stop.
  public var text: String
  /// The prices that it is about.
  public var prices: [PriceLine]

  public init(_ subject: PlanSubject, _ text: String, prices: [PriceLine] = []) {
    self.subject = subject
    self.text = text
    self.prices = prices
  }
}

/// One change at the store.
public struct PlanStep: Sendable, Hashable {
  public enum Action: String, Sendable, Hashable {
    case create
    case change
    case delete
  }

  /// A value that changes; nil where it is missing.
  public struct Change: Sendable, Hashable {
    public var field: String
    public var old: String?
    public var new: String?

    public init(_ field: String, from old: String?, to new: String?) {
      self.field = field
      self.old = old
      self.new = new
    }
  }

  /// The part of its subject that a step changes.
  public enum Part: Sendable, Hashable {
    case product, group, fields, storefronts, prices, existingPrices, version, text, image, screenshot, codes
    /// A change of an offer, or an offer that can be changed later.
    case offer
    /// An offer code that is created, whose terms can't be changed later.
    case offerCode
  }

  public var subject: PlanSubject
  public var part: Part
  /// The key that distinguishes it from the other steps of its subject, the same in every plan for the same
  /// change.
  public var name: String
  public var action: Action
  public var changes: [Change] = []
  /// The prices of all storefronts that it is about, by storefront.
  public var prices: [PriceLine] = []
  /// The storefronts in which the sale begins and ends.
  public var storefronts: StorefrontChange?
  /// The consequences: lower case, no full stop.
  public var consequences: [String] = []
  /// The times at which customers notice it; empty if they never do.
  public var times: [PlanTime] = []
  package var work: PlanWork

  /// The storefronts and prices that it changes, for a reader.
  public var details: [String] { (storefronts?.words ?? []) + prices.summary }

  /// Whether it is only made when a new version begins without the approved texts.
  public var isFallback: Bool {
    changes.isEmpty && details.isEmpty && consequences.isEmpty && action == .change
  }

  /// Whether it is never sent a second time, because nobody could tell what that has made.
  package var isSentOnce: Bool { if case .request(let work) = work { work.isSentOnce } else { false } }

  /// Whether it is about an offer, but not about its codes.
  public var isOffer: Bool { part == .offer || part == .offerCode }

  /// Whether it changes the price of a product.
  public var isPrice: Bool { part == .prices }

  /// The natural key by which a journal knows it.
  public var key: String { "\(subject): \(name)" }

  init(
    _ action: Action, _ subject: PlanSubject, _ part: Part, _ name: String, _ changes: [Change] = [],
    prices: [PriceLine] = [], consequences: [String] = [], _ work: PlanWork
  ) {
    self.subject = subject
    self.part = part
    self.name = name
    self.action = action
    self.changes = changes
    self.prices = prices
    self.consequences = consequences
    self.work = work
  }

  init(
    _ action: Action, _ subject: PlanSubject, _ part: Part, _ name: String, _ changes: [Change] = [],
    consequences: [String] = [], _ work: RequestWork
  ) { self.init(action, subject, part, name, changes, consequences: consequences, .request(work)) }
}

/// The position of a product on its way to customers.
public struct PlanVerdict: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case changes
    case blocked
    case incomplete
    case submittable = "can be submitted"
    case waiting = "waits for Apple"
    case settled = "no changes"
  }

  public var productID: String
  public var kind: Kind
  /// Its state at the store; nil for a product that doesn't exist there.
  public var state: String?
}

public struct PlanForecast: Sendable, Hashable {
  public var reads = 0
  public var writes = 0
}

/// The decisions of a person that a plan depends on.
public struct PlanOptions: Sendable, Hashable {
  public enum ExistingSubscribers: String, Sendable, Hashable, CaseIterable {
    /// They keep paying their present price.
    case keep
    /// They pay the new price from its start on; for a raise, many of them have to agree first.
    case change
  }

  /// Whether products, texts and promotional images that only the store has are deleted.
  public var prunes = false
  /// Whether that includes products that were approved.
  public var prunesApproved = false
  /// The IDs of the products to plan for; empty for all.
  public var only: Set<String> = []
  /// Whether subscriptions get prices in the storefronts in which they have none.
  public var completesPrices = false
  /// The day on which new prices of approved products start; those of one-time products start at once without it.
  public var priceStart: CalendarDate?
  /// The storefronts whose prices follow the base price although they were set manually.
  public var derives: Set<Territory> = []
  /// Whether that is so in all storefronts.
  public var derivesAll = false
  /// Whether the plan has nothing but existing subscribers who begin to pay the current price.
  public var migratesSubscribers = false
  /// Whether the store may stop selling several seats of a subscription that families begin to share.
  public var endsMultiSeat = false
  /// Whether products are sold again in storefronts in which somebody stopped the sale.
  public var putsBackOnSale = false
  /// Whether the price of a product whose changed text waits for review stays until that has ended.
  public var holdsPrices = false
  /// The first day of win-back offers that are created.
  public var offerStart: CalendarDate?
  /// The treatment of existing subscribers when a price changes; nil until a person has decided.
  public var existingSubscribers: ExistingSubscribers?
  /// The review screenshots and promotional images by their paths in the catalog; nil when they are not
  /// compared.
  public var images: [String: AssetFile]?
  public var today: CalendarDate

  public init(today: CalendarDate) { self.today = today }

  public func includes(_ productID: String) -> Bool { only.isEmpty || only.contains(productID) }
}
