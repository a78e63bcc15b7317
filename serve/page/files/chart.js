// Charts: which ones a result's shape allows, and their drawing as SVG. The set is closed: number, bar, line, scatter.
// cmd/sqlagent/internal/chart chooses as this does, for terminals; its testdata/cases.json holds both.
import { el, plural, shown, svg } from "./dom.js";

// Bounds of what is drawn. More is thinned, or refused, with a word about it.
export const most = { bars: 40, points: 2000, line: 2000, rows: 500_000, series: 4 };

const decimal = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const date = /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)?)?)?$/;
const timeName = /year|month|quarter|week|day|date|time|hour/i;

// numberOf is a cell as a number; NaN where it is none, or so large that a difference of two could overflow. Servers'
// decimals come as text, so that they lose no digits.
export function numberOf(value) {
  const n = typeof value === "number" || (typeof value === "string" && decimal.test(value)) ? Number(value) : NaN;
  return Math.abs(n) < 1e300 ? n : NaN;
}

// kindOf says what a column holds: "number", "time", "text", or "" where it has no values.
export function kindOf(result, j) {
  let kind = "";
  for (const row of result.rows) {
    const value = row[j];
    if (value === null) continue;
    const is = !Number.isNaN(numberOf(value)) ? "number" : typeof value === "string" && date.test(value) ? "time" : "text";
    if (is === "text" || (kind && kind !== is)) return "text";
    kind = is;
  }
  if (kind === "number" && timeName.test(result.columns[j]) && result.rows.every((r) => r[j] === null || isYear(r[j]))) return "time";
  return kind;
}

// isPeriods reports whether a column of numbers has months, weeks or hours by number: no days that something takes.
const periodName = /(^|[^a-z])(month|quarter|week|weekday|day|hour)$/i;
const isPeriods = ({ columns, rows }, j) => periodName.test(columns[j]) && rows.every((r) => r[j] === null || Number.isInteger(numberOf(r[j])) && numberOf(r[j]) >= 0 && numberOf(r[j]) <= 366);

const isYear = (value) => { const n = numberOf(value); return Number.isInteger(n) && n >= 1000 && n < 3000; };

// choices are the charts that a result's shape allows: {kind, …}, the first being what it asks for; or one {refused: why}.
// Lines and points need a row with a place and a number; bars say NULL.
export function choices(result) {
  return shapes(result).filter(({ kind, x, y }) => {
    if (kind !== "line" && kind !== "scatter") return true;
    const { at } = axis(result, x);
    return result.rows.some((row) => !Number.isNaN(at(row[x])) && y.some((j) => !Number.isNaN(numberOf(row[j]))));
  });
}

function shapes(result) {
  const { columns, rows } = result;
  if (rows.length === 1 && columns.length <= 4 && columns.length > 0) {
    return columns.length === 1 || columns.every((_, j) => kindOf(result, j) === "number") ? [{ kind: "number" }] : [];
  }
  if (rows.length < 2 || columns.length < 2 || columns.length > 5) return [];
  if (rows.length > most.rows) {
    return [{ refused: `No chart of ${rows.length.toLocaleString("en")} rows: group them, or ask for fewer than ${most.rows.toLocaleString("en")}.` }];
  }
  const kinds = columns.map((_, j) => kindOf(result, j));
  const numbers = kinds.flatMap((kind, j) => (kind === "number" ? [j] : []));
  const time = kinds.indexOf("time");
  const text = kinds.indexOf("text");
  if (time >= 0 && numbers.length === columns.length - 1) {
    const lines = { kind: "line", x: time, y: numbers.slice(0, most.series) };
    const bars = { kind: "bar", x: time, y: [numbers.at(-1)] };
    if (rows.length === 2) return [bars];
    return numbers.length > 1 ? [lines, bars] : [lines, bars, { kind: "scatter", x: time, y: numbers }];
  }
  if (time >= 0 && columns.length === 3 && text >= 0 && numbers.length === 1 && rows.length > 2) {
    return new Set(rows.map((r) => r[text])).size <= most.series ? [{ kind: "line", x: time, y: numbers, by: text }] : [];
  }
  if (numbers.length === 2 && columns.length === 2) {
    const points = { kind: "scatter", x: 0, y: [1] }, lines = { ...points, kind: "line" }, bars = { ...points, kind: "bar" };
    const each = new Set(rows.map((r) => numberOf(r[0]))).size === rows.length; // one value at each place
    if (each && isPeriods(result, 0)) return rows.length === 2 ? [bars] : [lines, bars, points];
    if (rows.length < 5) return [];
    return each ? [points, lines, bars] : [points];
  }
  const label = text >= 0 ? text : time;
  if (label >= 0 && numbers.length >= 1 && kinds.filter((k) => k === "text" || k === "time").length === 1) {
    return [{ kind: "bar", x: label, y: [numbers.at(-1)] }];
  }
  return [];
}

