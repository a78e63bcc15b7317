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

// code is SQL to look at.
export function code(text) {
  return el("pre", { class: "sql", tabindex: 0, role: "group", "aria-label": "SQL" }, el("code", {}, highlight(text)));
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
