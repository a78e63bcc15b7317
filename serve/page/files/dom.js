// Every element of the page is made here. Text becomes text: there is no way to markup.

// el makes an element: el("button", {class: "x", onclick: f, "aria-label": "…"}, "text", child, …). Children that are
// null or false are left out.
export function el(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

// svg is el for drawings.
export function svg(tag, properties = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, children);
}

function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((c) => c !== null && c !== undefined && c !== false));
  return node;
}

// What turns the order of text around, and what cannot be seen: shown by number, so that a value looks like what it is.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/;

// visible is a text without what cannot be seen, for boxes that people edit.
export const visible = (text) => text.replace(new RegExp(controls, "g"), "");

// shown is text from a database, with its control characters made visible.
export function shown(text) {
  text = String(text);
  if (!controls.test(text)) return text;
  const out = document.createDocumentFragment();
  let run = "";
  for (const c of text) {
    if (!controls.test(c)) { run += c; continue; }
    const code = "U+" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    out.append(run, el("span", { class: "control", title: "a control character" }, code));
    run = "";
  }
  out.append(run);
  return out;
}

// announce informs screen readers.
export function announce(text) {
  document.getElementById("live").textContent = text;
}

const icons = {
  copy: "M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7z",
  down: "M10 3v10m-4-4 4 4 4-4M4 17h12",
  good: "m4 10.5 4 4 8-9",
  bad: "m5 5 10 10M15 5 5 15",
  reply: "M8 5 3.5 9.5 8 14M4 9.5h7a5 5 0 0 1 5 5V16",
  run: "M6 4.5v11l9-5.5z",
  again: "M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5",
  save: "M6 3.5h8v13l-4-3-4 3z",
  link: "M8.5 11.5a3 3 0 0 0 4.2 0l2.5-2.5a3 3 0 0 0-4.2-4.2L9.5 6.2M11.5 8.5a3 3 0 0 0-4.2 0L4.8 11A3 3 0 0 0 9 15.2l1.5-1.4",
  plan: "M4 4h5v4H4zM11 12h5v4h-5zM6.5 8v6H11",
};

// icon is a small drawing next to a word that says the same.
export function icon(name) {
  return svg("svg", { viewBox: "0 0 20 20", "aria-hidden": "true", class: "icon" }, svg("path", { d: icons[name] }));
}

// plural is "1 row", "2 rows".
export function plural(n, noun) {
  return `${n.toLocaleString("en")} ${noun}${n === 1 ? "" : "s"}`;
}
