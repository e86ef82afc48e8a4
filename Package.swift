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

    // The platform's C library, linked into every program; every module may import it.
    .systemLibrary(name: "CPlatform"),
    module("Basics", imports: ["CPlatform"]),
    module("AppStoreReference", imports: ["Basics"]),
    module("CatalogModel", imports: ["AppStoreReference", "Basics"]),
    module(
      "SourceSyntax", imports: ["Basics", "CPlatform", "CYAML", "CLibXML2"],
      linking: linkedOnMacOS("xml2")),
    module(
      "CatalogFormats",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CPNG", "CTurboJPEG",
        "CNettle",
      ],
      linking: linkedOnMacOS("png16", "turbojpeg", "nettle")),
    module(
      "CatalogLint", imports: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax"]),
    module(
      "CatalogServer", imports: ["Basics", "CatalogModel", "CPlatform", "CMicroHTTPD"],
      linking: linkedOnMacOS("microhttpd")),
    module("CommandLayer", imports: ["Basics"]),
    module(
      "ShopkeeperCommands",
      imports: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "CatalogLint", "CatalogServer", "CommandLayer", "CPlatform",
      ]),

    .executableTarget(
      name: "shopkeeper", dependencies: ["CPlatform", "ShopkeeperCommands"], swiftSettings: strict),
    .executableTarget(
      name: "shopkeeper-benchmark",
      dependencies: [
        "AppStoreReference", "Basics", "CatalogFormats", "CatalogLint", "CatalogModel",
        "SourceSyntax", "CPlatform", "CYAML",
      ],
      path: "Sources/ShopkeeperBenchmark",
      swiftSettings: strict),

    .target(name: "TestTools", path: "Tests/TestTools", swiftSettings: strict),
    tests(of: "Basics"),
    tests(of: "AppStoreReference"),
    tests(of: "CatalogModel", using: ["AppStoreReference", "Basics"]),
    tests(of: "SourceSyntax", using: ["Basics"]),
    tests(
      of: "CatalogFormats",
      using: ["AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "TestTools"],
      excluding: ["Golden"]),
    tests(
      of: "CatalogLint",
      using: [
        "AppStoreReference", "Basics", "CatalogModel", "SourceSyntax", "CatalogFormats",
        "TestTools",
      ],
      excluding: ["Golden"]),
    tests(of: "CatalogServer"),
    tests(of: "CommandLayer"),
    tests(
      of: "ShopkeeperCommands",
      using: [
        "shopkeeper", "Basics", "CatalogFormats", "CommandLayer", "SourceSyntax", "TestTools",
      ],
      excluding: ["Golden"]),
    .testTarget(
      name: "ProjectTests", dependencies: ["CatalogLint", "SourceSyntax", "shopkeeper"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
