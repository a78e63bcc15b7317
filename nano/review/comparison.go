package review

import (
	"iter"
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
)

// comparison is of a column, or of what is computed of it, with a constant.
type comparison struct {
	column int
	at     form.Token // the pointer to the column
	via    form.Token // the key that leads to the column's table; "": none
	of     form.Token // the last word of what is computed of it: year; "": the column itself is compared
	op     form.Token
	value  int // in Prompt.Values; -1: it is number
	number int
}

// comparisons are those of a query and of all that are nested in it. Of "between" it is the lower bound's.
func (a *answer) comparisons() iter.Seq[comparison] {
	return func(yield func(comparison) bool) {
		for i := 2; i < len(a.tokens); i++ {
			column, isColumn := a.ColumnOf(a.tokens[i-2])
			class, n := a.tokens[i].Pointer()
			if !isColumn || a.tokens[i-1] == form.Limit || class != 'n' && (class != 'V' || n >= len(a.Values)) {
				continue
			}
			c := comparison{column: column, at: a.tokens[i-2], op: a.tokens[i-1], value: -1, number: n}
			if class == 'V' {
				c.value, c.number = n, 0
			}
			before := i - 3
			if before > 0 && a.tokens[before-1] == form.Via {
				c.via, before = a.tokens[before], before-2
			}
			if before >= 0 && !slices.Contains([]form.Token{form.Where, form.Having, form.And, form.Or, form.Open, form.Not}, a.tokens[before]) {
				c.of = a.tokens[before]
			}
			if !yield(c) {
				return
			}
		}
	}
}

// nullTests are the columns that a query asks whether they have a value, and whether it wants them to have one.
func (a *answer) nullTests() iter.Seq2[int, bool] {
	return func(yield func(int, bool) bool) {
		for i := 1; i < len(a.tokens); i++ {
			if a.tokens[i] != form.Null {
				continue
			}
			at := i - 1
			wanted := a.tokens[at] == form.Not && at > 0
			if wanted {
				at--
			}
			if column, ok := a.ColumnOf(a.tokens[at]); ok && !yield(column, wanted) {
				return
			}
		}
	}
}
