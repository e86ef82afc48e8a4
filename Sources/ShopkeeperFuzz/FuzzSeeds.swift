import Basics
import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax

/// The files from which inputs are made: all of them are written by the code of this package.
enum FuzzSeeds {
  static let catalogText = """
    catalog: 1
    app: {bundleID: com.example.fuzz, name: Fuzz, primaryLocale: en-US, locales: [en-US, zh-Hans, de-DE]}
    currencies:
      gold: {en-US: [gold coins, gold], zh-Hans: 金币, de-DE: Goldmünzen}
    templates:
      pack:   # for all packs
        en-US: {title: "{grants}", description: "Adds {grants} to your balance."}
        zh-Hans: {title: "{grants}", description: 充值{price}获取{grants}。}
    products:
      coins400:
        type: consumable
        referenceName: 400 gold coins
        price: {tier: 6}
        grants: {gold: 400+40}
        template: pack
        localizations:
          de-DE: {title: 440 Goldmünzen, description: "Für 6,99 € gibt es 440 Goldmünzen."}
        review: {screenshot: shots/shop.png, notes: "Home › Shop; password: hunter2"}
        ignore: [{rule: missing-screenshot, reason: a test, until: 2030-01-01}]
      noads:
        type: non-consumable
        id: other.noads
        price: {USD: 5.99, JPN: 800}
        familySharable: true
        localizations:
          en-US: {title: No Ads, description: Removes  all ads for ever.}
    subscriptionGroups:
      vip:
        referenceName: VIP
        localizations: {en-US: {title: VIP}}
        products:
          vip.monthly:
            period: 1 month
            level: 1
            price: {tier: 5}
            localizations: {en-US: {title: Monthly VIP, description: One month of VIP. Renews monthly.}}
            offers: [{kind: introductory, mode: free-trial, period: 3 days}]
    retired: [com.example.fuzz.old]

    """

  static let source = SourceFile(name: "catalog.yml", text: catalogText)
  static let catalog = CatalogReading.read(source).catalog

  static let yaml = [Array(catalogText.utf8), CatalogYAMLEncoder.write(catalog), Array("catalog: 1\n".utf8)]

  /// The catalog in a format, whole and empty, and in those that share its notation.
  static func files(of format: CatalogFormat) -> [[UInt8]] {
    let related = CatalogFormatRegistry.formats.filter {
      $0.name == format.name || !Set($0.fileExtensions).isDisjoint(with: format.fileExtensions)
    }
    return related.flatMap { related in [catalog, Catalog()].compactMap { related.write?($0, .none).bytes } }
  }

  static let configurations = [
    """
    profile: current
    rules: {emoji: off, price-in-title: error}
    subjects: [banking]
    words: {external-payment: {all: [GamePay], zh-Hans: [游戏币充值]}}
    customRules:
      no-crystals: {kind: substitution, swap: {crystal: gem}, level: warning}
      amounts: {kind: pattern, mustNotMatch: '[0-9]{2,4} (gold|gems)'}
      coins: {kind: pattern, mustNotMatch: '(?i)coins?\\b|a+b*c?', message: "{match}"}
      ends: {kind: pattern, mustMatch: '(?<end>[.。])$', fields: [description]}
    baseline: base.json

    """
  ].map { Array($0.utf8) }

  static let priceTables = [
    "territory;price;start date\nDEU;6,99;2027-01-01\n\"India\";169;31.12.2026\nJPN;1.500;\n",
    "Countries or Regions,Currency Code,Price\n\"Korea, Republic of\",KRW,\"14,000\"\nUS,usd,$9.99\n",
    "Country;Multiplier\nTürkiye;62,5 %\nIND;0.34999999999999998\n", "currency\trate\nIDR\t16.600,50\nUSD\t1\n",
  ].map { Array($0.utf8) }

  static let messages = [
    #"{"jsonrpc": "2.0", "id": 1, "method": "textDocument/hover", "params": {"position": {"line": 3}}}"#,
    #"{"jsonrpc": "2.0", "id": "a", "result": null}"#,
  ].map { Array($0.utf8) }

