// Questions to begin with, from what a schema and a look at its values say. It is loaded after the schema.

const words = (name) => name.replace(/.*\./, "").replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ").toLowerCase();
const same = /\b(series|species)$/; // one and many
const one = (name) => (same.test(words(name)) ? words(name)
  : words(name).replace(/(?<!mov|cook)ies$/, "y").replace(/(ss|x|ch|sh|[^ ao]us)es$/, "$1").replace(/([^su])s$/, "$1")); // houses and clauses end in e
const many = (name) => (same.test(words(name)) ? words(name) : one(name).replace(/(s|x|ch|sh)$/, "$1e").replace(/([^aeiou])y$/, "$1ie") + "s");

const mostGroups = 30, fewestRanked = 10, leastDays = 60;
const groups = /^(country|city|state|status|category|type|kind|region)$/i;
const measures = /price|cost|total|amount|salary|rating|score|quantity|duration/i;

// suggestions are at most four questions of different kinds, each about a table that no other is about, as far as there
// are so many: how many of each, an average of each, how many per month, which have the most. Tables of which too little
// is known are counted.
export function suggestions(tables) {
  const size = (t) => Math.max(0, ...t.columns.map((c) => c.profile?.rows ?? 0));
  const sorted = [...tables].filter((t) => !t.view).sort((a, b) => size(b) - size(a));
  const seen = (t) => t.columns.filter((c) => c.profile && !c.masked && !(t.primary_key || []).includes(c.name) && !(t.foreign_keys || []).some((k) => k.columns.includes(c.name)));
  // named is the number of a table's rows that its name tells apart; 0 where it does not.
  const named = (t) => { const c = seen(t).find((c) => /^(name|title)$/i.test(c.name)); return c && !c.profile.sampled && c.profile.distinct >= c.profile.rows ? c.profile.rows : 0; };
  // over are the tables that a table's rows belong to, each by one reference alone.
  const over = (t) => (t.primary_key?.length === 1 ? tables.filter((of) => of !== t && named(of) && t.foreign_keys?.filter((k) => k.ref_table === of.name).length === 1) : []);
  // groupsOf are what a table's rows can be counted by: a table of few rows, or a column of few values.
  const groupsOf = (t) => [...over(t).filter((of) => named(of) >= 2 && named(of) <= mostGroups), ...seen(t).filter((c) => groups.test(c.name) && c.profile.distinct >= 2 && c.profile.distinct <= mostGroups)].map((g) => one(g.name));
  const months = (t) => {
    const dates = seen(t).filter((c) => /^\d{4}-\d{2}-\d{2}/.test(c.profile.min ?? ""));
    return dates.length === 1 && Date.parse(dates[0].profile.max) - Date.parse(dates[0].profile.min) > leastDays * 86_400_000;
  };
  const number = (t) => seen(t).find((c) => measures.test(c.name) && /int|real|num|dec|float|double|money/i.test(c.type) && c.profile.distinct > 2);
  const kinds = [
    (t) => groupsOf(t).map((group) => `How many ${many(t.name)} are there in each ${group}?`),
    (t) => groupsOf(t).filter(() => number(t)).map((group) => `What is the average ${words(number(t).name)} of ${many(t.name)} in each ${group}?`),
    (t) => (months(t) ? [`How many ${many(t.name)} are there per month?`] : []),
    (t) => over(t).filter((of) => named(of) >= fewestRanked).map((of) => `Which 5 ${many(of.name)} have the most ${many(t.name)}?`),
    (t) => [`How many ${many(t.name)} are there?`],
    (t) => [`How many ${many(t.name)} are there?`],
  ];
  const out = [], used = new Set();
  for (const questions of kinds) {
    if (out.length >= 4 || (out.length === 3 && kinds.indexOf(questions) >= 4)) break;
    const table = sorted.find((t) => !used.has(t) && questions(t).length);
    if (!table) continue;
    used.add(table);
    out.push(questions(table)[0]);
  }
  return out;
}
