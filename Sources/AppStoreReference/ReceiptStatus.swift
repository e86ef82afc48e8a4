/// A status with which Apple's deprecated `verifyReceipt` answers.
public struct ReceiptStatus: Sendable, Hashable {
  public let codes: ClosedRange<Int>
  /// The meaning, and the remedy.
  public let meaning: String

  /// The status with a code; nil for an unknown one.
  public static func of(_ code: Int) -> ReceiptStatus? {
    Facts.receiptStatuses.value.first { $0.codes.contains(code) }
  }

  static let all: [ReceiptStatus] = [
    ReceiptStatus(0, "the receipt is valid; its subscriptions may be over"),
    ReceiptStatus(21000, "the request was no POST, or its JSON could not be read: correct the request"),
    ReceiptStatus(21001, "a status that is not sent any more"),
    ReceiptStatus(
      21002,
      "\"receipt-data\" is malformed, or there was a fault for a moment: check that no \"+\" became a space, "
        + "and try once more"),
    ReceiptStatus(21003, "the receipt is not authentic: grant nothing"),
    ReceiptStatus(21004, "the shared secret is not the one of the app: correct \"password\""),
    ReceiptStatus(21005, "the server could not provide the receipt: try again later"),
    ReceiptStatus(
      21006, "the receipt is valid, but its subscription has expired; only for receipts in the style of iOS 6"),
    ReceiptStatus(21007, "a receipt of the sandbox was sent to production: send it to the sandbox"),
    ReceiptStatus(21008, "a receipt of production was sent to the sandbox: send it to production"),
    ReceiptStatus(21009, "the server could not access its data: try again later"),
    ReceiptStatus(21010, "the account doesn't exist or was deleted: as if nothing had been bought"),
    ReceiptStatus(
      codes: 21100...21199, meaning: "the server could not access its data: try again if \"is-retryable\" is true"),
  ]

  private init(_ code: Int, _ meaning: String) { self.init(codes: code...code, meaning: meaning) }

  private init(codes: ClosedRange<Int>, meaning: String) {
    self.codes = codes
    self.meaning = meaning
  }
}
