internal import AppStoreReference
internal import CatalogServer
internal import SourceSyntax

/// The description of the endpoint as OpenAPI 3.1, with the paths, tags and groups of the apps that are
/// served, so that a client can be generated from it and every request in it is answered.
struct OpenAPIDocument {
  private let endpoint: Endpoint

  init(_ endpoint: Endpoint) { self.endpoint = endpoint }

  var value: OrderedValue {
    var paths: [(String, OrderedValue?)] = []
    for app in endpoint.apps {
      let path = "/v1/apps/\(app.bundleID)"
      let parameters = Self.parameters(of: app)
      paths.append(
        (
          "\(path)/products",
          Self.get(
            "The products on sale, in their order", parameters: parameters, types: AppEndpoint.types.map(\.contentType),
            schema: "Products")
        ))
      if !app.table.locales.isEmpty {
        paths.append(
          (
            "\(path)/locales/{locale}/products",
            Self.get(
              "The same with the texts of a locale, for files of a site",
              parameters: [Self.locale(of: app)] + parameters.filter { $0["name"] != .text("locale") },
              types: AppEndpoint.types.map(\.contentType), schema: "Products")
          ))
      }
      paths.append(
        (
          "\(path)/product-ids",
          Self.get(
            "The product IDs on sale, in their order", parameters: parameters,
            types: AppEndpoint.types.map(\.contentType), schema: "ProductIDs")
        ))
      paths.append(
        (
          "\(path)/events",
          Self.get(
            "A stream of events, one for each new revision", types: ["text/event-stream; charset=utf-8"], schema: nil,
            isConditional: false)
        ))
      if endpoint.takesInvalidIDs != nil { paths.append(("\(path)/invalid-ids", Self.report)) }
    }
    let json = ["application/json; charset=utf-8"]
    paths.append(("/v1/apps", Self.get("The apps that are served", types: json, schema: "Apps")))
    if endpoint.keys != nil { paths.append(("/v1/keys", Self.get("The keys of signatures", types: json, schema: nil))) }
    if endpoint.apps.count == 1 {
      let parameters = Self.parameters(of: endpoint.apps[0])
      let types = AppEndpoint.types.map(\.contentType)
      paths.append(
        (
          "/product/list",
          Self.get("The products, for older apps", parameters: parameters, types: types, schema: "LegacyProducts")
        ))
      paths.append(
        (
          "/products/identifiers",
          Self.get("The product IDs, for older apps", parameters: parameters, types: types, schema: "ProductIDs")
        ))
    }
    for (path, summary) in [("/healthz", "Whether the server runs"), ("/readyz", "What is served of each app")] {
      paths.append((path, Self.get(summary, types: json, schema: nil, isConditional: false)))
    }
    return .map(entries: [
      ("openapi", .text("3.1.0")),
      (
        "info",
        .map(entries: [
          ("title", .text("Shopkeeper")), ("version", .text("1")),
          ("description", .text("The in-app products of apps. Prices are never sent.")),
        ])
      ), ("paths", .map(entries: paths)), ("components", .map(entries: [("schemas", Self.schemas)])),
    ])
  }

  // MARK: Operations

  private static func get(
    _ summary: String, parameters: [OrderedValue] = [], types: [String], schema: String?, isConditional: Bool = true
  ) -> OrderedValue {
    let content: [(String, OrderedValue?)] = types.map { type in
      let isJSON = type.hasPrefix("application/json")
      let reference = isJSON ? schema.map { Self.reference($0) } : nil
      return (type, .map(entries: [("schema", reference ?? .map(entries: []))]))
    }
    var responses: [(String, OrderedValue?)] = [("200", response("The content", content))]
    if isConditional { responses.append(("304", response("Not changed", []))) }
    responses += [
      ("400", problem("An unknown parameter or value, with those that there are")), ("404", problem("Not served")),
      ("406", problem("No accepted media type")), ("412", problem("A precondition that is not met")),
      ("414", problem("A path and query that are too long")), ("429", problem("Too many requests")),
      ("503", problem("Too many waiting clients")),
    ]
    let operation: OrderedValue = .map(entries: [
      ("summary", .text(summary)), ("parameters", parameters.isEmpty ? nil : .list(parameters)),
      ("responses", .map(entries: responses)),
    ])
    return .map(entries: [("get", operation)])
  }

  private static var report: OrderedValue {
    let body: OrderedValue = .map(entries: [
      ("required", .flag(true)),
      ("content", .map(entries: [("application/json", .map(entries: [("schema", reference("InvalidIDs"))]))])),
    ])
    let operation: OrderedValue = .map(entries: [
      ("summary", .text("Reports product IDs that StoreKit refused")), ("requestBody", body),
      (
        "responses",
        .map(entries: [
          ("204", response("Counted", [])), ("400", problem("Not of this form")), ("413", problem("Too long")),
          ("415", problem("Not JSON")), ("429", problem("Too many requests")),
        ])
      ),
    ])
    return .map(entries: [("post", operation)])
  }

