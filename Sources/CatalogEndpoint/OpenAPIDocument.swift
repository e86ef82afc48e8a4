internal import AppStoreReference
internal import CatalogServer
internal import SourceSyntax

/// The description of the endpoint as OpenAPI 3.1, with the paths, tags and groups of the apps that are
/// served, so that a client can be generated from it and every request in it is answered.
struct OpenAPIDocument {
  private let endpoint: Endpoint

  init(_ endpoint: Endpoint) { self.endpoint = endpoint }

  var value: OrderedValue {
    let types = AppEndpoint.types.map(\.contentType)
    let json = ["application/json; charset=utf-8"]
    var paths = OrderedMap()
    for app in endpoint.apps {
      let path = "/v1/apps/\(app.bundleID)"
      let parameters = Self.parameters(of: app)
      paths.append(
        "\(path)/products",
        Self.get("The products on sale, in their order", parameters: parameters, types: types, schema: "Products"))
      if !app.table.locales.isEmpty {
        let others = parameters.filter { $0["name"] != "locale" }
        paths.append(
          "\(path)/locales/{locale}/products",
          Self.get(
            "The same with the texts of a locale, for files of a site", parameters: [Self.locale(of: app)] + others,
            types: types, schema: "Products"))
      }
      paths.append(
        "\(path)/product-ids",
        Self.get("The product IDs on sale, in their order", parameters: parameters, types: types, schema: "ProductIDs"))
      paths.append(
        "\(path)/events",
        Self.get(
          "A stream of events, one for each new revision", types: ["text/event-stream; charset=utf-8"], schema: nil,
          isConditional: false))
      if endpoint.takesInvalidIDs != nil { paths.append("\(path)/invalid-ids", Self.report) }
    }
    paths.append("/v1/apps", Self.get("The apps that are served", types: json, schema: "Apps"))
    if endpoint.keys != nil { paths.append("/v1/keys", Self.get("The keys of signatures", types: json, schema: nil)) }
    if endpoint.apps.count == 1 {
      let parameters = Self.parameters(of: endpoint.apps[0])
      for (path, subject, schema) in [
        ("/product/list", "products", "LegacyProducts"), ("/products/identifiers", "product IDs", "ProductIDs"),
      ] {
        paths.append(
          path, Self.get("The \(subject), for older apps", parameters: parameters, types: types, schema: schema))
      }
    }
    for (path, summary) in [("/healthz", "Whether the server runs"), ("/readyz", "What is served of each app")] {
      paths.append(path, Self.get(summary, types: json, schema: nil, isConditional: false))
    }
    return [
      "openapi": "3.1.0",
      "info": [
        "title": "Shopkeeper", "version": "1", "description": "The in-app products of apps. Prices are never sent.",
      ], "paths": .map(paths), "components": ["schemas": Self.schemas],
    ]
  }

  // MARK: Operations

  private static func get(
    _ summary: String, parameters: [OrderedValue] = [], types: [String], schema: String?, isConditional: Bool = true
  ) -> OrderedValue {
    let content = types.map { type -> (String, OrderedValue?) in
      let isJSON = type.hasPrefix("application/json")
      return (type, ["schema": isJSON ? schema.map { Self.reference($0) } ?? [:] : [:]])
    }
    let responses: OrderedValue = [
      "200": response("The content", OrderedMap(content)), "304": isConditional ? response("Not changed") : nil,
      "400": problem("An unknown parameter or value, with those that there are"), "404": problem("Not served"),
      "406": problem("No accepted media type"), "412": problem("A precondition that is not met"),
      "414": problem("A path and query that are too long"), "429": problem("Too many requests"),
      "503": problem("Too many waiting clients"),
    ]
    return [
      "get": [
        "summary": .text(summary), "parameters": parameters.isEmpty ? nil : .list(parameters), "responses": responses,
      ]
    ]
  }

  private static var report: OrderedValue {
    [
      "post": [
        "summary": "Reports product IDs that StoreKit refused",
        "requestBody": ["required": true, "content": ["application/json": ["schema": reference("InvalidIDs")]]],
        "responses": [
          "204": response("Counted"), "400": problem("Not of this form"), "413": problem("Too long"),
          "415": problem("Not JSON"), "429": problem("Too many requests"),
        ],
      ]
    ]
  }

  private static func response(_ description: String, _ content: OrderedMap = [:]) -> OrderedValue {
    ["description": .text(description), "content": content.entries.isEmpty ? nil : .map(content)]
  }

