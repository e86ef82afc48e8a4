import Basics
import Testing

@Suite("Calendar dates") struct CalendarDateTests {
  @Test(
    "parses dates that exist, and no others",
    arguments: [
      ("2027-03-01", true), ("2024-02-29", true), ("2000-02-29", true), ("9999-12-31", true), ("2026-02-29", false),
      ("1900-02-29", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-04-31", false), ("2026-4-1", false),
      ("20260401", false), ("2026-04-01x", false), ("-026-04-01", false), ("+026-04-01", false), ("２０２６-04-01", false),
      ("", false),
    ]) func reads(_ text: String, _ exists: Bool)
  {
    #expect((CalendarDate(text) != nil) == exists)
    if exists { #expect(CalendarDate(text)?.description == text) }
  }

  @Test(
    "counts days from 1970",
    arguments: [
      (0, "1970-01-01"), (-1, "1969-12-31"), (59, "1970-03-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
      (20_778, "2026-11-21"), (-719_162, "0001-01-01"),
    ]) func counts(_ days: Int, _ text: String)
  { #expect(CalendarDate(daysSince1970: days)?.description == text) }

  @Test("every day is followed by a later one over four centuries") func successive() throws {
    var previous = try #require(CalendarDate(daysSince1970: -1000))
    for days in -999..<146_097 {
      let day = try #require(CalendarDate(daysSince1970: days))
      #expect(previous < day && !(day < previous))
      previous = day
    }
  }

  @Test("rejects days outside the years 1 to 9999") func outside() {
    #expect(CalendarDate(daysSince1970: -719_163) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
    #expect(CalendarDate(daysSince1970: 2_932_896)?.description == "9999-12-31")
  }

  @Test(
    "counts the days since 1970, and back",
    arguments: [("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2026-11-21", 20778)]) func days(
      _ text: String, _ days: Int
    ) throws
  {
    let date = try #require(CalendarDate(text))
    #expect(date.daysSince1970 == days)
    #expect(CalendarDate(daysSince1970: days) == date)
  }

  @Test(
    "the same day some months earlier is the last one of a shorter month",
    arguments: [
      ("2026-11-21", 6, "2026-05-21"), ("2026-03-31", 1, "2026-02-28"), ("2024-03-31", 1, "2024-02-29"),
      ("2026-01-15", 1, "2025-12-15"), ("2026-01-15", 24, "2024-01-15"),
    ]) func months(_ text: String, _ months: Int, _ earlier: String) throws
  { #expect(try #require(CalendarDate(text)).monthsEarlier(months)?.description == earlier) }

  @Test("a date before the year 1 does not exist", arguments: [24312, Int.max]) func beforeTheCalendar(_ months: Int)
    throws
  { #expect(try #require(CalendarDate("2026-01-15")).monthsEarlier(months) == nil) }
}
