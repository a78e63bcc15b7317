package strict

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/llm/grammar"
)

// pieces is a vocabulary as a byte-level BPE makes one of SQL: bytes, words with and without a space before them, signs
// that stand together, and some special tokens.
func pieces(s *schema.Schema) *grammar.Vocabulary {
	all := map[string]bool{}
	add := func(text string) {
		all[text], all[" "+text] = true, true
		for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '_' || r == '(' }) {
			all[part], all["_"+part], all[" "+part] = true, true, true
		}
	}
	for _, t := range s.Tables {
		add(t.Name)
		for _, c := range t.Columns {
			add(c.Name)
			all["."+c.Name] = true
		}
	}
	for w := range strings.FieldsSeq(structural) {
		add(strings.ToUpper(w))
		add(w)
	}
	for _, words := range functions[s.Dialect] {
		for w := range strings.FieldsSeq(words) {
			add(w)
			add(strings.ToUpper(w))
		}
	}
	for w := range strings.FieldsSeq("T1 t2 a b x total amount Germany über 北京 2019 42 <= >= <> != || :: -> ->> () (* ), ); ;\n )) (' ', '% ') \"> `. \". t. (SELECT") {
		add(w)
	}
	entries := make([]grammar.Entry, 256)
	for b := range entries {
		entries[b].Text = string([]byte{byte(b)})
	}
	for _, text := range slices.Sorted(maps.Keys(all)) {
		if len(text) > 1 {
			entries = append(entries, grammar.Entry{Text: text})
		}
	}
	return grammar.NewVocabulary(append(entries, grammar.Entry{Text: "<|end|>", Special: true}))
}

// hurry is what brings a query to an end, by how far a lexeme has come.
var hurry = map[mode][]string{
	quoted:   {"'", "\""},
	unquoted: {")", " "}, number: {")", " "}, fraction: {"1", ")"}, literalType: {"'"}, escaped: {"1"},
	lexeme:  {")", ").", ".", " "},
	between: {")", " SELECT", " FROM", " JOIN", " ON", " END", " WHEN", " THEN", ",", " AND", " BY", "1", " NULL", " OVER", " AS", "x1"},
}

// promise is high for what an alias that the select list has used begins with: FROM must provide it.
func (c *config) promise(token string) float64 {
	e := c.state.expect()
	for i := range e.own {
		n := &e.own[i]
		alive := c.mode == between || c.mode == lexeme && c.own>>i&1 != 0 && int(c.read) < len(n.text)
		if n.terminal == c.state.machine.roles.alias && alive {
			rest := n.text
			if c.mode == lexeme {
				rest = n.text[c.read:]
			}
			if text := strings.ToLower(strings.TrimLeft(token, " ")); text != "" && strings.HasPrefix(rest, text) {
				return 100
			}
		}
	}
	return 0
}

// generate lets random weights write a turn; ok is false where it was not at its end after that many tokens. A model of
// random weights likes some tokens better than others, whatever precedes them.
func generate(t *testing.T, m *machine, r *rand.Rand, most int) (text string, ok bool) {
	t.Helper()
	run := m.Begin().(*run)
	likes := make([]float64, m.vocabulary.Size())
	for i := range likes {
		likes[i] = r.NormFloat64() * 2
	}
	var b strings.Builder
	for n := range most {
		allowed, end := run.Allowed()
		if end && (n > most/3 || r.Float64() < 0.2) {
			return b.String(), true
		}
		best, score := int32(-1), 0.0
		for id := range int32(m.vocabulary.Size()) {
			if allowed[id/64]>>(id%64)&1 == 0 {
				continue
			}
			x := likes[id] + r.NormFloat64()*2
			if n > most/3 { // it must come to an end
				wanted := hurry[run.at.mode]
				if e := run.at.state.expect(); run.at.mode == between && (e.pattern || e.fresh >= 0) {
					wanted = []string{")", "1", " NULL", "x1"} // what else begins a name
					if e.fresh >= 0 {
						wanted = []string{")", "x1"}
					}
				}
				if i := slices.Index(wanted, m.vocabulary.Token(id).Text); i >= 0 {
					x += float64(60 - i)
				}
				x += run.at.promise(m.vocabulary.Token(id).Text)
			}
			if strings.Contains(m.vocabulary.Token(id).Text, "(") {
				x -= 3
				if n > most/3 {
					x -= 30
				}
			}
			if n > most/3 && strings.HasPrefix("with", strings.ToLower(strings.TrimSpace(m.vocabulary.Token(id).Text))) {
				x -= 40
			}
			if best < 0 || x > score {
				best, score = id, x
			}
		}
		if best < 0 {
			if end {
				return b.String(), true
			}
			t.Fatalf("nothing may come after %q", b.String())
		}
		if !run.Accept(best) {
			t.Fatalf("%q is allowed after %q, and not accepted", m.vocabulary.Token(best).Text, b.String())
		}
		b.WriteString(m.vocabulary.Token(best).Text)
	}
	return b.String(), false
}

