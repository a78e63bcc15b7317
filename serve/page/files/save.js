// Files that people keep of an answer: its chart as SVG and PNG, and all of it as a page. It is loaded when the first is
// wanted.
import { kindOf } from "./chart.js";
import { el, shown, svg, visible } from "./dom.js";
import { layout } from "./sql.js";
import { cuts, line, save } from "./table.js";

// What a drawing takes from the page's style sheet, each of which is an attribute of SVG too.
const looks = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linejoin", "font-family", "font-size", "text-anchor", "dominant-baseline"];

// alone is a drawing with its looks in it, on a ground of its own: it needs no style sheet. What is saved is for paper, so
// the colors are the light ones.
export function alone(drawing) {
  const root = document.documentElement, theme = root.dataset.theme;
  root.dataset.theme = "light"; // until the end of this function, so that nobody sees it
  const copy = drawing.cloneNode(true);
  const from = [drawing, ...drawing.querySelectorAll("*")], to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((node, i) => {
    to[i].removeAttribute("class");
    if (node.localName === "title") return;
    const style = getComputedStyle(node), inherited = node === drawing ? null : getComputedStyle(node.parentNode);
    for (const look of looks) {
      const value = style.getPropertyValue(look);
      if (value !== inherited?.getPropertyValue(look)) to[i].setAttribute(look, value);
    }
  });
  const ground = getComputedStyle(root).getPropertyValue("--sheet").trim();
  root.dataset.theme = theme;
  copy.prepend(svg("rect", { width: "100%", height: "100%", fill: ground }));
  return copy;
}

const textOf = (drawing) => new XMLSerializer().serializeToString(alone(drawing));

export function saveSVG(drawing) {
  save("chart.svg", "image/svg+xml", textOf(drawing));
}

// savePNG paints the drawing twice as large as it is seen, for screens and paper of more dots.
export async function savePNG(drawing) {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image();
  picture.src = "data:image/svg+xml," + encodeURIComponent(textOf(drawing)); // which the policy allows; blob: it does not
  await picture.decode();
  const canvas = el("canvas", { width: 2 * width, height: 2 * height });
  canvas.getContext("2d").drawImage(picture, 0, 0, 2 * width, 2 * height);
  save("chart.png", "image/png", await new Promise((done) => canvas.toBlob(done, "image/png")));
}

// The style of a saved page, and the hash by which its policy lets it in: a test compares. It has no character that XML
// escapes.
const style = `body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #1d2125; font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0; font: 400 1.6rem/1.3 Georgia, serif; overflow-wrap: anywhere; unicode-bidi: plaintext; }
h2 { font-size: 1rem; }
.fine, .count { color: #5a5f66; font-size: .875rem; }
.ranks { color: #5a5f66; }
.sentence { font-size: 1.1rem; }
.badge { font-weight: 600; }
.doubt { padding-left: .9rem; border-left: 3px solid #d9922e; color: #8a5200; }
.doubt .fine, .notice { color: #8a5200; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #e4e1d9; text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
td.number { text-align: right; white-space: nowrap; }
.null { color: #5a5f66; font-style: italic; }
.control { background: #fdf3df; color: #8a5200; font: .8em monospace; }
pre { padding: .6rem .8rem; background: #f3f1ec; font: .875rem/1.6 monospace; white-space: pre-wrap; overflow-wrap: anywhere; }`;
const policy = "default-src 'none'; style-src 'sha256-/TZTeqHwHJxh8Z81T2drxrx1c9Wm/zGRdux/Mpzl8KI='; base-uri 'none'; form-action 'none'";

// savePage saves an answer as one file that asks nobody and runs nothing. Its parts are made as those of the page are, and
// what says how sure it is (trust) is a copy of what the page shows.
export function savePage({ question, source, at, trust, sql, result, rows, drawing, note }) {
  const title = question || "A query of your own";
  const sure = trust.cloneNode(true);
  for (const dots of sure.querySelectorAll(".dots")) dots.remove();
  for (const fold of sure.querySelectorAll("details")) fold.setAttribute("open", "");
  const page = el("html", { lang: "en" },
    el("head", {},
      el("meta", { charset: "utf-8" }), el("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      el("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      el("title", {}, visible(title)), el("style", {}, style)),
    el("body", {},
      el("h1", {}, shown(title)),
      el("p", { class: "fine" }, "Asked of ", shown(source), ", ", el("time", { datetime: at.toISOString() }, at.toLocaleString("en", { dateStyle: "long", timeStyle: "long" })), ", with sqlagent"),
      result.sentence ? el("p", { class: "sentence" }, shown(result.sentence)) : null,
      sure, drawing ? alone(drawing) : null, note ? el("p", { class: "fine" }, note) : null,
      el("h2", {}, "Rows"),
      el("table", {}, el("thead", {}, el("tr", {}, (result.labels || result.columns).map((c) => el("th", { scope: "col" }, shown(c || " "))))), el("tbody", {}, rows.map(line(result, result.columns.map((_, j) => kindOf(result, j)), true)))),
      rows.length ? null : el("p", {}, "No matching rows."), cuts(result),
      el("h2", {}, "SQL"), el("pre", {}, el("code", {}, shown(layout(sql))))));
  save("answer.html", "text/html", "<!doctype html>\n" + new XMLSerializer().serializeToString(page));
}
