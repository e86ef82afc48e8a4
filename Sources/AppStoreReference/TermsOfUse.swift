/// The terms of use that apps with auto-renewable subscriptions have to link to.
public enum TermsOfUse {
  /// The address of Apple's standard end user license agreement.
  public static let standard = Fact(
    "terms.standard", .review,
    "the terms of use that an app with subscriptions links to: Apple's, or its own in App Store Connect",
    "https://www.apple.com/legal/internet-services/itunes/dev/stdeula/", as: "Apple's standard EULA",
    from: .rejectedTermsLink)

  /// The line that reviewers look for in each localized description of the app.
  public static var line: String { "Terms of Use (EULA): \(standard.value)" }
}
