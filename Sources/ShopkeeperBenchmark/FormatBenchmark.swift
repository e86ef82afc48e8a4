import CPlatform
import CatalogFormats
import SourceSyntax

/// The cost of reading a catalog of 10 MB in each notation, next to a well-known reader of it; the
/// runs of both alternate, so that they have the same conditions.
///
/// Each file is read twice: as a tree of values with their positions, like the other reader, and as
/// a catalog that is validated against everything known about the format.
enum FormatBenchmark {
  /// A reader of ours and its yardstick.
  private struct Case: Sendable {
    var name: String
    var format: String
    var read: @Sendable (SourceFile) -> Void
    var yardstick: Yardstick
    /// The maximum that ours may take, as a multiple of the yardstick; nil where nothing is
    /// promised.
    var most: Double?
  }

  private static let cases = [
    Case(name: "XML", format: "xml", read: { _ = XMLTree.parse($0) }, yardstick: .xmllint, most: 1),
    Case(name: "  as a catalog, validated", format: "xml", read: { _ = CatalogReading.read($0) }, yardstick: .xmllint),
    Case(name: "property list", format: "plist", read: { _ = XMLTree.parse($0) }, yardstick: .propertyList, most: 1),
    Case(name: "  as a catalog", format: "plist", read: { _ = CatalogReading.read($0) }, yardstick: .propertyList),
    Case(name: "JSON", format: "storekit", read: { _ = SyntaxTree.parseJSON($0) }, yardstick: .json, most: 3),
    Case(name: "  as a .storekit catalog", format: "storekit", read: { _ = CatalogReading.read($0) }, yardstick: .json),
  ]

  private static let size = 10_000_000
  private static let rounds = 9

  static func run() {
    guard let folder = TemporaryFolder() else {
      print("could not make a temporary folder")
      exit(3)
    }
    defer { folder.remove() }
    print("files of 10 MB, medians of \(rounds) runs in turn")
    for one in cases {
      guard let format = CatalogFormatRegistry.format(named: one.format), let bytes = bytes(in: format),
        let path = folder.write(bytes, to: "large.\(format.fileExtensions[0])")
      else {
        print("\(one.name): could not write the file")
        continue
      }
      measure(one, path)
    }
  }

  /// A generated catalog in a format, with as many products as add up to about ``size`` bytes.
  private static func bytes(in format: CatalogFormat) -> [UInt8]? {
    func written(products: Int) -> [UInt8]? {
      let yaml = SourceFile(name: "large.yml", bytes: GeneratedCatalog.bytes(products: products))
      return format.write?(CatalogYAMLDecoder.read(yaml).catalog, .none).bytes
    }
    let few = 500
    guard let sample = written(products: few), !sample.isEmpty else { return nil }
    return written(products: few * size / sample.count)
  }

  private static func measure(_ one: Case, _ path: String) {
    var ours: [Double] = []
    var others: [Double] = []
    for _ in 0..<rounds {
      ours.append(
        Measure.shortest(of: 1) {
          guard let source = try? SourceFile.read(path: path) else { return }
          one.read(source)
        })
      if let seconds = one.yardstick.seconds(path) { others.append(seconds) }
    }
    let own = median(ours)
    let name = one.name + String(repeating: " ", count: max(1, 28 - one.name.count))
    guard others.count == rounds else {
      return print("\(name)\(Measure.decimal(own, 4)) s  (no \(one.yardstick.name) here)")
    }
    let other = median(others)
    let bound = one.most.map { ", at most \(Measure.decimal($0, 0))" } ?? ""
    print(
      "\(name)\(Measure.decimal(own, 4)) s  \(Measure.decimal(own / other, 2)) × "
        + "\(one.yardstick.name) (\(Measure.decimal(other, 4)) s)\(bound)")
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Another program that reads the same file.
struct Yardstick: Sendable {
  let name: String
  /// The command, and whether it prints the seconds itself, without its own startup.
  private let command: @Sendable (_ path: String) -> String
  private let printsSeconds: Bool

  static let json = python("json", "json.loads(open(sys.argv[1], 'rb').read())")
  static let propertyList = python("plistlib", "plistlib.loads(open(sys.argv[1], 'rb').read())")
  /// The whole program: it starts in a few milliseconds.
  static let xmllint = Yardstick(
    name: "xmllint --noout", command: { "xmllint --huge --nonet --noout '\($0)'" }, printsSeconds: false)

  private static func python(_ module: String, _ expression: String) -> Yardstick {
    let program =
      "import \(module), sys, time; t = time.perf_counter(); \(expression); " + "print(time.perf_counter() - t)"
    return Yardstick(name: "Python's \(module)", command: { "python3 -c \"\(program)\" '\($0)'" }, printsSeconds: true)
  }

  /// The duration in seconds; nil when the program is missing or failed.
  func seconds(_ path: String) -> Double? {
    var printed = ""
    var status: Int32 = -1
    let elapsed = Measure.shortest(of: 1) {
      guard let pipe = popen(command(path) + " 2>/dev/null", "r") else { return }
      var byte = fgetc(pipe)
      while byte >= 0 {
        printed.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: byte)))
        byte = fgetc(pipe)
      }
      status = pclose(pipe)
    }
    guard status == 0 else { return nil }
    return printsSeconds ? Double(printed.prefix { $0 != "\n" }) : elapsed
  }
}

/// A unique folder for this run.
struct TemporaryFolder {
  private let path: String

  init?() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/shopkeeper-benchmark.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The path of the file; nil when it could not be written.
  func write(_ bytes: [UInt8], to name: String) -> String? {
    let file = file(name)
    guard let stream = fopen(file, "wb") else { return nil }
    let written = fwrite(bytes, 1, bytes.count, stream)
    return fclose(stream) == 0 && written == bytes.count ? file : nil
  }

  /// Removes the folder and the files in it.
  func remove() {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
