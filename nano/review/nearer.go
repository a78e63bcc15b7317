package review

import (
	"slices"

	"github.com/sqlagent/sqlagent/nano/form"
)

// nearer is a query whose values are looked for in the tables that the question names, where these hold them in a
// column of the same words: customers from Brazil are of the customers' country, not of that of an artist whom they
// heard.
func nearer(a *answer) []form.Token {
	out := a.tokens
	spoken := a.spoken(map[int]bool{})
	for i := 2; i < len(a.tokens); i++ {
		c, isColumn := a.ColumnOf(a.tokens[i-2])
		v, isValue := a.ValueOf(a.tokens[i])
		op := a.tokens[i-1]
		via := i > 3 && a.tokens[i-4] == form.Via
		if !isColumn || !isValue || via || op != form.Equal && op != form.NotEqual || spoken[a.Columns[c].Table] || a.NamesColumn(c) {
			continue
		}
		for _, cell := range v.Cells {
			near := a.Columns[cell.Column]
			if near.Words == a.Columns[c].Words && spoken[near.Table] && a.ColumnToken(cell.Column) != "" {
				out = slices.Clone(out)
				out[i-2] = a.ColumnToken(cell.Column)
				break
			}
		}
	}
	return out
}
