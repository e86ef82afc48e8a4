import Foundation
import TestTools
import Testing

/// A catalog that is edited in a browser.
struct StudioPage {
  let folder: TemporaryFolder
  let process: AddressedProcess
  let browser: Browser

  init(_ text: String? = nil) async throws {
    folder = try TemporaryFolder()
    let target = folder.url.appending(path: "catalog")
    try FileManager.default.copyItem(at: URL(filePath: Samples.catalog("GoldRush")), to: target)
    if let text { try folder.write(text, to: "catalog/catalog.yml") }
    process = try AddressedProcess(["studio", target.path, "--no-open"], logIn: folder)
    browser = try #require(Browser.ofSuite)
    // Errors that the last page logs as it is left are not those of this one.
    try browser.open("about:blank")
    _ = try browser.faults()
    try browser.resize(1440, 900, isDark: false)
    try browser.open(process.address)
    try await browser.wait(for: "document.querySelector('.cell')")
  }

  var text: String { get throws { try folder.text("catalog/catalog.yml") } }

  func settled() async throws { try await browser.wait(for: "pending.size === 0 && isConnected") }

  func openProduct(_ key: String) async throws {
    try browser.run("location.hash = addressOf('\(key)')")
    try await browser.wait(for: "document.querySelector('.stack')")
  }

  /// Nothing was refused by the page's policy, and no script failed.
  func finish() throws {
    let faults = try browser.faults()
    #expect(faults.isEmpty)
  }
}

@Suite(
  "The page in Chromium",
  .enabled(if: Browser.isUsable, "chromium and its driver are not installed, or can't start; .ci/setup installs them"),
  .serialized, .inOneBrowser)
struct StudioPageTests {
  typealias Key = Browser.Key
  static let coins = "product:com.example.goldrush.coins400"

  @Test("a translator finds what is missing, writes it with the keyboard, sees the finding, and fixes it")
  func translator() async throws {
    let text = try String(contentsOfFile: Samples.catalog("GoldRush") + "/catalog.yml", encoding: .utf8)
    let page = try await StudioPage(text.replacing("en-US, ja]", with: "en-US, ja, ar-SA]"))
    let browser = page.browser
    #expect(try browser.texts(".cell.missing").count == 14)
    try browser.run(
      "const choice = document.getElementById('choice-show'); choice.value = 'withMissing'; choice.dispatchEvent(new Event('change'))"
    )
    try await browser.wait(
      for: "filter.show === 'withMissing' && document.querySelector('.counted').textContent === '14 of 14'")
    try browser.run("document.querySelector('.grid').focus()")
    try browser.press(Key.down + Key.down + Key.right + Key.right + Key.right + Key.right)
    #expect(try browser.text("[role=gridcell][aria-selected=true] .state").contains("missing"))
    try browser.press("500 عملة" + Key.tab)
    try await page.settled()
    #expect(try page.text.contains("ar-SA: {title: 500 عملة}") && page.text.contains("# overrides the template"))
    try await page.openProduct(Self.coins)
    #expect(try browser.value("document.getElementById('text-ar-SA-title').dir") as? String == "auto")
    // A wrong number is underlined while it is written, and nothing is saved yet.
    try browser.run("document.getElementById('text-en-US-title').focus()")
    try browser.press(Key.end + " 500")
    try browser.run("document.getElementById('text-en-US-title').select()")
    try browser.press("500 Gold Coins")
    try await browser.wait(for: "document.querySelector('#text-en-US-title-findings .fix')")
    #expect(try browser.texts("mark.error").contains("500") && !page.text.contains("500 Gold Coins"))
    #expect(try browser.value("document.getElementById('text-en-US-title').ariaInvalid") as? String == "true")
    try browser.press(Key.enter)
    try await page.settled()
    #expect(try page.text.contains("500 Gold Coins"))
    #expect(try browser.text("#saved").hasPrefix("Saved as a draft"))
    try browser.run("document.querySelector('#text-en-US-title-findings .fix').click()")
    try await browser.wait(for: "!document.querySelector('#text-en-US-title-findings .fix')")
    #expect(try !page.text.contains("500 Gold Coins"))
    for left in [2, 1, 0] {
      try browser.run("document.getElementById('undo').click()")
      try await browser.wait(for: "state.undoable === \(left)")
    }
    #expect(try page.text == text.replacing("en-US, ja]", with: "en-US, ja, ar-SA]"))
    try page.finish()
  }

