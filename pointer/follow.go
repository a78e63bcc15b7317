package pointer

import (
	"maps"
	"slices"
	"time"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Before is the query that the question before was answered with.
type Before struct {
	prompt *Prompt // over which it was written
	tokens []Token
}

// Answered is an answer to p, for the question that comes next.
func (p *Prompt) Answered(tokens []Token) *Before { return &Before{p, tokens} }

// Follow is Link for a question that may go on from the one before it: "only the top 3", "and in Brazil?". What the
// query before has stays linked then: its tables are near, its values have pointers. A question that says all by itself
// is read without it. Before may be nil.
func (l *Linker) Follow(before *Before, question string, now time.Time, found Cells) *Prompt {
	s := &linking{Linker: l, question: question, words: split(question), now: now, found: found, before: map[int]bool{}}
	if s.before = before.tables(l.Catalog); s.standsAlone() {
		before, s.before = nil, map[int]bool{}
	}
	p := s.link()
	if p.bare = s.isBare(); before != nil {
		p.before = before
		p.keep(before)
	}
	p.focus()
	return p
}

// Said is a query that no model wrote over pointers, for the question that comes next; nil where the form has no place
// for it.
func (l *Linker) Said(q *sqltree.Query) *Before {
	p, err := Ground(q, NewPrompt(l.Catalog))
	if err != nil {
		return nil
	}
	tokens, err := Encode(q, p)
	if err != nil {
		return nil
	}
	return p.Answered(tokens)
}

// standsAlone tells whether the question names a table, or a column that is nowhere near the query before, does not
// begin as one that goes on from an answer, and has no word that points at one.
func (s *linking) standsAlone() bool {
	for i, w := range s.words {
		next := ""
		if i+1 < len(s.words) {
			next = s.words[i+1].lower
		}
		if pointing[w.lower] || i == 0 && (begins[w.lower] || (w.lower == "what" || w.lower == "how") && next == "about" || w.lower == "the" && next == "same") {
			return false
		}
	}
	near := maps.Clone(s.before)
	for t := range s.before {
		for _, e := range s.edges[t] {
			near[e.to] = true
		}
	}
	for n := 1; n <= maxNameWords; n++ {
		for i := 0; i+n <= len(s.words); i++ {
			exact := s.exact[s.key(i, i+n, " ")]
			if len(exact) == 0 || n == 1 && common[s.words[i].lower] {
				continue
			}
			if slices.ContainsFunc(exact, func(t target) bool { return t.column < 0 }) ||
				!slices.ContainsFunc(exact, func(t target) bool { return near[t.table] }) {
				return true
			}
		}
	}
	return false
}

// Words that point at an answer, and those that a question begins with where it goes on from one.
var (
	pointing = words("them they their theirs these those instead too")
	begins   = words("and or but only just also now then same per by for with without in from since before after sort sorted order ordered " +
		"group grouped split broken add include plus limit restrict cut keep drop reverse together alphabetically of same")
)

// Before is the query before over p's pointers, as people were shown it; nil where there is none, or where p has no
// pointers to all of it.
func (p *Prompt) Before() []Token {
	if p.before == nil {
		return nil
	}
	q, err := Decode(p.before.tokens, p.before.prompt)
	if err != nil {
		return nil
	}
	tokens, err := Encode(q, p)
	if err != nil {
		return nil
	}
	return tokens
}

// Bare tells whether the question has no words but such as people say of an answer before it: "only the top 3".
func (p *Prompt) Bare() bool { return p.bare }

// beforePieces show the query before as an answer: "a select C1 where C2 = V0".
func (p *Prompt) beforePieces() []Piece {
	tokens := p.Before()
	if tokens == nil {
		return nil
	}
	out := []Piece{{Token: AnswerMark}}
	for _, t := range tokens {
		out = append(out, Piece{Token: t})
	}
	return out
}

// keep gives pointers to the values of the query before, behind those of the question.
func (p *Prompt) keep(before *Before) {
	for _, t := range before.tokens {
		v, ok := before.prompt.ValueOf(t)
		if !ok || slices.ContainsFunc(p.Values, v.same) || len(p.Values) == MaxValues {
			continue
		}
		if before.prompt.Catalog != p.Catalog { // the schema was read anew
			var cells []Cell
			for _, c := range v.Cells {
				old := before.prompt.Columns[c.Column]
				if of, ok := p.target(before.prompt.Tables[old.Table].Name, old.Name); ok {
					cells = append(cells, Cell{of.column, c.Text})
				}
			}
			v.Cells = cells
		}
		p.Values = append(p.Values, v)
	}
}

// same tells whether two values are said alike and mean the same.
func (v Value) same(w Value) bool {
	period := v.Period == nil && w.Period == nil ||
		v.Period != nil && w.Period != nil && v.Period.From.Equal(w.Period.From) && v.Period.To.Equal(w.Period.To)
	return v.Text == w.Text && v.Number == w.Number && period
}

// tables are those of the query before, in a catalog.
func (b *Before) tables(c *Catalog) map[int]bool {
	out := map[int]bool{}
	for table := range b.used() {
		if t, ok := c.target(b.prompt.Tables[table].Name, ""); ok {
			out[t.table] = true
		}
	}
	return out
}

// used are the tables of b, in its own catalog, with those of its columns that it has.
func (b *Before) used() map[int][]int {
	out := map[int][]int{}
	if b == nil {
		return out
	}
	for _, token := range b.tokens {
		if t, ok := b.prompt.TableOf(token); ok {
			out[t] = append([]int{}, out[t]...)
		}
		if c, ok := b.prompt.ColumnOf(token); ok {
			t := b.prompt.Columns[c].Table
			out[t] = append(out[t], c)
		}
	}
	return out
}

// has tells whether b has a column of a catalog.
func (b *Before) has(c *Catalog, column int) bool {
	return slices.ContainsFunc(b.tokens, func(t Token) bool {
		own, ok := b.prompt.ColumnOf(t)
		if !ok {
			return false
		}
		of := b.prompt.Columns[own]
		same, ok := c.target(b.prompt.Tables[of.Table].Name, of.Name)
		return ok && same.column == column
	})
}

// isBare tells whether the question has no words but such as people say of an answer: "only the top 3", "in reverse
// order". One that has others, and names nothing, asks for what the database does not have.
func (s *linking) isBare() bool {
	said := false
	for i, w := range s.words {
		if s.at[i] == nil && !w.mark() && !common[w.lower] && !following[w.lower] {
			return false
		}
		said = said || !w.mark()
	}
	return said
}
