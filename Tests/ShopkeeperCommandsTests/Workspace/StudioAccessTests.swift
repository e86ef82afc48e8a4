import Foundation
import TestTools
import Testing

extension StudioPage {
  /// Opens the table, or the page of a product.
  func show(_ place: String) async throws {
    try browser.run("location.hash = '\(place)'")
    try await browser.wait(
      for: place == "#/"
        ? "document.querySelector('.cell .text')?.textContent" : "document.querySelector('.stack textarea')?.value")
  }
}

/// The page for everybody: by keyboard, in any direction, enlarged, and checked by axe.
extension StudioPageTests {
  private static let arabic = """
    catalog: 1
    app: {bundleID: com.example.goldrush, name: حمى الذهب, primaryLocale: ar-SA, locales: [ar-SA, en-US]}
    products:
      coins400:
        type: consumable
        localizations:
          ar-SA: {title: "400 عملة ذهبية", description: يضيف 400 عملة ذهبية إلى رصيدك.}
          en-US: {title: 400 Gold Coins, description: Adds 400 gold coins to your balance.}
    """

  @Test(
    "fits the width, every control has a name, and the texts have contrast",
    arguments: [(390, true), (390, false), (768, false), (1440, true), (1440, false)])
  func layout(_ width: Int, _ isDark: Bool) async throws {
    let page = try await StudioPage()
    let browser = page.browser
    try browser.resize(width, 900, isDark: isDark)
    let unnamed = """
      [...document.querySelectorAll('a[href], button, input, select, textarea, [role=grid], img, dialog[open]')].filter((found) =>
        !(found.getAttribute('aria-label') || found.getAttribute('aria-labelledby') || found.labels?.length
          || found.textContent.trim() || found.hasAttribute('alt'))).map((found) => found.outerHTML.slice(0, 80))
      """
    // The lightness of colours as WCAG defines it; the background is that of the nearest element with one.
    let faint = """
      (() => {
        const parse = (color) => color.match(/[\\d.]+/g).map(Number);
        const light = (color) => color.slice(0, 3).map((value) => value / 255)
          .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
          .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
        const paper = (found) => { for (let place = found; place; place = place.parentElement) {
          const color = parse(getComputedStyle(place).backgroundColor); if (color[3] !== 0) return color; } return [255, 255, 255]; };
        return [...document.querySelectorAll('main *, header *')].filter((found) =>
          [...found.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && found.checkVisibility()
          && !found.closest('[aria-hidden=true], :disabled, [aria-disabled], option')).filter((found) => {
          const [one, two] = [light(parse(getComputedStyle(found).color)), light(paper(found))];
          return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05) < 4.5;
        }).map((found) => `${found.className} ${found.textContent.slice(0, 30)}`);
      })()
      """
    for place in ["#/", "#/p/\(Self.coins)"] {
      try await page.show(place)
      #expect(
        try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true, "\(place)")
      #expect(try browser.value(unnamed) as? [String] == [], "\(place)")
      #expect(try browser.value(faint) as? [String] == [], "\(place)")
    }
    try page.finish()
  }

  @Test(
    "axe finds nothing in the table, in a product and in the dialogs",
    .enabled(if: Tool.axe != nil, "axe-core is not installed; .ci/setup installs it"), arguments: [390, 768, 1440],
    [false, true])
  func axe(_ width: Int, _ isDark: Bool) async throws {
    let page = try await StudioPage()
    let browser = page.browser
    try browser.resize(width, 900, isDark: isDark)
    try browser.run(try #require(Tool.axe))
    let violations = """
      axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((violation) =>
        `${violation.id}: ${violation.nodes.map((node) => node.html.slice(0, 120)).join(' ')}`))
      """
    try await browser.wait(for: "state.isChecked")
    for place in ["#/", "#/p/\(Self.coins)"] {
      try await page.show(place)
      #expect(try browser.value(violations) as? [String] == [], "\(place)")
    }
    for dialog in ["export", "changes", "import"] {
      try browser.run("document.getElementById('\(dialog)').click()")
      if dialog == "import" {
        try browser.run(
          "importTexts(new File(['id,title[ja]\\ncom.example.goldrush.removeads,広告\\n'], 'ja.csv'))")
        try await browser.wait(for: "document.getElementById('import-conflicts')")
      }
      try await browser.wait(
        for: "document.getElementById('files').open && document.querySelector('#files select, #files #differences')")
      #expect(try browser.value(violations) as? [String] == [], "\(dialog)")
      try browser.run("document.getElementById('files').close()")
    }
    try page.finish()
  }

  @Test("everything is reached and done with the keyboard alone, and the focus is always in sight")
  func keyboard() async throws {
    let page = try await StudioPage()
    let browser = page.browser
    let focus = """
      (() => { const found = document.activeElement; const style = getComputedStyle(found);
      const box = found.getBoundingClientRect();
      const isMarked = style.outlineStyle !== 'none' || found.matches('.grid, h1, h2, main, body, .editor')
        || [found.nextElementSibling, found.parentElement].some((near) => near && getComputedStyle(near).outlineStyle !== 'none');
      const isInSight = box.bottom > 0 && box.top < innerHeight;
      return [found.id || found.className || found.tagName, isMarked, isInSight]; })()
      """
    /// Presses Tab until the focus is somewhere.
    func tab(to name: String, _ modifier: String? = nil, most: Int = 60) async throws {
      for _ in 0..<most {
        try browser.press(Key.tab, holding: modifier)
        let state = try #require(browser.value(focus) as? [Any])
        #expect(state[1] as? Bool == true && state[2] as? Bool == true, "\(state)")
        if state[0] as? String == name { return }
      }
      Issue.record("\(name) was not reached")
    }
    // The table has the focus at first. A product is opened, written in, and left again.
    try browser.press(Key.down + Key.down)
    try browser.press(Key.enter, holding: Key.control)
    try await browser.wait(for: "document.querySelector('.stack textarea')?.value")
    try await tab(to: "text-ja-title")
    try browser.press(Key.end + "!" + Key.enter)
    try await page.settled()
    #expect(try page.text.contains("ja: {title: 400ゴールド!"))
    #expect(try browser.value("document.activeElement.id") as? String == "text-ja-description")
    for control in ["choice-locales", "dark", "screenshot"] { try await tab(to: control) }
    try await tab(to: "undo", Key.shift)
    try browser.press(Key.enter)
    try await browser.wait(for: "state.undoable === 0")
    #expect(try !page.text.contains("400ゴールド!"))
    // A dialog takes the focus, and gives it back.
    try browser.run("document.getElementById('changes').focus()")
    try browser.press(Key.enter)
    try await browser.wait(for: "document.getElementById('differences')")
    try await tab(to: "files-close", most: 5)
    try browser.press(Key.escape)
    #expect(try browser.value("document.activeElement.id") as? String == "changes")
    try await tab(to: "home", Key.shift, most: 5)
    try browser.press(Key.enter)
    try await browser.wait(for: "document.activeElement.classList.contains('grid')")
    try browser.press(" 400" + Key.escape)
    #expect(try browser.value("document.activeElement.className") as? String == "grid")
    try await tab(to: "search", Key.shift, most: 8)
    try page.finish()
  }

  @Test("Arabic runs from right to left in the table, in the fields and on the card") func rightToLeft() async throws {
    let page = try await StudioPage(Self.arabic)
    let browser = page.browser
    func direction(_ selector: String) throws -> String? {
      try browser.value("getComputedStyle(document.querySelector('\(selector)')).direction") as? String
    }
    #expect(try direction(".cell[lang=ar-SA] .text") == "rtl" && direction(".cell[lang=en-US] .text") == "ltr")
    try await page.openProduct("product:com.example.goldrush.coins400")
    try await browser.wait(for: "document.getElementById('text-ar-SA-title')?.value")
    #expect(try direction("#text-ar-SA-title") == "rtl" && direction("#text-en-US-title") == "ltr")
    #expect(try direction("#card") == "rtl" && direction("#name") == "rtl" && direction("html") == "ltr")
    // The price is at the end of the line.
    let order = """
      document.querySelector('#card .price').getBoundingClientRect().right
        <= document.querySelector('#card .card-title').getBoundingClientRect().left
      """
    #expect(try browser.value(order) as? Bool == true)
    try page.finish()
  }

  @Test("nothing is cut off at 200 %, of the page or of its texts", arguments: [true, false])
  func zoomed(_ isPage: Bool) async throws {
    let page = try await StudioPage()
    let browser = page.browser
    // A page at 200 % has half of the pixels.
    try browser.resize(isPage ? 640 : 1280, isPage ? 450 : 900, isDark: false)
    if !isPage { try browser.run("document.documentElement.style.fontSize = '200%'") }
    let cut = """
      [...document.querySelectorAll('button, select, label, h1, h2, p, dt, dd')].filter((found) =>
        found.checkVisibility() && !found.closest('.unseen, .row, [aria-hidden=true]') && getComputedStyle(found).overflow !== 'visible'
        && found.scrollWidth > found.clientWidth + 1).map((found) => found.outerHTML.slice(0, 80))
      """
    for place in ["#/", "#/p/\(Self.coins)"] {
      try await page.show(place)
      #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true, "\(place)")
      #expect(try browser.value(cut) as? [String] == [], "\(place)")
    }
    try await page.show("#/")
    #expect(try browser.value("document.querySelectorAll('.body .row').length > 3") as? Bool == true)
    try page.finish()
  }
}