// barsOf are the rows that bars show, in order: the query's own (result.ordered), else by date or number, else the
// largest first.
export function barsOf(result, { x, y: [y] }) {
  if (result.ordered) return result.rows;
  const { at } = axis(result, x);
  const keys = new Map(result.rows.map((row) => [row, at ? at(row[x]) : -numberOf(row[y])]));
  const key = (row) => (Number.isNaN(keys.get(row)) ? Infinity : keys.get(row));
  return result.rows.slice().sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

// draw is a chart of a result, as wide as asked, and a word about what it leaves out.
export function draw(result, choice, width) {
  const { node, note, about } = { number, bar, line, scatter }[choice.kind](result, choice, width);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", about);
  return { node, note };
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 4 });
const long = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });

// figure is a number as people read it, all of its digits where it is a whole one.
export function figure(value) {
  const n = numberOf(value);
  if (Number.isNaN(n)) return value === null ? "NULL" : typeof value === "object" ? `${value.blob} bytes` : String(value);
  if (typeof value === "string" && value.replace(/\D/g, "").length > 15) return value;
  return Number.isInteger(n) ? n.toLocaleString("en") : long.format(n);
}

function number(result) {
  const all = result.columns.map((name, j) => el("div", { class: "figure" },
    el("span", { class: "figure-value" }, shown(figure(result.rows[0][j]))), el("span", { class: "figure-name" }, shown(name))));
  return { node: el("div", { class: "figures" }, all), note: "", about: result.columns.map((n, j) => `${label(n)}: ${label(figure(result.rows[0][j]))}`).join(", ") };
}

// label is a value as a text of a drawing, which has only what XML may have, and nothing that turns text around.
const label = (value) => (value === null ? "NULL" : typeof value === "object" ? `${value.blob} bytes` : String(value).replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, "�"));

// wide is about how wide a text is drawn; scripts of East Asia take twice the room.
const wide = (text) => Array.from(text).reduce((sum, c) => sum + (c >= "\u1100" ? 13 : 7.2), 0);

// clip is as much of a text as there is room for.
function clip(text, room) {
  if (wide(text) <= room) return text;
  let out = "";
  for (const c of text) {
    if (wide(out + c) > room - 8) break;
    out += c;
  }
  return out + "…";
}

// ticks are round numbers over a range.
export function ticks(low, high, count) {
  if (!(high - low > Math.abs(high) * 1e-12)) { const by = Math.abs(low) || 1; low -= by / 2; high += by / 2; } // nothing finer can be counted up to
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find((m) => m * power >= raw);
  const out = [];
  for (let i = Math.floor(low / step); i <= Math.ceil(high / step); i++) out.push(Number((i * step).toPrecision(12)));
  return out;
}

