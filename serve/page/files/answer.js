// A card: a question, how its answer comes about, the answer with how sure it is, and what can be done with it.
import { call, events, Failure } from "./api.js";
import { action, copy, resultView, said } from "./table.js";
import { announce, el, icon, plural, shown } from "./dom.js";
import { figure } from "./chart.js";
import { code, editor, layout } from "./sql.js";
import { linkTo, mostQuestions } from "./side.js";

let cards = 0;

// same reports whether two queries are one, laid out for people or not.
const same = (a, b) => layout(a) === layout(b);

// makeCard begins a card about a source: of a question that is asked at once, or of a query to be written. follows is
// the card whose conversation it goes on with. app has what cards tell: follow, remember, save, note; and running, what Esc stops.
export function makeCard(app, { source, question = "", sql = "", follows = null }) {
  const id = `card-${++cards}`;
  const may = (right) => source.rights.includes(right);
  const card = { source, question, conversation: follows?.conversation || null, sql: "", followed: false };
  if (follows) follows.followed = true;

  const steps = el("div", { class: "steps" });
  const trust = el("div", { class: "trust" });
  const outcome = el("div", { class: "outcome" });
  const query = el("div", { class: "query" });
  const others = el("div", { class: "others" });
  const how = el("div", { class: "how" });
  const actions = el("footer", { class: "actions" });
  card.node = el("article", { class: "card", "aria-labelledby": id, tabindex: -1 },
    el("header", {},
      el("p", { class: "meta" }, el("span", {}, shown(source.name)), follows ? el("span", {}, "follows “", shown(follows.question), "”") : null),
      el("h2", { id }, question ? shown(question) : "A query of your own"),
      el("button", { type: "button", class: "quiet icon-button close", "aria-label": "Close this card", onclick: () => { for (const stop of stops) stop.abort(); card.node.remove(); app.note(); } }, icon("bad"))),
    steps, trust, outcome, query, others, how, actions);

  // during does work with a signal that Esc, and putting the card away, aborts. Each has its own: what was stopped once
  // may run again.
  const stops = new Set();
  async function during(work) {
    const stop = new AbortController();
    for (const all of [stops, app.running]) all.add(stop);
    try {
      return await work(stop);
    } finally {
      for (const all of [stops, app.running]) all.delete(stop);
    }
  }

  // show puts the result of a query where the answer is.
  let seen = ""; // the query whose result is shown
  function show(result, text, { unsure = false } = {}) {
    seen = text;
    const loadAll = result.truncated && may("query") && (result.cuts || []).some((c) => c.limit === "rows" && c.value)
      ? async (event) => { event.currentTarget.disabled = true; await run(text, 0); } : null;
    outcome.replaceChildren(resultView(result, { sql: text, all: loadAll, unsure, about: { question, source: source.name, trust, at: new Date() } }));
  }

  // fail puts an error there.
  function fail(error, again) {
    seen = "";
    if (error.name === "AbortError") error = new Failure(0, { kind: "interrupted", message: "Stopped." });
    const title = {
      refused: "Refused: not read-only, or not allowed", no_answer: "No answer", busy: "The server is busy", forbidden: "Not allowed",
      timeout: "No answer within the time limit", full: "The conversation is full", interrupted: "Stopped", unreachable: "No connection", database: "The database is unavailable",
      model: "The model is unavailable", not_found: "Not found", conflict: "Conflict", usage: "Invalid request",
    }[error.kind] || "Something went wrong";
    outcome.replaceChildren(el("div", { class: "failure " + error.kind, role: "alert" },
      el("p", { class: "failure-title" }, title),
      error.kind === "interrupted" ? null : el("p", {}, shown(error.message)), error.hint ? el("p", { class: "hint" }, shown(error.hint)) : null,
      again ? el("button", { type: "button", class: "secondary", onclick: again }, "Try again") : null));
  }

  // edit shows the query, to be changed and run.
  let box = null;
  function edit(text, open) {
    card.sql = text;
    const runButton = action("run", "Run", () => run(box.value), { class: "secondary action", disabled: !may("query"), title: may("query") ? "Ctrl+Enter" : "Your token has no right to run queries" });
    const planButton = action("plan", "Explain", explain, { disabled: !may("query") });
    const reset = el("button", { type: "button", class: "quiet", hidden: true, onclick: () => { box.value = text; reset.hidden = true; redo?.(); } }, "Back to the answer’s query");
    const plan = el("div", { class: "plan" });
    box = editor(text, { label: "SQL, editable", run: () => may("query") && run(box.value), changed: (now) => { reset.hidden = now === text || !text; } });
    async function explain() {
      try {
        const verdict = await during((stop) => call("POST", "v1/check", { source: source.name, sql: box.value }, { signal: stop.signal }));
        plan.replaceChildren(verdict.allowed
          ? el("pre", { class: "saw", tabindex: 0, role: "group", "aria-label": "Plan" }, shown(verdict.plan.text))
          : el("p", { class: "notice" }, `Refused (${verdict.rule}): `, shown(verdict.reason), verdict.hint ? el("span", { class: "hint" }, " ", shown(verdict.hint)) : null));
      } catch (error) { fail(error); }
    }
    query.replaceChildren(el("details", { class: "fold", open },
      el("summary", {}, "SQL"),
      box.node,
      el("div", { class: "bar" }, runButton, planButton, reset, el("span", { class: "grow" }),
        action("copy", "Copy", async (button) => { await copy(box.value); said(button, "Copied"); })),
      plan));
  }

  let redo = null; // shows the answer again

  // run runs a query that a person wrote or chose, or all rows of one; rows 0 is all. It reports whether rows came.
  async function run(text, rows) {
    if (!text.trim()) return false;
    card.node.setAttribute("aria-busy", "true");
    try {
      const asked = { source: source.name, sql: text, ...(rows === undefined ? {} : { rows }) };
      const result = await during((stop) => call("POST", "v1/query", asked, { signal: stop.signal }));
      if (!same(text, card.sql) || !question) {
        card.node.classList.remove("unsure");
        trust.replaceChildren(question ? el("p", { class: "fine" }, "Rows of your own query, not of the model's.") : "");
      }
      show(result, text, { unsure: card.node.classList.contains("unsure") });
      announce(plural(result.rows.length, "row"));
      if (!question) app.remember({ question: "", sql: text, source: source.name });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      card.node.removeAttribute("aria-busy");
    }
  }

  // ask asks the question, and shows what happens meanwhile.
  const ask = () => during(async (stop) => {
    for (const part of [steps, trust, outcome, query, others, how, actions]) part.replaceChildren();
    card.node.setAttribute("aria-busy", "true");
    const live = liveSteps(() => stop.abort());
    steps.append(live.node);
    announce("Asking");
    try {
      if (!card.conversation && app.conversations) card.conversation = await begin(stop.signal);
      for await (const { event, data } of events("v1/ask", { source: source.name, question, figure: true, ...(card.conversation ? { conversation: card.conversation } : {}) }, stop.signal)) {
        if (event === "turn") live.tell(data);
        else if (event === "answer") return answered(data);
        else if (event === "error") throw new Failure(200, data.error, data.turns ? data : null);
      }
      throw new Failure(0, { kind: "unreachable", message: "the server ended the connection before the answer", hint: "ask again" });
    } catch (error) {
      steps.replaceChildren();
      if (error.report?.turns?.length) how.append(story(error.report, true));
      fail(error, error.name === "AbortError" ? null : ask);
      announce("No answer: " + error.message);
      if (error.report?.sql) edit(error.report.sql, true);
    } finally {
      live.end();
      card.node.removeAttribute("aria-busy");
    }
  });

  // begin opens a conversation, so that the next question can follow this one; without one it is answered all the same.
  async function begin(signal) {
    try {
      return (await call("POST", "v1/conversations", { source: source.name }, { signal })).id;
    } catch (error) {
      if (error instanceof Failure && (error.kind === "busy" || error.kind === "conflict")) return null;
      throw error;
    }
  }

  function answered(report) {
    steps.replaceChildren();
    how.replaceChildren(story(report, false));
    redo = () => {
      card.node.classList.toggle("unsure", report.unsure === true);
      trust.replaceChildren(sureness(report));
      show(report, report.sql, { unsure: report.unsure });
    };
    redo();
    edit(layout(report.sql), report.unsure === true);
    others.replaceChildren(...(report.clarify ? [choices(report)] : []), ...(report.alternatives?.length ? [alternatives(report)] : []));
    actions.replaceChildren(...buttons(report));
    const said = report.sentence ? report.sentence.replace(/\.$/, "") : report.rows.length === 1 && report.columns.length === 1 ? figure(report.rows[0][0]) : plural(report.rows.length, "row");
    announce(`${report.unsure ? "Unsure. Perhaps" : "Answer"}: ${said}. ${inWords(report)}`);
    app.remember({ question, sql: report.sql, source: source.name, unsure: report.unsure === true });
  }

  // alternatives are the other answers: at once the two that are worth a look, those of several votes or another model.
  function alternatives(report) {
    const view = (other) => el("section", { class: "other" },
      el("p", { class: "fine" }, shown(whoseVotes(other, report)), ` · ${plural(other.rows.length, "row")}`),
      code(other.sql), preview(other),
      el("button", { type: "button", class: "secondary", onclick: () => take(other, el("p", { class: "fine" }, "The other answer, of ", shown(whoseVotes(other, report)), ".")) }, "Take this one"));
    const first = report.alternatives.filter((other) => other.agree > 1 || ofAnother(other, report) || isJudged(report)).slice(0, 2);
    const rest = report.alternatives.filter((other) => !first.includes(other));
    return el("details", { class: "fold", open: report.unsure && first.length > 0 },
      el("summary", {}, `${plural(report.alternatives.length, "other answer")}`),
      first.map(view),
      first.length && rest.length ? el("details", { class: "fold" }, el("summary", {}, `${rest.length} more`), rest.map(view)) : rest.map(view));
  }

  // take shows another answer in place of the first.
  function take(other, why) {
    card.node.classList.remove("unsure");
    trust.replaceChildren(why);
    show(other, other.sql);
    edit(other.sql, true);
    card.node.scrollIntoView({ block: "start" });
    card.node.focus();
  }

  // choices asks back which reading is meant. The report has the rows of those that votes came to; others are run.
  function choices(report) {
    const rowsOf = (choice) => [report, ...report.alternatives].find((other) => other.sql === choice.sql);
    // told is the choice's answer, from which the conversation goes on; null where that has gone on from another.
    const told = async (choice) => {
      if (!card.conversation || card.followed) return null;
      try {
        const chosen = await during((stop) => call("POST", "v1/ask", { source: source.name, question: choice.text, conversation: card.conversation }, { signal: stop.signal }));
        return chosen.chosen === choice.text ? chosen : null;
      } catch { return null; }
    };
    const choose = async (choice) => {
      const why = el("p", { class: "fine" }, "As you chose: ", shown(choice.text), ".");
      const rows = await told(choice) || rowsOf(choice);
      if (rows) return take(rows, why);
      edit(choice.sql, true);
      card.node.classList.remove("unsure");
      if (await run(choice.sql)) trust.replaceChildren(why);
    };
    return el("div", { class: "choices", role: "group", "aria-label": report.clarify.question },
      el("p", {}, shown(report.clarify.question)),
      report.clarify.choices.map((choice) => el("button", { type: "button", class: "secondary", disabled: !rowsOf(choice) && !may("query"),
        title: rowsOf(choice) || may("query") ? null : "Your token has no right to run queries", onclick: () => choose(choice) }, shown(choice.text))));
  }

  function buttons(report) {
    const verdict = el("span", { class: "verdict" });
    const tell = async (what, corrected) => {
      try {
        const { added } = await call("POST", "v1/feedback", { source: source.name, id: report.id, question, sql: report.sql, verdict: what, ...(corrected ? { corrected } : {}) });
        verdict.replaceChildren(el("span", { class: "fine", role: "status" }, added ? "Thank you: kept as a verified example." : "Thank you: noted."));
      } catch (error) {
        verdict.replaceChildren(el("span", { class: "fine", role: "alert" }, shown(error.message), error.hint ? [". ", shown(error.hint)] : null));
      }
    };
    // What is right is the query whose rows are seen, which may be another answer's or the person's own.
    const right = () => {
      if (!seen) return verdict.replaceChildren(el("span", { class: "fine", role: "alert" }, "No result shown is right."));
      return same(seen, report.sql) ? tell("good") : tell("bad", seen);
    };
    const wrong = () => {
      query.querySelector("details").open = true;
      const send = el("button", { type: "button", class: "secondary", onclick: () => tell("bad", same(box.value, report.sql) ? "" : box.value) }, "Send");
      verdict.replaceChildren(el("span", { class: "fine" }, "If you know the right query, change the SQL above first. "), send);
      send.focus();
    };
    const keep = (button) => {
      if (app.save({ question, source: source.name })) return said(button, "Saved");
      verdict.replaceChildren(el("span", { class: "fine", role: "alert" }, `Not saved: the maximum of ${mostQuestions} questions is reached. Remove one in History.`));
    };
    return [
      ...(may("feedback") ? [action("good", "Right", right), action("bad", "Wrong", wrong)] : []),
      verdict,
      el("span", { class: "grow" }),
      action("save", "Save", keep, { title: "Save the question in this browser" }),
      action("link", "Link", async (button) => { await copy(linkTo({ question, source: source.name })); said(button, "Copied"); }, { title: "Copy a link to the question" }),
      card.conversation ? action("reply", "Follow up", () => app.follow(card)) : null,
    ].filter(Boolean);
  }

  card.begin = () => {
    if (question) return ask();
    edit(sql, true);
    if (sql) return run(sql);
    box.focus();
  };
  return card;
}

