package speech

import (
	"regexp"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/knowledge"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// metric is one that questions may be answered by.
type metric struct {
	knowledge.Metric
	suggested bool // by the schema: nobody accepted it
}

// metrics are those of the team, and where the question, or the answer before, says one that the team has not, what the
// schema suggests: but for a total, which a column has, so that the question is answered by that.
func (d *dialogue) metrics(s *schema.Schema, question string) (all []metric, suggested bool) {
	accepted := d.About.Metrics()
	terms, _ := d.About.All()
	for _, m := range accepted {
		all = append(all, metric{m, false})
	}
	products, totals := knowledge.SuggestMetrics(s)
	base := &knowledge.Base{}
	for _, t := range products {
		named := func(o knowledge.Term) bool { return o.Name == t.Name }
		known := slices.ContainsFunc(totals, named) || slices.ContainsFunc(base.Terms, named) ||
			slices.ContainsFunc(terms, func(t knowledge.Term) bool { return t.IsMetric() && named(t) })
		if m, err := t.Metric(s); err == nil && !known && !masks(s, m) {
			all, base.Terms = append(all, metric{m, true}), append(base.Terms, t)
		}
	}
	if len(base.Terms) == 0 {
		return all, false
	}
	if f, ok := d.said(); ok && f.Suggested() {
		return all, true
	}
	for _, said := range base.About(s).Terms(question) {
		if !notMoney.MatchString(question[said.End:]) {
			return all, true
		}
	}
	return all[:len(accepted)], false
}

// notMoney are words before which sales are no figure.
var notMoney = regexp.MustCompile(`(?i)^[ -]*(rep|person|people|man|men|team|manager|agent|associate|assistant|department|office|staff|employee|order|tax|support|channel|region)`)

// masks reports whether a metric is of a column that no model may see.
func masks(s *schema.Schema, m knowledge.Metric) bool {
	at := slices.IndexFunc(s.Tables, func(t schema.Table) bool { return t.Name == m.In })
	return slices.ContainsFunc(s.Tables[at].Columns, func(c schema.Column) bool { return c.Masked })
}

// measuresOf are metrics as the catalog has them, and the phrases that mean them. No column has the name of one.
func measuresOf(s *schema.Schema, metrics []metric) (measures []form.Measure, terms []link.Term) {
	for _, m := range metrics {
		name := strings.ReplaceAll(schema.Words(m.Name), " ", "_")
		for slices.ContainsFunc(s.ColumnNames(m.In), func(column string) bool { return strings.EqualFold(column, name) }) {
			name += "_metric"
		}
		measures = append(measures, form.Measure{Table: m.In, Name: name, Of: m.Of, Whole: m.Whole, Filter: m.Filter, Suggested: m.suggested, Metric: m.Name})
		for _, phrase := range m.Phrases() {
			terms = append(terms, link.Term{Phrase: phrase, Table: m.In, Column: name})
		}
	}
	return measures, terms
}