  private static func problem(_ description: String) -> OrderedValue {
    response(description, ["application/problem+json": ["schema": reference("Problem")]])
  }

  // MARK: Parameters

  private static func parameters(of app: AppEndpoint) -> [OrderedValue] {
    var all: [(String, String, OrderedValue)] = [
      ("platform", "The platform of the client", choice(OfferQuery.platforms)),
      ("appVersion", "The version of the app", version),
      ("storefront", "The storefront, ISO 3166-1 alpha-3", choice(Territory.all.map(\.code))),
      (
        "locale", "The language of the texts; without it, Accept-Language counts",
        text(pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,2}$")
      ), ("type", "Only products of this type", choice(ProductType.allCases.map(\.rawValue))),
    ]
    if !app.table.tags.isEmpty { all.append(("tag", "Only products with this tag", choice(app.table.tags))) }
    if !app.table.groups.isEmpty { all.append(("group", "Only products of this group", choice(app.table.groups))) }
    if let revision = app.revision {
      all += [
        ("revision", "The revision that must be served", ["type": "integer", "enum": [.integer(revision)]]),
        (
          "after", "The revision that the client has: a newer one is awaited with \"wait\"",
          ["type": "integer", "minimum": 0, "maximum": .integer(1 << 53)]
        ),
      ]
    }
    return all.map { name, description, schema in
      ["name": .text(name), "in": "query", "description": .text(description), "schema": schema]
    }
  }

  /// The locale in a path.
  private static func locale(of app: AppEndpoint) -> OrderedValue {
    [
      "name": "locale", "in": "path", "required": true, "description": "The language of the texts",
      "schema": choice(app.table.locales),
    ]
  }

  private static func choice(_ values: [String]) -> OrderedValue { ["type": "string", "enum": .texts(values)] }

  private static func text(pattern: String? = nil) -> OrderedValue {
    ["type": "string", "pattern": pattern.map(OrderedValue.text)]
  }

  /// The version of an app: up to four numbers.
  private static let version = text(pattern: #"^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$"#)

  // MARK: Schemas

  /// A schema of one type that allows null, too.
  private static func orNull(_ schema: OrderedValue) -> OrderedValue {
    .map(entries: schema.entries.map { ($0.key, $0.key == "type" ? [$0.value, "null"] : $0.value) })
  }

  private static func reference(_ name: String) -> OrderedValue { ["$ref": "#/components/schemas/\(name)"] }

  private static func list(_ element: OrderedValue) -> OrderedValue { ["type": "array", "items": element] }

  private static func object(_ properties: OrderedValue, required: [String]) -> OrderedValue {
    ["type": "object", "required": .texts(required), "properties": properties]
  }

  private static var schemas: OrderedValue {
    let integer: OrderedValue = ["type": "integer"]
    let string = text()
    let types = choice(ProductType.allCases.map(\.rawValue))
    return [
      "ProductIDs": list(string),
      "Grant": object(
        ["currency": string, "quantity": integer, "bonus": integer], required: ["currency", "quantity"]),
      "Product": object(
        [
          "id": string, "type": types, "restorable": ["type": "boolean"], "grants": list(reference("Grant")),
          "group": string, "level": integer, "tags": list(string), "title": string, "description": string,
          "image": string,
        ], required: ["id"]),
      "Products": object(
        ["bundleID": string, "revision": integer, "locale": string, "products": list(reference("Product"))],
        required: ["bundleID", "products"]),
      "LegacyProducts": list(
        object(
          [
            "identifier": string, "title": string, "description": string, "quantity": integer, "type": types,
            "image": string,
          ], required: ["identifier", "quantity"])),
      "Apps": object(
        [
          "apps": list(
            object(
              ["bundleID": string, "revision": integer, "version": string], required: ["bundleID", "version"]))
        ], required: ["apps"]),
      "InvalidIDs": object(
        [
          "ids": [
            "type": "array", "items": ["type": "string", "minLength": 1], "minItems": 1,
            "maxItems": .integer(InvalidIDReport.mostIDs),
          ], "appVersion": orNull(version), "platform": orNull(string), "storefront": orNull(string),
          "revision": orNull(["type": "integer", "minimum": 0, "maximum": .integer(InvalidIDReport.mostRevisions)]),
        ], required: ["ids"]),
      "Problem": object(
        ["type": string, "title": string, "status": integer, "detail": string, "available": list(string)],
        required: ["type", "title", "status", "detail"]),
    ]
  }
}