// preview is the first rows of an alternative.
function preview(result) {
  const most = 5;
  return el("div", { class: "grid-frame small", tabindex: 0, role: "group", "aria-label": "First rows" },
    el("table", {}, el("thead", {}, el("tr", {}, result.columns.map((c) => el("th", { scope: "col" }, shown(c || " "))))),
      el("tbody", {}, result.rows.slice(0, most).map((row) => el("tr", {}, row.map((v) => el("td", {}, el("bdi", {}, shown(v === null ? "NULL" : typeof v === "object" ? plural(v.blob, "byte") : v)))))))));
}

// percent is rounded down, and never says 100%: no answer is certain.
export const percent = (share) => `${Math.min(99, Math.floor(share * 100 + 1e-9))}%`;

const ofAnother = (other, report) => other.model && other.model !== report.model;

const isJudged = (report) => report.basis === "judgement"; // by the model itself, in place of votes

// whoseVotes says who came to another answer.
const whoseVotes = (other, report) => ofAnother(other, report) ? other.model
  : isJudged(report) ? `the model, which gives it ${percent(other.agreement)}` : `${other.agree} of ${report.votes} votes`;

// asked says which of several models answered, and what the others came to.
const asked = (report) => (report.asked || []).map((m) => el("p", { class: "fine" }, shown(`${m.model} ${
  m.model === report.model ? "answers" : m.agrees ? "gave the same result" : m.error ? "gave no answer" : "gave another answer"}.`)));

