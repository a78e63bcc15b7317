// The page: what is where, the keys, and what holds between cards.
import { call, onToken, token } from "./api.js";
import { makeCard } from "./answer.js";
import { announce, el, icon, shown, visible } from "./dom.js";
import { history, saved, showHistory, showKnowledge, showSchema } from "./side.js";

const $ = (id) => document.getElementById(id);
const question = $("question");
let sources = [];
let following = null;

const current = () => sources.find((s) => s.name === $("source").value);
const still = (source) => () => source === current(); // chosen, after a wait

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
  remember(entry) { history.add(entry); listQuestions(); },
  save(entry) {
    if (!saved.room(entry)) return false;
    saved.add(entry);
    listQuestions();
    return true;
  },
  note() { $("welcome").hidden = $("answers").childElementCount > 0; },
};

function listQuestions() {
  if (!$("panel-history").hidden) showHistory($("panel-history"), take);
}

function listKnowledge() {
  if (!$("panel-team").hidden && current()) showKnowledge($("panel-team"), current(), { take, chosen: still(current()) });
}

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
  missing();
  grow();
}

function grow() {
  question.style.height = "auto";
  question.style.height = Math.min(question.scrollHeight, 220) + "px";
}

// missing says that a source is not available here: what was meant for it is about the one that is chosen.
function missing(name) {
  const text = name ? `The source “${visible(name).slice(0, 100)}” is not available here. Check which one is chosen.` : "";
  $("missing").textContent = text;
  $("missing").hidden = !text;
  if (text) announce(text);
}

// take is given what a person chooses in a list or by a link: a question is written down, a query shown; nothing is asked
// yet.
function take(entry) {
  const known = sources.some((s) => s.name === entry.source);
  if (known && entry.source !== $("source").value) {
    $("source").value = entry.source;
    $("source").dispatchEvent(new Event("change"));
  }
  missing(known ? "" : entry.source);
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
$("source").addEventListener("change", () => { unfollow(); missing(); loadSchema(); listKnowledge(); });

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
  listQuestions();
  listKnowledge();
  if (focus) tab.focus();
}
for (const tab of tabs) {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    if (by) choose(tabs[(tabs.indexOf(tab) + by) % tabs.length], true);
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
    k: () => { setSide(true); choose($("tab-team"), true); },
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
    chosen: still(source),
    look: (sql) => add({ source, sql }),
    name: (name) => {
      question.setRangeText(name, question.selectionStart, question.selectionEnd, "end");
      grow();
      closeSide();
      question.focus();
    },
  });
  suggest(source, tables);
}

// suggest offers questions that the schema can answer, once it is read.
async function suggest(source, tables) {
  const { suggestions } = await import("./suggest.js");
  if (source !== current()) return;
  $("suggestions").replaceChildren(...suggestions(tables).map((text) => el("button", { type: "button", class: "suggestion", onclick: () => ask(text) }, shown(text))));
}

// linked writes down the question of a link, #q=…&source=…; whoever follows it asks it, or does not.
function linked() {
  const entry = new URLSearchParams(location.hash.slice(1));
  const text = visible(entry.get("q") ?? "").trim().slice(0, question.maxLength);
  if (!text) return;
  unfollow();
  take({ question: text, source: entry.get("source") });
}
window.addEventListener("hashchange", linked);

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
  const first = current();
  linked();
  if (current() === first) loadSchema();
}

if (wide.matches) question.focus(); // a phone's keyboard would hide the page
start();
