package reading

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
)

var (
	soldFor   = english.Words("sales revenue revenues turnover")
	ofFigures = english.Words("by per in of for from during on this last over across since until before after and between each to through at yesterday today")
)

// SalesAt is where the question asks for a figure of money by a word that is called as rows are too: sales by category,
// but neither a sales person nor how many sales there were; -1: it does not.
func (q *Asked) SalesAt() int {
	for i, s := range q.Question {
		if last := s.Text[strings.LastIndexByte(s.Text, ' ')+1:]; !soldFor[last] {
			continue
		}
		next := q.TextAt(i + 1)
		ends := i+1 == len(q.Question) || SentenceEnds[next] || ofFigures[next]
		period := i+1 < len(q.Question) && q.Question[i+1].Value >= 0 && q.Values[q.Question[i+1].Value].Period != nil
		if (ends || period) && q.Says(numberOf) == 0 && !q.MayDeny() {
			return i
		}
	}
	return -1
}

var numberOf = english.Words("many number count average avg")

// SoldIn is the table of sales that the question means, by what else it says: of store sales and web sales the ones of
// stores; -1: there is none that holds money, or several may be meant and the query has none of them, or more. It is
// surely meant where no other may be, and the question says its whole name.
func (a *Answer) SoldIn() (table int, surely bool) {
	said := map[string]bool{}
	for _, s := range a.Question {
		for _, w := range english.Stems(s.Text) {
			said[w] = true
		}
	}
	best, found := -len(a.Tables), []int(nil)
	for t := range a.Tables {
		words := english.Stems(a.Tables[t].Words)
		if len(words) == 0 || words[len(words)-1] != english.Stem("sales") || a.Taken(t) < 0 {
			continue
		}
		score := 0
		for _, w := range words[:len(words)-1] {
			switch {
			case said[w]:
				score++
			case !layers[w]:
				score--
			}
		}
		if score > best {
			best, found = score, nil
		}
		if score == best {
			found = append(found, t)
		}
	}
	surely = len(found) == 1 && best >= 0
	if len(found) > 1 {
		found = slices.DeleteFunc(found, func(t int) bool { return !a.Used[t] })
	}
	if len(found) != 1 {
		return -1, false
	}
	return found[0], surely
}

// SumsSales is where the question asks for sales, where the query sums them, and the table that surely holds them; -1:
// it does not.
func (a *Answer) SumsSales() (at, table int) {
	if at = a.SalesAt(); at < 0 {
		return -1, -1
	}
	table, surely := a.SoldIn()
	if !surely {
		return -1, -1
	}
	for i := 1; i < len(a.Tokens); i++ {
		if a.Tokens[i-1] == form.Sum && a.Tokens[i] == a.ColumnToken(a.Taken(table)) {
			return at, table
		}
	}
	return -1, -1
}

// NamesSales reports whether a phrase is the part of a name before the sales that the query sums: store sales are of no
// store.
func (a *Answer) NamesSales(i int) bool {
	at, table := a.SumsSales()
	return at == i+1 && slices.Contains(english.Stems(a.Tables[table].Words), english.Stem(a.TextAt(i)))
}

// layers are words of a warehouse's tables that say no more than what kind of table it is.
var layers = english.Words("fact fct facts f dim dw mart tbl")

// takenNames are names of what rows of sales bring in, the surest first, by how they end.
var takenNames = []string{"net amount", "net sales", "sales amount", "sale amount", "ext sales price", "extended sales price", "revenue",
	"total price", "grand total", "total amount", "order total", "amount"}

// notTaken are words of amounts that are another part of what rows of sales bring in.
var notTaken = english.Words("discount tax cost freight shipping fee refund refunded return returned quota target wholesale coupon tip commission unit gross profit expected recurring")

// Taken is the column of what a table's rows bring in; -1: none is called so, or several are.
func (fs Facts) Taken(table int) int {
	for _, name := range takenNames {
		found := -1
		for c := fs.Tables[table].First; c < fs.Tables[table].End; c++ {
			column := fs.Columns[c]
			if column.Kind != form.Number || column.Key || fs.Refers(c) || fs.CalledOf(c, notTaken) || !strings.HasSuffix(" "+column.Words, " "+name) {
				continue
			}
			if found >= 0 {
				return -1
			}
			found = c
		}
		if found >= 0 {
			return found
		}
	}
	return -1
}

// SalesLink reports whether a column is linked to the word at which the question asks for sales, and to no other.
func (q *Asked) SalesLink(column int) bool {
	at := q.SalesAt()
	for i, s := range q.Question {
		if i != at && (slices.Contains(s.Columns, column) || slices.Contains(s.Also, column)) {
			return false
		}
	}
	return at >= 0
}
