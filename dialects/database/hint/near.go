package hint

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/edit"
)

// Ranks of a name for another that was written: the lower, the likelier it was meant. Between them is room for how many
// letters differ, and for how far away the table is.
const (
	identical = 0
	spelled   = 10 // the same words, written in another way: InvoiceDate, invoice_date
	letters   = 20 // and ten more for each letter that is wrong
	part      = 45 // all words of one are words of the other: name, first_name
	adjoining = 48 // the very name, in a table that one of FROM refers to, or that refers to it
	elsewhere = 60 // the very name, in another table
	shared    = 70 // a word of both
	distant   = 80 // letters are wrong, and the table is another
	never     = 1000
)

// near ranks name for what was written.
func near(written, name string) int {
	if strings.EqualFold(written, name) {
		return identical
	}
	w, n := schema.Stems(written), schema.Stems(name)
	if strings.Join(w, "") == strings.Join(n, "") {
		return spelled
	}
	if len(written) > 3 && edit.Transposed(written, name) {
		return letters
	}
	limit := min(len(written)/3, 3)
	if d := edit.Distance(written, name, limit); d <= limit {
		return letters + 10*d
	}
	switch {
	case within(w, n), within(n, w):
		return part
	case slices.ContainsFunc(w, func(s string) bool { return len(s) > 2 && slices.Contains(n, s) }):
		return shared
	case len(written) > 2 && strings.HasPrefix(strings.ToLower(name), strings.ToLower(written)):
		return shared
	}
	return never
}

// within reports whether all words of a are words of b.
func within(a, b []string) bool {
	return len(a) > 0 && !slices.ContainsFunc(a, func(s string) bool { return !slices.Contains(b, s) })
}

// best gathers the names of the lowest rank.
type best struct {
	rank  int
	names []string
}

// maxMeant is how many names may have been meant; of more none is likely.
const maxMeant = 3

func (b *best) add(rank int, name string) {
	switch {
	case rank >= never || len(b.names) > 0 && rank > b.rank:
	case len(b.names) > 0 && rank == b.rank:
		if !slices.Contains(b.names, name) {
			b.names = append(b.names, name)
		}
	default:
		b.rank, b.names = rank, []string{name}
	}
}

// question asks whether one of them was meant; "" where there is none.
func (b *best) question() string {
	if len(b.names) == 0 {
		return ""
	}
	return "did you mean " + either(b.names[:min(len(b.names), maxMeant)]) + "?"
}

// asks is the question of best, which a whole query must not answer otherwise.
func (q *query) asks(b *best) string {
	q.meant = b.names
	return b.question()
}

// either is "a", "a or b", "a, b or c".
func either(names []string) string {
	if last := len(names) - 1; last > 0 {
		return strings.Join(names[:last], ", ") + " or " + names[last]
	}
	return strings.Join(names, "")
}
