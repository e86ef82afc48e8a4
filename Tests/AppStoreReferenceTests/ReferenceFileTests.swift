import AppStoreReference
import Foundation
import Testing

/// Compares the embedded tables with the files they were made from, if those are available: in the
/// folder named by `SHOPKEEPER_REFERENCE`, else in `../shared/reference` next to the package.
@Suite("Embedded tables against their files", .enabled(if: ReferenceFiles.arePresent)) struct ReferenceFileTests {
  @Test("the territories are those of their file") func territories() throws {
    let rows = try ReferenceFiles.rows("territories.csv")
    #expect(rows.count == Territory.all.count)
    for row in rows {
      let territory = try #require(Territory(row["asc_code"] ?? ""))
      #expect(territory.alpha2 == row["iso_alpha2"])
      // The file has some names of ISO 3166; the store's own are in a table of Apple's.
      let renamed = ["CZE", "MAC", "KNA", "LCA", "VCT"].contains(territory.code)
      #expect((territory.name == row["name_en"]) == !renamed, "\(territory)")
      #expect(territory.currency.description == row["currency"])
    }
  }

  @Test("the locales are those of their file, including other spellings") func locales() throws {
    let rows = try ReferenceFiles.rows("locales.csv")
    #expect(rows.count == StoreLocale.all.count)
    for row in rows {
      let locale = try #require(StoreLocale(row["asc_code"] ?? ""))
      #expect(locale.englishName == row["name_en"])
      #expect(locale.script.rawValue == row["script_iso15924"])
      #expect((locale.isRightToLeft ? "rtl" : "ltr") == row["direction"])
      #expect((locale.addedIn2026 ? "yes" : "no") == row["added_2026"])
      #expect(locale.storeKitCode == row["storekit_file_code"])
      for key in ["legacy_aliases", "google_play_code_seen"] {
        for alias in (row[key] ?? "").split(separator: " ") {
          #expect(StoreLocale.resolving(alias) == locale, "\(alias)")
        }
      }
    }
  }

  @Test("the price points are those of their file") func pricePoints() throws {
    let rows = try ReferenceFiles.rows("price_points_2026-02-02.csv")
    var count = 0
    for (code, rows) in Dictionary(grouping: rows, by: { $0["currency"] ?? "" }) {
      let points = try #require(PricePoints(in: currency(code)))
      #expect(points.count == rows.count, "\(code)")
      count += points.count
      for (row, point) in zip(rows, points) {
        let ordinal = points.ordinal(ofHundredths: point.hundredths)
        guard point.decimal == row["customer_price"], ordinal.map(String.init) == row["point_ordinal_p"] else {
          Issue.record("\(point) is \(row)")
          return
        }
      }
    }
    #expect(count == rows.count)
  }

  @Test("the dollar and yuan prices of the tiers are those of their file") func priceTiers() throws {
    let rows = try ReferenceFiles.rows("price_tiers.csv")
    #expect(rows.count == 95 * 45)
    for row in rows {
      let tier = try #require(PriceTier(stem: Int(row["tier_stem"] ?? "") ?? -1))
      let currency = try AppStoreReferenceTests.currency(row["currency"] ?? "")
      #expect(tier.name == row["tier_name"])
      guard currency == .usd || currency == .cny else { continue }
      #expect(tier.price(in: currency)?.decimal == row["customer_price"])
    }
  }

  @Test("the screenshot sizes are those of their file") func screenshotSizes() throws {
    let rows = try ReferenceFiles.rows("screenshot_sizes.csv")
    #expect(rows.count == 66)
    for row in rows {
      let size = ScreenshotSize(width: Int(row["width"] ?? "") ?? 0, height: Int(row["height"] ?? "") ?? 0)
      #expect(size.verdict != .refused, "\(size)")
      let evidence = row["review_screenshot_evidence"] ?? ""
      if row["in_itmsp_review_list_2022"] == "yes" || evidence.hasPrefix("accepted") {
        #expect(size.isAccepted, "\(size)")
      }
      // The file has one report on 1320 × 2868; two later ones contradict it.
      let isContested = max(size.width, size.height) == 2868
      if evidence.hasPrefix("REJECTED"), !isContested { #expect(!size.isAccepted, "\(size)") }
    }
  }

  @Test("the names and properties of product types are those of their file") func productTypes() throws {
    let columns: [(String, ProductType.Place)] = [
      ("asc_api_v1_legacy_enum", .legacyAppStoreConnectAPI), ("itmsp_xml_type", .transporter),
      ("fastlane_spaceship_value", .fastlane), ("storekit_file_type", .storeKitFile),
      ("storekit2_ProductType_case", .storeKit2), ("storekit2_rawValue_and_server_api_type", .appStoreServerAPI),
    ]
    let rows = try ReferenceFiles.rows("iap_types.csv").prefix(4)
    #expect(rows.count == ProductType.allCases.count)
    for row in rows {
      let type = try #require(ProductType(lenient: row["concept"] ?? ""))
      #expect(ProductType(lenient: row["zh_name"] ?? "") == type)
      #expect(type.isFamilySharable == (row["family_sharable"] ?? "").hasPrefix("yes"))
      #expect(type.isRestorable == (row["restorable_by_storekit"] == "yes"))
      for (column, place) in columns { #expect(type.name(in: place) == row[column]) }
    }
  }
}

private enum ReferenceFiles {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SHOPKEEPER_REFERENCE"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("../shared/reference", isDirectory: true).standardized
  }()

  static var arePresent: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("territories.csv").path)
  }

  /// The rows of a file, keyed by the names in its first row.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    var lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map(fields)
    let names = lines.removeFirst()
    return lines.map { Dictionary(zip(names, $0)) { first, _ in first } }
  }

  /// The fields of one line; a field in double quotes may contain commas and doubled quotes.
  private static func fields(_ line: Substring.UTF8View) -> [String] {
    var fields: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: fields.append([])
      default: fields[fields.count - 1].append(byte)
      }
    }
    return fields.map { String(decoding: $0, as: UTF8.self) }
  }
}
