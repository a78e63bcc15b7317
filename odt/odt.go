// Package odt is the Oracle-guided Diagnostic Tree of Progress-SQL (arXiv 2606.06825, section 4 and appendix D): it
// compares a predicted query with the gold one, clause by clause, and answers with a score, with the tags of
// what is wrong and with those tags in words.
//
// The gold query is read once, by NewGold; each prediction then costs one parse. Prediction and gold may be of
// different dialects. Symbols in the code are those of the paper; what the paper leaves open is decided in
// the comments that say "ours".
package odt

import (
	"fmt"

	"github.com/sqlagent/sqlagent/dialects/parse"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// Gold is a gold query, y*, ready to be compared with. It is read-only and safe for concurrent use.
type Gold struct {
	Tree   *Node
	schema sqltree.Schema
	grams  Set
}

// NewGold reads a gold query. The schema may be nil: then a name that is not qualified is resolved only where one
// table is in scope, and a name in SQLite's double quotes is taken for a string.
//
// Errors are those of parse.Parse, and *NotQueryError.
func NewGold(d dialects.Dialect, sql string, schema sqltree.Schema) (*Gold, error) {
	q, err := parsed(d, sql, schema)
	if err != nil {
		return nil, fmt.Errorf("gold query: %w", err)
	}
	return GoldOf(q, d, sql, schema), nil
}

// GoldOf is a gold query that was parsed from sql already, its names resolved by the schema.
func GoldOf(q *sqltree.Query, d dialects.Dialect, sql string, schema sqltree.Schema) *Gold {
	return &Gold{Tree: NewTree(q), schema: schema, grams: bigrams(d, sql)}
}

// Compare diagnoses a prediction, y.
func (g *Gold) Compare(d dialects.Dialect, sql string) Diagnosis {
	q, err := parsed(d, sql, g.schema)
	out := g.CompareOf(q, d, sql)
	out.Err = err
	return out
}

// CompareOf diagnoses a prediction that was parsed from sql already, its names resolved by the schema; nil where that
// failed.
func (g *Gold) CompareOf(q *sqltree.Query, d dialects.Dialect, sql string) Diagnosis {
	out := Diagnosis{Dialect: d, Lex: jaccard(bigrams(d, sql), g.grams)}
	if q != nil {
		score, tags := compare(NewTree(q), g.Tree)
		out.Parsed, out.Struct, out.Tags = true, score, tags.list()
	}
	return out
}

func parsed(d dialects.Dialect, sql string, schema sqltree.Schema) (*sqltree.Query, error) {
	statement, err := parse.Parse(d, sql)
	if err != nil {
		return nil, err
	}
	if statement.Query == nil {
		return nil, &NotQueryError{Kind: statement.Kind}
	}
	sqltree.Resolve(statement.Query, schema)
	return statement.Query, nil
}

// NotQueryError is a statement that reads nothing, and so has no profile.
type NotQueryError struct{ Kind sqltree.Kind }

func (e *NotQueryError) Error() string {
	return fmt.Sprintf("the statement is not a query but %q", e.Kind)
}

// Diagnosis is what came of comparing a prediction with gold. The zero Diagnosis is that of a pair that could not
// be compared.
type Diagnosis struct {
	Dialect dialects.Dialect // of the prediction
	Parsed  bool
	Struct  float64 // 𝓕_struct, in [0, 1]; 0 where the prediction does not parse
	Lex     float64 // 𝓕_lex, in [0, 1]
	Tags    []Tag   // each once, in the order of Table 7
	Err     error   // why the prediction was not parsed
}

// F is the alignment score 𝓕 of section 4.2.
func (d Diagnosis) F() float64 { return (d.Struct + d.Lex) / 2 }
