import CatalogServer
import Foundation
import Testing

@testable import CatalogEndpoint

@Suite("The files of a site") struct SiteFilesTests {
  static func site(_ apps: [AppEndpoint] = [OfferSamples.app(revision: 7)]) -> SiteFiles {
    SiteFiles(Endpoint(apps), maxAge: 300, now: OfferSamples.november)
  }

  @Test("every file has the bytes of the answer at its path") func bytes() throws {
    let site = Self.site()
    let answers = site.files.filter { $0.path.hasPrefix("v1/apps/") }
    #expect(answers.count == 12 + 3 * 6)
    for file in answers {
      let answer = OfferSamples.get("/\(file.path)", of: [OfferSamples.app(revision: 7)])
      #expect(answer.status == 200)
      #expect(answer.body == file.bytes, "\(file.path)")
    }
  }

  @Test("no file is where a folder has to be") func folders() {
    let paths = Set(Self.site().files.map(\.path))
    for path in paths {
      var folder = path
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        #expect(!paths.contains(folder))
      }
    }
  }

  @Test("the index lists every other file with its digest, and until when the site is right") func index() throws {
    let site = Self.site()
    let index = try #require(site.files.last)
    #expect(index.path == "index.json")
    #expect(SiteFiles.isIndex(index.bytes))
    #expect(
      site.files.dropLast().allSatisfy { String(decoding: index.bytes, as: UTF8.self).contains("\"\($0.path)\"") })
    #expect(String(decoding: index.bytes, as: UTF8.self).contains("\"validUntil\": \"2026-12-01\""))
    #expect(site.changesAt == 1_796_083_200)
  }

  @Test("the paths of a site are known without its index") func paths() {
    #expect(!SiteFiles.isIndex(Array("{}".utf8)))
    let inApps = Self.site().files.map(\.path).filter { $0.hasPrefix(SiteFiles.root + "/") }
    #expect(!inApps.isEmpty && inApps.allSatisfy(SiteFiles.isPath))
    for path in [
      "v1/apps/a/notes.txt", "v1/apps/../products", "v1/apps/a/b/products", "about/products", "v1/apps/products",
    ] {
      #expect(!SiteFiles.isPath(path))
    }
  }

  @Test("the header fields are those of the answers") func headers() throws {
    let file = try #require(Self.site().files.first { $0.path == "_headers" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix("/*\n  Cache-Control: public, max-age=300, "))
    #expect(text.contains("/v1/apps/:app/products.bplist\n  Content-Type: application/x-bplist\n"))
    #expect(text.contains("/v1/apps/com.example.shop/products\n  Shopkeeper-Revision: 7\n"))
  }

  @Test("an app whose bundle ID leads out of the folder has no files") func traversal() {
    let app = AppEndpoint(OfferSamples.catalog, bundleID: "../../etc", modified: 0, cache: AnswerStore())
    #expect(Self.site([app]).files.allSatisfy { !$0.path.contains("..") })
  }
}