function bar(result, choice, width) {
  const { x, y: [y] } = choice;
  const rows = barsOf(result, choice).slice(0, most.bars);
  const gap = rows.length > 15 ? 20 : 28, thick = Math.round(gap * 0.64);
  const left = Math.min(Math.round(width * 0.34), 200, 12 + Math.max(...rows.map((r) => wide(label(r[x])))));
  const right = 72;
  const values = rows.map((r) => numberOf(r[y]));
  const known = values.filter((v) => !Number.isNaN(v));
  // The axis has 0, where bars begin, so that their lengths compare as the values do.
  const steps = ticks(Math.min(0, ...known), Math.max(0, ...known), width < 480 ? 2 : 4);
  const low = Math.min(0, steps[0]), high = Math.max(0, steps.at(-1));
  const at = (v) => left + ((v - low) / (high - low || 1)) * (width - left - right);
  const foot = rows.length * gap + 4, height = foot + 22;
  const node = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "chart" });
  for (const v of steps) {
    node.append(svg("line", { x1: at(v), x2: at(v), y1: 0, y2: foot, class: v === 0 ? "axis" : "grid" }),
      svg("text", { x: at(v), y: height - 8, class: "tick middle" }, short.format(v)));
  }
  rows.forEach((row, i) => {
    const name = label(row[x]), value = values[i], middle = i * gap + gap / 2 + 2;
    const from = Math.min(at(0), at(value)), to = Math.max(at(0), at(value));
    node.append(svg("g", {}, svg("title", {}, `${name}: ${figure(row[y])}`),
      svg("text", { x: left - 10, y: middle, class: "tick end" }, clip(name, left - 12)),
      Number.isNaN(value) ? null : svg("rect", { x: from, y: middle - thick / 2, width: Math.max(1.5, to - from), height: thick, rx: 3, class: "series-0" }),
      svg("text", { x: (Number.isNaN(value) ? at(0) : to) + 6, y: middle, class: "tick value" }, Number.isNaN(value) ? "NULL" : short.format(value))));
  });
  const all = result.rows.length;
  return {
    node, note: all === rows.length ? "" : !result.ordered && !axis(result, x).at ? `The ${rows.length} largest of ${all.toLocaleString("en")} bars.`
      : `The first ${rows.length} of ${all.toLocaleString("en")} bars, in the order of ${result.ordered ? "the rows" : label(result.columns[x])}.`,
    about: `Bar chart of ${label(result.columns[y])} by ${label(result.columns[x])}, ${plural(rows.length, "bar")}. The table has the same.`,
  };
}

const day = 86_400_000;

const timeOf = (value) => {
  if (isYear(value)) return Date.UTC(numberOf(value), 0);
  const text = String(value).replace(" ", "T");
  if (text.length < 16) return Date.parse(text);
  const zone = /(Z|[+-]\d{2}(:?\d{2})?)?$/.exec(text.slice(16))[0];
  return Date.parse(text.slice(0, text.length - zone.length) + (zone.length === 3 ? zone + ":00" : zone || "Z"));
};

// axis is how the values of a column follow one another: at is the place of one, say a place in words, where that is no
// plain number. A column of texts has neither.
function axis(result, x) {
  const kind = kindOf(result, x);
  if (kind !== "time") return kind === "number" ? { at: numberOf } : {};
  const yearly = result.rows.every((r) => r[x] === null || isYear(r[x]));
  const say = (v, span) => {
    const text = new Date(v).toISOString();
    return yearly || span > 12 * 365 * day ? text.slice(0, 4) : span > 300 * day ? text.slice(0, 7) : span > 3 * day ? text.slice(0, 10) : text.slice(5, 16).replace("T", " ");
  };
  return { at: timeOf, say };
}

// plane is the axes that lines and points stand in, below a legend where there are several series.
function plane(width, xs, ys, ofTime, names = []) {
  const legend = names.length > 1 ? names.map((name) => clip(name, Math.min(260, width - 60))) : [];
  const keys = [];
  let atX = 0, rows = 0;
  for (const name of legend) {
    const takes = wide(name) + 46;
    if (atX && atX + takes > width) { atX = 0; rows++; }
    keys.push([atX, rows * 22 + 10]);
    atX += takes;
  }
  const top = 12 + (legend.length ? (rows + 1) * 22 : 0), height = 248 + top, left = 56, right = 18, bottom = 30;
  const [x0, x1] = range(xs), ySteps = ticks(...range(ys), 5);
  const y0 = ySteps[0], y1 = ySteps.at(-1);
  const across = (v) => left + (x1 > x0 ? (v - x0) / (x1 - x0) : 0.5) * (width - left - right);
  const up = (v) => height - bottom - ((v - y0) / (y1 - y0)) * (height - top - bottom);
  const node = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "chart" });
  legend.forEach((name, i) => {
    const [x, y] = keys[i];
    node.append(svg("rect", { x, y: y - 2, width: 14, height: 4, rx: 2, class: `series-${i}` }), svg("text", { x: x + 22, y, class: "tick" }, name));
  });
  for (const v of ySteps) {
    node.append(svg("line", { x1: left, x2: width - right, y1: up(v), y2: up(v), class: v === 0 ? "axis" : "grid" }),
      svg("text", { x: left - 8, y: up(v), class: "tick end" }, short.format(v)));
  }
  const places = Math.max(2, Math.floor(width / 120));
  const xSteps = ofTime ? Array.from({ length: places }, (_, i) => x0 + ((x1 - x0) * i) / (places - 1)) : ticks(x0, x1, places).filter((v) => v >= x0 && v <= x1);
  const shownTimes = new Set();
  for (const [i, v] of xSteps.entries()) {
    const text = ofTime ? ofTime(v, x1 - x0) : short.format(v);
    if (shownTimes.has(text)) continue;
    shownTimes.add(text);
    node.append(svg("text", { x: across(v), y: height - 10, class: "tick " + (i === 0 && ofTime ? "" : i === xSteps.length - 1 && ofTime ? "end" : "middle") }, text));
  }
  return { node, across, up };
}

