package synth

import (
	"cmp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// reading is the thought before a query: the question word by word, each phrase that stands for a name put as the
// schema glosses that name, then the names that it does not say, then the foreign keys between its tables.
//
//	Question: How many customer = Customer are from country = Country Brazil?
//	Question: Which five artist = Artist have the most track = Track? Also name = Name. Path: Track.AlbumId -> …
//
// A small model cannot pick the words of a question that matter from afar, but it can copy the question, and at
// each word go on as the schema does where it has the same word. That is why "customers" loses its s: behind
// "customer =" the schema has nothing but Customer.
func (s spelling) reading(question string, q *query) string {
	marked, unsaid := s.mark(question, q)
	b := "Question: " + marked
	if !strings.HasSuffix(b, ".") && !strings.HasSuffix(b, "?") {
		b += "."
	}
	if len(unsaid) > 0 {
		b += " Also " + strings.Join(unsaid, ", ") + "."
	}
	if len(q.joins) > 0 {
		b += " Path: " + s.path(q) + "."
	}
	return b
}

// mark puts names into a question, and returns those for which it has no word, as the schema glosses them.
func (s spelling) mark(question string, q *query) (marked string, unsaid []string) {
	type replacement struct {
		start, end int // of the phrase
		by         string
	}
	var found []replacement
	free := func(start, end int) bool {
		return !slices.ContainsFunc(found, func(f replacement) bool { return start < f.end && f.start < end })
	}
	lower := asciiLower(question)
	place := func(name string, key bool, phrases ...string) bool {
		slices.SortStableFunc(phrases, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
		for _, p := range phrases {
			for start := range occurrences(lower, asciiLower(p)) {
				if end := start + len(p); free(start, end) {
					found = append(found, replacement{start, end, inWordsOf(name, key, question[start:end]) + " = " + ident(name)})
					return true
				}
			}
		}
		return false
	}

	tables := []*Table{q.from}
	for _, j := range q.joins {
		tables = append(tables, j.to)
	}
	if q.with != nil {
		tables = append(tables, q.with.from)
	}
	for _, t := range tables {
		name := t.Name
		if other, ok := s.tables[t]; ok {
			name = other
		}
		if !place(name, false, t.phrases()...) && len(q.joins) == 0 {
			unsaid = append(unsaid, dialects.Gloss(dialects.SQLite, name))
		}
	}
	for _, f := range q.fields() {
		key := f.c.Kind == KindID || f.c.Kind == KindRef
		if key && len(q.joins) > 0 {
			continue // the path has it
		}
		name := f.c.Name
		if other, ok := s.columns[f.c]; ok {
			name = other
		}
		gloss := dialects.Gloss(dialects.SQLite, name)
		if key {
			gloss = ident(name)
		}
		if !place(name, key, f.c.nouns()...) && !place(name, key, f.c.sayings()...) && !slices.Contains(unsaid, gloss) {
			unsaid = append(unsaid, gloss)
		}
	}

	slices.SortFunc(found, func(a, b replacement) int { return cmp.Compare(a.start, b.start) })
	var b strings.Builder
	at := 0
	for _, f := range found {
		b.WriteString(question[at:f.start] + f.by)
		at = f.end
	}
	return b.String() + question[at:], unsaid
}

// inWordsOf says a phrase of the question with the words of the name that it stands for, as the schema's gloss has
// them: "customers" as "customer" for Customer, "from" as "from country" for Country, "capacity" as it is for
// dock_capacity. Keys have no gloss.
func inWordsOf(name string, key bool, phrase string) string {
	if key {
		return phrase
	}
	gloss := dialects.Singular(dialects.Words(name))
	spoken := strings.ReplaceAll(asciiLower(phrase), "-", " ")
	for tail := gloss; ; {
		if dialects.Singular(spoken) == tail || spoken == plural(tail) || plural(spoken) == tail {
			return tail
		}
		_, rest, ok := strings.Cut(tail, " ")
		if !ok {
			return phrase + " " + gloss
		}
		tail = rest
	}
}

// phrases are what may stand for a table in a question.
func (t *Table) phrases() []string {
	words := dialects.Words(t.Name)
	out := []string{t.Name, words, plural(words)}
	for _, n := range t.Nouns {
		out = append(out, n.Many, n.One)
	}
	return out
}

// nouns are what a column is called, sayings the other wordings that imply it.
func (c *Column) nouns() []string {
	words := dialects.Words(c.Name)
	out := []string{c.Name, words, plural(words)}
	for _, p := range c.Phrases {
		out = append(out, p, plural(p))
	}
	return out
}

func (c *Column) sayings() []string {
	return slices.Concat(c.More, c.Less, c.Most, c.Least, c.True, c.False, c.With)
}

// occurrences are the places of a phrase as whole words.
func occurrences(text, phrase string) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for at := 0; phrase != ""; {
			i := strings.Index(text[at:], phrase)
			if i < 0 {
				return
			}
			start, end := at+i, at+i+len(phrase)
			if (start == 0 || !inWord(text[start-1])) && (end == len(text) || !inWord(text[end])) && !yield(start) {
				return
			}
			at = start + 1
		}
	}
}

func inWord(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c >= 0x80
}

// asciiLower keeps the length, so that places in the result are places in s.
func asciiLower(s string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, s)
}

// path lists the foreign keys that q follows; a descent from parents to children is listed from its
// far end, as one finds it in a schema.
func (s spelling) path(q *query) string {
	var steps []string
	descends := true
	at := q.from
	for _, j := range q.joins {
		steps = append(steps, s.field(j.l.fk(), true)+" -> "+s.field(j.l.pk(), true))
		descends = descends && j.l.parent == at
		at = j.to
	}
	if descends {
		for i, j := 0, len(steps)-1; i < j; i, j = i+1, j-1 {
			steps[i], steps[j] = steps[j], steps[i]
		}
	}
	return strings.Join(steps, ", ")
}
