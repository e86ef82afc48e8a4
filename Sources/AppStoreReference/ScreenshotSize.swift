import Basics

/// The size of an image in pixels, and what is known about it as a review screenshot.
///
/// The documented minimum is not enough: the store accepts only sizes it knows. Its list was last
/// printed by its uploader around 2022 (27 sizes); newer devices have been added since, but not all
/// sizes allowed for store screenshots are accepted for review.
public struct ScreenshotSize: Hashable, Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The kind of device a size belongs to.
  public enum DeviceClass: String, Hashable, Sendable, CaseIterable {
    case iPhone
    case iPad
    case mac
    /// Apple TV; its 3840 × 2160 is also the size of Apple Vision Pro.
    case appleTV
    case watch
  }

  /// The store's verdict on a size.
  public enum Verdict: Hashable, Sendable {
    /// In the uploader's list, documented, or reported as accepted.
    case accepted(DeviceClass)
    /// Accepted for store screenshots, but not known, or reported not, to be accepted for review.
    case doubtful(DeviceClass, reason: String)
    /// No device has this size.
    case refused
  }

  /// The store's verdict on this size as a review screenshot.
  public var verdict: Verdict { Self.known[self] ?? .refused }

  /// Whether it is a size of 1170 × 2532, which was reported as refused for review.
  public var isReportedAsRefused: Bool { (min(width, height), max(width, height)) == (1170, 2532) }

  public var isAccepted: Bool { if case .accepted = verdict { true } else { false } }

  /// The nearest accepted size of the same orientation, by the distance of the corners.
  public var nearestAccepted: ScreenshotSize? {
    Self.accepted.filter { ($0.width > $0.height) == (width > height) }.min {
      $0.squaredDistance(to: self) < $1.squaredDistance(to: self)
    }
  }

  /// In floating point, because the size of an image can be anything its header claims.
  private func squaredDistance(to other: ScreenshotSize) -> Double {
    let across = Double(width) - Double(other.width)
    let down = Double(height) - Double(other.height)
    return across * across + down * down
  }
}

extension ScreenshotSize {
  /// The accepted sizes, by width and height.
  public static let accepted: [ScreenshotSize] = known.keys.filter(\.isAccepted).sorted()

  /// The source of most of the accepted sizes; ``Facts`` has the others.
  public static let source = FactSource.transporterScreenshotSizes

  static let known: [ScreenshotSize: Verdict] = {
    var known: [ScreenshotSize: Verdict] = [:]
    for line in TableLine.lines(of: ScreenshotSizeTable.lines) {
      let fields = TableLine.fields(of: line)
      guard fields.count == 4, let width = Int(decimal: fields[0]), let height = Int(decimal: fields[1]),
        let device = DeviceClass(rawValue: TableLine.text(fields[2]))
      else { continue }
      known[ScreenshotSize(width: width, height: height)] =
        switch TableLine.text(fields[3]) {
        case "accepted": .accepted(device)
        case "reported": .doubtful(device, reason: "accepted for store screenshots, reported as refused for review")
        default: .doubtful(device, reason: "accepted for store screenshots, not known to be accepted for review")
        }
    }
    return known
  }()
}

extension ScreenshotSize: Comparable {
  public static func < (left: ScreenshotSize, right: ScreenshotSize) -> Bool {
    (left.width, left.height) < (right.width, right.height)
  }
}

extension ScreenshotSize: CustomStringConvertible {
  /// `640 × 920`.
  public var description: String { "\(width) × \(height)" }
}
