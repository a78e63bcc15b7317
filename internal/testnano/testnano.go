// Package testnano has what tests of nano's rooms share: schemas (schemas.go, career.go), lines of tokens and the
// grammar of them. It opens no database: what links neither drivers nor parsers is linked in a third of the time.
package testnano

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/gguf"
	"github.com/sqlagent/sqlagent/llm/card"
	"github.com/sqlagent/sqlagent/llm/grammar"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/language"
	"github.com/sqlagent/sqlagent/nano/weights"
)

// Shop is a schema with a self-referencing key, two keys between the same tables, and a table apart.
func Shop(d dialects.Dialect) *schema.Schema {
	column := func(name, kind string) schema.Column { return schema.Column{Name: name, Type: kind} }
	key := func(column, table, ref string) schema.ForeignKey {
		return schema.ForeignKey{Columns: []string{column}, RefTable: table, RefColumns: []string{ref}}
	}
	return &schema.Schema{Dialect: d, Tables: []schema.Table{
		{Name: "employee", PrimaryKey: []string{"id"}, ForeignKeys: []schema.ForeignKey{key("boss_id", "employee", "id")},
			Columns: []schema.Column{column("id", "integer"), column("name", "text"), column("boss_id", "integer"),
				column("hired", "date")}},
		{Name: "airport", PrimaryKey: []string{"id"},
			Columns: []schema.Column{column("id", "integer"), column("city", "text")}},
		{Name: "flight", PrimaryKey: []string{"id"},
			ForeignKeys: []schema.ForeignKey{key("origin_id", "airport", "id"), key("target_id", "airport", "id"),
				key("pilot_id", "employee", "id")},
			Columns: []schema.Column{column("id", "integer"), column("origin_id", "integer"), column("target_id", "integer"),
				column("pilot_id", "integer"), column("price", "numeric"), column("seats", "integer"), column("late", "boolean")}},
		{Name: "note", Columns: []schema.Column{column("body", "text")}},
	}}
}

// Tokens are the words of a line; names stand for the pointers of shop: "employee" for T0, "employee.name" for C1.
func Tokens(p *form.Prompt, line string) []form.Token {
	var out []form.Token
	for _, word := range strings.Fields(line) {
		table, column, qualified := word, "", false
		t, ok := p.TableNamed(word)
		if dot := strings.LastIndexByte(word, '.'); !ok && dot > 0 { // a table may have its schema's name before its own
			table, column, qualified = word[:dot], word[dot+1:], true
			t, ok = p.TableNamed(table)
		}
		switch {
		case ok && qualified:
			c, _ := p.ColumnNamed(table, column)
			out = append(out, p.ColumnToken(c))
		case ok:
			out = append(out, p.TableToken(t))
		default:
			out = append(out, form.Token(word))
		}
	}
	return out
}

// Written are the tokens of a line without the commas that make it readable.
func Written(p *form.Prompt, line string) (out []form.Token) {
	for _, token := range Tokens(p, line) {
		if token != "," {
			out = append(out, token)
		}
	}
	return out
}

// Tally is how often things happened, for a test's log.
type Tally map[string]int

// Log logs what happened, the most frequent first.
func (c Tally) Log(t *testing.T) {
	t.Helper()
	keys := slices.SortedFunc(maps.Keys(c), func(a, b string) int { return cmp.Or(c[b]-c[a], strings.Compare(a, b)) })
	for _, k := range keys {
		t.Logf("%6d %s", c[k], k)
	}
}

// Automaton is a prompt's grammar over the form's own vocabulary.
type Automaton struct {
	*grammar.Machine
	words []form.Token
	id    map[form.Token]int32
}

// NewAutomaton compiles a prompt's grammar.
func NewAutomaton(t testing.TB, p *form.Prompt, v *grammar.Vocabulary) *Automaton {
	t.Helper()
	g, err := language.Of(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Compile(g, v)
	if err != nil {
		t.Fatal(err)
	}
	a := &Automaton{m, words(), map[form.Token]int32{}}
	for i, w := range a.words {
		a.id[w] = int32(i)
	}
	return a
}

// words are all tokens of the form.
func words() []form.Token { return slices.Concat(form.Vocabulary(), form.Lists()) }

// Vocabulary is the form's own: its tokens alone.
func Vocabulary() *grammar.Vocabulary {
	var entries []grammar.Entry
	for _, w := range words() {
		entries = append(entries, grammar.Entry{Text: w.Name(), Special: true})
	}
	return grammar.NewVocabulary(entries)
}

// Walked are values for walks: a text, numbers and a year.
func Walked() []form.Value {
	return []form.Value{{Text: "Ann"}, {Text: "12", Number: "12"}, {Text: "2013", Number: "2013", Period: &english.Period{
		From: time.Date(2013, 1, 1, 0, 0, 0, 0, time.UTC), To: time.Date(2014, 1, 1, 0, 0, 0, 0, time.UTC)}}}
}

// Takes returns how many tokens the grammar takes, and whether the text may end after them.
func (a *Automaton) Takes(tokens []form.Token) (taken int, end bool) {
	state := a.Start()
	for i, token := range tokens {
		next, ok := a.Next(state, a.id[token])
		if !ok {
			return i, false
		}
		state = next
	}
	_, end = a.Mask(state)
	return len(tokens), end
}

// Walk draws tokens, each of those that may come next as likely as the others, but for an end where one may be.
func (a *Automaton) Walk(r *rand.Rand) []form.Token {
	var out []form.Token
	state := a.Start()
	for {
		allowed, end := a.Mask(state)
		if end && r.IntN(3) == 0 {
			return out
		}
		var some []int32
		for id := range a.words {
			if allowed[id/64]>>(id%64)&1 == 1 {
				some = append(some, int32(id))
			}
		}
		if len(some) == 0 {
			return out
		}
		id := some[r.IntN(len(some))]
		state, _ = a.Next(state, id)
		out = append(out, a.words[id])
	}
}

// OfText is the path of nano as weights that were trained here to speak in text, which llama.cpp runs where there is
// one.
func OfText(t testing.TB) string {
	t.Helper()
	f, err := weights.File()
	if err != nil {
		t.Fatal(err)
	}
	m := slices.DeleteFunc(slices.Clone(f.Meta), func(kv gguf.KV) bool { return strings.HasPrefix(kv.Key, "sqlagent.") })
	m.Set(card.TrainedTokens, uint64(1))
	path := filepath.Join(t.TempDir(), "text.gguf")
	if err := gguf.Write(path, m, f.Tensors); err != nil {
		t.Fatal(err)
	}
	return path
}
