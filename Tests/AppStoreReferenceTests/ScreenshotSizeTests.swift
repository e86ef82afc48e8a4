import AppStoreReference
import Testing

@Suite("Image sizes") struct ScreenshotSizeTests {
  @Test(
    "sizes that the store accepts for review are accepted",
    arguments: [
      (640, 920, ScreenshotSize.DeviceClass.iPhone), (750, 1334, .iPhone), (1334, 750, .iPhone), (1242, 2208, .iPhone),
      (1290, 2796, .iPhone), (2796, 1290, .iPhone), (1284, 2778, .iPhone), (1242, 2688, .iPhone), (1179, 2556, .iPhone),
      (1320, 2868, .iPhone), (2868, 1320, .iPhone), (768, 1024, .iPad), (2048, 2732, .iPad), (2732, 2048, .iPad),
      (1280, 800, .mac), (2880, 1800, .mac), (1920, 1080, .appleTV), (3840, 2160, .appleTV), (312, 390, .watch),
    ]) func accepted(width: Int, height: Int, device: ScreenshotSize.DeviceClass)
  {
    let size = ScreenshotSize(width: width, height: height)
    #expect(size.verdict == .accepted(device))
    #expect(size.isAccepted)
    #expect(size.nearestAccepted == size)
  }

  @Test(
    "newer sizes are doubtful",
    arguments: [
      (1170, 2532), (2532, 1170), (1260, 2736), (1206, 2622), (2064, 2752), (1668, 2420), (1668, 2388), (1640, 2360),
    ]) func doubtful(width: Int, height: Int)
  {
    let size = ScreenshotSize(width: width, height: height)
    guard case .doubtful(_, let reason) = size.verdict else {
      Issue.record("\(size) is \(size.verdict)")
      return
    }
    let isReported = max(width, height) == 2532
    #expect(reason.contains("reported as refused") == isReported)
    #expect(!size.isAccepted)
  }

  @Test(
    "any other size is rejected", arguments: [(0, 0), (1, 1), (920, 640), (1024, 1024), (1290, 2797), (-640, -920)])
  func refused(width: Int, height: Int) { #expect(ScreenshotSize(width: width, height: height).verdict == .refused) }

  @Test(
    "the nearest accepted size keeps the orientation",
    arguments: [
      ((1170, 2532), (1179, 2556)), ((2532, 1170), (2556, 1179)), ((2064, 2752), (2048, 2732)),
      ((1206, 2622), (1179, 2556)), ((641, 921), (640, 920)), ((Int.max, 1), (3840, 2160)),
    ]) func nearest(size: (Int, Int), expected: (Int, Int))
  {
    #expect(
      ScreenshotSize(width: size.0, height: size.1).nearestAccepted
        == ScreenshotSize(width: expected.0, height: expected.1))
  }

  @Test("the accepted sizes: 27 of the uploader, ten of newer iPhones, four of the Mac, two of Apple TV") func count() {
    #expect(ScreenshotSize.accepted.count == 27 + 10 + 4 + 2)
  }

  @Test("the promotional image is a square of 1024") func promotionalImage() {
    #expect(PromotionalImage.size.value == ScreenshotSize(width: 1024, height: 1024))
    #expect(PromotionalImage.maximumBytes.source.certainty == .unconfirmed)
  }
}
