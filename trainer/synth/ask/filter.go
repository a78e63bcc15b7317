package ask

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// filter is a condition on the rows of one table, with its wording around their noun:
// "active customers", "customers from Brazil", "products that cost more than 5".
type filter struct {
	conds []Cond
	or    bool
	pre   string
	post  string
}

// things puts the wording around a noun.
func (f filter) things(noun string) string {
	return strings.TrimSpace(strings.TrimSpace(f.pre+" "+noun) + " " + f.post)
}

// predicate says the filter of a plural subject: "are from Brazil", "cost more than 5". It is empty
// where the wording has no such form.
func (f filter) predicate() string {
	switch {
	case f.pre != "" && f.post != "":
		return ""
	case f.pre != "":
		return "are " + f.pre
	case f.post == "":
		return ""
	}
	first, rest, _ := strings.Cut(f.post, " ")
	switch first {
	case "that", "which", "who":
		return rest
	case "with", "having":
		return "have " + rest
	case "without":
		for _, article := range []string{"a ", "an ", "any "} {
			rest = strings.TrimPrefix(rest, article)
		}
		return "have no " + rest
	case "whose", "where", "of", "for", "to":
		return ""
	}
	return "are " + f.post
}

// filter draws a condition on t.
func (a *asker) filter(t *synth.Table) (filter, bool) {
	if a.wishes.Knowledge && a.knowledge == "" {
		return a.termFilter(t)
	}
	for range 5 {
		var fs filter
		ok := false
		if a.wishes.Misspelt && a.guess == nil {
			fs, ok = a.textFilter(t)
		} else {
			switch p := a.rng.Float64(); {
			case p < 0.40:
				fs, ok = a.textFilter(t)
			case p < 0.68:
				fs, ok = a.numberFilter(t)
			case p < 0.84:
				fs, ok = a.timeFilter(t)
			case p < 0.90:
				fs, ok = a.flagFilter(t)
			case p < 0.96:
				fs, ok = a.patternFilter(t)
			default:
				fs, ok = a.nullFilter(t)
			}
		}
		if ok {
			return fs, true
		}
	}
	return filter{}, false
}

// twoFilters draws two conditions on different columns, with the word that joins them.
func (a *asker) twoFilters(t *synth.Table) (filter, bool) {
	f, ok1 := a.filter(t)
	g, ok2 := a.filter(t)
	if !ok1 || !ok2 || f.or || g.or || len(f.conds) > 1 || len(g.conds) > 1 || f.conds[0].Left.Of == g.conds[0].Left.Of {
		return filter{}, false
	}
	both := filter{conds: []Cond{f.conds[0], g.conds[0]}}
	pf, pg := f.predicate(), g.predicate()
	if pf != "" && pg != "" && draw.Chance(a.rng, 0.3) {
		both.or = true
		both.post = a.say("[that|that either|which] {f} or [|that ]{g}", "f", pf, "g", pg)
		if strings.HasPrefix(both.post, "that either") {
			both.post = strings.Replace(both.post, " or that ", " or ", 1)
		}
		return both, true
	}
	if f.pre != "" && g.pre != "" {
		return filter{}, false
	}
	both.pre = f.pre + g.pre
	switch {
	case f.post == "" || g.post == "":
		both.post = f.post + g.post
	default:
		both.post = f.post + draw.One(a.rng, []string{" and ", " and ", " ", " but also ", ", "}) + g.post
	}
	if f.post == "" { // the adjective comes first in SQL too
		return both, true
	}
	if g.post == "" {
		both.conds[0], both.conds[1] = both.conds[1], both.conds[0]
	}
	return both, true
}

// textFilter compares a category, a place or another text with a value.
func (a *asker) textFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindCategory, synth.KindCategory, synth.KindPlace, synth.KindPlace)
	if !ok || draw.Chance(a.rng, 0.04) {
		if f, ok = a.column(t, synth.KindText); !ok {
			return filter{}, false
		}
	}
	v, ok := a.value(f)
	if !ok {
		return filter{}, false
	}
	if f.Column.Kind != synth.KindText && !a.wishes.Misspelt && draw.Chance(a.rng, 0.12) {
		if fs, ok := a.eitherFilter(f, v); ok {
			return fs, true
		}
	}
	c, m := a.equals(f, v)
	if draw.Chance(a.rng, 0.07) {
		c.Op = "!="
		p := a.phrase(f.Column)
		return filter{conds: []Cond{c}, post: a.say("[whose {p} is not {v}|with {a} other than {v}|where {p} is not {v}|that do not have {p} {v}|with {a} different from {v}|with any {p} but {v}]", "p", p, "a", an(p), "v", m)}, true
	}
	return filter{conds: []Cond{c}, post: a.say(a.with(f.Column)+" {v}", "v", m)}, true
}

