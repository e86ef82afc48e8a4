
const form = document.getElementById("filter");
if (form) {
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const lowered = element => element.textContent.toLowerCase();
  const cards = all(document, ".card").map(card => ({
    card, text: lowered(card), ofProduct: "product" in card.dataset,
    findings: all(card, ".findings > li").map(item => ({
      item, text: lowered(item), places: all(item, ".places li")
    }))
  }));
  const lists = all(document, ".list").map(list => ({
    list, items: all(list, "li").map(item => ({ item, text: lowered(item) }))
  }));
  const rows = all(document, "tr[data-product]");
  const files = all(document, "section.file").map(file => ({
    file, parts: all(file, ".card, .list")
  }));
  const ids = new Set(all(document, "[data-product]").map(element => element.dataset.product));
  const { elements } = form;
  const boxes = all(form, "[name=severity]");
  const value = name => elements[name]?.value.trim() ?? "";
  const show = () => {
    const words = value("text").toLowerCase().split(/\s+/);
    const matches = text => words.every(word => text.includes(word));
    const chosen = new Set(boxes.filter(box => box.checked).map(box => box.value));
    const [locale, rule, product] = ["locale", "rule", "product"].map(value);
    const part = product.toLowerCase();
    const isOf = id => !product || (id !== undefined
      && (ids.has(product) ? id === product : id.toLowerCase().includes(part)));
    const isIn = (wanted, list) => !wanted || (list ?? "").split(" ").includes(wanted);
    let shown = 0;
    const matched = new Set();
    for (const { card, text, ofProduct, findings } of cards) {
      let left = 0;
      for (const { item, text, places } of findings) {
        let some = places.length === 0 && isIn(locale, item.dataset.locale) && isOf(card.dataset.product);
        for (const place of places) {
          place.hidden = !(isIn(locale, place.dataset.locale) && isOf(place.dataset.product));
          if (!place.hidden) some = true;
        }
        item.hidden = !(some && chosen.has(item.dataset.severity)
          && isIn(rule, item.dataset.rule) && (ofProduct || matches(text)));
        if (!item.hidden) left += 1;
      }
      card.hidden = left === 0 || !matches(text);
      if (card.hidden) continue;
      shown += 1;
      matched.add(card.dataset.product);
      for (const { item, places } of findings) {
        if (item.hidden) continue;
        for (const place of places) if (!place.hidden) matched.add(place.dataset.product);
      }
    }
    for (const { list, items } of lists) {
      for (const { item, text } of items) {
        const { severity } = item.dataset;
        item.hidden = !matches(text) || !isOf(item.dataset.product)
          || !isIn(locale, item.dataset.locale) || !isIn(rule, item.dataset.rule)
          || (severity !== undefined && !severity.split(" ").some(each => chosen.has(each)));
        if (!item.hidden) matched.add(item.dataset.product);
      }
      list.hidden = items.every(({ item }) => item.hidden);
    }
    const parts = [["product", product], ["locale", locale], ["rule", rule],
      ["severity", chosen.size < boxes.length ? [...chosen].join(" ") : ""], ["text", value("text")]]
      .filter(([, text]) => text);
    // On paper, the coverage tables have only what the filter found.
    for (const row of rows) {
      row.classList.toggle("unmatched", parts.length > 0 && !matched.has(row.dataset.product));
    }
    for (const { file, parts: own } of files) {
      file.hidden = parts.length > 0 && own.every(part => part.hidden);
    }
    elements.state.value = parts.length === 0 ? ""
      : [`${shown} of ${cards.length} cards`, ...parts.map(part => part.join(": "))].join(" · ");
    return chosen.size === 0 ? [...parts, ["severity", "none"]] : parts;
  };
  // The fragment of the address has the state, so that a view can be shared.
  const keep = () => {
    const state = new URLSearchParams(show()).toString();
    if (state || location.hash) history.replaceState(null, "", `#${state}`);
  };
  const restore = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const name of ["text", "locale", "rule", "product"]) {
      const control = elements[name];
      if (!control) continue;
      control.value = state.get(name) ?? "";
      if (control.selectedIndex === -1) control.value = "";
    }
    const chosen = state.get("severity")?.split(" ");
    for (const box of boxes) box.checked = chosen?.includes(box.value) ?? true;
    show();
  };
  form.hidden = false;
  form.addEventListener("input", keep);
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(keep));
  // A link in a coverage table leads to its card; other links have no state.
  addEventListener("hashchange", () => {
    if (!location.hash.includes("=")) return;
    restore();
    const first = cards.find(({ card }) => !card.hidden)?.card;
    if (!first) return;
    first.tabIndex = -1;
    first.scrollIntoView();
    first.focus({ preventScroll: true });
  });
  restore();
}
// Paper has nothing to open.
let opened = [];
addEventListener("beforeprint", () => {
  opened = [...document.querySelectorAll("details:not([open])")];
  for (const details of opened) details.open = true;
  for (const image of document.images) image.loading = "eager";
});
addEventListener("afterprint", () => { for (const details of opened) details.open = false; });
