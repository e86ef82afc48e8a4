import Foundation
import Shopkeeper
import Testing

@Suite("The folder of a catalog") struct CatalogFolderTests {
  @Test(
    "has no file outside of it, by its name or through a link, even one that isn't there yet",
    arguments: [
      ("own.png", true), ("new.png", true), ("new/deep/new.png", true), ("inside/new.png", true),
      ("outside/own.png", false), ("outside/new.png", false), ("outside/deep/new.png", false), ("../new.png", false),
    ]) func inside(_ name: String, _ isInside: Bool) throws
  {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    for place in [folder, other] { try place.write("picture", to: "own.png") }
    try folder.write("picture", to: "pictures/own.png")
    for (link, target) in [("inside", folder.path("pictures")), ("outside", other.url.path)] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    #expect((CatalogFolder(path: folder.url.path).file(name) != nil) == isInside)
  }
}