// with joins a subject to a value of the column: its own wording, or a general one.
func (v voice) with(c *synth.Column) string {
	if len(c.With) > 0 && draw.Chance(v.rng, 0.6) {
		return draw.One(v.rng, c.With)
	}
	p := v.phrase(c)
	return draw.One(v.rng, []string{"with " + p, "with " + p, "whose " + p + " is", "whose " + p + " is", "where the " + p + " is", "where " + p + " is",
		"that have " + p, "having " + p, "with the " + p, "with " + an(p) + " of", "where the " + p + " equals", "with " + p + " equal to"})
}

// eitherFilter allows two values of a column.
func (a *asker) eitherFilter(f Field, v any) (filter, bool) {
	w, _ := a.value(f)
	if w == v {
		return filter{}, false
	}
	return filter{
		conds: []Cond{{Left: Expr{Of: f}, Op: "IN", Right: "(" + Literal(v) + ", " + Literal(w) + ")"}},
		post:  a.with(f.Column) + draw.One(a.rng, []string{" ", " ", " either "}) + a.mention(v) + " or " + a.mention(w),
	}, true
}

// comparators of generic wording, each with its operator. They follow a phrase ("a price over 5").
var comparators = []struct{ words, op string }{
	{"[over|above|greater than|of more than|higher than|exceeding|bigger than|larger than|more than]", ">"},
	{"[below|under|less than|of less than|lower than|smaller than|beneath]", "<"},
	{"[of at least|no less than|greater than or equal to|at or above|not below|of no less than|at least]", ">="},
	{"[of at most|no more than|up to|less than or equal to|not above|of no more than|at most]", "<="},
	{"[of|equal to|of exactly|exactly]", "="},
}

// numberFilter compares a number.
func (a *asker) numberFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindNumber)
	if !ok {
		return filter{}, false
	}
	v, ok := a.threshold(f)
	if !ok {
		return filter{}, false
	}
	p, m := a.phrase(f.Column), verbatim(number(v))
	compare := func(op string) []Cond { return []Cond{{Left: Expr{Of: f}, Op: op, Right: number(v)}} }
	switch roll := a.rng.Float64(); {
	case roll < 0.22 && len(f.Column.More) > 0:
		return filter{conds: compare(">"), post: "that " + draw.One(a.rng, f.Column.More) + " " + m}, true
	case roll < 0.44 && len(f.Column.Less) > 0:
		return filter{conds: compare("<"), post: "that " + draw.One(a.rng, f.Column.Less) + " " + m}, true
	case roll < 0.54:
		w, ok := a.threshold(f)
		if !ok || w == v {
			return filter{}, false
		}
		if float(w) < float(v) {
			v, w = w, v
		}
		return filter{
			conds: []Cond{{Left: Expr{Of: f}, Op: "BETWEEN", Right: number(v) + " AND " + number(w)}},
			post: a.say("[with {a} between {v} and {w}|with {p} between {v} and {w}|whose {p} is between {v} and {w}|with {a} from {v} to {w}|with {p} in the range {v} to {w}|whose {p} lies between {v} and {w}|where {p} is between {v} and {w}]",
				"a", an(p), "p", p, "v", verbatim(number(v)), "w", verbatim(number(w))),
		}, true
	}
	c := comparators[min(a.rng.IntN(9)/2, 4)] // "exactly" is the rarest
	if c.op == "=" {
		if v, ok = a.value(f); !ok {
			return filter{}, false
		}
		m = verbatim(number(v))
	}
	return filter{conds: compare(c.op), post: a.say("[with {a} "+c.words+" {v}|with {a} "+c.words+" {v}|with {p} "+c.words+" {v}|whose {p} is {is} {v}|whose {p} is {is} {v}|that have {a} "+c.words+" {v}|having {a} "+c.words+" {v}|where the {p} is {is} {v}|where {p} {op} {v}|with {p} {op} {v}]",
		"a", an(p), "p", p, "v", m, "op", verbatim(c.op), "is", a.say(isWords[c.op]))}, true
}

