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

// View is a view or a materialised view, with its query as the database reports it; "" where it does not.
type View struct {
	dialects.Name
	SQL string
}

// Hidden is a view or a table that may not be read.
type Hidden struct {
	dialects.Name
	Qualified bool   // a name without a schema means another
	Reason    string // what it reads or calls
	Unproven  bool   // no rule is known to hide it: that it does no harm is not known
}

// Running is a table or a view whose reading calls functions that users made, though no statement names them.
type Running struct {
	dialects.Name
	Qualified bool   // a name without a schema means another
	Calls     string // a function, "public.leak"
	By        string // what calls it: "a row policy"
}

// Hidden are the views that read what r denies, or may, by a function that is not known to only compute, and by way of
// other views too. One that OnlyTables or AllowTables name in full is the administrator's own way to show a part of
// that, and is not among them.
func (r Rules) Hidden(d dialects.Dialect, views []View) []Hidden {
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
			if made.hidden(v.Name) != nil || r.AllowsByName(d, v.Name) {
				continue
			}
			if reason, unproven := r.reads(d, v.SQL); reason != "" {
				made.Hidden, more = append(made.Hidden, Hidden{Name: v.Name, Reason: reason, Unproven: unproven}), true
			}
		}
	}
	return made.Hidden
}

// Runs are the tables whose reading calls what users made and r does not allow: neither the function by AllowFunctions,
// nor the table by its full name in AllowTables.
func (r Rules) Runs(d dialects.Dialect) (out []Hidden) {
	if r.Catalog == nil {
		return nil
	}
	r.OnlyTables = nil
	for _, t := range r.Catalog.Running {
		known := func(h Hidden) bool { return h.Name == t.Name }
		if r.allowsMade(t.Calls) || r.AllowsByName(d, t.Name) || slices.ContainsFunc(out, known) {
			continue
		}
		out = append(out, Hidden{t.Name, t.Qualified,
			fmt.Sprintf("reading it calls the user-defined function %s() by %s", t.Calls, t.By), true})
	}
	return out
}

// AllowsByName reports whether rules allow a table by its full name.
func (r *Rules) AllowsByName(d dialects.Dialect, n dialects.Name) bool {
	isPattern := func(p string) bool { return strings.HasSuffix(p, "*") }
	full := slices.DeleteFunc(slices.Concat(r.OnlyTables, r.AllowTables), isPattern)
	return r.lists(d, full, n)
}

// reads returns what of a view's query the rules deny, "" where that is nothing, and whether it only may be that: an
// unlisted function may read what it likes. In what is not understood, a name that they deny is enough.
func (r *Rules) reads(d dialects.Dialect, sql string) (reason string, unproven bool) {
	switch {
	case sql == "" && d == dialects.Postgres:
		return "what it reads is unknown while it, or a table that it reads, is locked (as by REFRESH)", true
	case sql == "":
		return "this login cannot see its definition: grant SHOW VIEW", true
	}
	if CheckText(d, sql) == nil {
		if s, err := parse.Parse(d, sql); err == nil && s.Query != nil {
			for _, n := range s.Facts.Relations {
				if refusal := r.denied(d, n); refusal != nil {
					return refusal.Reason, false
				}
			}
			if refusal := checkColumns(d, s, r); refusal != nil {
				return refusal.Reason, false
			}
			for _, use := range s.Facts.Functions {
				if refusal := allowed[d].judge(d, use, r); refusal != nil && !excused(d, s, use, r) && !r.onlyComputes(use) {
					return refusal.Reason, true
				}
			}
			if refusal := checkCatalog(d, s, r); refusal != nil {
				return refusal.Reason, true
			}
			return "", false
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
			return fmt.Sprintf("%s may not be read", name), false
		}
		if t.Text == "(" && called != "" {
			use := sqltree.Use{Name: dialects.Name{Name: called}, Site: sqltree.SiteScalar}
			if refusal := allowed[d].judge(d, use, r); refusal != nil {
				return refusal.Reason, true
			}
		}
		if called = ""; t.Kind == lex.Name || t.Kind == lex.Word && dialects.QuoteIdent(d, name) == name {
			called = name
		}
	}
	return "", false
}

// onlyComputes reports whether all functions that a call may mean are users' that are seen to only compute.
func (r *Rules) onlyComputes(use sqltree.Use) bool {
	if r.Catalog == nil {
		return false
	}
	made := r.Catalog.Functions[strings.ToLower(use.Name.Name)]
	if use.Schema != "" {
		made = []string{strings.ToLower(use.Schema + "." + use.Name.Name)}
	}
	return len(made) > 0 && !slices.ContainsFunc(made, func(f string) bool { return !r.Catalog.Computes[f] })
}

// hidden is the view or table that a name may mean, nil where it means none that is hidden.
func (c *Catalog) hidden(n dialects.Name) *Hidden {
	if c == nil {
		return nil
	}
	for i, h := range c.Hidden {
		if mayBe(h.Name, n) && (n.Schema != "" || !h.Qualified) {
			return &c.Hidden[i]
		}
	}
	return nil
}

// ViewQuery is the query of a CREATE VIEW statement: what follows its first AS.
func ViewQuery(d dialects.Dialect, sql string) string {
	for t := range lex.Tokens(d, sql) {
		if t.Kind == lex.Word && strings.EqualFold(t.Text, "as") {
			return sql[t.End():]
		}
	}
	return ""
}
