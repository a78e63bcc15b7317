package knowledge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/nano/english"
)

// Words of names that tell what a column of numbers holds.
var (
	priceWords    = strings.Fields("price")
	rateWords     = strings.Fields("hourly daily nightly unit") // before rate: no exchange rate
	extendedWords = strings.Fields("ext extended")              // before price: of all pieces
	quantityWords = strings.Fields("quantity qty quantities units hours nights pieces")
	discountWords = strings.Fields("discount rebate")
	totalWords    = strings.Fields("total subtotal amount turnover revenue")
	stockWords    = strings.Fields("stock hand inventory warehouse")
	paidWords     = strings.Fields("invoice bill payment order sale receipt")
	boughtWords   = strings.Fields("purchase purchasing supplier supply procurement expense")
	plannedWords  = strings.Fields("on reorder level minimum maximum min max target") // units on order are not sold
)

// Names of the suggested metrics, with what else people say for them.
var (
	revenueSynonyms = strings.Fields("sales turnover income earnings money earned spent spend")
	stockSynonyms   = []string{"inventory value", "value of stock", "value of our stock", "value of the stock", "value of inventory", "stock worth"}
	spendSynonyms   = []string{"spending", "purchases value", "purchase value"}
)

// SuggestMetrics are metrics that the names and values of a schema's columns suggest: of the products, price times
// quantity, less a discount, where a table's rows have these and no total of their own; of the totals, what invoices
// and payments come to, without those whose status says that no money came of them. A person has to say which are
// right.
func SuggestMetrics(s *schema.Schema) (products, totals []Term) {
	names := map[string]bool{}
	for _, t := range s.Tables {
		for _, name := range append(s.ColumnNames(t.Name), t.Name) {
			names[strings.Join(stemsOf(schema.Words(name)), " ")] = true
		}
	}
	for _, t := range s.Tables {
		if t.View || strings.HasPrefix(t.Name, "sqlite_") {
			continue
		}
		m := rowsOf{s: s, table: t}
		m.read()
		switch {
		case m.total >= 0:
			if slices.ContainsFunc(strings.Fields(schema.Words(t.Name)), func(w string) bool { return slices.Contains(paidWords, schema.Singular(w)) }) {
				total := m.term("sum("+m.money(m.total)+")", names)
				total.Filter = m.paid()
				totals = append(totals, total)
			}
		case m.price >= 0 && m.quantity >= 0 && !m.extended:
			products = append(products, m.term("sum("+m.product()+")", names))
		}
	}
	return products, totals
}

// rowsOf are the columns of a table that a figure of money may be made of, -1: none.
type rowsOf struct {
	s                                *schema.Schema
	table                            schema.Table
	price, quantity, discount, total int
	stock, extended                  bool // the quantity is one of stock; a price of all pieces is there
}

func (m *rowsOf) read() {
	m.price, m.quantity, m.discount, m.total = -1, -1, -1, -1
	keys := slices.Clone(m.table.PrimaryKey)
	for _, k := range m.table.ForeignKeys {
		keys = append(keys, k.Columns...)
	}
	for i, c := range m.table.Columns {
		words := strings.Fields(schema.Words(c.Name))
		if len(words) == 0 || slices.Contains(keys, c.Name) || !isNumeric(m.s.Dialect, c) {
			continue
		}
		of := func(some []string) bool {
			return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(some, w) })
		}
		last := words[len(words)-1]
		if last == "cents" && len(words) > 1 {
			last = words[len(words)-2]
		}
		switch {
		case of(discountWords):
			m.discount = i
		case slices.Contains(totalWords, last) || words[0] == "total" && !of(quantityWords):
			m.total = i
		case of(priceWords) && of(extendedWords):
			m.extended = true
		case of(priceWords), last == "rate" && of(rateWords):
			if m.price < 0 {
				m.price = i
			}
		case of(quantityWords) && !of(plannedWords) && m.quantity < 0:
			m.quantity, m.stock = i, of(stockWords)
		}
	}
	for i, c := range m.table.Columns {
		if m.price >= 0 && m.quantity < 0 && isNumeric(m.s.Dialect, c) && english.PricedBy(schema.Words(m.table.Columns[m.price].Name), schema.Words(c.Name)) {
			m.quantity = i
		}
	}
}