// inWords says how sure an answer is.
function inWords(report) {
  if (report.typed) return "Your own query, run as it is.";
  const repeated = report.used?.find((u) => u.repeated);
  if (repeated) return repeated.with ? "A person verified this query for a question that differs in a value or number." : "A person verified this query for this question.";
  const calibrated = report.uncalibrated ? "The model is not calibrated, so its accuracy is unknown. " : "";
  if (!report.votes) return calibrated + "A single answer, unchecked.";
  if (isJudged(report)) return `The model gives its own query ${percent(report.agreement)}, after ${report.votes} samples; this is not a probability.`;
  if (report.asked && report.confidence !== undefined) return `Right with a probability of ${percent(report.confidence)}; ${report.asked.length} models were asked.`;
  if (report.confidence !== undefined) return `Right with a probability of ${percent(report.confidence)}; ${report.agree} of ${report.votes} votes agree.`;
  return `${calibrated}${report.agree} of ${report.votes} votes agree; this is not a probability.`;
}

// sureness shows it. What is unsure must look unsure.
function sureness(report) {
  const share = report.confidence ?? report.agreement;
  const dots = report.votes > 1 && !isJudged(report) ? el("span", { class: "dots", "aria-hidden": "true" },
    Array.from({ length: Math.min(report.votes, 32) }, (_, i) => el("i", { class: i < report.agree ? "yes" : null }))) : null;
  const assumed = report.assumed?.length ? el("p", { class: "fine" }, "Assumed, not declared in the schema: ", shown(report.assumed.join(", ")), ".") : null;
  const missed = report.missed?.length ? el("p", { class: "fine" }, "Values may be missed: not all columns could be searched in time for ", shown(report.missed.join(", ")), ".") : null;
  const corrected = (report.corrected || []).map((c) => el("p", { class: "fine" }, "Read “", shown(c.written), "” as “", shown(c.read), "”."));
  const [worst, ...others] = (report.doubts || []).map((doubt) => shown(doubt));
  const doubts = worst ? [el("p", { class: "fine" }, report.unsure ? worst : ["Note: ", worst, "."]),
    others.length ? el("details", { class: "fold" }, el("summary", {}, plural(others.length, "more doubt")),
      el("ul", { class: "fine" }, others.map((doubt) => el("li", {}, doubt)))) : null] : [];
  const notes = [...asked(report), ...corrected, assumed, missed, ...known(report.used)];
  if (report.unsure) {
    return el("div", { class: "doubt", role: "note" },
      el("p", { class: "doubt-title" }, el("span", { class: "badge unsure" }, "Unsure"), dots),
      el("p", {}, share === undefined && !report.uncalibrated ? "" : `${inWords(report)} `, "This may be wrong: check the SQL and the other answers, or ask in the database’s own words."), ...doubts, notes);
  }
  return el("div", {},
    el("p", { class: "sure" }, report.confidence !== undefined ? el("span", { class: "badge" }, percent(report.confidence) + " likely right") : null, dots,
      el("span", { class: "fine" }, report.votes > 1 && !isJudged(report) ? `${report.agree} of ${report.votes} votes agree${report.confidence === undefined ? "; this is not a probability" : ""}` : inWords(report))), ...doubts, notes);
}

