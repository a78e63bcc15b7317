package eval

import (
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Quality are SQL-Trail's measures of a run besides EX (section 5.2.1 and Table 6; formulas in appendix A.4), over the
// problems that were attempted. Similarities are from 0 to 1 where the paper prints percentages; all are NaN of none.
type Quality struct {
	Attempted int    `json:"attempted"` // problems not skipped
	Compared  int    `json:"compared"`  // of them, those whose gold sqltree can read: what Schema is the mean of
	Syntax    Figure `json:"syntax"`    // share of answers that run (eq. 8)
	Schema    Figure `json:"schema"`    // mean SchemaSimilarity (eq. 10); 0 for a prediction that is no query
	Bigram    Figure `json:"bigram"`    // mean BigramSimilarity (eq. 9)
	Turns     Figure `json:"turns"`     // mean number of turns
	TurnsStd  Figure `json:"turns_std"` // its standard deviation, over the population: the paper does not say which
}

// QualityOf measures the outcomes of a run.
func QualityOf(outcomes []Outcome) Quality {
	var syntax, schema, bigram, turns []float64
	for _, o := range outcomes {
		if o.Verdict == Skipped {
			continue
		}
		syntax = append(syntax, float64(indicator(o.Verdict != Failed)))
		bigram = append(bigram, BigramSimilarity(o.SQL, o.Gold))
		turns = append(turns, float64(o.Turns))
		if o.Scores != nil && o.Scores.Schema != nil {
			schema = append(schema, *o.Scores.Schema)
		}
	}
	q := Quality{Attempted: len(syntax), Compared: len(schema)}
	q.Syntax, q.Schema, q.Bigram = mean(syntax), mean(schema), mean(bigram)
	m, std := meanStd(turns)
	q.Turns, q.TurnsStd = Figure(m), Figure(std)
	return q
}

// BigramSimilarity is SQL-Trail's r_bigram (appendix A.4, eq. 9): the Jaccard similarity of the sets of pairs of
// neighbouring tokens. Tokens are words, without regard to case, operators, marks, and literals as they are written;
// the paper's example has words only. Comments and a semicolon at the end are none.
func BigramSimilarity(pred, gold string) float64 { return jaccard(bigrams(pred), bigrams(gold)) }

func bigrams(sql string) map[[2]string]bool {
	var tokens []lex.Token
	for t := range lex.Tokens("", sql) {
		if !t.Blank() {
			tokens = append(tokens, t)
		}
	}
	for len(tokens) > 0 && tokens[len(tokens)-1].Text == ";" {
		tokens = tokens[:len(tokens)-1]
	}
	set := map[[2]string]bool{}
	last := ""
	for _, t := range tokens {
		text := t.Text
		if t.Kind != lex.String && t.Kind != lex.Name {
			text = strings.ToLower(text)
		}
		if last != "" {
			set[[2]string{last, text}] = true
		}
		last = text
	}
	return set
}

// readQuery parses a query and resolves its names in a database with the schema; nil for a text that is none.
func readQuery(d dialects.Dialect, sql string, schema sqltree.Schema) *sqltree.Query {
	s, err := parse.Parse(d, sql)
	if err != nil || s.Query == nil {
		return nil
	}
	sqltree.Resolve(s.Query, schema)
	return s.Query
}

// SchemaSimilarity is SQL-Trail's r_schema (appendix A.4, eq. 10): the Jaccard similarity of the sets of tables and
// columns that the queries name, without regard to case. As in the paper's example, a column is its name alone,
// whatever its table. Aliases, CTEs and their columns are no items; sqltree.Resolve distinguishes them where it has
// been called, their names where it has not. What SQLite has in double quotes is an item only where Resolve found its
// column: the others are strings. A prediction that is nil, because it is no query, scores 0.
func SchemaSimilarity(pred, gold *sqltree.Query) float64 {
	if pred == nil {
		return 0
	}
	return jaccard(schemaItems(pred), schemaItems(gold))
}

// schemaItem is the name of a table or of a column: the two are distinguished, which the paper leaves open.
type schemaItem struct {
	table bool
	name  string
}

func schemaItems(q *sqltree.Query) map[schemaItem]bool {
	items := map[schemaItem]bool{}
	aliases := map[string]bool{} // of select lists and column lists
	for q := range q.Queries() {
		for _, c := range q.With {
			for _, name := range c.Columns {
				aliases[strings.ToLower(name)] = true
			}
		}
		if s, ok := q.Body.(*sqltree.Select); ok {
			for _, i := range s.Items {
				aliases[strings.ToLower(i.Alias)] = true
			}
		}
	}
	for q := range q.Queries() {
		bases := map[string]bool{} // names in this FROM that mean a table of the database
		if s, ok := q.Body.(*sqltree.Select); ok {
			for source := range sqltree.Sources(s.From) {
				switch source := source.(type) {
				case *sqltree.Table:
					if source.CTE == nil {
						items[schemaItem{true, strings.ToLower(source.Name)}] = true
						bases[strings.ToLower(source.Name)] = true
						bases[strings.ToLower(source.Alias)] = true
					}
				case *sqltree.Join:
					for _, name := range source.Using {
						items[schemaItem{name: strings.ToLower(name)}] = true
					}
				}
			}
		}
		delete(bases, "")
		for e := range q.Exprs() {
			for x := range e.All() {
				name := strings.ToLower(x.Text)
				if x.Op != sqltree.OpColumn || isString(x) {
					continue
				}
				if ofTable(x) || x.Of == nil && (bases[strings.ToLower(x.Table)] || !aliases[name]) {
					items[schemaItem{name: name}] = true
				}
			}
		}
	}
	return items
}

// ofTable reports whether a column was resolved to a table of the database.
func ofTable(x *sqltree.Expr) bool {
	t, ok := x.Of.(*sqltree.Table)
	return ok && t.CTE == nil
}

// isString recognises SQLite's "France", which is a string where no column has its name.
func isString(x *sqltree.Expr) bool { return x.Quoted && x.Table == "" && x.Of == nil }

// jaccard is |a ∩ b| / |a ∪ b|; two empty sets are alike.
func jaccard[K comparable](a, b map[K]bool) float64 {
	both := 0
	for k := range a {
		both += indicator(b[k])
	}
	if either := len(a) + len(b) - both; either > 0 {
		return float64(both) / float64(either)
	}
	return 1
}

// DataEfficiency is SQL-Trail's eq. 5: the gain of EX in percentage points per 1,000 training examples.
func DataEfficiency(points float64, examples int) float64 {
	return points / float64(examples) * 1000
}