// isWords follow "is".
var isWords = map[string]string{
	">": "[over|above|greater than|more than|higher than|larger than]", "<": "[below|under|less than|lower than|smaller than]",
	">=": "[at least|no less than|greater than or equal to|not less than]", "<=": "[at most|no more than|less than or equal to|not more than]", "=": "[|exactly|equal to]",
}

// timeFilter compares a year or a date.
func (a *asker) timeFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindYear, synth.KindDate, synth.KindDate)
	if !ok {
		return filter{}, false
	}
	v, ok := a.value(f)
	if !ok {
		return filter{}, false
	}
	if f.Column.Kind == synth.KindYear {
		return a.yearFilter(f, Expr{Of: f}, number(v), false)
	}
	date, ok := v.(string)
	if !ok || len(date) < 10 {
		return filter{}, false
	}
	day := date[:10]
	switch p := a.rng.Float64(); {
	case p < 0.6:
		return a.yearFilter(f, Expr{Fn: "%Y", Of: f}, day[:4], true)
	case p < 0.7:
		return filter{
			conds: []Cond{{Left: Expr{Fn: "%Y-%m", Of: f}, Op: "=", Right: Literal(day[:7])}},
			post:  a.say("[with {a} in {m}|whose {p} is in {m}|with {p} in {m}|where the {p} falls in {m}]", "p", a.phrase(f.Column), "a", an(a.phrase(f.Column)), "m", a.month(day)),
		}, true
	}
	return a.dayFilter(f, day)
}

var months = strings.Fields("January February March April May June July August September October November December")

// month says "March 2011" or "2011-03".
func (v voice) month(day string) string {
	if draw.Chance(v.rng, 0.2) {
		return verbatim(day[:7])
	}
	n := int(day[5]-'0')*10 + int(day[6]-'0')
	return verbatim(months[n-1] + " " + day[:4])
}

// yearFilter compares e, a year, which is text where it comes from a date.
func (a *asker) yearFilter(f Field, e Expr, year string, text bool) (filter, bool) {
	lit := func(y string) string {
		if text {
			return "'" + y + "'"
		}
		return y
	}
	p := a.phrase(f.Column)
	slots := []string{"p", p, "a", an(p), "y", verbatim(year)}
	compare := func(op string) []Cond { return []Cond{{Left: e, Op: op, Right: lit(year)}} }
	switch roll := a.rng.Float64(); {
	case roll < 0.45:
		if !text && len(f.Column.With) > 0 && draw.Chance(a.rng, 0.7) {
			return filter{conds: compare("="), post: draw.One(a.rng, f.Column.With) + " " + verbatim(year)}, true
		}
		return filter{conds: compare("="), post: a.say("[with {a} in {y}|whose {p} is in {y}|with {p} in {y}|whose {p} is {y}|whose {p} is in the year {y}|with {a} in the year {y}|where the {p} is in {y}|with {p} {y}]", slots...)}, true
	case roll < 0.65:
		if len(f.Column.More) > 0 && draw.Chance(a.rng, 0.6) {
			return filter{conds: compare(">"), post: "that " + draw.One(a.rng, f.Column.More) + " " + verbatim(year)}, true
		}
		return filter{conds: compare(">"), post: a.say("[with {a} after {y}|whose {p} is after {y}|whose {p} is later than {y}|with {p} after {y}]", slots...)}, true
	case roll < 0.83:
		if len(f.Column.Less) > 0 && draw.Chance(a.rng, 0.6) {
			return filter{conds: compare("<"), post: "that " + draw.One(a.rng, f.Column.Less) + " " + verbatim(year)}, true
		}
		return filter{conds: compare("<"), post: a.say("[with {a} before {y}|whose {p} is before {y}|whose {p} is earlier than {y}|with {p} before {y}]", slots...)}, true
	case roll < 0.92:
		return filter{conds: compare(">="), post: a.say("[with {a} in {y} or later|whose {p} is {y} or later|with {a} since {y}|whose {p} is not before {y}|with {p} from {y} on]", slots...)}, true
	}
	var n int
	fmt.Sscan(year, &n)
	to := fmt.Sprint(n + 1 + a.rng.IntN(5))
	return filter{
		conds: []Cond{{Left: e, Op: "BETWEEN", Right: lit(year) + " AND " + lit(to)}},
		post:  a.say("[with {a} between {y} and {z}|whose {p} is between {y} and {z}|with {p} from {y} to {z}|with {a} in the years {y} to {z}]", append(slots, "z", verbatim(to))...),
	}, true
}

