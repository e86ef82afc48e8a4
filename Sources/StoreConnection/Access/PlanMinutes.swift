public import AppStoreConnect

extension PlanForecast {
  /// The minutes that the requests take at least, within both limits of the API.
  ///
  /// - Parameter remaining: The number of requests left in the hour; nil if it is unknown.
  public func minutes(perHour: Int, remaining: Int?) -> Int {
    let requests = reads + writes
    let pace = (requests + PaceKeeper.usualPerMinute - 1) / PaceKeeper.usualPerMinute
    let beyond = max(requests - (remaining ?? perHour), 0)
    let hours = perHour > 0 ? (beyond + perHour - 1) / perHour : 0
    return max(pace, hours * 60)
  }
}
