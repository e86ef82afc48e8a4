import AppStoreConnect
import Basics
import CommandLayer
import SourceSyntax
import StoreConnection

/// `shopkeeper asc status`: lists the state of each product at the store.
enum AscStatusCommand {
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs"))

  static let command = Command(
    "status", abstract: "List the state of each product in App Store Connect, and what it lacks",
    discussion: """
      The first product of a kind, and the first subscription, goes to review with an app version, which only a person \
      can do: which products that are, and the clicks, follow the list. Afterwards, the list shows whether it was done. \
      Codes of offers that expire within 30 days are named, and so are settings that a catalog doesn't have: the billing \
      grace period, the promoted products in their order, and the retention messages.

      \(StoreAccess.discussion)
      """, options: [StoreAccess.app, format] + StoreAccess.options,
    examples: [Example("shopkeeper asc status --app com.example.app", help: "List all products")],
    action: { invocation in
      let session = try StoreAccess.session(invocation, isReadOnly: true)
      var reader = LiveReader(session)
      let live = try reader.read(reader.app(StoreAccess.bundleID(invocation)))
      let first = FirstOfKind.all(in: live)
      let today = StoreAccess.today(session)
      var ending: [LiveCodeBatch] = []
      do {
        ending = try reader.codeBatches(in: live).filter { batch in
          batch.isRedeemable(on: today) && batch.daysLeft(on: today).map { $0 <= LiveCodeBatch.daysOfNotice } ?? false
        }
      } catch { invocation.console.writeErrorLine("note: the codes of offers can't be read: \(error)") }
      var settings: AppSettings?
      do { settings = try reader.settings(of: live.app, named: live.products) } catch {
        invocation.console.writeErrorLine("note: the settings of renewal and promotion can't be read: \(error)")
      }
      if invocation[format] == "json", case .map(let state) = live.json {
        let further: OrderedMap = [
          "firstOfKind": .list(first.map(\.json)), "endingCodes": .list(ending.map { $0.json(on: today) }),
          "settings": settings?.json ?? .null,
        ]
        invocation.console.write(OrderedValue.map(state + further).jsonText)
        return .success
      }
      for product in live.products {
        invocation.console.writeLine("\(product.productID)  \(product.state)")
        for version in product.versions where version.state != "REPLACED_WITH_NEW_VERSION" {
          let locales = version.texts.map(\.locale).joined(separator: ", ")
          invocation.console.writeLine("    version \(version.number)  \(version.state)  \(locales)")
        }
        for lack in product.lacks { invocation.console.writeLine("    lacks \(lack)") }
      }
      for line in first.instructions(for: live.app.name ?? live.app.bundleID) {
        invocation.console.writeLine(VisibleText.escaped(line))
      }
      for batch in ending {
        let days = batch.daysLeft(on: today) ?? 0
        invocation.console.writeLine(
          VisibleText.escaped("\(batch.productID)  \(batch.words) of the offer \(batch.offer) can be redeemed for ")
            + (days == 0 ? "the rest of today" : "\(days) more \(days == 1 ? "day" : "days")"))
      }
      for line in settings?.lines ?? [] { invocation.console.writeLine(VisibleText.escaped(line)) }
      if live.products.isEmpty { invocation.console.writeLine("no products") }
      return .success
    })
}