// known says what of the team's knowledge an answer rests on.
function known(used) {
  return (used || []).map((u) => el("p", { class: "fine" },
    u.repeated && u.with ? ["With the verified answer to “", shown(u.text), "”, with ", shown(u.with.map((x) => `${x.to} in place of ${x.from}`).join(", "))]
      : u.repeated ? "This question has a verified answer" : { example: "With the example", term: "With the term", rule: "With the rule" }[u.kind] ?? u.kind,
    u.repeated ? null : [" “", shown(u.text), "”", u.means ? [": ", shown(u.means)] : null],
    u.who ? [", verified by ", shown(u.who)] : null, u.when ? `, ${new Date(u.when).toLocaleDateString()}` : null, "."));
}

// story is how an answer came about.
function story(report, open) {
  const seconds = (report.elapsed_ms / 1000).toFixed(report.elapsed_ms < 9950 ? 1 : 0);
  return el("details", { class: "fold story", open },
    el("summary", {}, `Details: ${plural(report.turns.length, "turn")}${report.votes > 1 ? `, ${report.votes} ${isJudged(report) ? "samples" : "votes"}` : ""}, ${seconds} s`),
    el("ol", { class: "turns" }, report.turns.map((turn, i) => el("li", {},
      turn.model && turn.model !== report.turns[i - 1]?.model ? el("p", { class: "fine" }, shown(turn.model)) : null,
      turn.think ? el("p", { class: "think" }, shown(turn.think)) : null,
      turn.sql ? code(turn.sql) : null,
      turn.error ? el("p", { class: "wrong" }, shown(turn.error), turn.hint ? el("span", { class: "hint" }, " ", shown(turn.hint)) : null)
        : turn.observation ? el("pre", { class: "saw", tabindex: 0, role: "group", "aria-label": "What it saw" }, shown(turn.observation)) : null))),
    el("p", { class: "fine" }, shown(`${report.model}, ${report.engine}, protocol ${report.protocol}, ${plural(report.tokens.generated, "token")}`)));
}

