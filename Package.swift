// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A command runs on the thread that it was started on: a process of one thread starts faster.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  // Deprecations in a newer version of a C library are not errors of ours.
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// A module of this package: its name, and the modules that it may import.
func module(
  _ name: String, imports: [Target.Dependency] = [], embedding: [String] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, resources: embedding.map { .embedInCode($0) }, swiftSettings: strict,
    linkerSettings: linking)
}

func tests(
  of module: String, using others: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.byName(name: module)] + others, exclude: excluding,
    swiftSettings: strict)
}

/// A C library of the system with its own headers, and the packages that provide it; pkg-config
/// determines their location and how to link it.
func systemLibrary(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A C library that would slow down startup by more than a millisecond and that few commands use: on
/// Linux it is loaded on first use, so pkg-config, which would link it, is not used.
func openedLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  #if os(macOS)
    systemLibrary(name, pkgConfig: pkgConfig, apt: apt, brew: brew)
  #else
    systemLibrary(name, pkgConfig: nil, apt: apt, brew: brew)
  #endif
}

let package = Package(
  name: "shopkeeper",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "shopkeeper", targets: ["ShopkeeperTool"]),
    .library(name: "Shopkeeper", targets: ["Shopkeeper"]),
    .library(name: "ShopkeeperClient", targets: ["ShopkeeperClient"]),
    .plugin(name: "LintCatalog", targets: ["LintCatalog"]),
  ],
  targets: [
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    systemLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
    systemLibrary(
      "CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    systemLibrary("CMinizip", pkgConfig: "minizip", apt: "libminizip-dev", brew: "minizip"),
    systemLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
    systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    openedLibrary("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
    systemLibrary("CPCRE2", pkgConfig: "libpcre2-8", apt: "libpcre2-dev", brew: "pcre2"),

    openedLibrary("CBrotli", pkgConfig: "libbrotlienc", apt: "libbrotli-dev", brew: "brotli"),
    openedLibrary("CCurl", pkgConfig: "libcurl", apt: "libcurl4-gnutls-dev", brew: "curl"),
    openedLibrary("CGnuTLS", pkgConfig: "gnutls", apt: "libgnutls28-dev", brew: "gnutls"),

    // The platform's C library, linked into every program; all modules may import it.
    .systemLibrary(name: "CPlatform"),
    // Converters from other encodings are in the C library of Linux.
    module(
      "Basics", imports: ["CNettle", "CPCRE2", "CPlatform"],
      linking: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    module(
      "AppStoreReference", imports: ["Basics"],
      embedding: [
        "Facts/fact-sources.tsv", "languages.tsv", "locales.tsv", "other-places.tsv", "price-points.tsv",
        "territories.tsv",
      ]),
    module("TextReading", imports: ["AppStoreReference", "Basics", "CPlatform"]),
    module("CatalogModel", imports: ["AppStoreReference", "Basics"]),
    module("SourceSyntax", imports: ["Basics", "CPlatform", "CYAML", "CLibXML2", "CMinizip"]),
    module("AppStoreConnect", imports: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax"]),
    module("CatalogFormats", imports: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax"]),
    module(
      "ForeignFormats",
      imports: ["AppStoreConnect", "AppStoreReference", "Basics", "CatalogFormats", "CatalogModel", "SourceSyntax"]),
    module(
      "CatalogEditing",
      imports: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats"]),
    module("CatalogImages", imports: ["Basics", "CPlatform", "CPNG", "CZlib", "CTurboJPEG"]),
    module(
      "CatalogLint",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "TextReading", "CPlatform", "CPCRE2",
      ],
      embedding: [
        "Messages/ja.txt", "Messages/zh-Hans.txt", "Rejections/rejections.tsv", "Rejections/rejection-words.tsv",
      ]),
    module(
      "LintReports",
      imports: ["AppStoreReference", "Basics", "CatalogLint", "CatalogModel", "SourceSyntax"],
      embedding: ["HTML/report.css", "HTML/report.js"]),
    module(
      "Shopkeeper",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats", "ForeignFormats",
        "CatalogEditing", "CatalogImages", "CatalogLint", "LintReports",
      ]),
    module(
      "CatalogStore",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "CPlatform", "CPostgreSQL", "CSQLite",
      ]),
    module(
      "StoreConnection",
      imports: [
        "AppStoreConnect", "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "CPlatform", "CCurl", "CGnuTLS",
      ]),
    module(
      "AppStoreConnectSimulator",
      imports: [
        "AppStoreReference", "Basics", "SourceSyntax", "CPlatform", "StoreConnection",
      ],
      embedding: ["operations.txt"]),
    module("CatalogServer", imports: ["Basics", "CPlatform", "CGnuTLS"]),
    module(
      "PurchaseReceipts", imports: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CGnuTLS"]),
    module(
      "CatalogEndpoint",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "CatalogServer", "CPlatform", "CBrotli", "CGnuTLS", "CZlib",
      ]),
    module(
      "WorkspaceProtocols",
      imports: [
        "AppStoreReference", "Basics", "CatalogEditing", "CatalogFormats", "CatalogLint", "CatalogModel",
        "CatalogServer", "CPlatform", "Shopkeeper", "SourceSyntax",
      ],
      embedding: ["studio.html", "studio.css", "studio.js", "words.js", "icon.svg"].map { "Studio/Page/\($0)" }),
    module("CommandLayer", imports: ["Basics"]),
    module(
      "ShopkeeperCommands",
      imports: [
        "AppStoreConnect", "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "ForeignFormats", "CatalogEditing", "CatalogImages", "CatalogLint", "CatalogServer", "CatalogEndpoint",
        "CatalogStore", "CommandLayer", "CPlatform", "LintReports", "PurchaseReceipts", "Shopkeeper",
        "StoreConnection", "TextReading", "WorkspaceProtocols",
      ]),

    // What an app links: nothing but Foundation, on the system versions below.
    module("ShopkeeperClient"),

    .executableTarget(
      name: "ShopkeeperTool", dependencies: ["Basics", "CPlatform", "ShopkeeperCommands"],
      swiftSettings: strict),
    .plugin(
      name: "LintCatalog",
      capability: .command(
        intent: .custom(verb: "lint-catalog", description: "Lints the in-app products.")),
      path: "Sources/LintCatalogPlugin"),
    .executableTarget(
      name: "asc-simulator",
      dependencies: [
        "AppStoreConnect", "AppStoreConnectSimulator", "AppStoreReference", "Basics", "CatalogModel", "CommandLayer",
        "CPlatform", "Shopkeeper", "SourceSyntax", "StoreConnection",
      ],
      path: "Sources/SimulatorTool",
      swiftSettings: strict),
    .executableTarget(
      name: "shopkeeper-benchmark",
      dependencies: [
        "AppStoreReference", "Basics", "CatalogLint", "CatalogModel", "SourceSyntax", "CPlatform", "CYAML",
      ],
      path: "Sources/ShopkeeperBenchmark",
      swiftSettings: strict),

    .executableTarget(
      name: "shopkeeper-fuzz",
      dependencies: [
        "Basics", "CatalogEditing", "CatalogFormats", "CatalogImages", "CatalogLint",
        "CatalogModel", "CatalogEndpoint", "CatalogServer", "ForeignFormats", "PurchaseReceipts", "Shopkeeper",
        "SourceSyntax",
        "CPlatform", "WorkspaceProtocols",
      ],
      path: "Sources/ShopkeeperFuzz",
      swiftSettings: strict),

    .target(name: "TestTools", path: "Tests/TestTools", swiftSettings: strict),
    tests(of: "Basics", using: ["CPlatform", "TestTools"]),
    tests(of: "AppStoreReference"),
    tests(of: "CatalogModel", using: ["AppStoreReference", "Basics"]),
    tests(of: "SourceSyntax", using: ["Basics", "TestTools"]),
    .target(
      name: "CatalogSamples",
      dependencies: [
        "AppStoreReference", "Basics", "CatalogModel", "CatalogFormats", "SourceSyntax",
        "TestTools",
      ], path: "Tests/CatalogSamples", swiftSettings: strict),
    tests(
      of: "CatalogFormats",
      using: [
        "AppStoreReference", "Basics", "CatalogModel", "CatalogSamples", "ForeignFormats", "SourceSyntax", "TestTools",
      ]),
    tests(
      of: "ForeignFormats",
      using: [
        "AppStoreConnect", "AppStoreReference", "Basics", "CatalogFormats", "CatalogModel", "CatalogSamples",
        "SourceSyntax", "TestTools",
      ],
      excluding: ["Golden"]),
    tests(
      of: "CatalogEditing",
      using: [
        "AppStoreReference", "Basics", "CatalogFormats", "CatalogModel", "CatalogSamples",
        "SourceSyntax", "TestTools",
      ]),
    tests(of: "CatalogImages", using: ["TestTools"]),
    tests(
      of: "CatalogLint",
      using: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats", "ForeignFormats",
        "LintReports",
        "TextReading", "TestTools",
      ],
      excluding: ["Echo", "Golden", "Texts"]),
    tests(of: "CatalogServer", using: ["Basics", "CPlatform"]),
    tests(
      of: "StoreConnection",
      using: [
        "AppStoreConnect", "AppStoreConnectSimulator", "AppStoreReference", "Basics", "CatalogModel",
        "CatalogFormats", "CatalogSamples", "ForeignFormats", "SourceSyntax", "TestTools",
      ]),
    tests(
      of: "CatalogEndpoint",
      using: [
        "Basics", "CatalogFormats", "CatalogModel", "CatalogServer", "ForeignFormats", "SourceSyntax", "TestTools",
      ]),
    tests(
      of: "CatalogStore",
      using: [
        "AppStoreReference", "Basics", "CatalogFormats", "CatalogModel", "CatalogSamples",
        "ShopkeeperTool", "SourceSyntax", "TestTools", "CSQLite",
      ]),
    tests(of: "CommandLayer", using: ["Basics"]),
    // The client has no cryptography but CryptoKit; on Linux its tests have nettle's.
    .systemLibrary(
      name: "CHogweed", path: "Tests/CHogweed", pkgConfig: "hogweed",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    tests(
      of: "ShopkeeperClient",
      using: [
        "Basics", "ShopkeeperTool", "TestTools", "CNettle",
        .target(name: "CHogweed", condition: .when(platforms: [.linux])),
      ]),
    tests(
      of: "ShopkeeperCommands",
      using: [
        "Shopkeeper", "ShopkeeperTool", "AppStoreConnectSimulator", "Basics", "CatalogEndpoint", "CatalogFormats",
        "CatalogServer", "CatalogStore", "CommandLayer", "ForeignFormats", "LintReports", "SourceSyntax",
        "StoreConnection", "TestTools",
        "PurchaseReceipts", "WorkspaceProtocols",
      ],
      excluding: ["Golden"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["CatalogFormats", "CatalogLint", "ForeignFormats", "SourceSyntax", "ShopkeeperTool"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