  @Test("a block of cells is pasted and copied as one edit, and a selection is cleared") func block() async throws {
    let page = try await StudioPage()
    let (browser, before) = (page.browser, try page.text)
    let paste = #"""
      const block = new DataTransfer();
      block.setData('text/plain', 'A1\t"B ""1"""\r\nA2\tB2\r\n');
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: block }));
      """#
    try browser.press(Key.down + Key.right)
    try browser.run(paste)
    try await page.settled()
    let cells =
      "[1, 2].flatMap((row) => [1, 2].map((column) => document.getElementById(`cell-${row}-${column}`).querySelector('.text').textContent))"
    try await browser.wait(for: "document.getElementById('cell-2-2').textContent.includes('B2')")
    #expect(try browser.value(cells) as? [String] == ["A1", "B \"1\"", "A2", "B2"])
    try browser.press(Key.down + Key.right, holding: Key.shift)
    let copied = """
      (() => { const block = new DataTransfer();
      document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: block })); return block.getData('text/plain'); })()
      """
    #expect(try browser.value(copied) as? String == "A1\t\"B \"\"1\"\"\"\nA2\tB2")
    try browser.press(Key.delete)
    try await page.settled()
    try await browser.wait(for: "state.undoable === 2")
    try browser.press("z", holding: Key.control)
    try await browser.wait(for: "state.undoable === 1")
    try browser.press("z", holding: Key.control)
    try await browser.wait(for: "state.undoable === 0")
    #expect(try page.text == before)
    try page.finish()
  }

  @Test("a designer drops a screenshot, which is checked at once, and sees the card in each locale")
  func designer() async throws {
    let page = try await StudioPage()
    let browser = page.browser
    try await page.openProduct(Self.coins)
    #expect(try browser.text("#card .card-title") == "400金币")
    #expect(try browser.text("#card .price") == "CNY 40")
    try browser.run(
      "const choice = document.getElementById('choice-locales'); choice.value = 'ja'; choice.dispatchEvent(new Event('change'))"
    )
    #expect(try browser.text("#card .card-title") == "400ゴールド")
    try browser.run(
      "const width = document.getElementById('choice-width'); width.value = '744'; width.dispatchEvent(new Event('change'))"
    )
    #expect(try browser.value("document.getElementById('card').getBoundingClientRect().width") as? Double == 744)
    try browser.run("document.getElementById('by-storefront').click()")
    try await browser.wait(for: "document.getElementById('prices').textContent.includes('China mainland')")
    try await browser.wait(for: "document.querySelector('figure img')?.naturalWidth === 1290")
    let drop = """
      return (async () => {
      const canvas = document.createElement('canvas'); canvas.width = 200; canvas.height = 100;
      const image = await new Promise((done) => canvas.toBlob(done, 'image/png'));
      const dropped = new DataTransfer(); dropped.items.add(new File([image], '../../evil.png'));
      document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true }));
      })();
      """
    try browser.run(drop)
    try await browser.wait(for: "document.querySelector('figure code').textContent === 'screenshots/coins400.png'")
    let found = try browser.texts("#others .findings summary").joined()
    #expect(found.contains("screenshot-size") || found.contains("image-alpha"), "\(found)")
    #expect(FileManager.default.fileExists(atPath: page.folder.path("catalog/screenshots/coins400.png")))
    try page.finish()
  }

  @Test("missing texts go to a translator, and are shown before they are taken back from a file that is dropped")
  func exchange() async throws {
    let text = try String(contentsOfFile: Samples.catalog("GoldRush") + "/catalog.yml", encoding: .utf8)
      .replacing("en-US, ja]", with: "en-US, ja, ar-SA]")
    let page = try await StudioPage(text)
    let browser = page.browser
    func choose(_ id: String, _ value: String, _ event: String = "change") throws {
      try browser.run(
        "const chosen = document.getElementById('\(id)'); chosen.value = '\(value)'; chosen.dispatchEvent(new Event('\(event)'))"
      )
    }
    try choose("search", "removeads", "input")
    try await browser.wait(for: "state.rows.length === 1")
    try browser.run("URL.createObjectURL = (made) => { window.made = made; return 'data:,'; }")
    try browser.run("document.getElementById('export').click()")
    try choose("choice-translateTo", "ar-SA")
    try choose("choice-format", "xliff")
    try browser.run("document.getElementById('download').click()")
    try await browser.wait(
      for: "window.made && document.querySelector('#files .problem').textContent.includes('catalog-ar-SA.xliff')")
    let source = try #require(browser.value("window.made.text()") as? String)
    #expect(source.components(separatedBy: "<unit ").count == 3 && source.contains("去除广告"))
    try browser.run(
      """
      return window.made.text().then((text) => {
        const filled = text.replace(/(<source[^>]*>去除广告<.source>)/, '$1<target>إزالة الإعلانات</target>');
        const dropped = new DataTransfer();
        dropped.items.add(new File([filled], 'ar.xliff'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
      });
      """)
    try await browser.wait(for: "document.getElementById('accept')")
    #expect(try browser.text("#differences ins") == "إزالة الإعلانات" && page.text == text)
    #expect(try browser.text("#import-lines").contains("1 of 2 texts have no translation"))
    try browser.run("document.getElementById('accept').click()")
    try await browser.wait(for: "!document.getElementById('files').open && state.undoable === 1")
    #expect(try page.text.contains("ar-SA: {title: إزالة الإعلانات}"))
    try browser.run("document.getElementById('undo').click()")
    try await browser.wait(for: "state.undoable === 0")
    #expect(try page.text == text)
    try page.finish()
  }

  @Test("a text that somebody else changed is shown beside one's own, and either can stay", arguments: [true, false])
  func conflict(_ isMine: Bool) async throws {
    let page = try await StudioPage()
    let browser = page.browser
    try await page.openProduct(Self.coins)
    try browser.run("document.getElementById('text-ja-title').focus()")
    try browser.press(Key.end + "!")
    let theirs = try page.text.replacing("ja: {title: 400ゴールド", with: "ja: {title: 400枚のゴールド")
    try page.folder.write(theirs, to: "catalog/catalog.yml")
    try await browser.wait(for: "state.parts['\(Self.coins)'].texts.ja.title === '400枚のゴールド'")
    // What is being written stays.
    #expect(try browser.value("document.getElementById('text-ja-title').value") as? String == "400ゴールド!")
    try browser.press(Key.tab)
    try await browser.wait(for: "document.getElementById('conflict').open")
    #expect(try browser.text("#conflict-theirs") == "400枚のゴールド")
    #expect(try browser.text("#conflict-mine") == "400ゴールド!")
    #expect(try page.text == theirs)
    if isMine {
      try browser.run("document.querySelector('#conflict .main').click()")
    } else {
      try browser.press(Key.escape)
    }
    try await page.settled()
    try await browser.wait(for: "!document.getElementById('conflict').open")
    let kept = isMine ? "400ゴールド!" : "400枚のゴールド"
    try await browser.wait(for: "document.getElementById('text-ja-title').value === '\(kept)'")
    #expect(try page.text == (isMine ? theirs.replacing("400枚のゴールド", with: "400ゴールド!") : theirs))
    try page.finish()
  }

  @Test("two tabs show each other's edits, and neither overwrites the other's") func tabs() async throws {
    let page = try await StudioPage()
    let browser = page.browser
    let first = try browser.currentTab()
    try await page.openProduct(Self.coins)
    let second = try browser.newTab()
    try browser.activate(second)
    try browser.open(page.process.address)
    try await browser.wait(for: "document.querySelector('.cell')")
    try browser.run(
      "save([{ key: '\(Self.coins)', locale: 'ja', field: 'title', text: 'ゴールド400', was: '400ゴールド' }])")
    try await page.settled()
    try browser.activate(first)
    try await browser.wait(for: "document.getElementById('text-ja-title').value === 'ゴールド400'")
    try browser.run("save([{ key: '\(Self.coins)', locale: 'ja', field: 'title', text: 'x', was: '400ゴールド' }])")
    try await browser.wait(for: "document.getElementById('conflict').open")
    #expect(try page.text.contains("ゴールド400"))
    try browser.press(Key.escape)
    try await page.settled()
    #expect(try page.text.contains("ゴールド400"))
    try page.finish()
    try browser.activate(second)
    try browser.closeTab()
    try browser.activate(first)
  }

  @Test("what is written without a connection, or can't be written, stays in the page and is saved later")
  func connection() async throws {
    let page = try await StudioPage()
    let browser = page.browser
    try browser.run("window.connected = fetch; window.fetch = () => Promise.reject(new TypeError('no connection'))")
    try await browser.wait(for: "!isConnected")
    #expect(try browser.text("#notices").contains("No connection"))
    try browser.press("Kept" + Key.enter)
    try await browser.wait(for: "document.querySelector('.cell.unsaved .text').textContent === 'Kept'")
    #expect(try browser.text("#saved") == "1 not saved" && !page.text.contains("Kept"))
    try browser.run("window.fetch = window.connected")
    try await page.settled()
    #expect(try page.text.contains("Kept"))
    let file = page.folder.path("catalog/catalog.yml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    try browser.press("Refused" + Key.enter)
    try await browser.wait(for: "document.getElementById('notices').textContent.includes('could not write')")
    #expect(try browser.value("pending.size") as? Int == 1 && !page.text.contains("Refused"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    try browser.run("retry()")
    try await page.settled()
    #expect(try page.text.contains("Refused"))
    try page.finish()
  }

  @Test("on a full disk a text stays in the page, and the file as it was", .enabled(if: Tool.prlimit.isInstalled))
  func fullDisk() async throws {
    let page = try await StudioPage()
    let (browser, before) = (page.browser, try page.text)
    func limit(_ bytes: String) throws {
      let process = "\(page.process.process.processIdentifier)"
      _ = try Tool.prlimit.run(["--pid", process, "--fsize=\(bytes):"], input: [])
    }
    try limit("512")
    try browser.press("Refused" + Key.enter)
    try await browser.wait(for: "document.querySelector('#notices .notice')")
    #expect(try browser.value("pending.size") as? Int == 1 && page.text == before)
    try limit("unlimited")
    try browser.run("document.querySelector('#notices button').click()")
    try await page.settled()
    #expect(try page.text.contains("Refused"))
    try page.finish()
  }

  @Test("hostile texts in every field are shown as texts") func hostile() async throws {
    let attack = "<img src=x onerror='document.title=1'>{{7*7}}\\u202E"
    let yaml = """
      catalog: 1
      app: {bundleID: com.example.small, name: "\(attack)", primaryLocale: en-US, locales: [en-US, "\(attack)"]}
      currencies: {"\(attack)": {en-US: "\(attack)"}}
      products:
        "\(attack)":
          type: "\(attack)"
          referenceName: "\(attack)"
          template: "\(attack)"
          grants: {"\(attack)": 4}
          price: {tier: "\(attack)"}
          localizations:
            en-US: {title: "\(attack)", description: "\(attack)"}
            "\(attack)": {title: "\(attack)"}
          review: {screenshot: "\(attack)", notes: "\(attack)"}
          promotionalImage: "\(attack)"
          tags: ["\(attack)"]
          ignore: [{rule: "\(attack)", reason: "\(attack)"}]
      """
    let page = try await StudioPage(yaml)
    let browser = page.browser
    let title = try browser.value("document.title") as? String
    try browser.run("location.hash = addressOf(state.order[0])")
    try await browser.wait(for: "document.querySelector('.stack')")
    #expect(
      try browser.value("document.getElementById('text-en-US-title').value") as? String
        == attack.replacing("\\u202E", with: "\u{202E}"))
    #expect(try browser.value("document.querySelectorAll('img, [onerror]').length") as? Int == 0)
    #expect(try browser.value("document.title") as? String == title)
    try page.finish()
  }

  @Test(
    "speaks Chinese and Japanese, as do the findings, and remembers it",
    arguments: [("zh", "搜索", "zh-Hans", "显示名称以空格结尾，请移除"), ("ja", "検索", "ja", "表示名がスペースで終わっています。削除してください")])
  func languages(_ code: String, _ word: String, _ tag: String, _ message: String) async throws {
    let text = try String(contentsOfFile: Samples.catalog("GoldRush") + "/catalog.yml", encoding: .utf8)
    let page = try await StudioPage(text.replacing("title: 400ゴールド", with: "title: \"400ゴールド \""))
    let browser = page.browser
    try await page.openProduct(Self.coins)
    try await browser.wait(for: "document.body.textContent.includes('ends with a space')")
    try browser.run(
      "const choice = document.getElementById('language'); choice.value = '\(code)'; choice.dispatchEvent(new Event('change'))"
    )
    try await browser.wait(for: "document.body.textContent.includes('\(message)')")
    #expect(try browser.value("document.body.textContent.includes('ends with a space')") as? Bool == false)
    try browser.run("location.hash = '#/'")
    for _ in 0..<2 {
      try await browser.wait(for: "document.querySelector('.cell')")
      #expect(try browser.text(".search span") == word)
      #expect(try browser.value("document.documentElement.lang") as? String == tag)
      try browser.open(page.process.address)
    }
    try page.finish()
  }

  @Test("a large catalog is drawn in part, and every row can be reached") func large() async throws {
    let products = (0..<3000).map { "  p\($0): {type: consumable, localizations: {en-US: {title: Product \($0)}}}\n" }
    let page = try await StudioPage(
      "catalog: 1\napp: {bundleID: com.example.large, name: L, primaryLocale: en-US, locales: [en-US]}\nproducts:\n"
        + products.joined())
    let browser = page.browser
    #expect(try browser.value("document.querySelectorAll('.body .row').length < 100") as? Bool == true)
    try browser.press(Key.end, holding: Key.control)
    try await browser.wait(for: "document.querySelector('.cell.active .text')?.textContent === 'Product 2999'")
    let isInSight = """
      (() => { const [cell, grid] = ['.cell.active', '.grid'].map((name) => document.querySelector(name).getBoundingClientRect());
      return cell.top >= grid.top && cell.bottom <= grid.bottom; })()
      """
    #expect(try browser.value(isInSight) as? Bool == true)
    try browser.run(
      "document.getElementById('search').value = 'product 1234'; document.getElementById('search').dispatchEvent(new Event('input'))"
    )
    try await browser.wait(for: "document.querySelector('.counted').textContent === '1 of 3000'")
    try page.finish()
  }
}
