import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Writing a Transporter package") struct TransporterEncoderTests {
  static let catalog = CatalogYAMLDecoder.read(
    SourceFile(
      name: "catalog.yml",
      text: """
        catalog: 1
        app: {bundleID: com.example}
        products:
          diamonds60:
            type: consumable
            referenceName: diamonds60
            price: {tier: 6}
            localizations: {en-US: {title: "60 <Diamonds>", description: 60 diamonds & more}}
            review: {screenshot: shots/shop.png, notes: Tap the shop button.}
          pack:
            type: non-renewing
            price: {tier: alternate 4, USD: 1}
            hidden: true
            review: {screenshot: other/Shop.png}
          tip: {type: consumable, price: {USD: 1}, review: {screenshot: gone.png}}
        subscriptionGroups:
          vip:
            referenceName: VIP "club"
            localizations: {en-US: {title: VIP membership}}
            products:
              vip.monthly:
                period: 1 month
                offers:
                  - {kind: introductory, billingPlan: MONTHLY, mode: free-trial, period: 2 weeks}
                  - {kind: promotional, id: a, mode: free-trial, period: 1 week}
                billingPlans: [{plan: MONTHLY, price: {USD: 5}}, {plan: BILLED_UPFRONT}]
        """)
  ).catalog

  static let companions = CompanionFiles { path in path == "gone.png" ? nil : Array("image of \(path)".utf8) }

  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <package xmlns="http://apple.com/itunes/importer" version="software5.11">
        <software>
            <vendor_id>com.example</vendor_id>
            <software_metadata>
                <in_app_purchases>
                    <in_app_purchase>
                        <product_id>com.example.diamonds60</product_id>
                        <reference_name>diamonds60</reference_name>
                        <type>consumable</type>
                        <products>
                            <product>
                                <cleared_for_sale>true</cleared_for_sale>
                                <wholesale_price_tier>6</wholesale_price_tier>
                            </product>
                        </products>
                        <locales>
                            <locale name="en-US">
                                <title>60 &lt;Diamonds&gt;</title>
                                <description>60 diamonds &amp; more</description>
                            </locale>
                        </locales>
                        <review_screenshot>
                            <file_name>shop.png</file_name>
                            <size>23</size>
                            <checksum type="md5">\(Checksum.md5(Array("image of shots/shop.png".utf8)))</checksum>
                        </review_screenshot>
                        <review_notes>Tap the shop button.</review_notes>
                    </in_app_purchase>
                    <in_app_purchase>
                        <product_id>com.example.pack</product_id>
                        <type>subscription</type>
                        <products>
                            <product>
                                <cleared_for_sale>false</cleared_for_sale>
                                <wholesale_price_tier>580</wholesale_price_tier>
                            </product>
                        </products>
                        <review_screenshot>
                            <file_name>Shop-2.png</file_name>
                            <size>23</size>
                            <checksum type="md5">\(Checksum.md5(Array("image of other/Shop.png".utf8)))</checksum>
                        </review_screenshot>
                    </in_app_purchase>
                    <in_app_purchase>
                        <product_id>com.example.tip</product_id>
                        <type>consumable</type>
                        <review_screenshot>
                            <file_name>gone.png</file_name>
                        </review_screenshot>
                    </in_app_purchase>
                    <subscription_group name="VIP &quot;club&quot;">
                        <locales>
                            <locale name="en-US">
                                <title>VIP membership</title>
                            </locale>
                        </locales>
                        <in_app_purchase>
                            <product_id>com.example.vip.monthly</product_id>
                            <type>auto-renewable</type>
                            <duration>1 Month</duration>
                            <free_trial_duration>14 Days</free_trial_duration>
                            <cleared_for_sale>true</cleared_for_sale>
                        </in_app_purchase>
                    </subscription_group>
                </in_app_purchases>
            </software_metadata>
        </software>
    </package>

    """

  @Test("formats it like Apple's samples, with each screenshot once and without folders") func layout() {
    let result = TransporterEncoder.write(Self.catalog, companions: Self.companions)
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.text)
    #expect(
      result.companions == [
        .init(name: "shop.png", path: "shots/shop.png"), .init(name: "Shop-2.png", path: "other/Shop.png"),
      ])
    #expect(result.files == [.init(name: "metadata.xml", bytes: result.bytes)])
  }

  @Test("reports what it can't hold, and why") func losses() throws {
    let format = try #require(CatalogFormatRegistry.format(named: "transporter"))
    let result = try #require(CatalogExport.export(Self.catalog, as: format, companions: Self.companions))
    let losses = result.losses.map { "\($0.path.field.map(\.rawValue) ?? "-"): \($0.message)" }
    let package = "a Transporter package"
    #expect(
      losses == [
        "bundleID: \(package) names an app by its SKU; the bundle ID is written instead",
        "screenshot: \(package) has no folders; screenshots are written by file name",
        "price: \(package) has only price tiers; the amounts are left out",
        "screenshot: \(package) has no folders; screenshots are written by file name",
        "price: \(package) has only price tiers; no price is written",
        "screenshot: the screenshot is not in the catalog's folder, or can't be read; its size and checksum are not written",
        "offers: \(package) is older than billing plans",
        "offers: a Transporter package has no offers other than free trials",
        "billingPlans: \(package) is older than billing plans", "billingPlans: \(package) is older than billing plans",
        "-: transporter has no keys of groups; the reference name of a group is used",
      ])
    #expect(result.losses.filter { $0.extent == .whole }.count == 3)
  }

  @Test("keeps the seller of a package that it replaces") func update() throws {
    let format = try #require(CatalogFormatRegistry.format(named: "transporter"))
    let existing = SourceFile(
      name: "metadata.xml",
      text: "<package><provider>Me &amp; co</provider><team_id>A1</team_id><software>"
        + "<vendor_id>SKU</vendor_id></software></package>")
    let result = try #require(CatalogExport.export(Self.catalog, as: format, over: existing))
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
            <provider>Me &amp; co</provider>
            <team_id>A1</team_id>
            <software>
                <vendor_id>SKU</vendor_id>
        """))
  }

  @Test("is read the same by ElementTree", .enabled(if: Tool.python.isInstalled)) func elementTree() throws {
    let program = """
      import sys, xml.etree.ElementTree as E
      n = '{http://apple.com/itunes/importer}'
      root = E.fromstring(sys.stdin.buffer.read())
      assert root.tag == n + 'package', root.tag
      for p in root.iter(n + 'in_app_purchase'):
          get = lambda path: p.findtext('/'.join(n + x for x in path.split('/')))
          print(get('product_id'), get('type'), get('products/product/wholesale_price_tier'),
                get('locales/locale/title'), get('review_screenshot/file_name'), sep='|')
      for g in root.iter(n + 'subscription_group'): print(g.get('name'))
      """
    let output = try Tool.python.run(["-c", program], input: Array(Self.text.utf8))
    #expect(
      String(decoding: output, as: UTF8.self) == """
        com.example.diamonds60|consumable|6|60 <Diamonds>|shop.png
        com.example.pack|subscription|580|None|Shop-2.png
        com.example.tip|consumable|None|None|gone.png
        com.example.vip.monthly|auto-renewable|None|None|None
        VIP "club"

        """)
  }

  @Test("is well-formed to xmllint", .enabled(if: Tool.xmllint.isInstalled)) func xmllint() throws {
    for seed in GeneratedCatalogs.seeds {
      let result = TransporterEncoder.write(GeneratedCatalogs.catalog(seed: seed))
      _ = try Tool.xmllint.run(["--noout", "-"], input: result.bytes)
    }
  }
}
