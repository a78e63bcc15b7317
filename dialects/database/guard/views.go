package guard

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/lex"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// View is a view or a materialised view, with its query as the database tells it; "" where it does not.
type View struct {
	dialects.Name
	SQL string
}

// HiddenView is a view that may not be read.
type HiddenView struct {
	dialects.Name
	Reason string // what its query is refused for
}

// Hidden are the views that read what r denies, or may, by a function that is not known to only compute, and by way of
// other views too. One that OnlyTables or AllowTables name in full is the administrator's own way to show a part of
// that, and is not among them.
func (r Rules) Hidden(d dialects.Dialect, views []View) []HiddenView {
	if len(r.DenyTables)+len(r.DenyColumns) == 0 {
		return nil
	}
	made := Catalog{}
	if r.Catalog != nil {
		made = *r.Catalog
	}
	made.Hidden, r.Catalog = nil, &made
	for more := true; more; { // until no view reads one that was found before
		more = false
		for _, v := range views {
			if made.hidden(v.Name) != nil || r.named(d, v.Name) {
				continue
			}
			if reason := r.reads(d, v.SQL); reason != "" {
				made.Hidden, more = append(made.Hidden, HiddenView{v.Name, reason}), true
			}
		}
	}
	return made.Hidden
}

// named says whether rules allow a table by its full name.
func (r *Rules) named(d dialects.Dialect, n dialects.Name) bool {
	isPattern := func(p string) bool { return strings.HasSuffix(p, "*") }
	full := slices.DeleteFunc(slices.Concat(r.OnlyTables, r.AllowTables), isPattern)
	return r.lists(d, full, n)
}

// reads says what of a view's query the rules deny; "" where that is nothing. In what is not understood, a name that
// they deny is enough.
func (r *Rules) reads(d dialects.Dialect, sql string) string {
	switch {
	case sql == "" && d == dialects.Postgres:
		return "what it reads is not known while it is locked, or a table that it reads, as by REFRESH"
	case sql == "":
		return "this login is not told what it reads, as one with SHOW VIEW is"
	}
	if CheckText(d, sql) == nil {
		if s, err := parse.Parse(d, sql); err == nil && s.Query != nil {
			for _, n := range s.Facts.Relations {
				if refusal := r.denied(d, n); refusal != nil {
					return refusal.Reason
				}
			}
			for _, check := range []func(dialects.Dialect, *sqltree.Statement, *Rules) *Refusal{checkColumns, checkFunctions, checkCatalog} {
				if refusal := check(d, s, r); refusal != nil {
					return refusal.Reason
				}
			}
			return ""
		}
	}
	called := ""
	for t := range lex.Tokens(d, sql) {
		if t.Blank() {
			continue
		}
		name := strings.Trim(t.Text, "\"`[]")
		denied := func(x denial) bool { return x.is(name) }
		isName := t.Kind == lex.Word || t.Kind == lex.Name
		if isName && (r.denied(d, dialects.Name{Name: name}) != nil || slices.ContainsFunc(r.denials(d), denied)) {
			return fmt.Sprintf("%s may not be read", name)
		}
		if t.Text == "(" && called != "" {
			use := sqltree.Use{Name: dialects.Name{Name: called}, Site: sqltree.SiteScalar}
			if refusal := allowed[d].judge(d, use, r); refusal != nil {
				return refusal.Reason
			}
		}
		if called = ""; t.Kind == lex.Name || t.Kind == lex.Word && dialects.QuoteIdent(d, name) == name {
			called = name
		}
	}
	return ""
}

// hidden is the view that a name may mean, nil where it means none that is hidden.
func (c *Catalog) hidden(n dialects.Name) *HiddenView {
	if c == nil {
		return nil
	}
	for i, v := range c.Hidden {
		if mayBe(v.Name, n) {
			return &c.Hidden[i]
		}
	}
	return nil
}

// ViewQuery is the query of a CREATE VIEW statement: what stands behind its first AS.
func ViewQuery(d dialects.Dialect, sql string) string {
	for t := range lex.Tokens(d, sql) {
		if t.Kind == lex.Word && strings.EqualFold(t.Text, "as") {
			return sql[t.End():]
		}
	}
	return ""
}
