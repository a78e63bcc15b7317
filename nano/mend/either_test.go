package mend

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
)

// Values that a question lists are alternatives of each other, whatever else is asked.
func TestListedValues(t *testing.T) {
	l := testnano.Billing()
	for _, c := range []struct {
		question  string
		condition string // over S and M, columns of invoices; v, p, o and c are voided, paid, open and CHQ
		want      string
	}{
		{"total of voided or paid invoices by CHQ", "S = v or S = p and M = c", "( S = v or S = p ) and M = c"},
		{"total of invoices by CHQ that are either voided or paid", "M = c and S = v or S = p", "M = c and ( S = v or S = p )"},
		{"total of paid or voided invoices by CHQ", "S = v or S = p and M = c", "( S = v or S = p ) and M = c"},
		{"total of voided or paid invoices by CHQ", "( S = v or S = p ) and M = c", "( S = v or S = p ) and M = c"},
		{"total of voided or paid invoices by CHQ", "S = v or M = c and S = p", "S = v or M = c and S = p"},
		{"total of voided or paid invoices", "S = v or S = p", "S = v or S = p"},
		{"total of voided invoices, or of paid ones by CHQ", "S = v or S = p and M = c", "S = v or S = p and M = c"},
		{"total of invoices that are voided, or paid by CHQ", "S = v or S = p and M = c", "S = v or S = p and M = c"},
		{"total of open, voided, or paid invoices by CHQ", "S = o or S = v or S = p and M = c", "( S = o or S = v or S = p ) and M = c"},
		{"total of voided and paid invoices by CHQ", "S = v or S = p and M = c", "S = v or S = p and M = c"},
	} {
		p := l.Link(c.question, time.Now(), nil)
		table, _ := p.TableNamed("invoices")
		names := map[string]form.Token{}
		for name, column := range map[string]string{"S": "status", "M": "method", "total": "total"} {
			for i := p.Tables[table].First; i < p.Tables[table].End; i++ {
				if p.Columns[i].Name == column {
					names[name] = p.ColumnToken(i)
				}
			}
		}
		for i, v := range p.Values {
			for name, text := range map[string]string{"v": "voided", "p": "paid", "o": "open", "c": "CHQ"} {
				if v.Text == text {
					names[name] = form.ValueToken(i)
				}
			}
		}
		query := func(condition string) (out []form.Token) {
			for word := range strings.FieldsSeq("select sum total where " + condition) {
				if token, ok := names[word]; ok {
					out = append(out, token)
				} else {
					out = append(out, form.Token(word))
				}
			}
			return out
		}
		for word := range strings.FieldsSeq(c.condition) {
			if names[word] == "" && len(word) == 1 && strings.Contains("SMvpoc", word) {
				t.Fatalf("%q: %s is not linked", c.question, word)
			}
		}
		if got := Apply(p, query(c.condition)); !slices.Equal(got, query(c.want)) {
			t.Errorf("%q, %s: %v, want %v", c.question, c.condition, got, query(c.want))
		}
	}
}
