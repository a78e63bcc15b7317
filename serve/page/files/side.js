// The panel next to the answers: the schema, and what was asked in this browser.
import { call } from "./api.js";
import { announce, el, icon, plural, shown } from "./dom.js";
import { quoted } from "./sql.js";
import { copy } from "./table.js";

export const mostQuestions = 200;

// list is a list of questions, {question, sql, source, at}, in this browser alone, the newest first.
function list(key) {
  const all = () => { try { return JSON.parse(localStorage.getItem(key)) || []; } catch { return []; } };
  const write = (entries) => { try { localStorage.setItem(key, JSON.stringify(entries)); } catch { /* full, or not allowed: then there is none */ } };
  const others = (entry) => all().filter((e) => e.question !== entry.question || e.source !== entry.source || (!entry.question && e.sql !== entry.sql));
  return {
    all,
    room: (entry) => others(entry).length < mostQuestions, // without dropping the oldest
    add: (entry) => write([{ ...entry, at: new Date().toISOString() }, ...others(entry)].slice(0, mostQuestions)),
    remove: (entry) => write(others(entry)),
    clear: () => write([]),
  };
}

export const history = list("sqlagent.history");
export const saved = list("sqlagent.saved");

// linkTo is the address of a question on this server. Opened, it writes the question down.
export const linkTo = ({ question, source }) => `${location.origin}${location.pathname}#${new URLSearchParams({ q: question, source })}`;

// showHistory fills the panel. take is given the entry that a person chooses.
export function showHistory(panel, take) {
  const again = () => showHistory(panel, take);
  const kept = saved.all(), all = history.all();
  const about = (entry) => el("span", { class: "fine" }, shown(entry.source), " · ", new Date(entry.at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" }), entry.unsure ? " · unsure" : null);
  const follow = (entry) => (event) => { if (!event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); take(entry); } };
  panel.replaceChildren(...[
    kept.length ? el("h2", { class: "fine" }, "Saved") : null,
    kept.length ? el("ul", { class: "history" }, kept.map((entry) => el("li", { class: "kept" },
      el("a", { href: linkTo(entry), onclick: follow(entry) }, el("span", { class: "asked" }, shown(entry.question)), about(entry)),
      el("button", { type: "button", class: "quiet icon-button", "aria-label": "Copy the link", onclick: () => { copy(linkTo(entry)); announce("Copied"); } }, icon("link")),
      el("button", { type: "button", class: "quiet icon-button", "aria-label": "Remove from the saved questions", onclick: () => { saved.remove(entry); again(); } }, icon("bad"))))) : null,
    kept.length ? el("h2", { class: "fine" }, "Asked") : null,
    all.length ? el("ul", { class: "history" }, all.map((entry) => el("li", {},
      el("button", { type: "button", onclick: () => take(entry) },
        el("span", { class: "asked" }, entry.question ? shown(entry.question) : el("code", {}, shown(entry.sql))), about(entry)))))
      : el("p", { class: "fine" }, "What you ask is listed here. It stays in this browser; rows are not kept."),
    all.length ? el("button", { type: "button", class: "quiet", onclick: () => { history.clear(); again(); } }, "Clear history") : null,
  ].filter(Boolean));
}

// showKnowledge fills the panel with what the team taught about a source, if that is still chosen when the answer comes.
// take is given the question that a person chooses.
export async function showKnowledge(panel, source, { take, chosen }) {
  const say = (text) => panel.replaceChildren(el("p", { class: "fine" }, text));
  if (!source.rights.includes("schema")) return say("Your token has no right to see what the team taught.");
  say("Reading what the team taught…");
  let known;
  try {
    known = await call("GET", `v1/sources/${encodeURIComponent(source.name)}/knowledge`);
  } catch (error) {
    if (!chosen()) return;
    return panel.replaceChildren(el("p", { class: "notice" }, shown(error.message), error.hint ? [". ", shown(error.hint)] : null));
  }
  if (!chosen()) return;
  const { examples, terms, rules } = known;
  const metrics = terms.filter((t) => t.table), words = terms.filter((t) => !t.table);
  const part = (title, all, item) => (all.length ? [el("h2", { class: "fine" }, `${title} (${all.length})`), el("ul", { class: "history" }, all.map((one) => el("li", {}, item(one))))] : []);
  const term = (t) => el("div", { class: "term" }, el("b", {}, shown(t.name)), t.synonyms?.length ? el("span", { class: "fine" }, " also ", shown(t.synonyms.join(", "))) : null,
    t.means ? el("p", {}, shown(t.means)) : null, t.sql ? el("p", { class: "fine" }, el("code", {}, shown(t.sql)), t.table ? [" of ", shown(t.table)] : null, t.filter ? [" where ", el("code", {}, shown(t.filter))] : null) : null);
  const parts = [
    ...part("Verified questions", [...examples].reverse(), (e) => el("button", { type: "button", title: "Write this question down", onclick: () => take({ question: e.question, source: source.name }) },
      el("span", { class: "asked" }, shown(e.question)), el("code", { class: "asked" }, shown(e.sql)),
      el("span", { class: "fine" }, "verified by ", shown(e.who), ", ", new Date(e.when).toLocaleDateString(undefined, { dateStyle: "medium" })))),
    ...part("Metrics", metrics, term), ...part("Glossary", words, term), ...part("Rules", rules, (rule) => el("p", { class: "term" }, shown(rule))),
  ];
  if (parts.length) panel.replaceChildren(...parts);
  else say("Nothing yet. “Right” below an answer keeps it as a verified question; the docs say how to write a glossary and rules.");
}

// showSchema reads a source's schema and fills the panel, if the source is still chosen then. look is given a query that
// shows a table's rows; name a name to write. It returns the tables.
export async function showSchema(panel, filter, source, { look, name, chosen }) {
  panel.replaceChildren(el("p", { class: "fine" }, "Reading the schema…"));
  let schema;
  try {
    schema = await call("GET", `v1/sources/${encodeURIComponent(source.name)}/schema?values=true`);
  } catch (error) {
    if (!chosen()) return [];
    panel.replaceChildren(el("p", { class: "notice" }, shown(error.message), error.hint ? [". ", shown(error.hint)] : null));
    return [];
  }
  if (!chosen()) return [];
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