function range(values) {
  let low = Infinity, high = -Infinity;
  for (const v of values) { if (v < low) low = v; if (v > high) high = v; }
  return [low, high];
}

function line(result, { x, y, by }, width) {
  const { at, say } = axis(result, x);
  const series = new Map(); // by column or by value, of which two may have one name
  for (const row of result.rows) {
    for (const j of y) {
      const key = by === undefined ? j : row[by];
      const point = [at(row[x]), numberOf(row[j]), row[x], row[j]];
      if (!series.has(key)) series.set(key, []);
      if (!Number.isNaN(point[0]) && !Number.isNaN(point[1])) series.get(key).push(point);
    }
  }
  let points = 0, drawn = 0;
  const lines = [...series].map(([key, all]) => {
    all.sort((a, b) => a[0] - b[0]);
    const thin = thinned(all, most.line);
    points += all.length;
    drawn += thin.length;
    return [label(by === undefined ? result.columns[key] : key), thin];
  });
  const flat = lines.flatMap(([, all]) => all);
  const names = lines.map(([name]) => name);
  const { node, across, up } = plane(width, flat.map((p) => p[0]), flat.map((p) => p[1]), say, names);
  lines.forEach(([name, all], i) => {
    node.append(svg("path", { class: `line series-${i}`, d: all.map((p, k) => `${k ? "L" : "M"}${across(p[0]).toFixed(1)} ${up(p[1]).toFixed(1)}`).join("") }));
    if (all.length <= 80) {
      for (const p of all) {
        node.append(svg("circle", { cx: across(p[0]), cy: up(p[1]), r: 3, class: `series-${i}` }, svg("title", {}, `${lines.length > 1 ? name + ", " : ""}${label(p[2])}: ${figure(p[3])}`)));
      }
    }
  });
  return {
    node, note: drawn < points ? `${points.toLocaleString("en")} points, thinned to ${drawn.toLocaleString("en")}: highs and lows are kept.` : "",
    about: `Line chart of ${names.join(", ")} over ${label(result.columns[x])}, ${plural(drawn, "point")}. The table has the same.`,
  };
}

// thinned keeps the lowest and the highest point of each stretch.
export function thinned(points, most) {
  if (points.length <= most) return points;
  const out = [], stretches = most / 2;
  for (let i = 0; i < stretches; i++) {
    const from = Math.floor((i * points.length) / stretches), to = Math.floor(((i + 1) * points.length) / stretches);
    let low = from, high = from;
    for (let k = from; k < to; k++) {
      if (points[k][1] < points[low][1]) low = k;
      if (points[k][1] > points[high][1]) high = k;
    }
    out.push(points[Math.min(low, high)]);
    if (low !== high) out.push(points[Math.max(low, high)]);
  }
  return out;
}

function scatter(result, { x, y: [y] }, width) {
  const { at, say } = axis(result, x);
  let all = result.rows.map((r) => [at(r[x]), numberOf(r[y]), r[x], r[y]]).filter(([a, b]) => !Number.isNaN(a) && !Number.isNaN(b));
  const total = all.length;
  if (total > most.points) {
    const step = total / most.points;
    all = Array.from({ length: most.points }, (_, i) => all[Math.floor(i * step)]);
  }
  const { node, across, up } = plane(width, all.map((p) => p[0]), all.map((p) => p[1]), say);
  for (const [a, b, first, second] of all) {
    node.append(svg("circle", { cx: across(a).toFixed(1), cy: up(b).toFixed(1), r: all.length > 300 ? 2 : 3.5, class: "point series-0" },
      all.length > 300 ? null : svg("title", {}, `${label(result.columns[x])} ${label(say ? first : figure(first))}, ${label(result.columns[y])} ${figure(second)}`)));
  }
  return {
    node, note: total > all.length ? `${total.toLocaleString("en")} points, thinned to every ${Math.round(total / all.length)}th.` : "",
    about: `Scatter chart of ${label(result.columns[y])} over ${label(result.columns[x])}, ${plural(all.length, "point")}. The table has the same.`,
  };
}
