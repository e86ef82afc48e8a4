"use strict";

// The page of `shopkeeper studio`: a grid of products and locales, and a page for each product. The program at the other
// end has the catalog, lints it and writes it; this file shows what it answers, and never interprets a text as markup.
// Of a large catalog, it has the keys of all products, and the texts and findings of those that were in sight.

const state = { version: 0, order: [], rows: [], parts: {}, head: null, undoable: 0, isGone: false, isChecked: false };
/** The products that have changed since the page last had them. */
const stale = new Set();
/** Texts that are not in the file yet, by their place. */
const pending = new Map();
const filter = { search: "", show: "all", rule: "", tag: "", locale: "", field: "title" };
const tab = crypto.randomUUID();
const severities = ["error", "warning", "info"];
let isConnected = true;
let view = null;

// MARK: Words

let language = 0;

function word(name, ...values) {
  const text = WORDS[name]?.[language] ?? name;
  return values.reduce((filled, value) => filled.replace("{}", () => String(value)), text);
}

function chooseLanguage(code) {
  language = Math.max(0, LANGUAGES.indexOf(code));
  document.documentElement.lang = ["en", "zh-Hans", "ja"][language];
  $("language").value = LANGUAGES[language];
  $("language-label").firstElementChild.textContent = word("language");
  $("undo").textContent = word("undo");
  for (const [id, name] of [["export", "exportTexts"], ["import", "importTexts"], ["changes", "changes"]]) {
    $(id).textContent = word(name);
  }
  try { localStorage.setItem("shopkeeper-language", LANGUAGES[language]); } catch { /* Not remembered. */ }
}

// MARK: Elements

function $(id) { return document.getElementById(id); }

/** Makes an element; a text child is never markup. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== false));
  return element;
}

function option(value, text, selected) {
  const made = make("option", { value }, text);
  made.selected = value === selected;
  return made;
}

function select(name, choices, selected, change) {
  return make(
    "label", {}, make("span", {}, word(name)),
    make("select", { id: `choice-${name}`, onchange: (event) => change(event.target.value) },
      choices.map(([value, text]) => option(value, text, selected))));
}

function notice(text, ...actions) {
  const shown = make(
    "div", { class: "notice" }, make("span", {}, text), ...actions,
    make("button", { type: "button", onclick: () => shown.remove() }, word("dismiss")));
  $("notices").append(shown);
  while ($("notices").children.length > 4) $("notices").firstElementChild.remove();
  return shown;
}

// MARK: The program

let queue = Promise.resolve();

/** Asks the program, one question after the other; null without a connection. */
function call(path, body = {}) {
  const next = queue.then(async () => {
    try {
      const wanted = body.wanted ?? view?.wanted() ?? [];
      const response = await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, signal: AbortSignal.timeout(30000),
        body: JSON.stringify({
          ...body, since: state.version, tab, filter, wanted, lacked: wanted.filter(isLacked),
          language: document.documentElement.lang,
        }),
      });
      const answer = await response.json();
      if (response.ok) take(answer);
      connect(true);
      return answer;
    } catch {
      connect(false);
      return null;
    }
  });
  queue = next;
  return next;
}

let isWaiting = false;

function take(answer) {
  if (answer.order) {
    const known = new Set(answer.order);
    for (const key of Object.keys(state.parts)) if (!known.has(key)) delete state.parts[key];
    for (const key of answer.order) stale.add(key);
  }
  for (const key of answer.changed ?? []) stale.add(key);
  for (const key of Object.keys(answer.parts)) stale.delete(key);
  Object.assign(state.parts, answer.parts);
  const isNews = answer.version !== state.version || answer.rows || Object.keys(answer.parts).length > 0;
  for (const name of ["version", "head", "undoable", "isGone", "isChecked", "order", "rows"]) {
    if (answer[name] !== undefined) state[name] = answer[name];
  }
  if (isNews) show();
  else showStatus();
  if (!state.isChecked && !isWaiting) {
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      call("state");
    }, 250);
  }
}

function isLacked(key) { return !(key in state.parts) || stale.has(key); }

/** Gets the products that the page doesn't have; false without a connection. */
async function need(keys) {
  const lacked = keys.filter(isLacked);
  for (let index = 0; index < lacked.length; index += 200) {
    if (await call("state", { wanted: lacked.slice(index, index + 200) }) === null) return false;
  }
  return true;
}

let lostNotice = null;

function connect(isThere) {
  if (isThere === isConnected) return;
  isConnected = isThere;
  if (isThere) {
    lostNotice?.remove();
    retry();
  } else {
    lostNotice = notice(word("lost"));
  }
  showStatus();
}

function place(key, locale, field) { return JSON.stringify([key, locale, field]); }

/** The text at a place as the file has it. */
function written(key, locale, field) { return state.parts[key]?.texts[locale]?.[field] ?? ""; }

/** The text at a place, saved or not. */
function current(key, locale, field) {
  return pending.get(place(key, locale, field))?.text ?? written(key, locale, field);
}

/** Writes texts: places with the new text, and the one that the person saw before. */
async function save(edits) {
  edits = edits.filter((edit) => edit.text !== edit.was || pending.has(place(edit.key, edit.locale, edit.field)));
  if (edits.length === 0) return;
  for (const edit of edits) pending.set(place(edit.key, edit.locale, edit.field), edit);
  show();
  const answer = await call("edit", { edits });
  if (answer === null) return;
  if (answer.conflicts) {
    for (const conflict of answer.conflicts) await resolve(edits[conflict.edit], conflict);
    const rest = edits.filter((_, index) => !answer.conflicts.some((conflict) => conflict.edit === index));
    await save(rest);
    return;
  }
  if (answer.problem) {
    notice(word("failed", answer.problem), make("button", { type: "button", onclick: (event) => {
      event.target.closest(".notice").remove();
      retry();
    } }, word("retry")));
  } else {
    for (const edit of edits) {
      const key = place(edit.key, edit.locale, edit.field);
      if (pending.get(key) === edit) pending.delete(key);
    }
  }
  show();
}

function retry() { if (pending.size > 0) save([...pending.values()]); }

