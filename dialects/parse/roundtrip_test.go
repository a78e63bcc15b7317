package parse

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/corpora"
)

// difference is the first place where two trees differ, "" where they are the same: but for where they stand in the
// text, for what Resolve finds, and for which nodes are shared.
func difference(a, b *sqltree.Query) string {
	return differ("query", reflect.ValueOf(a), reflect.ValueOf(b))
}

func differ(path string, a, b reflect.Value) string {
	if a.IsValid() != b.IsValid() {
		return path
	}
	switch a.Kind() {
	case reflect.Pointer, reflect.Interface:
		if a.IsNil() || b.IsNil() {
			if a.IsNil() != b.IsNil() {
				return fmt.Sprintf("%s: one is nil", path)
			}
			return ""
		}
		if x, ok := a.Interface().(*sqltree.CTE); ok { // of a Table: its name is enough, and it may be recursive
			return differ(path, reflect.ValueOf(x.Name), reflect.ValueOf(b.Interface().(*sqltree.CTE).Name))
		}
		if a.Elem().Type() != b.Elem().Type() {
			return fmt.Sprintf("%s: %s, %s", path, a.Elem().Type(), b.Elem().Type())
		}
		return differ(path, a.Elem(), b.Elem())
	case reflect.Struct:
		for i := range a.NumField() {
			name := a.Type().Field(i).Name
			if name == "Span" || name == "Of" {
				continue
			}
			if d := differ(path+"."+name, a.Field(i), b.Field(i)); d != "" {
				return d
			}
		}
		return ""
	case reflect.Slice:
		if a.Len() != b.Len() {
			return fmt.Sprintf("%s: %d elements, %d", path, a.Len(), b.Len())
		}
		for i := range a.Len() {
			if d := differ(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i)); d != "" {
				return d
			}
		}
		return ""
	}
	if a.Interface() != b.Interface() {
		return fmt.Sprintf("%s: %v, %v", path, a, b)
	}
	return ""
}

// roundTrip prints a text's query and parses it again: what is wrong then, "" where nothing is. ok is false for a text
// that is no query, or has no words (see PrintError).
func roundTrip(d dialects.Dialect, sql string) (fault string, ok bool) {
	s, err := Parse(d, sql)
	if err != nil || s.Kind != sqltree.KindQuery {
		return "", false
	}
	text, err := sqltree.Print(d, s.Query)
	if err != nil {
		return err.Error(), false
	}
	again, err := Parse(d, text)
	if err != nil {
		return fmt.Sprintf("printed as %s: %v", text, err), true
	}
	if again.Kind != sqltree.KindQuery {
		return fmt.Sprintf("printed as %s: the kind %s", text, again.Kind), true
	}
	if where := difference(s.Query, again.Query); where != "" {
		return fmt.Sprintf("printed as %s: %s\nfrom %s\nto   %s", text, where, sexpr(s.Query), sexpr(again.Query)), true
	}
	if more := beyond(s.Facts, again.Facts); more != "" {
		return fmt.Sprintf("printed as %s: %s was not in what was read", text, more), true
	}
	return "", true
}

// beyond is what some facts have that others do not: the guard, which judged those, has not seen it.
func beyond(seen, facts sqltree.Facts) string {
	for _, r := range facts.Relations {
		if !slices.Contains(seen.Relations, r) {
			return fmt.Sprintf("the relation %v", r)
		}
	}
	for _, u := range facts.Functions {
		if !slices.Contains(seen.Functions, u) {
			return fmt.Sprintf("the call %v", u)
		}
	}
	for _, c := range facts.Clauses {
		if !slices.Contains(seen.Clauses, c) {
			return fmt.Sprintf("the clause %q", c)
		}
	}
	for _, t := range facts.Types {
		if !slices.Contains(seen.Types, t) {
			return fmt.Sprintf("the type %v", t)
		}
	}
	return ""
}

