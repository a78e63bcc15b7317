// SQL: its colors, and the box that it is edited in.
import { el, shown } from "./dom.js";

const keywords = new Set(`all and any array as asc between by case cast cross current desc distinct else end escape except
exists extract false fetch filter first following for from full group having ilike in inner intersect interval into is join last
lateral left like limit natural not null nulls offset on or order outer over partition preceding range recursive regexp
right row rows select similar some substring table then ties true unbounded union unknown using values when where
window with`.split(/\s+/));

const token = /(--[^\n]*|\/\*[^]*?(?:\*\/|$))|('(?:[^']|'')*(?:'|$))|("(?:[^"]|"")*(?:"|$)|`[^`]*(?:`|$)|\[[^\]\n]*\])|(\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|([A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)/giu;

// highlight is SQL as spans.
export function highlight(text) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(token)) {
    const [found, comment, string, name, number, word] = match;
    const kind = comment ? "comment" : string ? "string" : name ? "name" : number ? "number"
      : keywords.has(word.toLowerCase()) ? "keyword" : text[match.index + found.length] === "(" ? "function" : null;
    out.append(shown(text.slice(at, match.index)), kind ? el("span", { class: "sql-" + kind }, shown(found)) : shown(found));
    at = match.index + found.length;
  }
  out.append(shown(text.slice(at)));
  return out;
}

const clauses = new Set("select from where group having window order limit union intersect except".split(" "));
const joins = new Set("join natural left right full inner cross outer".split(" "));

// layout is SQL for people: a clause a line, and each join on a line below FROM. A short text, one that has lines already
// or what dialects quote differently, and what is in parentheses stay as they are.
export function layout(text) {
  if (text.length < 80 || /[\n\\#$]/.test(text)) return text;
  let out = "", at = 0, depth = 0, before = "";
  for (const match of text.matchAll(token)) {
    const [found, comment, , , , word] = match;
    const between = text.slice(at, match.index);
    for (const c of between) depth += c === "(" ? 1 : c === ")" ? -1 : 0;
    out += between;
    at = match.index + found.length;
    if (comment) return text;
    const key = (word ?? "").toLowerCase();
    if (word && depth === 0 && out && text[at] !== "(") {
      if (clauses.has(key) && before !== "distinct") out = out.trimEnd() + "\n";
      else if (joins.has(key) && !joins.has(before)) out = out.trimEnd() + "\n  ";
    }
    out += found;
    before = key;
  }
  return out + text.slice(at);
}

// orders reports whether a query orders its own rows: ORDER BY outside of parentheses.
export function orders(text) {
  let at = 0, depth = 0, before = "";
  for (const match of text.matchAll(token)) {
    for (const c of text.slice(at, match.index)) depth += c === "(" ? 1 : c === ")" ? -1 : 0;
    at = match.index + match[0].length;
    const word = (match[5] ?? "").toLowerCase();
    if (depth === 0 && before === "order" && word === "by") return true;
    if (!match[1]) before = word;
  }
  return false;
}

// code is SQL to look at.
export function code(text) {
  return el("pre", { class: "sql", tabindex: 0, role: "group", "aria-label": "SQL" }, el("code", {}, highlight(layout(text))));
}

// editor is SQL to edit: a box of plain text over the same text in colors. It has value, and calls run on Ctrl+Enter.
export function editor(text, { run, changed, label }) {
  const colors = el("pre", { class: "sql", "aria-hidden": "true" });
  const box = el("textarea", {
    spellcheck: "false", autocapitalize: "off", autocomplete: "off", rows: 1, "aria-label": label,
    oninput: () => { draw(); changed(box.value); },
    onkeydown: (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); run(); }
    },
  });
  const draw = () => { colors.replaceChildren(highlight(box.value), "\n"); };
  box.value = text;
  draw();
  return {
    node: el("div", { class: "editor" }, colors, box),
    get value() { return box.value; },
    set value(other) { box.value = other; draw(); },
    focus: () => box.focus(),
  };
}

// quoted is a name as a dialect writes it.
export function quoted(name, dialect) {
  const mark = dialect === "mysql" ? "`" : '"';
  return mark + name.replaceAll(mark, mark + mark) + mark;
}
