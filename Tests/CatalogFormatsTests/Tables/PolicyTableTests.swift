import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax
import TestTools
import Testing

/// Tables of multipliers as people save them from a spreadsheet of their own.
@Suite("Tables of price policies") struct PolicyTableTests {
  private func read(_ text: String) -> PolicyTableReader {
    PolicyTableReader(SourceFile(name: "ppp.csv", bytes: Array(text.utf8)))
  }

  /// The multipliers and rates, such as `BRA 0.6`.
  private func values(_ reader: PolicyTableReader) -> [String] {
    reader.table.multipliers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
      + reader.table.rates.map { "\($0.key) \($0.value.text)" }.sorted()
  }

  @Test(
    "multipliers are read in the notations of spreadsheets",
    arguments: [
      ("\u{FEFF}Country;Multiplier\r\nTürkiye;0,5\r\nTaiwan;80 %\r\nbr;0,6\r\n", ["BRA 0.6", "TUR 0.5", "TWN 0.8"]),
      ("Country,Multiplier\nTurkey,\"0,35\"\nIND,35%\nCAN,\n", ["IND 0.35", "TUR 0.35"]),
      ("Land\tMultiplikator\nDEU\t1,125\nFR\t62,5\u{A0}%\n", ["DEU 1.125", "FRA 0.625"]),
      ("Country Name,Country Code,PPP factor\nIndia (2025),IND,0.263157894736842\n", ["IND 0.263157895"]),
      ("国家或地区,倍数\n印度,０.４\n巴西,1\n", ["BRA 1", "IND 0.4"]),
      ("territory;multiplier\nIND;%35\nBRA;5%\nMEX;0.34999999999999998\n", ["BRA 0.05", "IND 0.35", "MEX 0.35"]),
      ("currency;rate\nUSD;1\nIDR;16.600\nINR;88,5\n", ["IDR 16600", "INR 88.5", "USD 1"]),
      ("Currency code,Exchange rate\nidr,\"16,600.25\"\nVND,\"25,400\"\n", ["IDR 16600.25", "VND 25400"]),
      ("currency;rate\nIDR;16 600\nVND;25'400\n", ["IDR 16600", "VND 25400"]),
      ("currency,rate\nEUR,1.085\nIDR,16600\n", ["EUR 1.085", "IDR 16600"]),
      ("territory,multiplier\nIND,1.9999999999999998\nBRA,0.9999999999999999\n", ["BRA 1", "IND 2"]),
      ("territory,multiplier\nIND,9.99999999951\nMEX,99.99999999999%\n", ["IND 10", "MEX 1"]),
      ("currency;rate\nKRW;1.390,5\nCOP;1.234.567\n", ["COP 1234567", "KRW 1390.5"]),
      ("Preise je Land 2026;\n\nLand;Preisfaktor\nIndien;0,35\n", ["IND 0.35"]),
      (
        "Tier;Land;Multiplikator\nA;IN, ID, VN;0,35\nB;Brasilien / Mexiko;0,6\n",
        ["BRA 0.6", "IDN 0.35", "IND 0.35", "MEX 0.6", "VNM 0.35"]
      ),
      (
        "territory,multiplier\nIND IDN,0.35\n\"Trinidad and Tobago\",0.5\n\"Hong Kong, China\",0.8\n",
        ["HKG 0.8", "IDN 0.35", "IND 0.35", "TTO 0.5"]
      ),
      (
        "Land;Multiplikator in Prozent\nIndien;5\nBrasilien;35 %\nMexiko;62,5\n", ["BRA 0.35", "IND 0.05", "MEX 0.625"]
      ),
      ("Country,Multiplier (%)\nIND,135\nBRA,8\n", ["BRA 0.08", "IND 1.35"]),
      (
        "Land;Multiplikator;currency;rate\nIndien;0,35;INR;100\nDeutschland;1;EUR;0,9\nFrankreich;1,1;EUR;0,9\nMoldau;0,5;MDL;17\n",
        ["DEU 1", "FRA 1.1", "IND 0.35", "MDA 0.5", "EUR 0.9", "INR 100"]
      ),
      ("Country,Multiplier,Currency,Proceeds rate\nIND,0.35,INR,0.85\n", ["IND 0.35"]),
      ("Страна;Коэффициент\nИндия;0,35\n", ["IND 0.35"]), ("Kraj;Mnożnik\nIND;0,35\n", ["IND 0.35"]),
    ])
  func notations(_ text: String, _ expected: [String]) {
    let reader = read(text)
    #expect(reader.faults.isEmpty, "\(reader.faults)")
    #expect(values(reader) == expected)
  }