func corpusOf(t testing.TB, d dialects.Dialect) []corpora.Gold {
	golds := corpora.Defog(t, d)
	if d == dialects.SQLite {
		golds = append(append(golds, corpora.Spider(t)...), corpora.BIRD(t)...)
	}
	return golds
}

var allDialects = []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres}

// What people wrote is printed as the same tree, and all of it is printed.
func TestPrintCorpora(t *testing.T) {
	for _, d := range allDialects {
		golds := corpusOf(t, d)
		same, unparsed := 0, 0
		for _, g := range golds {
			switch fault, ok := roundTrip(d, g.SQL); {
			case fault != "":
				t.Errorf("%s, %s: %s: %s", d, g.DB, g.SQL, fault)
			case ok:
				same++
			default:
				unparsed++
			}
		}
		t.Logf("%s: %d queries: %d the same, %d that do not parse", d, len(golds), same, unparsed)
	}
}

// unprintable are the examples of builders whose trees have lost what a text needs.
var unprintable = map[dialects.Dialect]int{dialects.MySQL: 1, dialects.Postgres: 1}

func TestPrintExamples(t *testing.T) {
	for d, examples := range map[dialects.Dialect][]example{
		dialects.SQLite: sqliteTrees, dialects.MySQL: mysqlTrees, dialects.Postgres: pgExamples(),
	} {
		refused := 0
		for _, c := range examples {
			switch fault, ok := roundTrip(d, c.sql); {
			case !ok:
				refused++
				t.Logf("%s: %s: %s", d, c.sql, fault)
			case fault != "":
				t.Errorf("%s: %s: %s", d, c.sql, fault)
			}
		}
		if refused > unprintable[d] {
			t.Errorf("%s: %d of %d examples have no words", d, refused, len(examples))
		}
	}
}

func fuzzPrint(f *testing.F, d dialects.Dialect, examples []example) {
	for _, c := range examples {
		f.Add(c.sql)
	}
	f.Fuzz(func(t *testing.T, sql string) {
		if len(sql) > 2000 {
			t.Skip()
		}
		if fault, ok := roundTrip(d, sql); ok && fault != "" {
			t.Errorf("%q: %s", sql, fault)
		}
	})
}

func FuzzPrintSQLite(f *testing.F)   { fuzzPrint(f, dialects.SQLite, sqliteTrees) }
func FuzzPrintMySQL(f *testing.F)    { fuzzPrint(f, dialects.MySQL, mysqlTrees) }
func FuzzPrintPostgres(f *testing.F) { fuzzPrint(f, dialects.Postgres, pgExamples()) }

// Mutants of the examples: what of them is a query is printed as the same tree.
func TestPrintMutants(t *testing.T) {
	token := regexp.MustCompile("'[^']*'|\"[^\"]*\"|`[^`]*`|\\w+|[^\\w\\s;]")
	for _, d := range allDialects {
		var texts [][]string
		pieces := []string{"(SELECT 1)", "(a OR b)", "NOT", "AND", "- -1", "a IS NULL", "IS",
			"'x' LIKE", "x COLLATE c", "UNION ALL", "::text"}
		for _, c := range examplesOf(d) {
			tokens := token.FindAllString(c.sql, -1)
			texts, pieces = append(texts, tokens), append(pieces, tokens...)
		}
		n, same := 20_000, 0
		if testing.Short() {
			n = 4000
		}
		for text := range mutants(texts, pieces, n) {
			if fault, ok := roundTrip(d, text); ok && fault != "" {
				t.Errorf("%s: %s: %s", d, text, fault)
			} else if ok {
				same++
			}
		}
		t.Logf("%s: %d mutants, %d of them queries", d, n, same)
		if same < n/50 {
			t.Errorf("%s: too few mutants are queries", d)
		}
	}
}

func examplesOf(d dialects.Dialect) []example {
	return map[dialects.Dialect][]example{
		dialects.SQLite: sqliteTrees, dialects.MySQL: mysqlTrees, dialects.Postgres: pgExamples(),
	}[d]
}
