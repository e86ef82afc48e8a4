public import SourceSyntax

/// Settings of renewal and promotion that a catalog doesn't have: `asc status` shows them, and nothing changes them.
public struct AppSettings: Sendable, Hashable {
  /// The days after a failed renewal in which subscribers keep what they have.
  public struct GracePeriod: Sendable, Hashable {
    public var isOn: Bool
    public var isOnInSandbox: Bool
    /// By their names in the API: an open set.
    public var duration: String?
    public var renewals: String?

    public init(isOn: Bool, isOnInSandbox: Bool, duration: String?, renewals: String?) {
      self.isOn = isOn
      self.isOnInSandbox = isOnInSandbox
      self.duration = duration
      self.renewals = renewals
    }
  }

  /// A product that is promoted in the App Store.
  public struct Promoted: Sendable, Hashable {
    public var productID: String
    public var isVisible: Bool
    public var isEnabled: Bool
    public var state: String?

    public init(productID: String, isVisible: Bool, isEnabled: Bool, state: String?) {
      self.productID = productID
      self.isVisible = isVisible
      self.isEnabled = isEnabled
      self.state = state
    }
  }

  /// Nil when the store has none.
  public var gracePeriod: GracePeriod?
  /// In their order in the App Store.
  public var promoted: [Promoted] = []
  /// The reference names of the retention messages; nil when the API doesn't list them.
  public var retentionMessages: [String]?

  public init() {}

  /// A line for each setting, as people say it.
  public var lines: [String] {
    var lines: [String] = []
    if let grace = gracePeriod {
      let words = [grace.duration, grace.renewals].compactMap { $0?.lowercased().replacing("_", with: " ") }
      let place = grace.isOnInSandbox ? grace.isOn ? "" : ", in the sandbox alone" : ", but not in the sandbox"
      lines.append(
        grace.isOn || grace.isOnInSandbox
          ? "billing grace period: \(words.joined(separator: ", "))\(place)" : "billing grace period: off")
    }
    for (index, product) in promoted.enumerated() {
      let marks = [product.isEnabled ? nil : "off", product.isVisible ? nil : "hidden", product.state]
      lines.append("promoted \(index + 1): \(product.productID)  \(marks.compactMap(\.self).joined(separator: ", "))")
    }
    guard let retentionMessages else {
      return lines + ["retention messages: not listed by this version of the API; see App Store Connect"]
    }
    return lines + retentionMessages.map { "retention message: \($0)" }
  }

  public var json: OrderedValue {
    [
      "gracePeriod": gracePeriod.map { grace -> OrderedValue in
        [
          "on": .flag(grace.isOn), "onInSandbox": .flag(grace.isOnInSandbox),
          "duration": .text(orNull: grace.duration), "renewals": .text(orNull: grace.renewals),
        ]
      } ?? .null,
      "promoted": .list(
        promoted.map { product -> OrderedValue in
          [
            "productId": .text(product.productID), "visible": .flag(product.isVisible),
            "enabled": .flag(product.isEnabled), "state": .text(orNull: product.state),
          ]
        }), "retentionMessages": retentionMessages.map(OrderedValue.texts) ?? .null,
    ]
  }
}
