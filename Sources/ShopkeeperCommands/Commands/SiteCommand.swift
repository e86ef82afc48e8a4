import Basics
import CatalogEndpoint
import CommandLayer

/// `shopkeeper site`: writes the answers of `serve` as files.
enum SiteCommand {
  private static let output = Option(
    required: "output", short: "o", of: .file(placeholder: "FOLDER"), help: "The folder to write; made if it is missing"
  )
  private static let force = Flag("force", help: "Write into a folder with other files, which stay")

  static let command = Command(
    "site", abstract: "Write the answers of serve as files, for a content delivery network",
    discussion: """
      Every file has the bytes that "serve" answers at its path: v1/apps/BUNDLE_ID/products and \
      product-ids, the same with the suffixes json, xml, plist, bplist and txt, and the products in each \
      locale below locales/. A host of files answers no query: all products are in them, and the app \
      selects. "_headers" has the header fields in the form that Netlify and Cloudflare Pages read; \
      "index.json" lists all files with their SHA-256.

      Files that have not changed are not written, and those of removed apps disappear. "serve \
      --verify-site DIR" compares a folder with what would be answered.
      """,
    arguments: [ServeOptions.catalogs],
    options: [
      output, force, ServeOptions.bundleID, ServeOptions.maxAge, ServeOptions.config, StoreOptions.store,
      ServeOptions.channel, ServeOptions.signingKeys, ServeOptions.signatureDays,
    ] + SearchOptions.all,
    examples: [Example("shopkeeper site Catalogs/GoldRush -o public", help: "Write the files of one app")],
    action: { invocation in
      let served = try ServeOptions.source(invocation, cache: AnswerStore(limit: 0, compresses: false))
      // A site without an app that should be in it would take that app's products from its users.
      if let event = served.firstEvents.first { throw Failure(event.reason, exitCode: .findings) }
      let folder = SiteFolder(
        path: invocation[output], endpoint: served.endpoint, maxAge: invocation[ServeOptions.maxAge])
      let (site, written, removed) = try folder.write(force: invocation[force])
      let console = invocation.console
      console.writeLine("wrote \(written) of \(site.paths.count) files, removed \(removed)")
      if site.ruleCount > SiteFiles.mostRules {
        console.writeErrorLine(
          "warning: \(SiteFiles.headers) has \(site.ruleCount) rules; Cloudflare Pages reads "
            + "\(SiteFiles.mostRules)")
      }
      if let change = site.changesAt.flatMap({ CalendarDate(daysSince1970: $0 / 86_400) }) {
        console.writeErrorLine("note: the products on sale change on \(change); write it again then")
      }
      if let end = site.signedUntil.flatMap({ CalendarDate(daysSince1970: $0 / 86_400) }) {
        console.writeErrorLine("note: clients refuse these signatures from \(end) on; write it again every day")
      }
      return .success
    })
}
