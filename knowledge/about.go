package knowledge

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// About is the part of a Base that speaks of one schema: the examples whose queries read nothing else, and the terms
// whose SQL does. It is not changed after About, and safe for concurrent use.
type About struct {
	Rules []string

	schema      *schema.Schema
	fingerprint string
	terms       []Term
	meanings    []*Meaning // of each term; nil: more than a name or a value, or words alone
	metrics     []Metric
	documents   []document
	frequency   map[string]int // in how many documents a word is
	length      float64        // of a document, on average, in words
	names       map[string]bool
}

// document is an example as it is searched.
type document struct {
	examples.Example
	words map[string]int
	size  int
}

// About is the part of b that speaks of s; nil where b is, or nothing does.
func (b *Base) About(s *schema.Schema) *About {
	if b == nil {
		return nil
	}
	a := &About{Rules: b.Rules, schema: s, fingerprint: s.Fingerprint(), frequency: map[string]int{}, names: map[string]bool{}}
	for _, t := range b.Terms {
		if t.IsMetric() {
			switch m, err := t.Metric(s); err {
			case nil:
				a.terms, a.meanings, a.metrics = append(a.terms, t), append(a.meanings, nil), append(a.metrics, m)
			case ErrInexpressible:
				a.terms, a.meanings = append(a.terms, t), append(a.meanings, nil)
			}
		} else if m, ok := t.reads(s); ok {
			a.terms, a.meanings = append(a.terms, t), append(a.meanings, m)
		}
	}
	for _, t := range s.Tables {
		for _, name := range append([]string{t.Name}, s.ColumnNames(t.Name)...) {
			for _, stem := range stemsOf(schema.Words(name)) {
				a.names[stem] = true
			}
		}
	}
	for _, e := range b.Examples {
		if used, ok := a.uses(e, s); ok {
			a.add(e, used)
		}
	}
	if len(a.Rules)+len(a.terms)+len(a.documents) == 0 {
		return nil
	}
	return a
}

// uses are the names that an example's query uses; not ok where the schema lacks one.
func (a *About) uses(e examples.Example, s *schema.Schema) (names []string, ok bool) {
	if e.Dialect != s.Dialect {
		return nil, false
	}
	statement, err := parse.Parse(e.Dialect, e.SQL)
	if err != nil || statement.Query == nil {
		return nil, false
	}
	if e.Schema != a.fingerprint && len(sqltree.Resolve(statement.Query, s)) > 0 {
		return nil, false
	}
	for _, n := range statement.Facts.Relations {
		if (&sqltree.Table{Schema: n.Schema, Name: n.Name}).NameIn(s) == "" {
			return nil, false // of another database, or one that may not be read
		}
	}
	for _, n := range sqltree.Used(statement.Query, s) {
		names = append(names, n.Table, n.Column)
	}
	return names, true
}

func (a *About) add(e examples.Example, used []string) {
	d := document{Example: e, words: map[string]int{}}
	for _, stem := range stemsOf(e.Question) {
		d.words[stem]++
		d.size++
	}
	for _, name := range used {
		for _, stem := range stemsOf(schema.Words(name)) {
			if d.words[stem] == 0 {
				d.words[stem] = 1
				d.size++
			}
		}
	}
	for stem := range d.words {
		a.frequency[stem]++
	}
	a.length = (a.length*float64(len(a.documents)) + float64(d.size)) / float64(len(a.documents)+1)
	a.documents = append(a.documents, d)
}

// BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, section 3.2), with the usual k1 and b. A
// word of the schema's names counts twice: what is asked for says more than how.
const (
	k1         = 1.2
	b          = 0.75
	nameWeight = 2
)

