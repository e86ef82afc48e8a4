/// The image sizes, one line each: width, height, device, and what is known about the size for
/// review.
enum ScreenshotSizeTable {
  /// `accepted`; `store` when only store screenshots are known to be accepted; `reported` when such
  /// a size was also reported as rejected for review.
  static let lines = """
    312 390 watch accepted
    368 448 watch store
    396 484 watch store
    410 502 watch store
    416 496 watch store
    422 514 watch store
    640 920 iPhone accepted
    640 960 iPhone accepted
    640 1096 iPhone accepted
    640 1136 iPhone accepted
    750 1334 iPhone accepted
    768 1004 iPad accepted
    768 1024 iPad accepted
    960 600 iPhone accepted
    960 640 iPhone accepted
    1024 748 iPad accepted
    1024 768 iPad accepted
    1080 2340 iPhone store
    1125 2436 iPhone accepted
    1136 600 iPhone accepted
    1136 640 iPhone accepted
    1170 2532 iPhone reported
    1179 2556 iPhone accepted
    1206 2622 iPhone store
    1242 2208 iPhone accepted
    1242 2688 iPhone accepted
    1260 2736 iPhone store
    1280 800 mac accepted
    1284 2778 iPhone accepted
    1290 2796 iPhone accepted
    1320 2868 iPhone accepted
    1334 750 iPhone accepted
    1398 2034 iPhone store
    1440 900 mac accepted
    1488 2266 iPad store
    1536 2008 iPad accepted
    1536 2048 iPad accepted
    1640 2360 iPad store
    1668 2224 iPad accepted
    1668 2388 iPad store
    1668 2420 iPad store
    1920 1080 appleTV accepted
    2007 2853 iPhone store
    2034 1398 iPhone store
    2048 1496 iPad accepted
    2048 1536 iPad accepted
    2048 2732 iPad accepted
    2064 2752 iPad store
    2208 1242 iPhone accepted
    2224 1668 iPad accepted
    2266 1488 iPad store
    2340 1080 iPhone store
    2360 1640 iPad store
    2388 1668 iPad store
    2420 1668 iPad store
    2436 1125 iPhone accepted
    2532 1170 iPhone reported
    2556 1179 iPhone accepted
    2560 1600 mac accepted
    2622 1206 iPhone store
    2688 1242 iPhone accepted
    2732 2048 iPad accepted
    2736 1260 iPhone store
    2752 2064 iPad store
    2778 1284 iPhone accepted
    2796 1290 iPhone accepted
    2853 2007 iPhone store
    2868 1320 iPhone accepted
    2880 1800 mac accepted
    3840 2160 appleTV accepted
    """
}
