/// A spreadsheet file (`.xlsx`, Office Open XML), as the texts of its cells.
public struct Workbook: Sendable {
  public var sheets: [Sheet] = []
  /// The sheets that are hidden, and not among the others.
  public var hiddenSheets: [Sheet] = []

  /// A sheet: rows of cells from the first row on.
  public struct Sheet: Sendable {
    public var name: String
    /// The texts of each row; rows and cells without text are empty.
    public var rows: [[Cell]]
    /// The marks that people see beside the texts.
    public var marks = Marks()

    public init(name: String, rows: [[Cell]] = []) {
      self.name = name
      self.rows = rows
    }
  }

  /// Rows, counted from 0, columns and cells of a sheet that people have marked.
  public struct Marks: Sendable, Hashable {
    public var hiddenRows: [Int] = []
    public var hiddenColumns: [Int] = []
    /// The rows with text that is struck through.
    public var struckRows: [Int] = []
    /// The cells with text of which a part is struck through, and left out, such as `B2`.
    public var struckParts: [String] = []
    /// The cells with comments, such as `B2`.
    public var comments: [String] = []
  }

  /// The text of a cell.
  public struct Cell: Sendable, ExpressibleByStringLiteral {
    public var text: String
    /// Whether it is a number in the file, not text that looks like one.
    public var isNumber: Bool
    /// Whether the program that saved the file could not compute it: `#REF!`, or a formula without a
    /// value.
    public var isFault: Bool
    /// Whether it is merged with a cell above, whose text it has.
    public var isMerged = false
    /// The display of a number that isn't displayed as its text, or of a date or truth value: few cells have one, and
    /// a sheet may have millions.
    public var display: Display?

    /// A number with all of its decimals and the words or signs that its format adds: `60 Gems`.
    public var shown: String? { display?.shown }
    /// A number exactly as it is displayed: `1.5k` for 1500.
    public var displayed: String? { display == nil && isNumber ? text : display?.displayed }
    /// The format of a number or a date that is displayed in another way than it is read.
    public var unreadFormat: String? { display?.unreadFormat }
    /// The format of a date, a time, a percentage or a truth value, none of which is an amount.
    public var formatOfNoAmount: String? { display?.formatOfNoAmount }

    public init(_ text: String, isNumber: Bool = false, isFault: Bool = false) {
      self.text = text
      self.isNumber = isNumber
      self.isFault = isFault
    }

    public init(stringLiteral text: String) { self.init(text) }
  }

  /// The display of a number, a date or a truth value.
  public final class Display: Sendable {
    let shown: String?
    let displayed: String?
    let unreadFormat: String?
    let formatOfNoAmount: String?

    public init(
      shown: String? = nil, displayed: String? = nil, unreadFormat: String? = nil, formatOfNoAmount: String? = nil
    ) {
      (self.shown, self.displayed) = (shown, displayed)
      (self.unreadFormat, self.formatOfNoAmount) = (unreadFormat, formatOfNoAmount)
    }
  }

  public init(sheets: [Sheet] = []) { self.sheets = sheets }

  /// The letters of a column: A, Z, AA.
  public static func letters(of column: Int) -> String {
    var (letters, rest) = ("", column)
    repeat {
      letters = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }

  /// Whether the bytes start like a ZIP archive.
  public static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }
}

/// The reason why a workbook can't be read, in lower case and without a full stop.
public struct WorkbookFault: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
