// Files that people keep of an answer: its chart as SVG and PNG. It is loaded when the first is wanted.
import { el, svg } from "./dom.js";
import { save } from "./table.js";

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
