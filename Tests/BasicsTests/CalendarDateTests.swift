import Basics
import Testing

@Suite("Calendar dates")
struct CalendarDateTests {
  @Test(
    "parses dates that exist, and no others",
    arguments: [
      ("2027-03-01", true), ("2024-02-29", true), ("2000-02-29", true), ("9999-12-31", true),
      ("2026-02-29", false), ("1900-02-29", false), ("2026-13-01", false), ("2026-00-10", false),
      ("2026-04-31", false), ("2026-4-1", false), ("20260401", false), ("2026-04-01x", false),
      ("-026-04-01", false), ("+026-04-01", false), ("２０２６-04-01", false), ("", false),
    ])
  func reads(_ text: String, _ exists: Bool) {
    #expect((CalendarDate(text) != nil) == exists)
    if exists { #expect(CalendarDate(text)?.description == text) }
  }

  @Test(
    "counts days from 1970",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (59, "1970-03-01"), (11_016, "2000-02-29"),
      (11_017, "2000-03-01"), (20_778, "2026-11-21"), (-719_162, "0001-01-01"),
    ])
  func counts(_ days: Int, _ text: String) {
    #expect(CalendarDate(daysSince1970: days)?.description == text)
  }

  @Test("every day is followed by a later one over four centuries")
  func successive() throws {
    var previous = try #require(CalendarDate(daysSince1970: -1000))
    for days in -999..<146_097 {
      let day = try #require(CalendarDate(daysSince1970: days))
      #expect(previous < day && !(day < previous))
      previous = day
    }
  }

  @Test("rejects days outside the years 1 to 9999")
  func outside() {
    #expect(CalendarDate(daysSince1970: -719_163) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_896)?.description == "9999-12-31")
  }
}
