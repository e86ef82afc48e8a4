// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module of the house: its name, and the modules it may import.
func module(
  _ name: String, imports: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict, linkerSettings: linking)
}

func tests(
  of module: String, using others: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.byName(name: module)] + others, exclude: excluding,
    swiftSettings: strict)
}

/// A C library of the system, with the packages that bring it.
func systemLibrary(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A C library that is linked on macOS alone: on Linux its shim opens it when it is first used,
/// and pkg-config, which would link it, is not asked.
func lazyLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  #if os(macOS)
    systemLibrary(name, pkgConfig: pkgConfig, apt: apt, brew: brew)
  #else
    systemLibrary(name, pkgConfig: nil, apt: apt, brew: brew)
  #endif
}

func linkedOnMacOS(_ libraries: String...) -> [LinkerSetting] {
  libraries.map { .linkedLibrary($0, .when(platforms: [.macOS])) }
}

let package = Package(
  name: "shopkeeper",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "shopkeeper", targets: ["shopkeeper"]),
    .library(
      name: "Shopkeeper",
      targets: [
        "AppStoreReference", "CatalogModel", "SourceSyntax", "CatalogFormats", "CatalogLint",
      ]),
  ],
  targets: [
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    lazyLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2", brew: "libxml2"),
    lazyLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    lazyLibrary(
      "CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
    lazyLibrary("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
    lazyLibrary(
      "CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),

    module("AppStoreReference"),
    module("CatalogModel", imports: ["AppStoreReference"]),
    module(
      "SourceSyntax", imports: ["CYAML", "CLibXML2"], linking: linkedOnMacOS("xml2")),
    module(
      "CatalogFormats",
      imports: [
        "AppStoreReference", "CatalogModel", "SourceSyntax", "CPNG", "CTurboJPEG", "CNettle",
      ],
      linking: linkedOnMacOS("png16", "turbojpeg", "nettle")),
    module("CatalogLint", imports: ["AppStoreReference", "CatalogModel", "SourceSyntax"]),
    module(
      "CatalogServer", imports: ["CMicroHTTPD"],
      linking: linkedOnMacOS("microhttpd")),
    module("CommandLayer"),
    module(
      "ShopkeeperCommands",
      imports: [
        "AppStoreReference", "CatalogModel", "SourceSyntax", "CatalogFormats", "CatalogLint",
        "CatalogServer", "CommandLayer",
      ]),

    .executableTarget(
      name: "shopkeeper", dependencies: ["ShopkeeperCommands"], swiftSettings: strict),
    .executableTarget(
      name: "shopkeeper-benchmark",
      dependencies: [
        "AppStoreReference", "CatalogFormats", "CatalogLint", "CatalogModel", "SourceSyntax",
        "CYAML",
      ],
      path: "Sources/ShopkeeperBenchmark",
      swiftSettings: strict),

    .target(name: "TestTools", path: "Tests/TestTools", swiftSettings: strict),
    tests(of: "AppStoreReference"),
    tests(of: "CatalogModel", using: ["AppStoreReference"]),
    tests(of: "SourceSyntax"),
    tests(
      of: "CatalogFormats",
      using: ["AppStoreReference", "CatalogModel", "SourceSyntax", "TestTools"],
      excluding: ["Golden"]),
    tests(
      of: "CatalogLint",
      using: [
        "AppStoreReference", "CatalogModel", "SourceSyntax", "CatalogFormats", "TestTools",
      ],
      excluding: ["Golden"]),
    tests(of: "CatalogServer"),
    tests(of: "CommandLayer"),
    tests(
      of: "ShopkeeperCommands",
      using: ["shopkeeper", "CatalogFormats", "CommandLayer", "SourceSyntax", "TestTools"],
      excluding: ["Golden"]),
    .testTarget(
      name: "ProjectTests", dependencies: ["CatalogLint", "SourceSyntax", "shopkeeper"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