  private static func response(_ description: String, _ content: [(String, OrderedValue?)]) -> OrderedValue {
    .map(entries: [("description", .text(description)), ("content", content.isEmpty ? nil : .map(entries: content))])
  }

  private static func problem(_ description: String) -> OrderedValue {
    response(description, [("application/problem+json", .map(entries: [("schema", reference("Problem"))]))])
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
      all.append(
        (
          "revision", "The revision that must be served",
          .map(entries: [("type", .text("integer")), ("enum", .list([.integer(revision)]))])
        ))
      all.append(
        (
          "after", "The revision that the client has: a newer one is awaited with \"wait\"",
          .map(entries: [("type", .text("integer")), ("minimum", .integer(0)), ("maximum", .integer(1 << 53))])
        ))
    }
    return all.map { name, description, schema in
      .map(entries: [
        ("name", .text(name)), ("in", .text("query")), ("description", .text(description)), ("schema", schema),
      ])
    }
  }

  /// The locale in a path.
  private static func locale(of app: AppEndpoint) -> OrderedValue {
    .map(entries: [
      ("name", .text("locale")), ("in", .text("path")), ("required", .flag(true)),
      ("description", .text("The language of the texts")), ("schema", choice(app.table.locales)),
    ])
  }

  private static func choice(_ values: [String]) -> OrderedValue {
    .map(entries: [("type", .text("string")), ("enum", .texts(values))])
  }

  private static func text(pattern: String? = nil) -> OrderedValue {
    .map(entries: [("type", .text("string")), ("pattern", pattern.map(OrderedValue.text))])
  }

  /// The version of an app: up to four numbers.
  private static let version = text(pattern: #"^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$"#)

  // MARK: Schemas

  /// A schema of one type that allows null, too.
  private static func orNull(_ schema: OrderedValue) -> OrderedValue {
    .map(
      entries: schema.entries.map { entry in
        (entry.key, entry.key == "type" ? .list([entry.value, .text("null")]) : entry.value)
      })
  }

  private static func reference(_ name: String) -> OrderedValue {
    .map(entries: [("$ref", .text("#/components/schemas/\(name)"))])
  }

  private static func list(_ element: OrderedValue) -> OrderedValue {
    .map(entries: [("type", .text("array")), ("items", element)])
  }

  private static func object(_ properties: [(String, OrderedValue)], required: [String]) -> OrderedValue {
    .map(entries: [
      ("type", .text("object")), ("required", .texts(required)),
      ("properties", .map(entries: properties.map { ($0.0, $0.1) })),
    ])
  }

  private static var schemas: OrderedValue {
    let integer: OrderedValue = .map(entries: [("type", .text("integer"))])
    let flag: OrderedValue = .map(entries: [("type", .text("boolean"))])
    let string = text()
    let types = choice(ProductType.allCases.map(\.rawValue))
    return .map(entries: [
      ("ProductIDs", list(string)),
      (
        "Grant",
        object([("currency", string), ("quantity", integer), ("bonus", integer)], required: ["currency", "quantity"])
      ),
      (
        "Product",
        object(
          [
            ("id", string), ("type", types), ("restorable", flag), ("grants", list(reference("Grant"))),
            ("group", string), ("level", integer), ("tags", list(string)), ("title", string), ("description", string),
            ("image", string),
          ], required: ["id"])
      ),
      (
        "Products",
        object(
          [("bundleID", string), ("revision", integer), ("locale", string), ("products", list(reference("Product")))],
          required: ["bundleID", "products"])
      ),
      (
        "LegacyProducts",
        list(
          object(
            [
              ("identifier", string), ("title", string), ("description", string), ("quantity", integer),
              ("type", types), ("image", string),
            ], required: ["identifier", "quantity"]))
      ),
      (
        "Apps",
        object(
          [
            (
              "apps",
              list(
                object(
                  [("bundleID", string), ("revision", integer), ("version", string)], required: ["bundleID", "version"])
              )
            )
          ], required: ["apps"])
      ),
      (
        "InvalidIDs",
        object(
          [
            (
              "ids",
              .map(entries: [
                ("type", .text("array")),
                (
                  "items",
                  .map(entries: [
                    ("type", .text("string")), ("minLength", .integer(1)),
                  ])
                ), ("minItems", .integer(1)), ("maxItems", .integer(InvalidIDReport.mostIDs)),
              ])
            ), ("appVersion", orNull(version)), ("platform", orNull(string)), ("storefront", orNull(string)),
            (
              "revision",
              orNull(
                .map(entries: [
                  ("type", .text("integer")), ("minimum", .integer(0)),
                  ("maximum", .integer(InvalidIDReport.mostRevisions)),
                ]))
            ),
          ], required: ["ids"])
      ),
      (
        "Problem",
        object(
          [("type", string), ("title", string), ("status", integer), ("detail", string), ("available", list(string))],
          required: ["type", "title", "status", "detail"])
      ),
    ])
  }
}
