// A result: its figure or chart, its rows (sorted, paged, copied, saved), and what was left out of it.
import { announce, el, icon, plural, shown } from "./dom.js";
import { choices, draw, kindOf, numberOf } from "./chart.js";
import { orders } from "./sql.js";

const pageSize = 50;
const longCell = 300; // characters; more is shown when it is asked for

// resultView is the result of a query, sql, as an element. all, where there is more in the database, loads every row.
// about is what a saved page says of it: see savePage.
export function resultView(result, { sql, about, name = "rows", all = null, unsure = false }) {
  const node = el("div", { class: "result" });
  if (result.sentence) node.append(el("p", { class: "sentence" }, shown(result.sentence)));
  const ranked = result.rows.length > 1 ? withFigure(result) : result; // of one row the name is large, not the figure
  const drawable = { ...ranked, columns: (result.labels || result.columns).concat(ranked === result ? [] : result.figure.label), ordered: orders(sql) }; // charts are for people
  const allowed = choices(drawable);
  if (allowed[0]?.refused) node.append(el("p", { class: "notice" }, allowed[0].refused));
  else if (allowed.length) node.append(...chart(drawable, allowed, unsure));
  const page = async (shownAs, rows) => (await import("./save.js")).savePage({ ...about, sql, result: shownAs, rows, drawing: node.querySelector(".chart"), note: node.querySelector(".chart-note")?.textContent });
  node.append(table(result, { name, all, page, compact: allowed[0]?.kind === "number" && !result.figure }));
  return node;
}

const kindNames = { bar: "Bars", line: "Lines", scatter: "Points" };

// chart is the first of the charts that a result allows, with buttons for the others and for none.
function chart(result, allowed, unsure) {
  const frame = el("div", { class: "chart-frame" });
  const note = el("p", { class: "fine chart-note", hidden: true });
  let choice = allowed[0], width = 0;
  function show() {
    const drawn = choice && width ? draw(result, choice, width) : { node: "", note: "" };
    if (unsure && choice?.kind === "number" && width) drawn.node.append(el("span", { class: "doubt-mark", "aria-label": "unsure" }, "?"));
    frame.replaceChildren(drawn.node);
    note.textContent = drawn.note;
    note.hidden = !drawn.note;
  }
  new ResizeObserver(() => {
    const now = Math.floor(frame.clientWidth);
    if (!now || now === width) return;
    width = now;
    show();
  }).observe(frame);
  if (choice.kind === "number") return [frame, note];
  const kinds = [...allowed, null].map((to) => el("button", {
    type: "button", class: "quiet", "aria-pressed": String(to === choice), onclick: (event) => {
      choice = to;
      for (const one of kinds) one.setAttribute("aria-pressed", String(one === event.currentTarget));
      saves.hidden = !choice;
      show();
    },
  }, to ? kindNames[to.kind] : "None"));
  const write = async (how) => (await import("./save.js"))[how](frame.firstChild);
  const saves = el("span", {}, action("down", "SVG", () => write("saveSVG")), action("down", "PNG", () => write("savePNG")));
  return [frame, note, el("div", { class: "bar chart-bar" },
    el("span", { class: "kinds", role: "group", "aria-label": "Chart" }, kinds), el("span", { class: "grow" }), saves)];
}

// withFigure is a result as people are shown it: with what ranks its rows as a last column, no part of the answer.
function withFigure(result) {
  const { figure } = result;
  if (!figure) return result;
  const { columns, labels = columns, rows } = result;
  return {
    ...result, columns: [...columns, figure.label], labels: [...labels, `(${figure.label})`],
    digits: [...columns.map((_, j) => result.digits?.[j] ?? -1), figure.digits],
    rows: rows.map((row, i) => [...row, figure.values[i]]),
  };
}

// classOf is that of a column.
function classOf(result, kinds, j) {
  const ranks = result.figure && j === result.columns.length - 1;
  return [kinds[j] === "number" && "number", ranks && "ranks"].filter(Boolean).join(" ") || null;
}

