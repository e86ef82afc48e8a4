import AppStoreConnect
import CommandLayer
import StoreConnection

/// `shopkeeper asc doctor`: checks the requirements of the other commands.
enum AscDoctorCommand {
  static let command = Command(
    "doctor", abstract: "Check the key, its access to an app, and the limits", discussion: StoreAccess.discussion,
    options: [StoreAccess.app] + StoreAccess.options,
    examples: [Example("shopkeeper asc doctor --app com.example.app", help: "Check the set-up")],
    action: { invocation in
      let console = invocation.console
      let session = try StoreAccess.session(invocation, isReadOnly: true)
      console.writeLine("the private key can sign")
      let found = try LiveReader(session).app(StoreAccess.bundleID(invocation))
      console.writeLine("the key is accepted, and has access to \"\(found.name ?? found.bundleID)\"")
      if let limit = session.pace.limitOfHour, let remaining = session.pace.remainingInHour {
        console.writeLine("\(remaining) of \(limit) requests are left in this hour")
      } else {
        console.writeLine("the store doesn't say how many requests are left")
      }
      return .success
    })
}
