internal import AppStoreReference
import Basics
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes one-time products and subscriptions as gradle-play-publisher keeps them since version 4.2: a file for each in
/// `products` or `subscriptions`, next to one with the version of the regions.
public enum PlayFolderEncoder {
  /// Writes a catalog: as a list, and as the files of a folder `play`.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - settings: The version of the regions; the package is the one of the app that the plugin builds.
  public static func write(_ catalog: Catalog, _ settings: PlaySettings = PlaySettings()) -> ExportResult {
    var requests = PlayRequests(catalog, settings)
    requests.addAll()
    var losses = requests.losses
    var reported = Set(losses.map(\.path))
    var products: [ExactText: Int] = [:]
    for (index, product) in catalog.products.enumerated() { products[ExactText(product.productID)] = index }
    var bodies: [OrderedValue] = []
    var files: [ExportResult.File] = []
    for request in requests.requests where request["method"]?.scalarText == "PATCH" {
      guard case .map(var body)? = request["body"], let id = body["productId"]?.scalarText else { continue }
      guard let folder = folder(of: body) else {
        let index = products[ExactText(id)] ?? 0
        let offers = catalog.products[index].subscription?.offers ?? []
        for (element, offer) in offers.enumerated() where offer.kind == .introductory {
          let path = CatalogPath(.product(index), .offers, element: element)
          if reported.insert(path).inserted { losses.recordLoss(.whole, path, noOffers) }
        }
        continue
      }
      body["packageName"] = nil
      bodies.append(.map(body))
      let regions: OrderedValue = ["regionsVersion": .text(settings.regionsVersion)]
      files.append(ExportResult.File(name: "\(folder)/\(id).json", bytes: OrderedValue.map(body).json(.pretty)))
      files.append(ExportResult.File(name: "\(folder)/\(id).metadata.json", bytes: regions.json(.pretty)))
    }
    return ExportResult(
      bytes: OrderedValue.list(bodies).json(.pretty), losses: losses,
      advice: requests.regionAdvice + ["what the plugin creates is a draft until it is activated in the Play Console"],
      files: files)
  }

  private static let noOffers = "gradle-play-publisher has no files for the offers of subscriptions"

  /// The folder of a product or a subscription; nil for an offer.
  private static func folder(of body: OrderedMap) -> String? {
    body["purchaseOptions"] != nil ? "products" : body["basePlans"] != nil ? "subscriptions" : nil
  }
}
