package form

import (
	"slices"

	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Before is the query that the question before was answered with.
type Before struct {
	prompt *Prompt // over which it was written
	tokens []Token
}

// Answered is an answer to p, for the question that comes next.
func (p *Prompt) Answered(tokens []Token) *Before { return &Before{p, tokens} }

// Said is a query that no model wrote over pointers, for the question that comes next; nil where the form has no place
// for it.
func (c *Catalog) Said(q *sqltree.Query) *Before {
	for _, months := range []bool{false, true} {
		p := NewPrompt(c)
		p.months = months
		p, err := Ground(q, p)
		if err != nil {
			continue
		}
		if tokens, err := Encode(q, p); err == nil && p.wantsMonths(tokens) == months {
			return p.Answered(tokens)
		}
	}
	return nil
}

// Before is the query before over p's pointers, as people were shown it, or where the form has no place for that, such
// as what a measure is computed of, as it was said; nil where there is none, or where p has no pointers to all of it.
func (p *Prompt) Before() []Token {
	if p.before == nil {
		return nil
	}
	q, err := Decode(p.before.tokens, p.before.prompt)
	if err != nil {
		return nil
	}
	if tokens, err := Encode(q, p); err == nil {
		return tokens
	}
	return p.renumbered(p.before)
}

// renumbered are b's tokens over p's pointers; nil where p lacks one.
func (p *Prompt) renumbered(b *Before) []Token {
	own := func(column int) int {
		of := b.prompt.Columns[column]
		if c, ok := p.ColumnNamed(b.prompt.Tables[of.Table].Name, of.Name); ok && p.columns[c] >= 0 {
			return c
		}
		return -1
	}
	var out []Token
	for _, t := range b.tokens {
		class, _ := t.Pointer()
		var to Token
		switch class {
		case 'T':
			table, _ := b.prompt.TableOf(t)
			if i, ok := p.TableNamed(b.prompt.Tables[table].Name); ok && p.tables[i] >= 0 {
				to = p.TableToken(i)
			}
		case 'C':
			column, _ := b.prompt.ColumnOf(t)
			if c := own(column); c >= 0 {
				to = p.ColumnToken(c)
			}
		case 'V':
			v, _ := b.prompt.ValueOf(t)
			if i := slices.IndexFunc(p.Values, v.same); i >= 0 {
				to = ValueToken(i)
			}
		case 'L':
			v, _ := b.prompt.ListedOf(t)
			if c := own(v.Cells[0].Column); c >= 0 {
				to = p.listedAs(v.Text, c)
			}
		default:
			to = t
		}
		if to == "" {
			return nil
		}
		out = append(out, to)
	}
	return out
}

// Suggested reports whether a token of b means a measure that nobody accepted: the next question must have it too.
func (b *Before) Suggested() bool {
	return slices.ContainsFunc(b.tokens, func(t Token) bool {
		c, ok := b.prompt.ColumnOf(t)
		return ok && b.prompt.MeasureOf(c) != nil && b.prompt.MeasureOf(c).Suggested
	})
}

// Follows reports whether the question goes on from an answer.
func (p *Prompt) Follows() bool { return p.before != nil }

// TablesBefore are the tables of the query before; none where there is none.
func (p *Prompt) TablesBefore() map[int]bool { return p.before.Tables(p.Catalog) }

// Bare reports whether the question has no words but such as people say of an answer before it: "only the top 3".
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

// keep gives pointers to the values of the previous query, after those of the question.
func (p *Prompt) keep(before *Before) {
	for _, t := range before.tokens {
		v, ok := before.prompt.ValueOf(t)
		if !ok || slices.ContainsFunc(p.Values, v.same) || len(p.Values) == MaxValues {
			continue
		}
		if before.prompt.Catalog != p.Catalog { // the schema was read again
			var cells []Cell
			for _, c := range v.Cells {
				old := before.prompt.Columns[c.Column]
				if column, ok := p.ColumnNamed(before.prompt.Tables[old.Table].Name, old.Name); ok {
					cells = append(cells, Cell{column, c.Text})
				}
			}
			v.Cells = cells
		}
		p.Values = append(p.Values, v)
	}
}

// same reports whether two values are said alike and mean the same.
func (v Value) same(w Value) bool {
	period := v.Period == nil && w.Period == nil ||
		v.Period != nil && w.Period != nil && v.Period.From.Equal(w.Period.From) && v.Period.To.Equal(w.Period.To)
	return v.Text == w.Text && v.Number == w.Number && period
}

// Tables are those of the query before, in a catalog.
func (b *Before) Tables(c *Catalog) map[int]bool {
	out := map[int]bool{}
	for table := range b.used() {
		if t, ok := c.TableNamed(b.prompt.Tables[table].Name); ok {
			out[t] = true
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

// has reports whether b has a column of a catalog.
func (b *Before) has(c *Catalog, column int) bool {
	return slices.ContainsFunc(b.tokens, func(t Token) bool {
		own, ok := b.prompt.ColumnOf(t)
		if !ok {
			return false
		}
		of := b.prompt.Columns[own]
		same, ok := c.ColumnNamed(b.prompt.Tables[of.Table].Name, of.Name)
		return ok && same == column
	})
}