  /// Transactions in JSON, signed by nobody, and in an app receipt without a signature.
  static let receipts: [[UInt8]] = {
    let transaction = """
      {"transactionId": "2", "originalTransactionId": "1", "bundleId": "com.example.fuzz", "quantity": 3,
       "productId": "com.example.fuzz.coins400", "type": "Consumable", "purchaseDate": 1767225600000,
       "expiresDate": 1769904000000, "multiSeatInfo": {"revokedSeatQuantity": 1}, "environment": "Production"}
      """
    func encoded(_ text: String) -> String { Base64.text(Array(text.utf8)).filter { $0 != "=" } }
    let header = encoded(#"{"alg": "ES256", "x5c": ["MIIB"]}"#)
    let signed = "\(header).\(encoded(transaction)).\(encoded(String(repeating: "a", count: 64)))"
    let answer = #"{"status": 0, "latest_receipt_info": [{"product_id": "a", "transaction_id": "1"}], "a": [[["#
    return [transaction, signed, "{\"signedTransactions\": [\"\(signed)\"]}", answer + "]]]}"].map { Array($0.utf8) }
      + [receipt, Array(Base64.text(receipt).utf8)]
  }()

  private static let receipt: [UInt8] = {
    func element(_ tag: UInt8, _ parts: [UInt8]...) -> [UInt8] {
      let content = parts.flatMap(\.self)
      let length = content.count < 128 ? [UInt8(content.count)] : [0x81, UInt8(content.count)]
      return [tag] + length + content
    }
    func attribute(_ type: [UInt8], _ value: [UInt8]) -> [UInt8] {
      element(0x30, element(0x02, type), element(0x02, [1]), element(0x04, value))
    }
    let id = element(0x0C, Array("com.example.fuzz.coins400".utf8))
    let purchase = element(0x31, attribute([0x06, 0xA6], id), attribute([0x06, 0xA7], element(0x0C, [0x32])))
    let content = element(
      0x31, attribute([2], element(0x0C, Array("com.example.fuzz".utf8))), attribute([17], purchase))
    let (signedData, data) = (bytes("06092A864886F70D010702"), bytes("06092A864886F70D010701"))
    let inner = element(0x30, data, element(0xA0, element(0x04, content)))
    return element(
      0x30, signedData, element(0xA0, element(0x30, element(0x02, [1]), element(0x31), inner, element(0x31))))
  }()

  static let code = [
    #"let ids = ["com.example.fuzz.coins400", prefix + ".noads"] /* "a" */ // "b""#, "#\"raw\"#, \"\\(a + \"b\")\"",
    "<dict><key>productID</key>\n<string>com.example.fuzz.noads</string></dict><![CDATA[ a ]]><!-- b -->",
    "%YAML 1.1\n--- !u!114 &1\nMonoBehaviour:\n  productId: com.example.fuzz.noads\n  ids:\n  - 'a: b'\n",
  ].map { Array($0.utf8) }

  static let baselines = [
    """
    {"version": 1, "findings": [
      {"catalog": "a.yml", "product": "a", "rule": "emoji", "message": "m", "fingerprint": "0123456789abcdef"}
    ]}
    """
  ].map { Array($0.utf8) }

  /// The requests as they arrive.
  static let heads = requests.map { request in
    request.flatMap { $0 == UInt8(ascii: "\n") ? Array("\r\n".utf8) : [$0] } + Array("\r\n\r\n".utf8)
  }

  static let requests = [
    "GET /v1/apps/com.example.fuzz/products?platform=ios&appVersion=1.2&locale=zh-Hans&tag=a HTTP/1.1\nHost: a\nContent-Length: 0",
    "GET /v1/apps/com.example.fuzz/product-ids HTTP/1.1\nHost: a\nAccept: application/json, text/plain;q=0.5, */*;q=0.1",
    "GET /healthz HTTP/1.1\nIf-None-Match: \"a\", W/\"b\"\nAccept-Encoding: gzip;q=0",
    "HEAD /v1/%61pps/a?x=y HTTP/1.0\nRange: bytes=0-1\nIf-Match: *",
  ].map { Array($0.utf8) }

  /// The smallest images of each format: a PNG of one pixel, and the markers of a JPEG.
  static let images = [
    "89504E470D0A1A0A0000000D49484452000000010000000108000000003A7E9B55"
      + "0000000A49444154789C636000000002000148AFA471" + "0000000049454E44AE426082",
    "FFD8FFE000104A46494600010100000100010000FFC0000B080001000101011100FFDA0008010100003F00FFD9",
  ].map(bytes)

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.utf8.compactMap(\.hexadecimalValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
