import Basics
import CatalogLint
import CatalogStore
import CommandLayer
import SourceSyntax

/// The options by which a command finds a store and an app in it.
enum StoreOptions {
  static let store = Option(
    "store", of: .text("PATH|ADDRESS"),
    help: "The store: a file, or postgresql://…; by default SHOPKEEPER_STORE, then \"store\" in .shopkeeper.yml")
  static let app = Option("app", of: .text("BUNDLE_ID"), help: "The app; needed only when the store has several")
  static let author = Option(
    "author", of: .text("NAME"), help: "Who does it; by default the author that git would record")
  static let format = OutputFormat.table

  static let dryRun = Flag(
    "dry-run", help: "Check everything and say what would be published, but write nothing")

  /// The environment variable that names the store.
  static let variable = "SHOPKEEPER_STORE"

  /// The location of the store; nil when none is configured.
  ///
  /// - Parameter path: The file or folder whose configuration applies.
  static func configured(_ invocation: Invocation, near path: String = ".") throws -> StoreLocation? {
    if let given = invocation[store] {
      guard !given.isEmpty else {
        throw invocation.usageError(.other("--store is empty; expected a path or an address"))
      }
      return StoreLocation(given)
    }
    return try location(near: path)
  }

  /// The location of the store that the environment or a configuration names; nil when neither does.
  static func location(near path: String) throws -> StoreLocation? {
    if let named = Terminal.environment(variable), !named.isEmpty { return StoreLocation(named) }
    let own = Terminal.environment("HOME").map { Path.join(FileSystem.absolute($0), LintConfiguration.fileName) }
    let files = [LintConfiguration.file(nearestTo: path), own.flatMap { FileSystem.kind($0) == nil ? nil : $0 }]
    for file in files.compactMap(\.self) {
      guard let named = try LintConfiguration(contentsOf: file).store else { continue }
      let location = StoreLocation(named)
      if file != own { try requireConfined(location, namedBy: file) }
      return location
    }
    return nil
  }

  /// Refuses a store that the author of a configuration may not choose. It may come with a proposed change or an
  /// unpacked archive, and its author must not choose the receiver of a password, or any file that is written.
  private static func requireConfined(_ location: StoreLocation, namedBy file: String) throws {
    let folder = Path.folder(of: file)
    let remedy = "name it with --store, with \(variable), or in \(LintConfiguration.fileName) in your home folder"
    switch location {
    case .file(let store) where Repository.contains(store, of: folder): return
    case .file:
      let kind = Repository.containing(folder) == nil ? "folder" : "repository"
      throw Failure("the store of \"\(file)\" is outside of the \(kind) \"\(Repository.root(of: folder))\"; \(remedy)")
    case .postgreSQL:
      throw Failure(
        "\"\(file)\" can't name a server as the store, because it may be somebody else's, and passwords would be "
          + "sent there; \(remedy)")
    }
  }

  /// Opens the configured store.
  static func open(_ invocation: Invocation, for access: Store.Access, near path: String = ".") throws -> Store {
    let location = try location(invocation, near: path)
    if access != .read { try requireInside(location) }
    return try run { () throws(StoreFailure) in try Store.open(at: location, for: access) }
  }

  /// The place of the configured store.
  static func location(_ invocation: Invocation, near path: String = ".") throws -> StoreLocation {
    guard let location = try configured(invocation, near: path) else {
      throw invocation.usageError(
        .other(
          "no store is configured; give --store PATH, set \(variable), or write "
            + "\"store: catalogs.store\" in .shopkeeper.yml"))
    }
    return location
  }

  /// Refuses to write a store through a link that leads out of its repository.
  static func requireInside(_ location: StoreLocation) throws {
    if case .file(let path) = location { try OutputFile.requireInside(path) }
  }

  /// Opens the configured store, and finds the app in it.
  static func openApp(_ invocation: Invocation, for access: Store.Access) throws -> (store: Store, app: String) {
    let store = try open(invocation, for: access)
    return (store, try app(invocation, in: store))
  }

  /// Runs something with a store; its failures become failures of the command.
  static func run<Result>(_ body: () throws(StoreFailure) -> Result) throws -> Result {
    do throws(StoreFailure) { return try body() } catch {
      throw Failure(error.description, exitCode: error.kind == .refused ? .findings : .failure)
    }
  }

  /// Prints the result of a command: a line, or with `--format json` a value.
  static func report(_ line: String, _ value: OrderedValue, _ invocation: Invocation) {
    if invocation[format] == "json" {
      invocation.console.write(value.jsonText)
    } else {
      invocation.console.writeLine(line)
    }
  }

  /// The app that a command is about: the named one, or the only one in the store.
  static func app(_ invocation: Invocation, in store: Store) throws -> String {
    let apps = try run { () throws(StoreFailure) in try store.apps() }
    if let name = invocation[app] {
      guard apps.contains(where: { ExactText($0) == ExactText(name) }) else {
        let hint = Suggestion.nearest(to: name, among: apps).map { "; did you mean \"\($0)\"?" } ?? ""
        throw Failure("the store has no app \"\(name)\"\(hint)")
      }
      return name
    }
    guard let only = apps.first else { throw Failure("nothing was published to \"\(store.location.shown)\" yet") }
    guard apps.count == 1 else {
      throw invocation.usageError(
        .other(
          "the store has \(apps.count) apps (\(apps.prefix(5).joined(separator: ", "))"
            + "\(apps.count > 5 ? ", …" : "")); name one with --app"))
    }
    return only
  }

  /// A revision of an app by its number, or the newest.
  static func revision(_ number: Int?, of app: String, in store: Store) throws -> Revision {
    let found = try run { () throws(StoreFailure) in
      if let number { try store.revision(number, of: app) } else { try store.revision(of: app) }
    }
    guard let found else {
      throw Failure(
        number.map { "\"\(app)\" has no revision \($0) in the store" } ?? "\"\(app)\" has no revision in the store")
    }
    return found
  }
}