  @Test(
    "storefronts are found by the names that the World Bank and people have for them",
    arguments: [
      ("Korea, Rep.", "KOR"), ("Egypt, Arab Rep.", "EGY"), ("Hong Kong SAR, China", "HKG"), ("Viet Nam", "VNM"),
      ("Slovak Republic", "SVK"), ("Kyrgyz Republic", "KGZ"), ("Lao PDR", "LAO"), ("Venezuela, RB", "VEN"),
      ("Yemen, Rep.", "YEM"), ("Micronesia, Fed. Sts.", "FSM"), ("Cote d'Ivoire", "CIV"), ("Congo, Dem. Rep.", "COD"),
      ("Congo, Rep.", "COG"), ("Gambia, The", "GMB"), ("Bahamas, The", "BHS"), ("Taiwan, China", "TWN"),
      ("KSA", "SAU"), ("Burma", "MMR"), ("Turkiye", "TUR"), ("Russian Federation", "RUS"),
    ])
  func names(_ name: String, _ code: String) {
    let reader = read("Country Name,Multiplier\n\"\(name)\",0.5\n")
    #expect(reader.faults.isEmpty && reader.notes.isEmpty, "\(reader.notes)")
    #expect(values(reader) == ["\(code) 0.5"])
  }

  @Test(
    "a cell that can't be used is named with its line and column",
    arguments: [
      ("territory;multiplier\nBRA;0,6\nIND;half\n", "line 3, column \"multiplier\": \"half\" is not a number"),
      ("territory;multiplier\nIND;0\n", "line 2, column \"multiplier\": \"0\" is not a number above zero"),
      ("territory;multiplier\nIND;-35%\n", "line 2, column \"multiplier\": \"-35%\""),
      ("territory;multiplier\nIND;35\n", "above 10; write 35 percent as 0.35 or 35 %"),
      ("territory;multiplier\nIND;#DIV/0!\n", "\"#DIV/0!\""), ("territory;multiplier\nIND;0,3,5\n", "\"0,3,5\""),
      ("Land;Faktor\nIND;0,5\n\nindia;0,5\n", "line 4, column \"Land\": India (IND) occurs twice, first in line 2"),
      ("Country,Country Code,Factor\nIndia,BRA,0.5\n", "column \"Country Code\": \"BRA\" is Brazil, and the same row"),
      ("territory,multiplier\nIND,0,5\n", "line 2: \"5\" has no heading; a number with a decimal comma"),
      ("currency,rate\nIDR,\"16,600\"\n", "line 2, column \"rate\": \"16,600\" can be 16600 or 16.600"),
      ("Währung;Kurs\nINR;88\nIDR;16.600\n", "line 3, column \"Kurs\": \"16.600\" can be 16600 or 16.600"),
      ("currency\trate\nIDR\t16.600\n", "line 2, column \"rate\": \"16.600\" can be 16600 or 16.600"),
      ("territory,multiplier\nIND,0.35\n\"DEU,0.4\nFRA,0.5\n", "line 3, character 1: the quotes that open here"),
      ("territory,multiplier\nIND,\"0.35\"5\nFRA,0.5\n", "line 2, character 11: text after the closing quotes"),
      ("currency,rate\nINR,8850 %\n", "\"8850 %\" is not a number"),
      ("country,price\nIND,5\n", "line 1 has no columns territory and multiplier"),
      ("country,PPP\nBRA,2.5\n", "line 1 has no columns"), ("", "is empty"),
      ("Country,PPP conversion factor\nBRA,2.5\n", "line 1 has no columns territory and multiplier"),
      ("country,Multiplier,factor\nIND,5,4\n", "line 1 has \"Multiplier\" and \"factor\""),
      ("PK\u{3}\u{4}", "is a workbook"),
      (
        "Land;Multiplikator\nBRA;0,6\nIndein;0,35\n",
        "line 3, column \"Land\": \"Indein\" is not a storefront of the App Store; did you mean India?"
      ),
      ("Land;Multiplikator\nIN, XX;0,35\n", "line 2, column \"Land\": \"XX\" is not a storefront"),
      ("Land;Multiplikator\nIndien, Brasil, Narnia;0,35\n", "\"Narnia\" is not a storefront"),
      ("Land;Faktor\nIND;0,5\nID, IN;0,5\n", "line 3, column \"Land\": India (IND) occurs twice, first in line 2"),
      (
        "Country,Code,Country Code,Factor\n\"IN, ID\",x,IND,0.5\n",
        "\"IND\" is India, and the same row names India, Indonesia"
      ),
      ("Land;Multiplikator (%)\nIndien;0,35\n", "\"0,35\" can be 0,35 % or a multiplier; write it with a percent sign"),
      (
        "Land;Faktor;currency;rate\nDEU;1;EUR;0,9\nFRA;1;EUR;0,8\n",
        "line 3, column \"rate\": the rate of EUR is 0.8, and 0.9 above"
      ),
    ])
  func faults(_ text: String, _ expected: String) {
    let reader = read(text)
    #expect(reader.faults.count == 1 && reader.faults[0].contains(expected), "\(reader.faults)")
    #expect(reader.faults.allSatisfy { $0.hasPrefix("\"ppp.csv\"") })
  }