// dayFilter compares a date with a day.
func (a *asker) dayFilter(f Field, day string) (filter, bool) {
	p := a.phrase(f.Column)
	slots := []string{"p", p, "a", an(p), "d", verbatim(day)}
	compare := func(op string) []Cond { return []Cond{{Left: Expr{Of: f}, Op: op, Right: Literal(day)}} }
	if draw.Chance(a.rng, 0.5) {
		if len(f.Column.More) > 0 && draw.Chance(a.rng, 0.6) {
			return filter{conds: compare(">"), post: "that " + draw.One(a.rng, f.Column.More) + " " + verbatim(day)}, true
		}
		return filter{conds: compare(">"), post: a.say("[with {a} after {d}|whose {p} is after {d}|with {p} later than {d}|where {p} is after {d}]", slots...)}, true
	}
	if len(f.Column.Less) > 0 && draw.Chance(a.rng, 0.6) {
		return filter{conds: compare("<"), post: "that " + draw.One(a.rng, f.Column.Less) + " " + verbatim(day)}, true
	}
	return filter{conds: compare("<"), post: a.say("[with {a} before {d}|whose {p} is before {d}|with {p} earlier than {d}|where {p} is before {d}]", slots...)}, true
}

// flagFilter asks for a yes or a no.
func (a *asker) flagFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindFlag)
	if !ok {
		return filter{}, false
	}
	yes := draw.Chance(a.rng, 0.6)
	words, rhs, answer := f.Column.True, "1", "[true|yes|1|set]"
	if !yes {
		words, rhs, answer = f.Column.False, "0", "[false|no|0|not set]"
	}
	conds := []Cond{{Left: Expr{Of: f}, Op: "=", Right: rhs}}
	if len(words) == 0 || draw.Chance(a.rng, 0.15) {
		return filter{conds: conds, post: a.say("[where|with] {p} [is|=] "+answer, "p", a.phrase(f.Column))}, true
	}
	w := draw.One(a.rng, words)
	if strings.Contains(w, " ") || draw.Chance(a.rng, 0.4) {
		return filter{conds: conds, post: "that are " + w}, true
	}
	return filter{conds: conds, pre: w}, true
}

// patternFilter asks how a text starts, ends, or what it contains.
func (a *asker) patternFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindName, synth.KindName, synth.KindText)
	if !ok {
		return filter{}, false
	}
	v, _ := a.value(f)
	text, _ := v.(string)
	ws := strings.FieldsFunc(text, func(r rune) bool {
		return r != '\'' && (r < '0' || r > '9' && r < 'A' || r > 'Z' && r < 'a' || r > 'z' && r < 128)
	})
	if len(ws) == 0 || strings.ContainsAny(text, "%_'") || len(ws[0]) < 2 || text[0] > 127 {
		return filter{}, false
	}
	p := a.phrase(f.Column)
	var pattern, words, part string
	switch a.rng.IntN(3) {
	case 0:
		part = text[:1]
		if draw.Chance(a.rng, 0.3) {
			part = ws[0]
		}
		if !strings.HasPrefix(text, part) {
			return filter{}, false
		}
		pattern = part + "%"
		words = "[whose {p} starts with {x}|whose {p} begins with {x}|with {a} starting with {x}|with {a} that starts with {x}|whose {p} starts with the letter {x}|with {p} beginning with {x}]"
		if len(part) > 1 {
			words = "[whose {p} starts with {x}|whose {p} begins with {x}|with {a} starting with {x}|with {p} beginning with {x}]"
		}
	case 1:
		part = draw.One(a.rng, ws)
		if len(part) < 3 {
			return filter{}, false
		}
		if draw.Chance(a.rng, 0.3) {
			part = part[:3]
		}
		pattern = "%" + part + "%"
		words = "[whose {p} contains {x}|with {x} in the {p}|with {x} in their {p}|whose {p} includes {x}|with {a} containing {x}|that have {x} in the {p}|with the word {x} in the {p}]"
		if len(part) == 3 {
			words = "[whose {p} contains {x}|with {x} in the {p}|with {x} in their {p}|with {a} containing {x}]"
		}
	default:
		part = text[len(text)-1:]
		if part[0] > 127 {
			return filter{}, false
		}
		if draw.Chance(a.rng, 0.4) && strings.HasSuffix(text, ws[len(ws)-1]) {
			part = ws[len(ws)-1]
		}
		pattern = "%" + part
		words = "[whose {p} ends with {x}|with {a} ending in {x}|whose {p} ends in {x}|with {a} that ends with {x}]"
	}
	return filter{
		conds: []Cond{{Left: Expr{Of: f}, Op: "LIKE", Right: Literal(pattern)}},
		post:  a.say(words, "p", p, "a", an(p), "x", a.quoted(part)),
	}, true
}

