package form

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
)

// IsSet reports whether a column is a SET of MySQL's, of whose members a row may have several.
func (c *Catalog) IsSet(column int) bool {
	return column >= 0 && isSet(c.Schema.Dialect, c.Columns[column].Type)
}

func isSet(d dialects.Dialect, kind string) bool {
	return d == dialects.MySQL && strings.HasPrefix(strings.ToLower(kind), "set(")
}

// membersOf are the texts that a SET is declared with. None has a comma, which MySQL refuses.
func membersOf(kind string) (out []string) {
	inner := strings.TrimSuffix(kind[len("set("):], ")")
	for _, quoted := range strings.Split(inner, ",") {
		quoted = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(quoted), "'"), "'")
		out = append(out, strings.ReplaceAll(quoted, "''", "'"))
	}
	return out
}

// withMembers is a schema whose SETs are profiled by their members, which questions say, in the place of the
// combinations of these that rows hold.
func withMembers(s *schema.Schema) *schema.Schema {
	if s.Dialect != dialects.MySQL {
		return s
	}
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		columns := slices.Clone(out.Tables[i].Columns)
		for j, column := range columns {
			if column.Profile == nil || column.Masked || !isSet(s.Dialect, column.Type) {
				continue
			}
			p := *column.Profile
			p.Texts, p.Spellings = map[string]string{}, nil
			for _, member := range membersOf(column.Type) {
				p.Texts[schema.Words(member)] = member
			}
			p.Distinct = int64(len(p.Texts))
			columns[j].Profile = &p
		}
		out.Tables[i].Columns = columns
	}
	return &out
}

const findInSet = "find_in_set"

// member is whether a SET has what it is compared with among its members; nil where no SET is compared with one text.
func (s *selection) member(left operand, word Token, right *sqltree.Expr) *sqltree.Expr {
	if !s.IsSet(left.column) || left.Op != sqltree.OpColumn || word != Equal && word != NotEqual ||
		right.Op != sqltree.OpString || right.Text == "" || strings.Contains(right.Text, ",") {
		return nil
	}
	x := &sqltree.Expr{Op: sqltree.OpCall, Text: findInSet, Args: []*sqltree.Expr{right, left.Expr}}
	if word == NotEqual {
		return &sqltree.Expr{Op: sqltree.OpNot, Args: []*sqltree.Expr{x}}
	}
	return x
}

// ofMember is the comparison that Decode writes as FIND_IN_SET; nil: x is none.
func (c *core) ofMember(x *sqltree.Expr) *sqltree.Expr {
	if x.Op != sqltree.OpCall || x.Text != findInSet || len(x.Args) != 2 || !isLiteral(x.Args[0]) || !c.IsSet(c.compared(x.Args[1])) {
		return nil
	}
	return &sqltree.Expr{Op: sqltree.OpEqual, Args: []*sqltree.Expr{x.Args[1], x.Args[0]}}
}
