import Testing

/// Files of other programs, by names that a catalog could have: none of them is a catalog.
struct OtherFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }
}

extension OtherFile {
  static let all = json + yaml + xml + propertyLists + tables
  static let json = [
    OtherFile(
      "package.json", #"{"name": "shop", "version": "1.0.0", "scripts": {"test": "jest"}, "dependencies": {}}"#),
    OtherFile(
      "package-lock.json", #"{"name": "shop", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {}}}"#),
    OtherFile("tsconfig.json", #"{"compilerOptions": {"strict": true}, "include": ["src"]}"#),
    OtherFile("composer.json", #"{"name": "a/b", "type": "library", "require": {"php": ">=8"}}"#),
    OtherFile(
      "report.sarif.json",
      #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": []}"#),
    OtherFile("map.geojson.json", #"{"type": "FeatureCollection", "features": []}"#),
    OtherFile("openapi.json", #"{"openapi": "3.1.0", "info": {"title": "Shop", "version": "1"}, "paths": {}}"#),
    OtherFile(
      "schema.json",
      #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {"products": {"type": "array"}}}"#
    ), OtherFile("manifest.json", #"{"name": "Shop", "short_name": "Shop", "icons": [], "start_url": "/"}"#),
    OtherFile("app.json", #"{"expo": {"name": "Shop", "ios": {"bundleIdentifier": "com.example.shop"}}}"#),
    OtherFile("Contents.json", #"{"images": [{"idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#),
    OtherFile("Package.resolved.json", #"{"pins": [], "version": 2}"#),
    OtherFile(
      "Tests.xctestplan.json",
      #"{"configurations": [{"id": "A", "name": "One", "options": {}}], "defaultOptions": {}, "testTargets": [], "version": 1}"#
    ), OtherFile("Localizable.xcstrings.json", #"{"sourceLanguage": "en", "strings": {"Buy": {}}, "version": "1.0"}"#),
    OtherFile(
      "google-services.json", #"{"project_info": {"project_id": "shop"}, "client": [], "configuration_version": "1"}"#),
    OtherFile(
      "tauri.conf.json",
      #"{"productName": "Shop", "version": "0.1.0", "identifier": "com.example.shop", "build": {}, "app": {"windows": []}}"#
    ), OtherFile("terraform.tfstate.json", #"{"version": 4, "serial": 1, "resources": []}"#),
    OtherFile(
      "offerings.json",
      #"{"current_offering_id": "default", "offerings": [{"identifier": "default", "packages": [{"identifier": "$rc_monthly", "platform_product_identifier": "com.example.monthly"}]}]}"#
    ),
    OtherFile(
      "receipt.json", #"{"status": 0, "environment": "Sandbox", "receipt": {"bundle_id": "com.example", "in_app": []}}"#
    ),
    OtherFile(
      "lookup.json", #"{"resultCount": 1, "results": [{"bundleId": "com.example", "trackName": "Shop", "price": 0.0}]}"#
    ),
    OtherFile(
      "shopify.json", #"{"products": [{"id": 632910392, "title": "IPod Nano", "vendor": "Apple", "variants": []}]}"#),
    OtherFile("settings.json", #"{"settings": {"editor.fontSize": 12}, "identifier": "me"}"#),
    OtherFile("notebook.json", #"{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}"#),
    OtherFile("archive.har.json", #"{"log": {"version": "1.2", "entries": []}}"#),
    OtherFile("bom.json", #"{"bomFormat": "CycloneDX", "specVersion": "1.5", "components": []}"#),
    OtherFile("empty.json", #"{}"#), OtherFile("foo.json", #"{"foo": 1}"#), OtherFile("numbers.json", #"[1, 2, 3]"#),
    OtherFile("words.json", #"["the quick brown fox", "jumps"]"#),
    OtherFile("people.json", #"[{"name": "Ada", "born": 1815}]"#), OtherFile("text.json", #""a text""#),
    OtherFile("foo.storekit", #"{"foo": 1}"#),
    OtherFile("strings.storekit", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#),
    OtherFile("dummy.json", #"{"products": [], "total": 0, "skip": 0}"#),
    OtherFile(
      "stripe.json",
      #"{"object": "list", "data": [{"id": "prod_1", "object": "product", "name": "Gold"}], "has_more": false}"#),
    OtherFile("paywall.json", #"{"data": {"id": 1, "type": "dogs", "attributes": {}}}"#),
  ]

  static let yaml = [
    OtherFile(
      "deployment.yml",
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: shop}
      spec: {replicas: 1}
      """),
    OtherFile(
      "docker-compose.yml",
      """
      version: '3'
      services:
        db: {image: postgres}
      """),
    OtherFile(
      "workflow.yml",
      """
      name: CI
      on: [push]
      jobs:
        test: {runs-on: ubuntu-latest, steps: []}
      """),
    OtherFile(
      "pubspec.yaml",
      """
      name: shop
      version: 1.0.0
      dependencies:
        flutter: {sdk: flutter}
      """),
    OtherFile(
      "openapi.yml",
      """
      openapi: 3.1.0
      info: {title: Shop, version: '1'}
      paths: {}
      """),
    OtherFile(
      "playbook.yml",
      """
      - hosts: all
        tasks: [{name: ping, ping: }]
      """),
    OtherFile(
      "project.yml",
      """
      name: Shop
      targets:
        Shop: {type: application, platform: iOS}
      """),
    OtherFile(
      "fly.yml",
      """
      app: shop
      primary_region: ams
      """),
    OtherFile(
      "en.yml",
      """
      en:
        products:
          title: Products
      """),
    OtherFile(
      "empty.yml",
      """
      # nothing
      """),
    OtherFile(
      "Chart.yml",
      """
      apiVersion: v2
      name: shop
      version: 0.1.0
      """),
    OtherFile(
      "values.yml",
      """
      app:
        name: shop
      products:
        - name: one
      """),
  ]

  static let xml = [
    OtherFile(
      "AndroidManifest.xml",
      #"<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example"><application/></manifest>"#
    ), OtherFile("icon.xml", #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>"#),
    OtherFile("feed.xml", #"<rss version="2.0"><channel><title>News</title></channel></rss>"#),
    OtherFile(
      "pom.xml", #"<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion></project>"#),
    OtherFile("strings.xml", #"<resources><string name="buy">Buy</string></resources>"#),
    OtherFile("junit.xml", #"<testsuites><testsuite name="a" tests="1"><testcase name="b"/></testsuite></testsuites>"#),
    OtherFile(
      "catalog.xml", #"<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog"><uri name="a" uri="b"/></catalog>"#),
    OtherFile("books.xml", #"<catalog><book id="bk101"><title>XML</title></book></catalog>"#),
    OtherFile("package.xml", #"<package format="3"><name>ros</name><version>1.0.0</version></package>"#),
    OtherFile(
      "content.opf.xml",
      #"<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest/></package>"#),
    OtherFile("page.xml", #"<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>"#),
    OtherFile("products.xml", #"<products><product><name>Shirt</name><price>20</price></product></products>"#),
    OtherFile("feed2.xml", #"<product sku="1"><title>Shirt</title></product>"#),
    OtherFile("locales.xml", #"<locales><locale>en</locale></locales>"#),
    OtherFile("software.xml", #"<software><name>gimp</name></software>"#),
    OtherFile("family.xml", #"<family><child name="Ada"/></family>"#),
  ]

  static let propertyLists = [
    OtherFile("Info.plist", #"<dict><key>CFBundleIdentifier</key><string>com.example</string></dict>"#),
    OtherFile("Shop.entitlements.plist", #"<dict><key>aps-environment</key><string>development</string></dict>"#),
    OtherFile(
      "ExportOptions.plist",
      #"<dict><key>method</key><string>app-store</string><key>teamID</key><string>ABC</string></dict>"#),
    OtherFile(
      "PrivacyInfo.plist",
      #"<dict><key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/></dict>"#),
    OtherFile(
      "GoogleService-Info.plist",
      #"<dict><key>API_KEY</key><string>k</string><key>BUNDLE_ID</key><string>com.example</string></dict>"#),
    OtherFile(
      "agent.plist",
      #"<dict><key>Label</key><string>com.example.agent</string><key>ProgramArguments</key><array><string>/bin/ls</string></array></dict>"#
    ),
    OtherFile(
      "Root.plist", #"<dict><key>PreferenceSpecifiers</key><array/><key>StringsTable</key><string>Root</string></dict>"#
    ),
    OtherFile(
      "keys.plist",
      #"<dict><key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict></dict>"#),
    OtherFile(
      "stringsdict.plist",
      #"<dict><key>coins</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string></dict></dict>"#),
    OtherFile("capabilities.plist", #"<array><dict><key>name</key><string>armv7</string></dict></array>"#),
  ].map { OtherFile($0.name, "<plist version=\"1.0\">\($0.text)</plist>") }

  static let tables = [
    OtherFile(
      "contacts.csv",
      """
      First Name,Last Name,Email
      Ada,Lovelace,ada@example.com
      """),
    OtherFile(
      "bank.csv",
      """
      Date,Description,Amount,Currency
      2026-01-01,Coffee,-3.20,EUR
      """),
    OtherFile(
      "sales.csv",
      """
      Provider,Provider Country,SKU,Developer,Title,Version,Product Type Identifier,Units,Developer Proceeds
      APPLE,US,com.example.coins,Me,Coins,,IA1,1,0.7
      """),
    OtherFile(
      "play.csv",
      """
      Order Number,Order Charged Date,Product ID,SKU ID,Price
      GPA.1,2026-01-01,com.example,coins,0.99
      """),
    OtherFile(
      "people.tsv",
      """
      name	born
      Ada	1815
      """),
    OtherFile(
      "numbers.csv",
      """
      1,2,3
      4,5,6
      """),
  ]
}
