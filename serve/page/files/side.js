// The panel next to the answers: the schema, and what was asked in this browser.
import { call } from "./api.js";
import { el, plural, shown } from "./dom.js";
import { quoted } from "./sql.js";

const historyKey = "sqlagent.history";
const mostHistory = 200;

export const history = {
  all() {
    try { return JSON.parse(localStorage.getItem(historyKey)) || []; } catch { return []; }
  },
  add(entry) {
    const rest = history.all().filter((e) => e.question !== entry.question || e.source !== entry.source || (!entry.question && e.sql !== entry.sql));
    history.write([{ ...entry, at: new Date().toISOString() }, ...rest].slice(0, mostHistory));
  },
  write(all) {
    try { localStorage.setItem(historyKey, JSON.stringify(all)); } catch { /* full, or not allowed: then there is no history */ }
  },
};

// showHistory fills the panel. take is given the entry that a person chooses.
export function showHistory(panel, take) {
  const all = history.all();
  panel.replaceChildren(all.length ? el("ul", { class: "history" }, all.map((entry) => el("li", {},
    el("button", { type: "button", onclick: () => take(entry) },
      el("span", { class: "asked" }, entry.question ? shown(entry.question) : el("code", {}, shown(entry.sql))),
      el("span", { class: "fine" }, shown(entry.source), " · ", new Date(entry.at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }), entry.unsure ? " · unsure" : null)))))
    : el("p", { class: "fine" }, "What you ask is listed here. It stays in this browser; rows are not kept."),
  all.length ? el("button", { type: "button", class: "quiet", onclick: () => { history.write([]); showHistory(panel, take); } }, "Clear history") : null ?? "");
}

// showSchema reads a source's schema and fills the panel. look is given a query that shows a table's rows; name a name to
// write. It returns the tables.
export async function showSchema(panel, filter, source, { look, name }) {
  panel.replaceChildren(el("p", { class: "fine" }, "Reading the schema…"));
  let schema;
  try {
    schema = await call("GET", `v1/sources/${encodeURIComponent(source.name)}/schema?values=true`);
  } catch (error) {
    panel.replaceChildren(el("p", { class: "notice" }, shown(error.message), error.hint ? [". ", shown(error.hint)] : null));
    return [];
  }
  const items = schema.tables.map((table) => ({ table, node: tableItem(table, source, { look, name }), words: [table.name, table.comment || "", ...table.columns.map((c) => c.name)].join("\n").toLowerCase() }));
  const none = el("p", { class: "fine" }, "No table or column matches.");
  panel.replaceChildren(el("p", { class: "fine" }, `${plural(schema.tables.length, "table")} · ${schema.dialect}`), ...items.map((i) => i.node), none);
  const sift = () => {
    const wanted = filter.value.trim().toLowerCase();
    let found = 0;
    for (const item of items) {
      item.node.hidden = !item.words.includes(wanted);
      found += !item.node.hidden;
    }
    none.hidden = found > 0;
  };
  filter.oninput = sift;
  sift();
  return schema.tables;
}

function tableItem(table, source, { look, name }) {
  const columns = el("ul", { class: "columns" });
  const node = el("details", { class: "table", ontoggle: () => { if (node.open && !columns.childElementCount) columns.append(...table.columns.map((c) => columnItem(table, c, name))); } },
    el("summary", {}, el("span", { class: "name" }, shown(table.name)), table.view ? el("span", { class: "tag" }, "view") : null, el("span", { class: "count" }, table.columns.length)),
    table.comment ? el("p", { class: "fine" }, shown(table.comment)) : null,
    columns,
    source.rights.includes("query") ? el("button", { type: "button", class: "link", onclick: () => look(`SELECT * FROM ${table.name.split(".").map((part) => quoted(part, source.dialect)).join(".")} LIMIT 100`) }, "Show its rows") : null);
  return node;
}

function columnItem(table, column, name) {
  const key = (table.primary_key || []).includes(column.name);
  const refers = (table.foreign_keys || []).find((k) => k.columns.includes(column.name));
  const values = column.profile?.common?.length ? column.profile.common.join(", ") : column.profile?.min ? `${column.profile.min} – ${column.profile.max}` : "";
  return el("li", {},
    el("button", { type: "button", onclick: () => name(column.name), title: "Insert this name into the question" }, shown(column.name)),
    el("span", { class: "type" }, shown(column.type)), key ? el("span", { class: "tag" }, "key") : null,
    refers ? el("span", { class: "tag" }, "→ ", shown(refers.ref_table)) : null,
    column.comment ? el("span", { class: "fine" }, shown(column.comment)) : null,
    values ? el("span", { class: "fine values" }, shown(values)) : null);
}