// isNumeric reports whether a column can be multiplied: by its declared type, or in SQLite by its values.
func isNumeric(d dialects.Dialect, c schema.Column) bool {
	declared := strings.ToLower(c.Type)
	for _, word := range strings.Fields("int real floa doub num dec money") {
		if strings.Contains(declared, word) {
			return true
		}
	}
	if d != dialects.SQLite || c.Profile == nil || c.Profile.Min == "" {
		return false
	}
	_, err := strconv.ParseFloat(c.Profile.Min, 64)
	return err == nil
}

func (m *rowsOf) name(column int) string {
	return dialects.QuoteIdent(m.s.Dialect, m.table.Columns[column].Name)
}

func (m *rowsOf) isCents(column int) bool {
	return strings.HasSuffix(schema.Words(m.table.Columns[column].Name), " cents")
}

// money is a column of money in whole units.
func (m *rowsOf) money(column int) string {
	if m.isCents(column) {
		return m.name(column) + " / 100.0"
	}
	return m.name(column)
}

// paid is the condition on the rows whose money came, where a status of some says that theirs did not; "": none does.
func (m *rowsOf) paid() string {
	for i, c := range m.table.Columns {
		words := strings.Fields(schema.Words(c.Name))
		if c.Profile == nil || len(words) == 0 || !english.Statuses[words[len(words)-1]] {
			continue
		}
		var out []string
		for words, text := range c.Profile.Texts {
			if english.Unpaid[words] && !strings.ContainsAny(text, `'\`) {
				out = append(out, "'"+text+"'")
			}
		}
		if len(out) == 0 {
			continue
		}
		slices.Sort(out)
		filter := m.name(i) + " NOT IN (" + strings.Join(out, ", ") + ")"
		if !c.NotNull && (c.Profile.Sampled || c.Profile.Nulls > 0) {
			filter = "(" + m.name(i) + " IS NULL OR " + filter + ")"
		}
		return filter
	}
	return ""
}

// product is price times quantity, less the discount where that is a share, from 0 to 1, or of a hundred.
func (m *rowsOf) product() string {
	text := m.name(m.price) + " * " + m.name(m.quantity)
	if m.isCents(m.price) {
		text += " / 100.0"
	}
	if m.discount < 0 || m.stock {
		return text
	}
	column := m.table.Columns[m.discount]
	discount, p := m.name(m.discount), column.Profile
	if !column.NotNull && (p == nil || p.Sampled || p.Nulls > 0) {
		discount = "coalesce(" + discount + ", 0)" // a NULL is no discount, and must not lose the row
	}
	if p != nil {
		if most, err := strconv.ParseFloat(p.Max, 64); err == nil && most > 1 {
			if most > 100 {
				return text // an amount, of a line or of a unit: nobody knows
			}
			return fmt.Sprintf("%s * (1 - %s / 100.0)", text, discount)
		}
	}
	return fmt.Sprintf("%s * (1 - %s)", text, discount)
}

// term is the suggested metric, without synonyms that are names of the schema.
func (m *rowsOf) term(sql string, names map[string]bool) Term {
	t := Term{Name: "revenue", Synonyms: revenueSynonyms, SQL: sql, Table: dialects.QuoteTable(m.s.Dialect, m.table.Name)}
	words := strings.Fields(schema.Words(m.table.Name))
	switch {
	case m.stock:
		t.Name, t.Synonyms = "stock value", stockSynonyms
	case slices.ContainsFunc(words, func(w string) bool { return slices.Contains(boughtWords, schema.Singular(w)) }):
		t.Name, t.Synonyms = "spend", spendSynonyms
	}
	t.Synonyms = slices.DeleteFunc(slices.Clone(t.Synonyms), func(phrase string) bool { return names[strings.Join(stemsOf(phrase), " ")] })
	return t
}
