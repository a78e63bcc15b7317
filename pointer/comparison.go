package pointer

import (
	"iter"
	"slices"
)

// comparison is of a column, or of what is computed of it, with a constant.
type comparison struct {
	column int
	at     Token // the pointer to the column
	via    Token // the key that leads to the column's table; "": none
	of     Token // the last word of what is computed of it: year; "": the column itself is compared
	op     Token
	value  int // in Prompt.Values; -1: it is number
	number int
}

// comparisons are those of a query and of all that are nested in it. Of "between" it is the lower bound's.
func (p *Prompt) comparisons(tokens []Token) iter.Seq[comparison] {
	return func(yield func(comparison) bool) {
		for i := 2; i < len(tokens); i++ {
			column, isColumn := p.ColumnOf(tokens[i-2])
			class, n := tokens[i].pointed()
			if !isColumn || tokens[i-1] == Limit || class != 'n' && (class != 'V' || n >= len(p.Values)) {
				continue
			}
			c := comparison{column: column, at: tokens[i-2], op: tokens[i-1], value: -1, number: n}
			if class == 'V' {
				c.value, c.number = n, 0
			}
			before := i - 3
			if before > 0 && tokens[before-1] == Via {
				c.via, before = tokens[before], before-2
			}
			if before >= 0 && !slices.Contains([]Token{Where, Having, And, Or, Open, Not}, tokens[before]) {
				c.of = tokens[before]
			}
			if !yield(c) {
				return
			}
		}
	}
}

// nullTests are the columns that a query asks whether they have a value, and whether it wants them to have one.
func (p *Prompt) nullTests(tokens []Token) iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		for i := 1; i < len(tokens); i++ {
			if tokens[i] != Null {
				continue
			}
			at := i - 1
			wanted := tokens[at] == Not && at > 0
			if wanted {
				at--
			}
			if column, ok := p.ColumnOf(tokens[at]); ok && !yield(column, wanted) {
				return
			}
		}
	}
}
