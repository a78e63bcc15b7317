package guard

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// functions are the built-in functions of a dialect that compute from their arguments alone, by where they may stand.
// Whatever reads files, settings or other sessions, runs SQL from a string, waits, locks or changes anything is not
// among them.
type functions struct {
	// linear are the scalars whose steps grow with the sum of the sizes of their operands, or that look whether they
	// are to end: TestLinear runs them on servers. Those of all other scalars count as a product (work.go).
	linear    set
	scalar    set
	aggregate set  // as scalars too, in the eyes of sqltree: it cannot tell max(x) from abs(x)
	window    set  // only with OVER; aggregates may have it too
	from      set  // only in FROM
	anyFrom   bool // scalars may stand in FROM: PostgreSQL

	// reasons say what is wrong with a function that nobody can allow. A key may end in *.
	reasons map[string]string
}

var allowed = map[dialects.Dialect]*functions{
	dialects.SQLite:   &sqliteFunctions,
	dialects.MySQL:    &mysqlFunctions,
	dialects.Postgres: &postgresFunctions,
}

// set is a set of names in lower case.
type set map[string]bool

func words(lists ...string) set {
	s := set{}
	for _, list := range lists {
		for w := range strings.FieldsSeq(list) {
			s[w] = true
		}
	}
	return s
}

// and adds names of several words.
func (s set) and(names ...string) set {
	for _, name := range names {
		s[name] = true
	}
	return s
}

func checkFunctions(d dialects.Dialect, s *sqltree.Statement, r *Rules) *Refusal {
	for _, use := range s.Facts.Functions {
		if refusal := allowed[d].judge(d, use, r); refusal != nil && !excused(d, s, use, r) {
			return refusal
		}
	}
	return nil
}

// excused reports whether every call of a function of PostgreSQL that is refused for what it may do is seen to do no
// harm: to read a harmless setting, or to run a query, written as a constant, that the guard passes too.
func excused(d dialects.Dialect, s *sqltree.Statement, use sqltree.Use, r *Rules) bool {
	name := strings.ToLower(use.Name.Name)
	series := strings.HasPrefix(name, "crosstab")
	if d != dialects.Postgres || name != "current_setting" && !series || use.Schema != "" && use.Schema != "pg_catalog" {
		return false
	}
	for q := range s.Query.Queries() {
		for e := range q.Exprs() {
			for x := range e.All() {
				if x.Op != sqltree.OpCall || !strings.EqualFold(x.Text, name) {
					continue
				}
				for i, a := range x.Args {
					switch {
					case !series && i == 0 && (a.Op != sqltree.OpString || !harmlessSettings[strings.ToLower(a.Text)]):
						return false
					case series && a.Op == sqltree.OpString:
						if _, err := Check(d, a.Text, *r); err != nil {
							return false
						}
					case series && a.Op != sqltree.OpNumber:
						return false
					}
				}
			}
		}
	}
	return true
}

// harmlessSettings are those that say how values are read and written.
var harmlessSettings = words(`application_name block_size client_encoding datestyle default_text_search_config extra_float_digits
	integer_datetimes intervalstyle lc_collate lc_ctype lc_messages lc_monetary lc_numeric lc_time max_identifier_length
	search_path server_encoding server_version server_version_num standard_conforming_strings timezone transaction_isolation
	transaction_read_only`)

func (f *functions) judge(d dialects.Dialect, use sqltree.Use, r *Rules) *Refusal {
	n := dialects.Name{Schema: strings.ToLower(use.Schema), Name: strings.ToLower(use.Name.Name)}
	if d == dialects.Postgres && n.Schema == "pg_catalog" {
		n.Schema = ""
		if strings.Trim(n.Name, "+-*/<>=~!@#%^&|`?") == "" { // OPERATOR(pg_catalog.+)
			return nil
		}
	}
	called := display(n) + "()"
	if n.Schema == "" {
		if f.allows(n.Name, use.Site) {
			return nil
		}
		if reason, ok := match(f.reasons, n.Name); ok {
			return &Refusal{Rule: RuleFunction, Reason: fmt.Sprintf("%s %s: not allowed", called, reason)}
		}
		if reason := f.elsewhere(n.Name, use.Site); reason != "" {
			return &Refusal{Rule: RuleFunction, Reason: called + " " + reason}
		}
	}
	for _, pattern := range r.AllowFunctions {
		if matches(strings.ToLower(pattern), display(n)) {
			return nil
		}
	}
	return &Refusal{Rule: RuleFunction,
		Reason: fmt.Sprintf("the function %s is not among the %s functions known to have no side effects", called, d.Title()),
		Allow:  fmt.Sprintf("an administrator can allow the function %q", display(n))}
}

// Functions are the built-in functions of a dialect that queries may call, but for those that only FROM may have.
func Functions(d dialects.Dialect) []string {
	all := maps.Clone(allowed[d].scalar)
	maps.Copy(all, allowed[d].linear)
	maps.Copy(all, allowed[d].aggregate)
	maps.Copy(all, allowed[d].window)
	return slices.Sorted(maps.Keys(all))
}

// Computes reports whether a function is a built-in one that computes from its arguments alone.
func Computes(d dialects.Dialect, use sqltree.Use) bool {
	return allowed[d].judge(d, use, &Rules{}) == nil
}

// allows reports whether a built-in function is allowed at a site.
func (f *functions) allows(name string, site sqltree.Site) bool {
	switch site {
	case sqltree.SiteScalar:
		return f.linear[name] || f.scalar[name] || f.aggregate[name]
	case sqltree.SiteAggregate:
		return f.aggregate[name]
	case sqltree.SiteWindow:
		return f.window[name] || f.aggregate[name]
	case sqltree.SiteFrom:
		return f.from[name] || f.anyFrom && (f.linear[name] || f.scalar[name])
	}
	return false
}

// elsewhere returns what is wrong with a built-in function used where the dialect does not allow it.
func (f *functions) elsewhere(name string, site sqltree.Site) string {
	switch {
	case f.window[name]:
		return "is a window function: it needs OVER (…)"
	case f.from[name]:
		return "returns a table: use it in FROM"
	case f.aggregate[name]:
		return "is an aggregate function: it cannot be used in FROM"
	case f.linear[name], f.scalar[name]:
		return map[sqltree.Site]string{
			sqltree.SiteAggregate: "is not an aggregate function: it takes no DISTINCT, ORDER BY, FILTER or *",
			sqltree.SiteWindow:    "is not a window function: it takes no OVER",
			sqltree.SiteFrom:      "does not return a table: it cannot be used in FROM",
		}[site]
	}
	return ""
}

// match finds the value of a name in a map whose keys may end in *.
func match(m map[string]string, name string) (string, bool) {
	if v, ok := m[name]; ok {
		return v, true
	}
	for pattern, v := range m {
		if matches(pattern, name) {
			return v, true
		}
	}
	return "", false
}

// matches compares a name with a pattern, which may end in *.
func matches(pattern, name string) bool {
	if prefix, ok := strings.CutSuffix(pattern, "*"); ok {
		return strings.HasPrefix(name, prefix)
	}
	return pattern == name
}

func display(n dialects.Name) string {
	if n.Schema == "" {
		return n.Name
	}
	return n.Schema + "." + n.Name
}