/** Asks which of two texts stays. */
function resolve(edit, conflict) {
  const dialog = $("conflict");
  const part = state.parts[edit.key];
  return new Promise((done) => {
    const choose = (isMine) => {
      dialog.close();
      pending.delete(place(edit.key, edit.locale, edit.field));
      if (isMine) save([{ ...edit, was: conflict.theirs }]).then(done);
      else {
        show(true);
        done();
      }
    };
    const side = (name, text) => make(
      "div", {}, make("h3", {}, word(name)), make("p", { dir: "auto", lang: edit.locale, id: `conflict-${name}` }, text));
    dialog.replaceChildren(
      make("h2", { id: "conflict-title" }, word("conflictTitle")),
      make("p", { class: "quiet" }, `${part ? name(part) : edit.key} · ${edit.locale} · ${word(edit.field)}`),
      make("div", { class: "sides" }, side("theirs", conflict.theirs), side("mine", conflict.mine)),
      make("div", { class: "buttons" },
        make("button", { type: "button", onclick: () => choose(false) }, word("keepTheirs")),
        make("button", { type: "button", class: "main", onclick: () => choose(true) }, word("useMine"))));
    dialog.setAttribute("aria-labelledby", "conflict-title");
    dialog.oncancel = (event) => {
      event.preventDefault();
      choose(false);
    };
    dialog.showModal();
  });
}

async function undo() {
  const answer = await call("undo");
  if (answer?.problem) notice(answer.problem);
}

// MARK: Files

/** Shows a dialog with buttons; Escape and the last one close it. */
function ask(title, content, buttons = []) {
  const dialog = $("files");
  const close = make("button", { type: "button", id: "files-close", onclick: () => dialog.close() }, word("close"));
  dialog.setAttribute("aria-labelledby", "files-title");
  dialog.replaceChildren(
    make("h2", { id: "files-title", tabindex: "-1" }, word(title)), make("div", { class: "content" }, content),
    make("div", { class: "buttons" }, buttons, close));
  if (!dialog.open) dialog.showModal();
  $("files-title").focus();
}

/** Asks for a language and a format, and gives the texts of the products in sight to the browser as a file. */
function exportTexts() {
  const locales = state.head.locales.filter((locale) => locale.code !== state.head.primary);
  let locale = locales.some(({ code }) => code === filter.locale) ? filter.locale : locales[0]?.code ?? "";
  let format = "xlsx";
  const onlyMissing = make("input", { type: "checkbox", id: "only-missing", checked: true });
  const problem = make("p", { role: "status", class: "problem" });
  ask("exportTexts", [
    make("p", { class: "quiet" }, word("exportAbout", state.rows.length)),
    make("div", { class: "choices" },
      select("translateTo", locales.map(({ code, name }) => [code, name]), locale, (code) => { locale = code; }),
      select("format", [["xlsx", word("spreadsheet")], ["xliff", "XLIFF 2.1"], ["xliff-1.2", "XLIFF 1.2"]], format,
        (name) => { format = name; }),
      make("label", { class: "check" }, onlyMissing, word("onlyMissing"))),
    problem,
  ], [
    make("button", { type: "button", class: "main", id: "download", onclick: async () => {
      const answer = await call("export", { locale, format, onlyMissing: onlyMissing.checked });
      problem.textContent = answer === null ? word("lost") : answer.problem ?? "";
      if (!answer?.file) return;
      const bytes = Uint8Array.from(atob(answer.file), (character) => character.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes]));
      make("a", { href: address, download: answer.name }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60000);
      problem.textContent = word("exported", answer.name);
    } }, word("download")),
  ]);
}

/** The contents of a file, in Base64. */
function contents(file) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onloadend = () => done(String(reader.result).replace(/^[^,]*,/, ""));
    reader.readAsDataURL(file);
  });
}

/** Shows what a file would change, with everything that is wrong in it, before anything is written. */
async function importTexts(file, overwrites = false) {
  const most = 8;
  if (!file) {
    const input = make("input", { type: "file", id: "import-file", onchange: () => importTexts(input.files[0]) });
    ask("importTexts", [make("p", {}, word("importAbout")), make("label", {}, make("span", {}, word("file")), " ", input)]);
    return;
  }
  if (file.size > most << 20) {
    ask("importTexts", [make("p", { class: "problem" }, word("fileTooLarge", most))]);
    return;
  }
  ask("importTexts", [make("p", { role: "status" }, word("reading"))]);
  const answer = await call("merge", { name: file.name, file: await contents(file), overwrites });
  if (!answer?.report) {
    ask("importTexts", [make("p", { class: "problem" }, answer?.problem ?? word("lost"))]);
    return;
  }
  const { lines, conflicts, difference, failure } = answer.report;
  const list = (id, title, items) => items.length > 0
    && make("section", {}, make("h3", {}, `${word(title)} (${items.length})`), make("ul", { class: "findings", id }, items));
  ask("importTexts", [
    make("p", { class: "quiet", dir: "auto" }, file.name),
    failure && make("p", { class: "problem", id: "import-failure" }, failure),
    list("import-lines", "inTheFile", lines.map(lineItem)),
    list("import-conflicts", "conflicts", conflicts.map((conflict) => make(
      "li", { class: "warning" }, make("strong", { dir: "auto" }, conflict.owner), " ",
      conflict.field && fieldName(conflict.field), make("p", { dir: "auto" }, conflict.reason)))),
    make("h3", {}, word("wouldChange")), differences(difference),
  ], [
    answer.canWrite && make("button", { type: "button", class: "main", id: "accept", onclick: () => accept(file, overwrites, answer.merge) },
      word("writeIt")),
    conflicts.length > 0 && !overwrites && make("button", {
      type: "button", id: "overwrite", onclick: () => importTexts(file, true),
    }, word("overwrite")),
  ]);
}

async function accept(file, overwrites, merge) {
  const answer = await call("accept", { merge });
  if (answer?.isLate) {
    notice(answer.problem);
    importTexts(file, overwrites);
  } else if (answer === null || answer.problem) {
    ask("importTexts", [make("p", { class: "problem" }, word("failed", answer?.problem ?? word("lost")))]);
  } else {
    $("files").close();
    notice(word("imported", file.name));
  }
}