// liveSteps shows what happens while it happens: the turns of one conversation, or of several votes how many are in.
function liveSteps(stop) {
  const start = performance.now();
  const clock = el("span", { class: "clock" }, "0.0 s");
  const doing = el("span", { class: "doing" }, "Asking");
  const list = el("ol", { class: "turns" });
  const dots = el("span", { class: "dots", "aria-hidden": "true" });
  const node = el("div", { class: "live" },
    el("p", { class: "live-line" }, el("span", { class: "pulse", "aria-hidden": "true" }), doing, dots, clock, el("span", { class: "grow" }),
      el("button", { type: "button", class: "quiet", onclick: stop }, "Stop")), list);
  const timer = setInterval(() => { clock.textContent = ((performance.now() - start) / 1000).toFixed(1) + " s"; }, 100);
  let came = 0, turn = null, writing = null;
  const tell = (e) => {
    if (e.votes) {
      if (["focus", "profile", "left"].includes(e.kind)) return note(e);
      if (e.kind === "final") came++;
      doing.textContent = `${came} of ${e.votes} votes counted`;
      if (dots.childElementCount !== e.votes) dots.replaceChildren(...Array.from({ length: e.votes }, () => el("i")));
      [...dots.children].forEach((dot, i) => dot.classList.toggle("yes", i < came));
      return;
    }
    switch (e.kind) {
      case "focus": case "profile": case "left": return note(e);
      case "model":
        came = 0;
        dots.replaceChildren();
        list.append(el("li", {}, el("p", { class: "fine" }, shown(e.text ?? ""), " is asked too")));
        doing.textContent = "Asking another model";
        announce(doing.textContent);
        return;
      case "turn":
        turn = el("li");
        writing = el("p", { class: "writing" });
        turn.append(writing);
        list.append(turn);
        doing.textContent = e.turn > e.turns ? "No turns left: the last query" : `Turn ${e.turn} of ${e.turns}`;
        announce(doing.textContent);
        return;
      case "text": writing?.append(shown(e.text ?? "")); return;
      case "thought": writing?.replaceChildren(); turn?.insertBefore(el("p", { class: "think" }, shown(e.text ?? "")), writing); return;
      case "sql": case "repair": case "final":
        writing?.replaceChildren();
        turn?.append(code(e.sql ?? ""));
        if (e.error) turn?.append(el("p", { class: "wrong" }, shown(e.error)));
        doing.textContent = e.kind === "sql" ? `Turn ${e.turn} of ${e.turns}: looking` : doing.textContent;
        return;
      case "observation": turn?.append(el("pre", { class: "saw" }, shown(e.text ?? ""))); return;
      case "error": turn?.append(el("p", { class: "wrong" }, shown(e.error ?? ""))); return;
    }
  };
  const note = (e) => {
    list.before(el("p", { class: "fine" }, e.kind === "left" ? `Left out, because its masked values could not be searched in time: ${e.text}.`
      : e.kind === "focus" ? `The schema is too long for the model, which sees ${e.shown} of ${e.tables} tables in full${e.cut_columns ? `, but for ${plural(e.cut_columns, "column")}` : ""}.`
      : `Only ${e.shown} of ${e.tables} tables could be sampled for values.`));
  };
  return { node, tell, end: () => clearInterval(timer) };
}