// Nearest are at most n examples, the nearest to a question first. One that shares no word with it that says anything
// is none. Of two that are as near, the one verified later comes first.
func (a *About) Nearest(question string, n int) []examples.Example {
	if a == nil {
		return nil
	}
	asked := stemsOf(question)
	slices.Sort(asked)
	asked = slices.Compact(asked)
	type scored struct {
		document
		same  bool
		score float64
	}
	var found []scored
	for _, d := range a.documents {
		x := scored{document: d, same: Normal(d.Question) == Normal(question)}
		telling := x.same
		for _, stem := range asked {
			tf := float64(d.words[stem])
			if tf == 0 {
				continue
			}
			all, with := float64(len(a.documents)), float64(a.frequency[stem])
			w := math.Log(1 + (all-with+0.5)/(with+0.5))
			if a.names[stem] {
				w *= nameWeight
			}
			telling = telling || !schema.Common(stem)
			x.score += w * tf * (k1 + 1) / (tf + k1*(1-b+b*float64(d.size)/a.length))
		}
		if telling {
			found = append(found, x)
		}
	}
	slices.SortStableFunc(found, func(x, y scored) int {
		if x.same != y.same {
			if x.same {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(y.score, x.score), y.When.Compare(x.When))
	})
	var out []examples.Example
	for _, x := range found[:min(len(found), n)] {
		out = append(out, x.Example)
	}
	return out
}

// Verified is the example that a question repeats, in its very words and with the same knowledge, verified over this
// very schema; of several the last. There is none for a question that counts a time from today, unless its query does
// so too: it was right on another day.
func (a *About) Verified(question, knowledge string) (e examples.Example, ok bool) {
	if a == nil {
		return e, false
	}
	asked := Normal(question)
	for _, d := range a.documents {
		if d.Schema != a.fingerprint || Normal(d.Question) != asked || Normal(d.Knowledge) != Normal(knowledge) {
			continue
		}
		if today.MatchString(question) && !now.MatchString(d.SQL) {
			continue
		}
		if !ok || d.When.After(e.When) {
			e, ok = d.Example, true
		}
	}
	return e, ok
}

var (
	today = regexp.MustCompile(`(?i)\b(today|tonight|yesterday|tomorrow|now|currently|recent|recently|ago|so far|to date|upcoming|overdue|` +
		`(last|past|previous|this|next|current|coming)\s+(\S+\s+)?(second|minute|hour|day|night|week|weekend|month|quarter|year|decade|` +
		`monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?)\b`)
	now = regexp.MustCompile(`(?i)\b((now|current_date|current_timestamp|current_time|localtime|localtimestamp|curdate|curtime|sysdate|utc_date|utc_timestamp|` +
		`unix_timestamp|clock_timestamp|statement_timestamp|transaction_timestamp)\b|date\s*\(\s*\))`)
)

// Normal is a question as repetitions of it are: in lower case, with single spaces, without the marks that end it.
func Normal(question string) string {
	return strings.TrimRight(strings.Join(strings.Fields(strings.ToLower(question)), " "), " ?.!")
}

// Said is a term that a question says.
type Said struct {
	Term
	Meaning    *Meaning // nil: more than a name or a value
	Start, End int      // where, in bytes
}

// Terms are those that a question says, in its order; of two that overlap the longer.
func (a *About) Terms(question string) []Said {
	if a == nil {
		return nil
	}
	words := split(question)
	var found []Said
	longest := 0
	phrases := map[string]int{} // in stems → the term
	for i, t := range a.terms {
		for _, phrase := range t.Phrases() {
			stems := stemsOf(phrase)
			phrases[strings.Join(stems, " ")] = i
			longest = max(longest, len(stems))
		}
	}
	taken := make([]bool, len(words))
	for n := min(longest, len(words)); n > 0; n-- {
		for i := 0; i+n <= len(words); i++ {
			stems := make([]string, n)
			for j, w := range words[i : i+n] {
				stems[j] = w.stem
			}
			t, ok := phrases[strings.Join(stems, " ")]
			if !ok || slices.Contains(taken[i:i+n], true) {
				continue
			}
			for j := i; j < i+n; j++ {
				taken[j] = true
			}
			found = append(found, Said{a.terms[t], a.meanings[t], words[i].start, words[i+n-1].end})
		}
	}
	slices.SortFunc(found, func(x, y Said) int { return cmp.Compare(x.Start, y.Start) })
	return found
}

// All are the terms and the examples, in the order of their files.
func (a *About) All() (terms []Term, all []examples.Example) {
	if a == nil {
		return nil, nil
	}
	for _, d := range a.documents {
		all = append(all, d.Example)
	}
	return slices.Clip(a.terms), all
}

// Metrics are those whose table and columns the schema has. Not among them, but among the terms, is what is valid and
// more than a Metric holds: a reader of SQL can use it.
func (a *About) Metrics() []Metric {
	if a == nil {
		return nil
	}
	return slices.Clip(a.metrics)
}

// Expresses reports whether a metric of the terms is among Metrics.
func (a *About) Expresses(t Term) bool {
	return slices.ContainsFunc(a.Metrics(), func(m Metric) bool { return m.Name == t.Name })
}

// Meanings are the terms that mean one name or value, by what they mean.
func (a *About) Meanings() (terms []Term, meanings []Meaning) {
	if a == nil {
		return nil, nil
	}
	for i, m := range a.meanings {
		if m != nil {
			terms, meanings = append(terms, a.terms[i]), append(meanings, *m)
		}
	}
	return terms, meanings
}

// Rewritten is a question with the words of each term that has no Meaning put in its place, for a reader who knows
// names and values alone.
func Rewritten(question string, said []Said) string {
	var out strings.Builder
	end := 0
	for _, t := range said {
		if t.Meaning != nil || t.Means == "" {
			continue
		}
		out.WriteString(question[end:t.Start] + t.Means)
		end = t.End
	}
	return out.String() + question[end:]
}

// String is a term as a prompt has it.
func (t Term) String() string {
	text := t.Name
	if len(t.Synonyms) > 0 {
		text += " (" + strings.Join(t.Synonyms, ", ") + ")"
	}
	if t.Means != "" {
		text += ": " + t.Means
	}
	if t.SQL != "" {
		text += fmt.Sprintf("; in SQL: %s", t.Expression())
	}
	return text
}

// word is a word of a text, and where it is, in bytes.
type word struct {
	stem       string
	start, end int
}

var wordPattern = regexp.MustCompile(`[\p{L}\p{M}\p{N}]+`)

func split(text string) (words []word) {
	for _, at := range wordPattern.FindAllStringIndex(text, -1) {
		words = append(words, word{schema.Singular(strings.ToLower(text[at[0]:at[1]])), at[0], at[1]})
	}
	return words
}

func stemsOf(text string) []string {
	words := split(text)
	stems := make([]string, len(words))
	for i, w := range words {
		stems[i] = w.stem
	}
	return stems
}