/** Shows what is different from the last commit, or from when the page was started, with the consequences at the store. */
async function showChanges(base = "commit") {
  const answer = await call("changes", { base });
  if (!answer?.changes) {
    ask("changes", [make("p", { class: "problem" }, answer?.problem ?? word("lost"))]);
    return;
  }
  const { isCommit, difference, summary } = answer.changes;
  ask("changes", [
    make("div", { class: "choices" },
      select("since", [["commit", word("sinceCommit")], ["opened", word("sinceOpened")]], base, showChanges)),
    base === "commit" && !isCommit && make("p", { class: "quiet" }, word("noCommit")),
    summary && make("p", { id: "summary" }, summary), differences(difference),
  ]);
}

/** A line of the report on a file: its place, its severity and the message. */
function lineItem(line) {
  const [, place, mark, message] = /^(?:(.*?): )?(error|warning|note): (.*)$/.exec(line) ?? [, "", "note", line];
  const severity = mark === "note" ? "info" : mark;
  return make(
    "li", { class: severity }, make("p", {}, make("strong", { class: "badge" }, word(severity)), " ",
      place && make("small", { class: "quiet", dir: "ltr" }, place), " ", make("span", { dir: "auto" }, message)));
}

/** The name of a field: the names of its keys, and of the language of a text. */
function fieldName(field) {
  return field.split(".").filter((key, index) => index > 0 || key !== "localizations")
    .map((key) => localeOf(key)?.name ?? word(key)).join(" · ");
}

/** A list of differences in words, with their consequences. */
function differences(difference) {
  if (!difference || difference.differences.length === 0) return make("p", { id: "differences" }, word("noChanges"));
  const value = (tag, { field }, text) => text != null && make(tag, { dir: "auto" }, field === "type" ? word(text) : text);
  return make("ul", { id: "differences", class: "differences" }, difference.differences.slice(0, 500).map((item) => make(
    "li", { class: item.kind },
    make("p", {}, make("strong", { class: "badge" }, word(item.kind === "removed" ? "gonePart" : item.kind)), " ", make("bdi", {}, item.title ?? item.key ?? word(item.part === "app" ? "app" : "catalogPart")), " ",
      item.title && make("small", { class: "quiet", dir: "ltr" }, item.key)),
    item.changes.length > 0 && make("dl", {}, item.changes.map((change) => make(
      "div", {}, make("dt", {}, fieldName(change.field)), make("dd", {}, value("del", change, change.old), " ", value("ins", change, change.new))))),
    item.consequences.map((text) => make("p", { class: "consequence" }, make("strong", {}, word("consequence")), " ", text)))));
}

// MARK: Findings

function most(findings) {
  return severities.find((severity) => findings.some((finding) => finding.severity === severity));
}

/** The findings about a text, or about a whole localization in place of its display name. */
function findingsAt(findings, locale, field) {
  return findings.filter((finding) => finding.locale === locale
    && (finding.field === field || field === "title" && finding.field !== "description"));
}

function localeOf(code) { return state.head.locales.find((locale) => locale.code === code); }

function limit(field) { return state.head.limits[field]; }

function isMissing(part, key, locale, field) {
  return !part.isUnread && Boolean(localeOf(locale)?.isRequired) && current(key, locale, field) === "" && hasField(part, field);
}

/** A product whose texts the page doesn't have yet. */
function unread(key) {
  const id = key.slice(key.indexOf(":") + 1);
  return { kind: "product", item: id, id, texts: {}, tags: [], findings: [], isUnread: true };
}

function hasField(part, field) { return part.kind !== "group" || field === "title"; }

function name(part) {
  const texts = part.texts[state.head.primary]?.title ?? Object.values(part.texts).find((texts) => texts.title)?.title;
  return texts || part.item;
}

function findingItem(key, finding) {
  const reason = state.head.reasons[finding.rule];
  return make(
    "li", { class: finding.severity },
    make("p", {}, make("strong", { class: "badge" }, word(finding.severity)), " ",
      make("span", { dir: "auto" }, finding.message)),
    make("div", { class: "buttons" },
      finding.fix && make("button", {
        type: "button", class: "fix", onclick: () => fix(key, finding),
      }, word("fix", finding.fix)),
      reason && make("details", {}, make("summary", {}, `${word("why")} · ${finding.rule}`),
        language > 0 && make("p", {}, state.head.summaries[finding.rule]), make("p", { lang: "en" }, reason))));
}

async function fix(key, finding) {
  const answer = await call("fix", { key, finding: finding.key });
  if (answer?.problem) notice(answer.problem);
}

// MARK: The frame

function showStatus() {
  const count = state.head?.errors ?? 0;
  const [text, kind] = pending.size > 0
    ? [isConnected ? word("saving") : word("unsaved", pending.size), "unsaved"]
    : count > 0 ? [word("draft", count), "draft"] : [word("saved"), "fine"];
  if ($("saved").textContent !== text) $("saved").textContent = text;
  $("saved").className = kind;
  $("checking").textContent = state.isChecked ? "" : word("checking");
  $("undo").disabled = state.undoable === 0 || !isConnected;
}

let goneNotice = null;

/** Shows the state; what a person is writing stays. */
function show(isForced = false) {
  if (!state.head) return;
  $("app").textContent = state.head.app || "shopkeeper";
  $("file").textContent = state.head.file;
  showStatus();
  if (state.isGone && !goneNotice) goneNotice = notice(word("gone"));
  if (!state.isGone) {
    goneNotice?.remove();
    goneNotice = null;
  }
  view?.update(isForced);
}

/** Opens the view that the address names. */
function open() {
  if (!state.head) return;
  view?.leave?.();
  const match = /^#\/p\/(.+)$/.exec(location.hash);
  let key = null;
  try { key = match && decodeURIComponent(match[1]); } catch { /* Not an address of ours. */ }
  view = key === null ? gridView() : productView(key);
  $("main").replaceChildren(view.element);
  view.enter?.();
  show();
}

function addressOf(key) { return `#/p/${encodeURIComponent(key)}`; }

// MARK: The grid

const grid = { row: 0, column: 0, anchorRow: 0, anchorColumn: 0, scroll: 0 };