function table(answer, { name, all, page: savePage, compact }) {
  const result = withFigure(answer);
  const kinds = result.columns.map((_, j) => kindOf(result, j));
  const lineOf = line(result, kinds);
  const body = el("tbody");
  const place = el("span", { class: "place" });
  let order = null; // of row numbers; null: as they came
  let sorted = { column: -1, down: false };
  let page = 0;
  const pages = Math.max(1, Math.ceil(result.rows.length / pageSize));

  const heads = (result.labels || result.columns).map((column, j) => {
    const head = el("th", { scope: "col", class: classOf(result, kinds, j), "aria-sort": "none" },
      el("button", { type: "button", onclick: () => sort(j), title: column === result.columns[j] ? "Sort" : `Sort: ${result.columns[j]}` }, el("span", {}, shown(column || " ")), el("span", { class: "arrow", "aria-hidden": "true" })));
    return head;
  });

  function sort(j) {
    if (sorted.column !== j) sorted = { column: j, down: false };
    else if (!sorted.down) sorted = { column: j, down: true };
    else sorted = { column: -1, down: false };
    order = sorted.column < 0 ? null : ordered(result.rows, j, kinds[j], sorted.down);
    heads.forEach((head, k) => head.setAttribute("aria-sort", k !== sorted.column ? "none" : sorted.down ? "descending" : "ascending"));
    announce(sorted.column < 0 ? "Original order" : `Sorted by ${(result.labels || result.columns)[j]}, ${sorted.down ? "descending" : "ascending"}`);
    page = 0;
    show();
  }

  function show() {
    const from = page * pageSize, to = Math.min(result.rows.length, from + pageSize);
    const lines = [];
    for (let i = from; i < to; i++) lines.push(lineOf(result.rows[order ? order[i] : i]));
    body.replaceChildren(...lines);
    place.textContent = pages > 1 ? `${(from + 1).toLocaleString("en")}–${to.toLocaleString("en")} of ${result.rows.length.toLocaleString("en")}` : "";
    back.disabled = page === 0;
    on.disabled = page === pages - 1;
  }

  const turn = (by) => { page = Math.min(pages - 1, Math.max(0, page + by)); show(); announce(`Rows ${place.textContent}`); };
  const back = el("button", { type: "button", class: "quiet", onclick: () => turn(-1), "aria-label": "Earlier rows" }, "‹");
  const on = el("button", { type: "button", class: "quiet", onclick: () => turn(1), "aria-label": "Further rows" }, "›");
  const inOrder = ({ rows }) => (order ? Array.from(order, (i) => rows[i]) : rows);

  const bar = el("div", { class: "bar" },
    el("span", { class: "count" }, `${plural(result.rows.length, "row")}${result.truncated ? ", not all" : ""}`),
    pages > 1 ? el("span", { class: "pages" }, back, place, on) : null,
    el("span", { class: "grow" }),
    all ? el("button", { type: "button", class: "quiet load-all", onclick: all }, "Load all rows") : null,
    action("copy", "Copy", async (button) => {
      await copy(tsv(answer.columns, inOrder(answer)));
      said(button, "Copied");
    }),
    action("down", "CSV", () => save(name + ".csv", "text/csv", csv(answer.columns, inOrder(answer)))),
    action("down", "JSON", () => save(name + ".json", "application/json", JSON.stringify({ columns: answer.columns, rows: inOrder(answer) }))),
    action("down", "HTML", () => savePage(result, inOrder(result)), { title: "Save a page with the answer" }));

  show();
  const grid = el("div", { class: "grid-frame", tabindex: 0, role: "group", "aria-label": "Rows" },
    el("table", {}, el("caption", { class: "hidden" }, `${plural(result.rows.length, "row")} of the result`), el("thead", {}, el("tr", {}, heads)), body));
  return el("div", { class: "rows" + (compact ? " compact" : "") },
    compact ? null : grid, result.rows.length ? null : el("p", { class: "empty" }, "No matching rows."),
    bar, cuts(result));
}

// line makes lines of a table: of long texts the beginning, or the whole.
export function line(result, kinds, whole = false) {
  return (row) => el("tr", {}, row.map((value, j) => el("td", { class: classOf(result, kinds, j) }, cell(rounded(value, result.digits?.[j] ?? -1), whole))));
}

