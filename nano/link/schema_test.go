package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A table is linked and shown by its own name, whether or not a query has to say its schema.
func TestQualified(t *testing.T) {
	prompt := func(qualifier string) string {
		l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
			{Name: qualifier + "device", Columns: []schema.Column{{Name: "id", Type: "integer"}, {Name: "model_id", Type: "integer"}}},
			{Name: qualifier + "device_model", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"}}},
		}}, nil))
		return l.Link("How many devices are there?", time.Now(), nil).String()
	}
	if got, want := prompt("core."), prompt(""); got != want || !strings.Contains(want, "devices T0") {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

// Of tables of one name those are meant whose schema the question says; the model reads nothing of it.
func TestSchemas(t *testing.T) {
	columns := []schema.Column{{Name: "id", Type: "integer"}, {Name: "amount", Type: "integer"}}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.Postgres, Tables: []schema.Table{
		{Name: "sale", Schema: "eu", Columns: columns}, {Name: "us.sale", Columns: columns}, {Name: "us.refund", Columns: columns},
	}}, nil))
	for question, want := range map[string]string{
		"how many sales":                         "how many sales T0 T1",
		"how many sales in the us?":              "how many sales T1 ?",
		"how many us sales":                      "how many sales T1",
		"rows of us.sale":                        "rows of sale T1",
		"how many sales are there in the EU?":    "how many sales T0 are there ?",
		"amount of EU sales":                     "amount C1 C5 of sales T0",
		"eu sales and sales of the us":           "sales T0 T1 and sales T0 T1",
		"refunds in the us":                      "refunds T2",
		"how many sales do customers tell us of": "how many sales T0 T1 do customers tell us of",
	} {
		_, got, _ := strings.Cut(l.Link(question, time.Now(), nil).String(), " q ")
		if got = strings.TrimSuffix(got, " a"); got != want {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
	if shown := l.Link("sales", time.Now(), nil).String(); !strings.HasPrefix(shown, "tab T0 eu sale ") || !strings.Contains(shown, "tab T1 us sale ") || !strings.Contains(shown, "tab T2 refund ") {
		t.Error(shown)
	}
}