function gridView() {
  const element = make("div", { class: "list" });
  const tools = make("div", { class: "tools", role: "search" });
  const table = make("div", { class: "grid", role: "grid", tabindex: "0", "aria-label": word("grid"), "aria-multiselectable": "true" });
  const header = make("div", { class: "row header", role: "row", "aria-rowindex": "1" });
  const body = make("div", { class: "body", role: "rowgroup" });
  const inspector = make("section", { class: "inspector", "aria-live": "polite" });
  const counted = make("p", { class: "counted quiet", role: "status" });
  const others = make("section", { class: "others" });
  table.append(make("div", { role: "rowgroup", class: "head" }, header), body);
  element.append(make("h1", { class: "unseen" }, word("grid")), tools, others, table, counted, inspector, make("p", { class: "keys quiet" }, word("keys"), " ", word("english")));
  let rows = [];
  let columns = [];
  let editing = null;
  let visible = [];
  let timer = 0;

  /** Filters are applied by the program; a search waits until the person stops typing. */
  function choose(name, value) {
    filter[name] = value;
    Object.assign(grid, { row: 0, anchorRow: 0, scroll: 0 });
    table.scrollTop = 0;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (await call("state", { isNewFilter: true }) === null) update(true);
    }, name === "search" ? 200 : 0);
  }

  function makeTools() {
    const rules = Object.keys(state.head.reasons).sort();
    const tags = state.head.tags;
    const shown = JSON.stringify([rules, tags, state.head.locales, language]);
    if (tools.dataset.shown === shown || tools.contains(document.activeElement)) return;
    tools.dataset.shown = shown;
    const search = make("input", {
      id: "search", type: "search", value: filter.search, oninput: (event) => choose("search", event.target.value),
    });
    tools.replaceChildren(
      make("label", { class: "search" }, make("span", {}, word("search")), search),
      select("show", ["all", "withErrors", "withFindings", "withMissing"].map((name) => [name, word(name)]),
        filter.show, (value) => choose("show", value)),
      select("texts", ["title", "description"].map((name) => [name, word(name)]), filter.field,
        (value) => choose("field", value)),
      select("locales", [["", word("allLocales")], ...state.head.locales.map((locale) => [locale.code, locale.name])],
        filter.locale, (value) => choose("locale", value)),
      rules.length > 0 && select("rule", [["", word("anyRule")], ...rules.map((rule) => [rule, rule])], filter.rule,
        (value) => choose("rule", value)) || "",
      tags.length > 0 && select("tag", [["", word("anyTag")], ...tags.map((tag) => [tag, tag])], filter.tag,
        (value) => choose("tag", value)) || "");
  }

  function update(isForced) {
    if (editing && !isForced) return;
    const codes = state.head.locales.map((locale) => locale.code);
    columns = filter.locale === "" ? codes
      : [...new Set([state.head.primary, filter.locale])].filter((code) => codes.includes(code));
    makeTools();
    rows = state.rows;
    grid.row = Math.max(0, Math.min(grid.row, rows.length - 1));
    grid.column = Math.max(0, Math.min(grid.column, columns.length - 1));
    grid.anchorRow = Math.min(grid.anchorRow, Math.max(0, rows.length - 1));
    grid.anchorColumn = Math.min(grid.anchorColumn, Math.max(0, columns.length - 1));
    table.style.setProperty("--columns", columns.length);
    table.setAttribute("aria-rowcount", rows.length + 1);
    table.setAttribute("aria-colcount", columns.length + 1);
    header.replaceChildren(
      make("div", { role: "columnheader", class: "name", "aria-colindex": "1" }, word("product")),
      ...columns.map((code, index) => make(
        "div", { role: "columnheader", "aria-colindex": index + 2 }, make("span", {}, localeOf(code).name),
        make("small", { class: "quiet" }, code))));
    counted.textContent = rows.length === 0 ? word("nothing") : word("shown", rows.length, state.order.length);
    const about = [state.head.fault && { severity: "error", message: state.head.fault }, ...state.head.findings].filter(Boolean);
    others.hidden = about.length === 0;
    others.replaceChildren(
      make("h2", {}, word("catalog")),
      make("ul", { class: "findings" }, about.map((finding) => make(
        "li", { class: finding.severity }, make("p", {}, make("strong", { class: "badge" }, word(finding.severity)), " ",
          make("span", { dir: "auto" }, finding.message), " ",
          finding.line ? make("small", { class: "quiet" }, word("line", finding.line)) : "")))));
    draw();
  }

  function height() { return parseFloat(getComputedStyle(table).getPropertyValue("--row")) * parseFloat(getComputedStyle(document.documentElement).fontSize); }

  /** Draws the rows that are in sight, and a few around them. */
  function draw() {
    const rowHeight = height();
    body.style.height = `${rows.length * rowHeight}px`;
    const first = Math.max(0, Math.floor(table.scrollTop / rowHeight) - 8);
    const last = Math.min(rows.length, Math.ceil((table.scrollTop + (table.clientHeight || innerHeight)) / rowHeight) + 8);
    const drawn = [];
    visible = rows.slice(first, last);
    const active = rows[grid.row];
    if (active && !visible.includes(active)) visible.push(active);
    fill();
    for (let row = first; row < last; row += 1) drawn.push(drawRow(row, rowHeight));
    body.replaceChildren(...drawn);
    if (rows.length > 0) table.setAttribute("aria-activedescendant", `cell-${grid.row}-${grid.column}`);
    else table.removeAttribute("aria-activedescendant");
    inspect();
  }

  let isFilling = false;

  /** Gets the products that are in sight. */
  function fill() {
    if (isFilling || !isConnected || !visible.some(isLacked)) return;
    isFilling = true;
    setTimeout(() => need(visible).then(() => {
      isFilling = false;
      if (view?.element === element && isConnected) fill();
    }), 30);
  }

  function drawRow(row, rowHeight) {
    const key = rows[row];
    const part = state.parts[key] ?? unread(key);
    const severity = most(part.findings);
    const made = make(
      "div", { class: "row", role: "row", "aria-rowindex": row + 2 },
      make("div", { role: "rowheader", class: `name ${severity ?? ""}`, "aria-colindex": "1" },
        make("a", { href: addressOf(key), tabindex: "-1", title: part.id, "aria-label": word("open", name(part)) },
          make("bdi", {}, name(part)), make("small", { class: "quiet", dir: "ltr" }, part.item))),
      columns.map((code, column) => drawCell(row, column, key, part, code)));
    made.style.transform = `translateY(${row * rowHeight}px)`;
    return made;
  }

  function isSelected(row, column) {
    const between = (value, one, other) => value >= Math.min(one, other) && value <= Math.max(one, other);
    return between(row, grid.row, grid.anchorRow) && between(column, grid.column, grid.anchorColumn);
  }

  function drawCell(row, column, key, part, code) {
    const field = filter.field;
    const text = current(key, code, field);
    const severity = most(findingsAt(part.findings, code, field));
    const isUnsaved = pending.has(place(key, code, field));
    const isGenerated = !isUnsaved && part.texts[code]?.[`${field}IsGenerated`];
    const states = [
      severity, isMissing(part, key, code, field) && "missing", isGenerated && "generated", isUnsaved && "unsaved",
    ].filter(Boolean);
    const isActive = row === grid.row && column === grid.column;
    return make(
      "div", {
        id: `cell-${row}-${column}`, role: "gridcell", "aria-colindex": column + 2, lang: code,
        "aria-selected": String(isSelected(row, column)), "aria-readonly": hasField(part, field) ? null : "true",
        class: ["cell", ...states, isActive && "active", isSelected(row, column) && "selected"].filter(Boolean).join(" "),
        onpointerdown: (event) => {
          if (editing || event.button !== 0) return;
          event.preventDefault();
          table.focus({ preventScroll: true });
          move(row, column, event.shiftKey);
        },
        ondblclick: () => edit(),
      },
      make("span", { class: "text", dir: "auto" }, text),
      states.length > 0 && make("span", { class: text === "" ? "state" : "unseen" },
        states.map((name) => name === "unsaved" ? word("unsaved", 1) : word(name)).join(", ")));
  }

  /** Shows the active cell in full below the grid. */
  function inspect() {
    const key = rows[grid.row];
    const code = columns[grid.column];
    if (!key || !code) return inspector.replaceChildren();
    const part = state.parts[key] ?? unread(key);
    const text = current(key, code, filter.field);
    const findings = findingsAt(part.findings, code, filter.field);
    const shown = JSON.stringify([key, code, filter.field, text, findings.map((finding) => [finding.key, finding.message]), language]);
    if (inspector.dataset.shown === shown) return;
    inspector.dataset.shown = shown;
    inspector.replaceChildren(
      make("h2", {}, make("bdi", {}, name(part)), ` · ${localeOf(code).name} · ${word(filter.field)}`),
      make("p", { class: "whole", lang: code, dir: "auto" }, ...marked(text, findings)),
      make("p", { class: "quiet" }, word("count", text.length, limit(filter.field)), " · ",
        make("a", { href: addressOf(key) }, word("open", name(part)))),
      make("ul", { class: "findings" }, findings.map((finding) => findingItem(key, finding))));
  }

  function move(row, column, extends_) {
    if (rows.length === 0) return;
    grid.row = Math.max(0, Math.min(rows.length - 1, row));
    grid.column = Math.max(0, Math.min(columns.length - 1, column));
    if (!extends_) Object.assign(grid, { anchorRow: grid.row, anchorColumn: grid.column });
    const rowHeight = height();
    const top = grid.row * rowHeight;
    const room = table.clientHeight - header.offsetHeight;
    if (top < table.scrollTop) table.scrollTop = top;
    else if (top + rowHeight > table.scrollTop + room) table.scrollTop = top + rowHeight - room;
    draw();
    reveal($(`cell-${grid.row}-${grid.column}`));
  }

  /** Scrolls a cell out from under the names at the side. */
  function reveal(cell) {
    if (!cell) return;
    const names = header.firstElementChild.getBoundingClientRect();
    const [outer, inner] = [table.getBoundingClientRect(), cell.getBoundingClientRect()];
    const isRTL = getComputedStyle(table).direction === "rtl";
    const [left, right] = isRTL ? [outer.left, names.left] : [names.right, outer.right];
    if (inner.left < left) table.scrollLeft -= left - inner.left;
    else if (inner.right > right) table.scrollLeft += Math.min(inner.right - right, inner.left - left);
  }

  function edit(start) {
    const key = rows[grid.row];
    const code = columns[grid.column];
    const cell = $(`cell-${grid.row}-${grid.column}`);
    if (editing || !key || !cell || !state.parts[key] || !hasField(state.parts[key], filter.field)) return;
    const was = written(key, code, filter.field);
    const field = filter.field;
    const input = make("textarea", {
      class: "editor", lang: code, dir: "auto", rows: "1", spellcheck: "true",
      "aria-label": `${name(state.parts[key])}, ${localeOf(code).name}, ${word(field)}`,
    });
    const counter = make("span", { class: "counter", "aria-hidden": "true" });
    const count = () => {
      counter.textContent = `${input.value.length}/${limit(field)}`;
      counter.classList.toggle("over", input.value.length > limit(field));
    };
    input.value = start ?? current(key, code, field);
    editing = { finish };
    cell.classList.add("editing");
    cell.replaceChildren(input, counter);
    count();
    input.focus();
    input.setSelectionRange(start === undefined ? 0 : input.value.length, input.value.length);
    function finish(isKept) {
      if (!editing) return;
      editing = null;
      const text = input.value;
      if (isKept && text !== current(key, code, field)) save([{ key, locale: code, field, text, was }]);
      else draw();
    }
    input.addEventListener("input", count);
    input.addEventListener("blur", () => finish(true));
    input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.isComposing) return;
      const steps = { Enter: [event.shiftKey ? -1 : 1, 0], Tab: [0, event.shiftKey ? -1 : 1], Escape: [0, 0] };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      finish(event.key !== "Escape");
      table.focus({ preventScroll: true });
      move(grid.row + step[0], grid.column + step[1]);
    });
  }

  /** The cells of the selection, by row. */
  function selection() {
    const range = (one, other) => Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);
    return range(grid.row, grid.anchorRow).map((row) =>
      range(grid.column, grid.anchorColumn).map((column) => ({ key: rows[row], locale: columns[column] })));
  }

  async function write(cells) {
    const field = filter.field;
    if (!await need([...new Set(cells.map((cell) => cell.key))])) return 0;
    const edits = cells.filter(({ key, text }) => state.parts[key] && hasField(state.parts[key], field) && text !== undefined)
      .map(({ key, locale, text }) => ({ key, locale, field, text, was: written(key, locale, field) }))
      .filter((edit) => edit.text !== edit.was);
    await save(edits);
    return edits.length;
  }

  table.addEventListener("keydown", (event) => {
    if (event.target !== table || editing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor(table.clientHeight / height()) - 2);
    const steps = {
      ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-page, 0], PageDown: [page, 0],
    };
    const step = steps[event.key];
    if (step) {
      const isEnd = isCommand ? 1e6 : 1;
      move(grid.row + step[0] * isEnd, grid.column + step[1] * isEnd, event.shiftKey);
    } else if (event.key === "Home" || event.key === "End") {
      move(isCommand ? (event.key === "Home" ? 0 : 1e6) : grid.row, event.key === "Home" ? 0 : 1e6, event.shiftKey);
    } else if (event.key === "Enter" && isCommand) {
      if (rows[grid.row]) location.hash = addressOf(rows[grid.row]);
    } else if (event.key === "Enter" || event.key === "F2") {
      edit();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      write(selection().flat().map((cell) => ({ ...cell, text: "" })));
    } else if (isCommand && event.key.toLowerCase() === "a") {
      Object.assign(grid, { anchorRow: 0, anchorColumn: 0, row: rows.length - 1, column: columns.length - 1 });
      draw();
    } else if (event.key.length === 1 && !isCommand && !event.altKey) {
      edit(event.key);
    } else {
      return;
    }
    event.preventDefault();
  });
  const isOurs = () => !editing && document.activeElement === table;
  const copy = (event) => {
    if (!isOurs()) return;
    event.preventDefault();
    const chosen = selection();
    const keys = chosen.map(([cell]) => cell.key);
    const quoted = (text) => /[\t\n"]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
    const text = () => chosen.map((cells) =>
      cells.map(({ key, locale }) => quoted(current(key, locale, filter.field))).join("\t")).join("\n");
    if (!keys.some(isLacked)) event.clipboardData.setData("text/plain", text());
    else need(keys).then((isThere) => isThere && navigator.clipboard.writeText(text())).catch(() => notice(word("notCopied")));
  };
  const paste = (event) => {
    if (!isOurs()) return;
    event.preventDefault();
    const block = cellsOf(event.clipboardData.getData("text/plain"));
    const chosen = selection();
    const isFill = block.length === 1 && block[0].length === 1;
    const top = Math.min(grid.row, grid.anchorRow);
    const start = Math.min(grid.column, grid.anchorColumn);
    const cells = isFill ? chosen.flat().map((cell) => ({ ...cell, text: block[0][0] }))
      : block.flatMap((line, down) => line.map((text, along) =>
        ({ key: rows[top + down], locale: columns[start + along], text })))
        .filter((cell) => cell.key && cell.locale);
    write(cells).then((count) => { if (count > 1) notice(word("pasted", count)); });
  };
  table.addEventListener("scroll", () => {
    grid.scroll = table.scrollTop;
    if (!editing) requestAnimationFrame(draw);
  });
  const resize = () => { if (!editing) draw(); };
  document.addEventListener("copy", copy);
  document.addEventListener("paste", paste);
  addEventListener("resize", resize);
  return {
    element, update,
    wanted: () => visible,
    isWriting: () => editing !== null,
    enter() {
      update();
      table.scrollTop = grid.scroll;
      draw();
      table.focus({ preventScroll: true });
    },
    leave() {
      clearTimeout(timer);
      editing?.finish(true);
      document.removeEventListener("copy", copy);
      document.removeEventListener("paste", paste);
      removeEventListener("resize", resize);
    },
  };
}