// action is a quiet button with an icon.
export function action(name, text, run, properties = {}) {
  const button = el("button", { type: "button", class: "quiet action", ...properties, onclick: () => run(button) }, icon(name), el("span", {}, text));
  return button;
}

// said shows on a button, for a moment, that it is done.
export function said(button, text) {
  const words = button.lastChild, before = words.textContent;
  words.textContent = text;
  announce(text);
  setTimeout(() => { words.textContent = before; }, 1500);
}

// cuts says what limits left out.
export function cuts(result) {
  if (!result.truncated) return null;
  const why = (result.cuts || []).map(({ limit, value }) => ({
    rows: `more than ${value.toLocaleString("en")} rows`, bytes: `more than ${value.toLocaleString("en")} bytes`, cell: `texts longer than ${value.toLocaleString("en")} bytes, truncated`,
    server: "a limit of the database server",
  })[limit] || limit);
  return el("p", { class: "notice" }, "Incomplete: " + (why.join(", ") || "a limit was reached") + ".");
}

// rounded is a number with some digits after the point (-1: all), two at least that are not the zeros before
// them, and as many as tell it from a whole number.
function rounded(value, digits) {
  const x = digits < 0 ? NaN : numberOf(value);
  if (!Number.isFinite(x)) return value;
  if (Number.isInteger(x)) return typeof value === "string" ? value.replace(/\.0*$/, "") : value; // servers fill decimals with zeros
  let places = Math.min(100, Math.max(digits, 1 - Math.floor(Math.log10(Math.abs(x)))));
  while (places < 6 && Number.isInteger(Number(x.toFixed(places)))) places++;
  return Number(x.toFixed(places));
}

function cell(value, whole) {
  if (value === null) return el("span", { class: "null" }, "NULL");
  if (typeof value === "object") return el("span", { class: "null" }, plural(value.blob, "byte"));
  const text = String(value);
  if (whole || text.length <= longCell) return el("bdi", {}, shown(text));
  const rest = el("bdi", {}, shown(text.slice(0, longCell)), "… ");
  const more = el("button", { type: "button", class: "link", onclick: () => { rest.replaceChildren(shown(text)); more.remove(); } }, `all ${text.length.toLocaleString("en")} characters`);
  return el("span", {}, rest, more);
}

// ordered are the numbers of rows by one column, NULL last; rows that are equal stay as they came.
export function ordered(rows, j, kind, down) {
  const numbers = kind === "number" ? Float64Array.from(rows, (row) => (row[j] === null ? NaN : numberOf(row[j]))) : null;
  const words = numbers ? null : new Intl.Collator(undefined, { numeric: true });
  const sign = down ? -1 : 1;
  return Array.from(rows.keys()).sort((a, b) => {
    const x = rows[a][j], y = rows[b][j];
    if (x === null || y === null) return (x === null) - (y === null) || a - b;
    const by = numbers ? numbers[a] - numbers[b] : words.compare(typeof x === "object" ? x.blob : x, typeof y === "object" ? y.blob : y);
    return sign * by || a - b;
  });
}

const decimal = /^-?(0|[1-9]\d*)(\.\d+)?$/;

// harmless is a text that no spreadsheet takes for a formula: a quote precedes what begins like one. Numbers stay.
export function harmless(value) {
  if (value === null) return "";
  if (typeof value === "object") return `<${value.blob} bytes>`;
  const text = String(value);
  return typeof value === "string" && /^[=+\-@\t\r\n]/.test(text) && !decimal.test(text) ? "'" + text : text;
}

// csv is RFC 4180.
export function csv(columns, rows) {
  const field = (value) => { const text = harmless(value); return /[",\r\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text; };
  return [columns, ...rows].map((row) => (row.map(field).join(",") || '""') + "\r\n").join(""); // a line without anything is none to many
}

function tsv(columns, rows) {
  return [columns, ...rows].map((row) => row.map((value) => harmless(value).replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");
}

export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const box = el("textarea", { class: "hidden" }); // where the page came without TLS
  box.value = text;
  document.body.append(box);
  box.select();
  document.execCommand("copy");
  box.remove();
}

// save has the browser keep a file: a text or a Blob.
export function save(name, type, content) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
