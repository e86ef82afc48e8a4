import CatalogServer
import Foundation
import Testing

@testable import CatalogEndpoint

@Suite("The files of a site") struct SiteFilesTests {
  typealias File = (path: String, bytes: [UInt8])

  static func files(_ apps: [AppEndpoint] = [OfferSamples.app(revision: 7)]) -> [File] {
    var files: [File] = []
    let site = SiteFiles(Endpoint(apps), maxAge: 300, now: OfferSamples.november) { files.append(($0, $1)) }
    #expect(Set(files.map(\.path)) == Set(site.paths) && files.last?.path == site.paths.last)
    return files
  }

  @Test("every file has the bytes of the answer at its path") func bytes() throws {
    let answers = Self.files().filter { $0.path.hasPrefix("v1/apps/") }
    #expect(answers.count == 12 + 3 * 6)
    for file in answers {
      let answer = OfferSamples.get("/\(file.path)", of: [OfferSamples.app(revision: 7)])
      #expect(answer.status == 200)
      #expect(answer.body == file.bytes, "\(file.path)")
    }
  }

  @Test("no file is where a folder has to be") func folders() {
    let paths = Set(Self.files().map(\.path))
    for path in paths {
      var folder = path
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        #expect(!paths.contains(folder))
      }
    }
  }

  @Test("the index lists every other file with its digest, and until when the site is right") func index() throws {
    let files = Self.files()
    let index = try #require(files.last)
    #expect(index.path == "index.json")
    #expect(SiteFiles.isIndex(index.bytes))
    #expect(
      files.dropLast().allSatisfy { String(decoding: index.bytes, as: UTF8.self).contains("\"\($0.path)\"") })
    #expect(String(decoding: index.bytes, as: UTF8.self).contains("\"validUntil\": \"2026-12-01\""))
    let site = SiteFiles(Endpoint([OfferSamples.app()]), maxAge: 300, now: OfferSamples.november) { _, _ in }
    #expect(site.changesAt == 1_796_083_200)
  }

  @Test("the paths of a site are known without its index") func paths() {
    #expect(!SiteFiles.isIndex(Array("{}".utf8)))
    let inApps = Self.files().map(\.path).filter { $0.hasPrefix(SiteFiles.root + "/") }
    #expect(!inApps.isEmpty && inApps.allSatisfy(SiteFiles.isPath))
    for path in [
      "v1/apps/a/notes.txt", "v1/apps/../products", "v1/apps/a/b/products", "about/products", "v1/apps/products",
    ] {
      #expect(!SiteFiles.isPath(path))
    }
  }

  @Test("the header fields are those of the answers") func headers() throws {
    let file = try #require(Self.files().first { $0.path == "_headers" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix("/*\n  Cache-Control: public, max-age=300, "))
    #expect(text.contains("/v1/apps/:app/products.bplist\n  Content-Type: application/x-bplist\n"))
    #expect(text.contains("/v1/apps/com.example.shop/products\n  Shopkeeper-Revision: 7\n"))
  }

  @Test("an app whose bundle ID leads out of the folder has no files") func traversal() {
    let app = AppEndpoint(OfferSamples.catalog, bundleID: "../../etc", modified: 0, cache: AnswerStore())
    #expect(Self.files([app]).allSatisfy { !$0.path.contains("..") })
    #expect(SiteFiles.unnamable(in: Endpoint([app])) == ["../../etc"])
  }

  @Test("a file that can't be taken ends the rest") func failure() {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try SiteFiles(Endpoint([OfferSamples.app()]), maxAge: 300, now: OfferSamples.november) { _, _ in
        taken += 1
        if taken == 3 { throw Full() }
      }
    }
    #expect(taken == 3)
  }
}