/** The cells of a block as spreadsheets copy it: tabs, lines, and quotes around what contains either. */
function cellsOf(text) {
  const rows = [[""]];
  let isQuoted = false;
  const source = text.replaceAll("\r\n", "\n").replace(/\n$/, "");
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index];
    const row = rows[rows.length - 1];
    if (isQuoted) {
      if (character !== "\"") row[row.length - 1] += character;
      else if (source[index + 1] === "\"") {
        row[row.length - 1] += "\"";
        index += 1;
      } else isQuoted = false;
    } else if (character === "\"" && row[row.length - 1] === "" && source.indexOf("\"", index + 1) > 0) isQuoted = true;
    else if (character === "\t") row.push("");
    else if (character === "\n") rows.push([""]);
    else row[row.length - 1] += character;
  }
  return rows;
}

/** A text with the words of its findings marked. */
function marked(text, findings) {
  const ranges = findings.filter((finding) => finding.start !== undefined)
    .map((finding) => [Math.min(finding.start, text.length), Math.min(finding.end, text.length), finding.severity]);
  const edges = [...new Set([0, text.length, ...ranges.flatMap(([start, end]) => [start, end])])].sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1];
    const part = text.slice(start, end);
    const severity = severities.find((name) => ranges.some((range) => range[0] <= start && end <= range[1] && range[2] === name));
    return severity ? make("mark", { class: severity }, part) : part;
  });
}

