// The page: what is where, the keys, and what holds between cards.
import { call, onToken, token } from "./api.js";
import { makeCard } from "./answer.js";
import { announce, el, icon, shown } from "./dom.js";
import { history, showHistory, showSchema } from "./side.js";

const $ = (id) => document.getElementById(id);
const question = $("question");
let sources = [];
let following = null;

const current = () => sources.find((s) => s.name === $("source").value);

// What cards tell the page.
const app = {
  conversations: true,
  running: new Set(), // an AbortController for each request that Esc stops
  follow(card) {
    following = card;
    $("follows").replaceChildren(icon("reply"), el("span", {}, "Follows “", shown(card.question), "”"),
      el("button", { type: "button", class: "quiet icon-button", "aria-label": "Start over instead", onclick: unfollow }, icon("bad")));
    $("follows").hidden = false;
    $("source").value = card.source.name;
    question.focus();
    question.scrollIntoView({ block: "center" });
  },
  remember(entry) {
    history.add(entry);
    if (!$("panel-history").hidden) showHistory($("panel-history"), take);
  },
  note() { $("welcome").hidden = $("answers").childElementCount > 0; },
};

function unfollow() {
  following = null;
  $("follows").hidden = true;
}

// add begins a card above the others.
function add(options) {
  const card = makeCard(app, options);
  $("answers").prepend(card.node);
  app.note();
  card.begin();
  closeSide();
  window.scrollTo({ top: 0 });
  return card;
}

function ask(text) {
  text = text.trim();
  if (!text || !current()) return question.focus();
  add({ source: following ? following.source : current(), question: text, follows: following });
  question.value = "";
  unfollow();
  grow();
}

function grow() {
  question.style.height = "auto";
  question.style.height = Math.min(question.scrollHeight, 220) + "px";
}

// take is given what a person chooses in the history: a question is written down, a query shown; nothing is asked yet.
function take(entry) {
  if (sources.some((s) => s.name === entry.source)) $("source").value = entry.source;
  closeSide();
  if (!entry.question) return add({ source: current(), sql: entry.sql });
  question.value = entry.question;
  grow();
  question.focus();
}

$("composer").addEventListener("submit", (event) => { event.preventDefault(); ask(question.value); });
question.addEventListener("input", grow);
question.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); ask(question.value); }
});
$("sql-button").addEventListener("click", () => current() && add({ source: current() }));
$("source").addEventListener("change", () => { unfollow(); loadSchema(); });

// The side panel: next to the answers where there is room, over them where there is not.
const sideButton = $("side-button");
const wide = matchMedia("(min-width: 60rem)");
function setSide(open) {
  document.body.classList.toggle("side-open", open);
  sideButton.setAttribute("aria-expanded", String(open));
}
function closeSide() { if (!wide.matches) setSide(false); }
sideButton.addEventListener("click", () => setSide(!document.body.classList.contains("side-open")));
setSide(wide.matches);
wide.addEventListener("change", () => setSide(wide.matches));

const tabs = [...document.querySelectorAll("[role=tab]")];
function choose(tab, focus) {
  for (const t of tabs) {
    const chosen = t === tab;
    t.setAttribute("aria-selected", String(chosen));
    t.tabIndex = chosen ? 0 : -1;
    $(t.getAttribute("aria-controls")).hidden = !chosen;
  }
  if (tab.id === "tab-history") showHistory($("panel-history"), take);
  if (focus) tab.focus();
}
for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") choose(tabs[1 - tabs.indexOf(tab)], true);
  });
}

// Colors.
const themes = { auto: "as the system", light: "light", dark: "dark" };
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  $("theme-button").setAttribute("aria-label", "Colors: " + themes[theme]);
  $("theme-button").title = "Colors: " + themes[theme];
  try { localStorage.setItem("sqlagent.theme", theme); } catch { /* then for this visit alone */ }
}
function nextTheme() {
  const names = Object.keys(themes);
  setTheme(names[(names.indexOf(document.documentElement.dataset.theme) + 1) % names.length]);
  announce("Colors: " + themes[document.documentElement.dataset.theme]);
}
$("theme-button").addEventListener("click", nextTheme);
setTheme(themes[document.documentElement.dataset.theme] ? document.documentElement.dataset.theme : "auto");