  @Test(
    "a table of many columns or strange rows takes time in proportion to its size",
    arguments: [
      String(repeating: "国,", count: 60_000) + "系数\nIND,0.5\n",
      "country,multiplier\n" + String(repeating: "Germny,0.5\n", count: 20_000),
    ]) func wide(_ text: String)
  {
    let took = processorTime { #expect(read(text).table == PolicyTable() || read(text).faults.isEmpty) }
    #expect(took < .seconds(40))
  }

  @Test("other encodings are read or refused") func encodings() {
    let text = "country\tmultiplier\nTürkiye\t0,5\n"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8](arrayLiteral: UInt8($0 & 0xFF), UInt8($0 >> 8)) }
    #expect(values(PolicyTableReader(SourceFile(name: "ppp.csv", bytes: wide))) == ["TUR 0.5"])
    let narrow = text.unicodeScalars.map { UInt8($0.value) }
    let refused = PolicyTableReader(SourceFile(name: "ppp.csv", bytes: narrow))
    #expect(refused.table == PolicyTable())
    #expect(refused.faults.count == 1 && refused.faults[0].contains("line 2, character 2: invalid UTF-8"))
  }

  @Test("rows of no storefront, and storefronts without a number, are named") func rest() {
    let reader = read(
      "country,multiplier\nWorld,1\n\"Korea, Dem. People's Rep.\",0.5\nGermany,\nFrance,..\nBRA,0.6\nArab World,\n"
        + "\"Iran, Islamic Rep.\",0.5\nSomalia,0.4\nSouth Asia,0.4\nSumme,3\n")
    #expect(reader.faults.isEmpty && values(reader) == ["BRA 0.6"])
    #expect(
      reader.notes == [
        "\"ppp.csv\": 6 rows are not of the App Store: \"World\" in line 2, \"Korea, Dem. People's Rep.\" in line 3, "
          + "\"Iran, Islamic Rep.\" in line 8, \"Somalia\" in line 9, \"South Asia\" in line 10, …",
        "\"ppp.csv\" has no number for Germany, France; \"others\" of the policy counts there",
      ], "\(reader.notes)")
  }

  @Test(
    "a row with a number whose name is not known is a fault",
    arguments: [
      "Suedafrika", "Polen (PL)", "Indien [IN]", "Turkei", "VAE", "Oesterreich", "Aegypten", "Rumaenien", "Kongo",
      "Saudi",
      "Polen und Tschechien", "ZZ", "XXX", "Narnia",
    ])
  func strange(_ name: String) {
    let reader = read("Land;Multiplikator\nBRA;0,6\n\(name);0,5\n")
    #expect(reader.faults.count == 1 && reader.faults[0].contains("line 3, column \"Land\": \"\(name)\""), "\(reader)")
    #expect(read("Land;Multiplikator\nBRA;0,6\n\(name);\n").faults.isEmpty)
  }

  @Test(
    "the places of the World Bank and of other lists without a storefront are notes",
    arguments: [
      "World", "Euro area", "Sub-Saharan Africa (excluding high income)", "Upper middle income", "WLD", "EMU", "IRN",
      "Korea, Dem. People's Rep.", "West Bank and Gaza", "Puerto Rico (US)", "St. Martin (French part)",
      "Channel Islands",
      "Middle East, North Africa, Afghanistan & Pakistan", "IDA & IBRD total", "Nordkorea", "Äthiopien", "古巴", "Welt",
      "Europa", "Heavily indebted poor countries (HIPC)", "Least developed countries: UN classification",
      "Durchschnitt",
    ])
  func places(_ name: String) {
    let reader = read("Land;Multiplikator\nBRA;0,6\n\(name);0,5\n")
    #expect(reader.faults.isEmpty && values(reader) == ["BRA 0.6"], "\(reader.faults)")
    #expect(reader.notes.count == 1 && reader.notes[0].contains(name), "\(reader.notes)")
  }

  @Test(
    "columns of codes are read, under whatever heading for them",
    arguments: [
      "ISO", "ISO2", "ISO 2", "ISO3", "ISO-3", "Alpha-2", "Alpha-3", "Code", "Kürzel", "Ländercode", "Länderkürzel",
      "国家代码",
      "国コード", "Country Code",
    ])
  func codes(_ heading: String) {
    let alone = read("\(heading);Multiplikator\nPL;0,85\nIND;0,35\n")
    #expect(alone.faults.isEmpty && values(alone) == ["IND 0.35", "POL 0.85"], "\(alone.faults)")
    let beside = read("Name;\(heading);Multiplikator\nSuedafrika;ZA;0,6\n")
    #expect(beside.faults.isEmpty && values(beside) == ["ZAF 0.6"], "\(beside.faults)")
    let counted = read("Land;\(heading);Multiplikator\nSuedafrika;ZA;0,6\nIran;IR;0,5\n")
    #expect(counted.faults.isEmpty && values(counted) == ["ZAF 0.6"], "\(counted.faults)")
    let wrong = read("Country;\(heading);PPP factor\nPoland;PL;0,85\nIndia;ID;0,35\n")
    #expect(
      wrong.faults.count == 1 && wrong.faults[0].contains("\"ID\" is Indonesia, and the same row"), "\(wrong.faults)")
  }

  @Test("a column \"Code\" of something else is not one of storefronts") func otherCodes() {
    let reader = read("Country,Code,Factor\nIndia,A-1,0.35\nBrazil,IN-2,0.6\n")
    #expect(reader.faults.isEmpty && values(reader) == ["BRA 0.6", "IND 0.35"], "\(reader.faults)")
  }

  @Test(
    "a discount or a tax is not a multiplier",
    arguments: [
      "Discount factor", "Discount multiplier %", "Abschlag-Faktor %", "VAT factor", "Rabatt %", "Tax multiplier",
      "Steuerfaktor",
    ])
  func reductions(_ heading: String) {
    let reader = read("Country;\(heading)\nPoland;15\n")
    #expect(values(reader).isEmpty && reader.faults.count == 1, "\(reader.faults)")
    #expect(reader.faults[0].contains("\"\(heading)\" is not what the price is multiplied by"), "\(reader.faults)")
    let both = read("Country;\(heading);Multiplier incl. tax\nPoland;15;0,85\n")
    #expect(both.faults.isEmpty && values(both) == ["POL 0.85"], "\(both.faults)")
  }
}