// MARK: A product

function productView(key) {
  const element = make("div", { class: "product" });
  const fields = [];
  let made = null;
  let trial = null;
  let timer = 0;
  let cardLocale = state.head.primary;
  let cardWidth = "";
  let isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const side = make("aside", {});

  /** Texts as they are being written: they are linted, and saved when the person goes on. */
  function typed() {
    return fields.filter((field) => field.input.value !== written(key, field.locale, field.name))
      .map((field) => ({ key, locale: field.locale, field: field.name, text: field.input.value }));
  }

  function check() {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const edits = typed();
      if (edits.length === 0) return;
      const answer = await call("check", { edits });
      if (!answer?.findings || JSON.stringify(edits) !== JSON.stringify(typed())) return;
      trial = answer.findings;
      showFindings();
    }, 250);
  }

  function makeField(locale, name) {
    const id = `text-${locale.code}-${name}`;
    const backdrop = make("div", { class: "backdrop", "aria-hidden": "true", dir: "auto", lang: locale.code });
    const counter = make("span", { class: "counter", id: `${id}-count` });
    const origin = make("span", { class: "origin quiet" });
    const list = make("ul", { class: "findings", id: `${id}-findings` });
    const input = make("textarea", {
      id, dir: "auto", lang: locale.code, rows: "1", spellcheck: "true",
      "aria-describedby": `${id}-count ${id}-findings`,
      oninput: () => {
        trial = null;
        field.was ??= written(key, locale.code, name);
        showField(field, []);
        check();
        showCard();
      },
      onchange: () => {
        const was = field.was ?? written(key, locale.code, name);
        field.was = null;
        save([{ key, locale: locale.code, field: name, text: input.value, was }]);
      },
      onkeydown: (event) => {
        if (event.key === "Enter" && !event.isComposing && !event.shiftKey) {
          event.preventDefault();
          const next = fields[fields.indexOf(field) + 1];
          if (next) next.input.focus(); else input.blur();
        } else if (event.key === "Escape") {
          input.value = written(key, locale.code, name);
          field.was = null;
          update();
        }
      },
    });
    const field = { locale: locale.code, name, input, backdrop, counter, list, origin, was: null };
    fields.push(field);
    return make(
      "div", { class: "field" },
      make("div", { class: "above" }, make("label", { for: id }, make("span", { class: "unseen" }, `${locale.name}, `), word(name)),
        origin, counter),
      make("div", { class: "stack" }, backdrop, input), list);
  }

  function showField(field, findings) {
    const text = field.input.value;
    field.backdrop.replaceChildren(...marked(text, findings), "\u200b");
    field.counter.replaceChildren(
      make("span", { "aria-hidden": "true" }, `${text.length}/${limit(field.name)}`),
      make("span", { class: "unseen" }, word("count", text.length, limit(field.name))));
    field.counter.classList.toggle("over", text.length > limit(field.name));
    const severity = most(findings);
    field.input.parentElement.className = `stack ${severity ?? ""}`;
    field.input.setAttribute("aria-invalid", String(severity === "error"));
    const shown = JSON.stringify([findings.map((finding) => [finding.key, finding.message]), language]);
    if (field.list.dataset.shown !== shown) {
      field.list.dataset.shown = shown;
      field.list.replaceChildren(...findings.map((finding) => findingItem(key, finding)));
    }
    const part = state.parts[key];
    const isUnsaved = pending.has(place(key, field.locale, field.name));
    field.origin.textContent = isUnsaved ? word("unsaved", 1)
      : text === "" ? word(isMissing(part, key, field.locale, field.name) ? "missing" : "optional")
      : part.texts[field.locale]?.[`${field.name}IsGenerated`] && text === written(key, field.locale, field.name)
        ? word("generated") : "";
  }

  function showFindings() {
    const findings = trial ?? state.parts[key].findings;
    for (const field of fields) showField(field, findingsAt(findings, field.locale, field.name));
  }

  function build(part) {
    fields.length = 0;
    const index = state.order.indexOf(key);
    const step = (name, to) => make("a", {
      class: "step", href: to ? addressOf(to) : null, "aria-disabled": to ? null : "true",
    }, word(name));
    const names = part.kind === "group" ? ["title"] : ["title", "description"];
    element.replaceChildren(
      make("nav", {}, make("a", { href: "#/" }, `← ${word("back")}`), make("span", { class: "gap" }),
        step("previous", state.order[index - 1]), step("next", state.order[index + 1])),
      make("header", { class: "title" }, make("h1", { tabindex: "-1", dir: "auto", id: "name" }, name(part)),
        make("p", { class: "quiet", dir: "ltr" }, part.id)),
      make("div", { class: "columns" },
        make("div", { class: "locales" }, state.head.locales.map((locale) => make(
          "section", { class: "locale", "aria-label": locale.name },
          make("h2", {}, locale.name, " ", make("small", { class: "quiet" }, locale.code)),
          names.map((name) => makeField(locale, name))))),
        side),
      make("p", { class: "quiet" }, word("english")));
  }

  let card = null;

  /** The product in the App Store, in one locale. */
  function showCard() {
    const part = state.parts[key];
    if (!card || !part) return;
    const shown = (name) => fields.find((field) => field.locale === cardLocale && field.name === name)?.input.value ?? "";
    const promotional = part.images?.promotional;
    card.replaceChildren(
      promotional?.width ? make("img", { src: `image/${part.index}/promotional`, alt: "" })
        : make("div", { class: "icon", "aria-hidden": "true" }, [...(state.head.app || "?")][0]),
      make("div", { class: "words" },
        make("p", { class: "card-title", dir: "auto" }, shown("title")),
        make("p", { class: "card-description", dir: "auto" }, shown("description"))),
      part.kind === "product" && make("span", { class: "price", dir: "ltr" }, part.prices[cardLocale] ?? "—"));
    card.lang = cardLocale;
    card.dir = localeOf(cardLocale)?.isRightToLeft ? "rtl" : "ltr";
    card.classList.toggle("dark", isDark);
    card.style.inlineSize = cardWidth && `${cardWidth}px`;
  }

  /** The prices by storefront, which are asked for when somebody wants to see them. */
  function storefronts() {
    const list = make("dl", { class: "facts", id: "prices" });
    return make("details", { ontoggle: async (event) => {
      const answer = event.target.open && await call("prices", { key });
      if (answer) list.replaceChildren(...answer.prices.map(({ amount, storefronts }) => make(
        "div", {}, make("dt", { dir: "ltr" }, amount), make("dd", {}, storefronts))));
    } }, make("summary", { id: "by-storefront" }, word("prices")), list);
  }

  function image(part, name) {
    const known = part.images[name];
    const shown = known?.width
      ? make("img", { src: `image/${part.index}/${name}?${state.version}`, alt: word(name), loading: "lazy", width: known.width, height: known.height })
      : make("p", { class: "quiet" }, known ? word("unreadable") : word("noImage"));
    const figure = make("figure", {}, shown,
      make("figcaption", {}, word(name), " ", known && make("code", { dir: "auto" }, known.path),
        known?.width && make("span", { class: "quiet" }, ` ${known.width} × ${known.height}`)));
    if (name !== "screenshot") return figure;
    const input = make("input", {
      type: "file", accept: "image/png,image/jpeg", class: "unseen", id: "screenshot",
      onchange: () => upload(input.files[0]),
    });
    figure.classList.add("drop");
    figure.append(input, make("label", { for: "screenshot", class: "button" }, word("drop")));
    figure.addEventListener("dragover", (event) => {
      event.preventDefault();
      figure.classList.add("over");
    });
    figure.addEventListener("dragleave", () => figure.classList.remove("over"));
    figure.addEventListener("drop", (event) => {
      event.preventDefault();
      figure.classList.remove("over");
      upload(event.dataTransfer.files[0]);
    });
    return figure;
  }

  async function upload(file) {
    const most = 8;
    if (!file) return;
    if (file.size > most << 20) {
      notice(word("failed", word("tooLarge", most)));
      return;
    }
    const was = state.parts[key]?.images.screenshot?.path ?? "";
    const answer = await call("screenshot", { key, image: await contents(file), was });
    if (answer === null || answer.problem) notice(word("failed", answer?.problem ?? word("lost")));
  }

  function showSide(part) {
    const findings = part.findings.filter((finding) => !finding.locale);
    card = make("div", { class: "card", id: "card" });
    side.replaceChildren(
      findings.length > 0 && make("section", { id: "others" }, make("h2", {}, word("others")),
        make("ul", { class: "findings" }, findings.map((finding) => findingItem(key, finding)))) || "",
      make("section", {}, make("h2", {}, word("card")),
        make("div", { class: "choices" },
          select("locales", state.head.locales.map((locale) => [locale.code, locale.name]), cardLocale, (code) => {
            cardLocale = code;
            showCard();
          }),
          select("width", [["", word("anyWidth")], ...["320", "390", "744"].map((width) => [width, `${width} px`])], cardWidth,
            (width) => {
              cardWidth = width;
              showCard();
            }),
          make("label", { class: "check" }, make("input", {
            type: "checkbox", id: "dark", checked: isDark, onchange: (event) => {
              isDark = event.target.checked;
              showCard();
            },
          }), word("dark"))), make("div", { class: "room", role: "group", tabindex: "0", "aria-label": word("card") }, card)),
      make("section", {}, make("dl", { class: "facts" }, [
        ["type", part.kind === "group" ? word("group") : word(part.type)], part.price && ["price", part.price], ...part.facts,
        part.tags.length > 0 && ["tag", part.tags.join(", ")],
      ].filter(Boolean).map(([name, value]) => make("div", {}, make("dt", {}, word(name)), make("dd", { dir: "auto" }, value)))),
        part.kind === "product" && storefronts() || ""),
      part.kind === "product" && make("section", {}, make("h2", {}, word("images")),
        image(part, "screenshot"), image(part, "promotional")) || "");
    showCard();
  }

  function update(isForced) {
    const part = state.parts[key];
    if (!part) {
      made = null;
      const isThere = state.order.includes(key);
      element.replaceChildren(
        make("p", {}, word(isThere ? "reading" : "removed")), make("a", { href: "#/" }, word("back")));
      return;
    }
    const frame = JSON.stringify([state.head.locales, language]);
    if (made !== frame) {
      made = frame;
      build(part);
      side.dataset.shown = "";
    }
    $("name").textContent = name(part);
    for (const field of fields) {
      const text = current(key, field.locale, field.name);
      const isBeingWritten = field.was !== null && document.activeElement === field.input;
      if (field.input.value !== text && (isForced || !isBeingWritten)) {
        field.input.value = text;
        field.was = null;
      }
    }
    if (typed().length === 0) trial = null;
    showFindings();
    const { texts, ...rest } = part;
    const shown = JSON.stringify([rest, language]);
    if (side.dataset.shown !== shown) {
      side.dataset.shown = shown;
      showSide(part);
    } else {
      showCard();
    }
  }

  return {
    element, update,
    wanted: () => [key],
    isWriting: () => typed().length > 0,
    enter() {
      update();
      if (state.order.includes(key)) need([key]);
      scrollTo(0, 0);
      $("name")?.focus({ preventScroll: true });
    },
    leave() {
      clearTimeout(timer);
      document.activeElement?.blur();
    },
  };
}