// nullFilter asks for missing values, of columns that miss some.
func (a *asker) nullFilter(t *synth.Table) (filter, bool) {
	var some []Field
	for _, c := range t.Columns {
		f := Field{t, c}
		if n := len(values(f)); n > 0 && n < len(t.Rows) {
			some = append(some, f)
		}
	}
	if len(some) == 0 {
		return filter{}, false
	}
	f := draw.One(a.rng, some)
	p := a.phrase(f.Column)
	if draw.Chance(a.rng, 0.65) {
		return filter{
			conds: []Cond{{Left: Expr{Of: f}, Op: "IS NULL"}},
			post:  a.say("[without {a}|with no {p}|whose {p} is missing|whose {p} is unknown|that have no {p}|where {p} is null|where the {p} is empty|with a missing {p}|whose {p} is not known|for which no {p} is given|without any {p}|lacking {a}]", "p", p, "a", an(p)),
		}, true
	}
	return filter{
		conds: []Cond{{Left: Expr{Of: f}, Op: "IS NOT NULL"}},
		post:  a.say("[with a known {p}|that have {a}|whose {p} is known|where {p} is not null|whose {p} is not missing|for which {a} is given|whose {p} is filled in]", "p", p, "a", an(p)),
	}, true
}

// terms need explaining wherever they appear.
var terms = strings.Fields(`VIP premium big small notable minor major gold bronze preferred critical heavy light elite junior senior
		prime weak strong large tiny key standard exceptional ordinary hot cold rich poor fast slow busy quiet modern vintage priority risky safe`)

// termFilter uses a term, such as "VIP", that the question's knowledge explains.
func (a *asker) termFilter(t *synth.Table) (filter, bool) {
	f, ok := a.column(t, synth.KindNumber, synth.KindNumber, synth.KindCategory)
	if !ok {
		return filter{}, false
	}
	term := draw.One(a.rng, terms)
	var c Cond
	var rule string
	if f.Column.Kind == synth.KindNumber {
		v, ok := a.threshold(f)
		if !ok {
			return filter{}, false
		}
		op := draw.One(a.rng, []string{">", "<", ">=", "<="})
		c = Cond{Left: Expr{Of: f}, Op: op, Right: number(v)}
		p := draw.One(a.rng, []string{f.Column.Name, f.Column.Name, a.phrase(f.Column)})
		rule = p + " " + op + " " + number(v)
		if draw.Chance(a.rng, 0.4) {
			rule = a.say("{p} is {is} {v}", "p", p, "is", a.say(isWords[op]), "v", number(v))
		}
	} else {
		v, ok := a.value(f)
		if !ok {
			return filter{}, false
		}
		c = Cond{Left: Expr{Of: f}, Op: "=", Right: Literal(v)}
		rule = draw.One(a.rng, []string{f.Column.Name, a.phrase(f.Column)}) + draw.One(a.rng, []string{" = ", " is "}) + Literal(v)
	}
	a.knowledge = plain(a.say("[{term} means {rule}|{term} refers to {rule}|{many} are {term} when {rule}|{term} {many}: {rule}|a {one} is {term} if {rule}|{term} stands for {rule}|\"{term}\" means that {rule}]",
		"term", term, "rule", rule, "many", t.Nouns[0].Many, "one", t.Nouns[0].One))
	return filter{conds: []Cond{c}, pre: verbatim(term)}, true
}