// checked says what is wrong with a query over a schema: names above all.
func checked(d dialects.Dialect, s *schema.Schema, sql string) error {
	statement, err := parse.Parse(d, sql)
	if err != nil {
		return err
	}
	if statement.Kind != sqltree.KindQuery {
		return fmt.Errorf("it is a %s", statement.Kind)
	}
	for _, p := range sqltree.Resolve(statement.Query, s) {
		return fmt.Errorf("%s %s.%s", p.Kind, p.Table, p.Name)
	}
	for _, relation := range statement.Facts.Relations {
		if s.ColumnNames(relation.Name) == nil && s.ColumnNames(relation.Schema+"."+relation.Name) == nil {
			return fmt.Errorf("table %s.%s", relation.Schema, relation.Name)
		}
	}
	return nil
}

// spread are twenty schemas, large and small.
func spread(t testing.TB, d dialects.Dialect) []*schema.Schema {
	from := schemas(t, dialects.SQLite)
	names := slices.Sorted(maps.Keys(from))
	var out []*schema.Schema
	for i := range 19 {
		s := from[names[i*len(names)/19]]
		s.Dialect = d
		out = append(out, s)
	}
	odd := &schema.Schema{Dialect: d} // names that need quotes, that are words of SQL, that are alike
	for _, name := range []string{"order", "Order Items", "select", "t1", "Ärger"} {
		odd.Tables = append(odd.Tables, schema.Table{Name: name, Columns: []schema.Column{{Name: "id"}, {Name: "from"}, {Name: "Unit Price"}, {Name: "date"}, {Name: "count"}}})
	}
	odd.Tables = append(odd.Tables, schema.Table{Name: "group", Columns: []schema.Column{{Name: "Id2"}, {Name: "a\"b`c"}}})
	return append(out, odd)
}

func TestRandomWeights(t *testing.T) {
	want := 100 // that come to an end, of at most five times as many
	if os.Getenv("SQLAGENT_TEST_LONG") != "" {
		want = 1000
	}
	for _, d := range allDialects {
		t.Run(string(d), func(t *testing.T) {
			ended, faults, total := 0, 0, 0
			words := map[string]int{}
			for i, s := range spread(t, d) {
				m := compile(t, s, Turn{}, pieces(s))
				of := 0
				for n := 0; of < want/20 && n < 5*want/20; n++ {
					total++
					r := rand.New(rand.NewPCG(uint64(i), uint64(n)))
					sql, ok := generate(t, m, r, 150)
					if !ok {
						continue
					}
					ended++
					of++
					for _, w := range []string{"JOIN", "GROUP", "UNION", "WITH", "ORDER", "OVER", "EXISTS", "USING", "(SELECT"} {
						if strings.Contains(strings.ToUpper(sql), w) {
							words[w]++
						}
					}
					if err := checked(d, s, sql); err != nil {
						if faults++; faults < 12 {
							t.Errorf("%v: %s", err, sql)
						}
					}
				}
			}
			t.Logf("%d of %d came to an end, %d are wrong; with %v", ended, total, faults, words)
			if ended < want {
				t.Errorf("%d of %d came to an end", ended, total)
			}
		})
	}
}