// MARK: Start

$("language").addEventListener("change", (event) => {
  chooseLanguage(event.target.value);
  open();
  // Everything again, in the language; it is not linted again.
  state.version = -1;
  call("state");
});
$("undo").addEventListener("click", undo);
addEventListener("hashchange", open);
addEventListener("keydown", (event) => {
  const isText = ["TEXTAREA", "INPUT"].includes(event.target.tagName) && event.target.type !== "checkbox";
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey && !isText) {
    event.preventDefault();
    if (!$("undo").disabled) undo();
  }
});
addEventListener("pagehide", () => {
  fetch("close", {
    method: "POST", keepalive: true, headers: { "Content-Type": "application/json" }, body: JSON.stringify({ tab }),
  }).catch(() => {});
});
addEventListener("beforeunload", (event) => { if (pending.size > 0 || view?.isWriting()) event.preventDefault(); });
addEventListener("dragover", (event) => event.preventDefault());
// A file that isn't dropped onto the place of a screenshot has texts.
addEventListener("drop", (event) => {
  if (!event.defaultPrevented && event.dataTransfer?.files.length > 0 && state.head) importTexts(event.dataTransfer.files[0]);
  event.preventDefault();
});
for (const [id, action] of [["export", exportTexts], ["import", () => importTexts()], ["changes", () => showChanges()]]) {
  $(id).addEventListener("click", () => { if (state.head) action(); });
}

let chosen = null;
try { chosen = localStorage.getItem("shopkeeper-language"); } catch { /* Not remembered. */ }
chooseLanguage(chosen ?? navigator.language.slice(0, 2));
call("state").then(open);
setInterval(() => call("state").then(() => { if (!view) open(); }), 1500);