// The token.
let wanted = null; // a promise, while the dialog is open
onToken((failure) => {
  $("token-why").textContent = token.get() ? `${failure.message}.` : "Ask its administrator for one.";
  wanted ??= new Promise((resolve) => {
    $("token").value = "";
    $("token-dialog").showModal();
    $("token-form").onsubmit = (event) => {
      event.preventDefault();
      token.set($("token").value.trim());
      wanted = null;
      $("token-dialog").close();
      $("token-button").hidden = false;
      resolve();
    };
  });
  return wanted;
});
$("token-dialog").addEventListener("cancel", (event) => event.preventDefault()); // nothing works without one
$("token-button").hidden = !token.get();
$("token-button").addEventListener("click", () => { token.clear(); location.reload(); });
$("token-button").textContent = "Forget token";

// Help.
$("help-button").addEventListener("click", () => $("help-dialog").showModal());
$("help-close").addEventListener("click", () => $("help-dialog").close());

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    if (app.running.size) for (const stop of app.running) stop.abort();
    else if (following) unfollow();
    else closeSide();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  const act = {
    "/": () => question.focus(), "?": () => $("help-dialog").showModal(), t: nextTheme,
    s: () => { setSide(true); choose($("tab-schema")); $("schema-filter").focus(); },
    h: () => { setSide(true); choose($("tab-history"), true); },
  }[event.key];
  if (act) { event.preventDefault(); act(); }
});

async function loadSchema() {
  const source = current();
  $("suggestions").replaceChildren();
  if (!source?.rights.includes("schema")) {
    $("schema").replaceChildren(el("p", { class: "fine" }, "Your token has no right to see the schema."));
    return;
  }
  const tables = await showSchema($("schema"), $("schema-filter"), source, {
    look: (sql) => add({ source, sql }),
    name: (name) => {
      question.setRangeText(name, question.selectionStart, question.selectionEnd, "end");
      grow();
      closeSide();
      question.focus();
    },
  });
  if (source === current()) suggest(tables);
}

// suggest writes questions that a schema answers for certain.
function suggest(tables) {
  const words = (name) => name.replace(/.*\./, "").replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ").toLowerCase();
  const many = (name) => (/s$/.test(name) ? name : /[^aeiou]y$/.test(name) ? name.slice(0, -1) + "ies" : name + "s");
  const referred = (table) => tables.filter((t) => (t.foreign_keys || []).some((k) => k.ref_table === table.name)).length;
  const main = [...tables].sort((a, b) => referred(b) - referred(a));
  const questions = main.slice(0, 3).map((t) => `How many ${many(words(t.name))} are there?`);
  for (const t of main) {
    const kind = t.columns.find((c) => /^(country|city|state|status|category|type|kind|region)$/i.test(c.name));
    if (kind) { questions.splice(1, 0, `How many ${many(words(t.name))} are there in each ${words(kind.name)}?`); break; }
  }
  $("suggestions").replaceChildren(...questions.slice(0, 3).map((text) => el("button", { type: "button", class: "suggestion", onclick: () => ask(text) }, shown(text))));
}

async function start() {
  try {
    ({ sources } = await call("GET", "v1/sources"));
  } catch (error) {
    $("welcome").replaceChildren(el("p", { class: "lead" }, "No questions are possible now."), el("p", { class: "sub" }, shown(error.message), error.hint ? [". ", shown(error.hint)] : null));
    return;
  }
  $("source").replaceChildren(...sources.map((s) => el("option", { value: s.name }, s.name)));
  $("source").disabled = sources.length < 2;
  $("ask-button").disabled = false;
  document.body.classList.add("ready");
  performance.mark("usable");
  loadSchema();
}

if (wide.matches) question.focus(); // a phone's keyboard would hide the page
start();
