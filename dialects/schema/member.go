package schema

import (
	"slices"
	"strings"

	"github.com/sqlagent/sqlagent/dialects"
)

// Members are the texts that a SET of MySQL's is declared with, of which a row may have several; nil: a type is none.
// None of them has a comma, which MySQL refuses.
func Members(d dialects.Dialect, kind string) (out []string) {
	const set = "set("
	if d != dialects.MySQL || len(kind) < len(set) || !strings.EqualFold(kind[:len(set)], set) {
		return nil
	}
	for _, quoted := range strings.Split(strings.TrimSuffix(kind[len(set):], ")"), ",") {
		quoted = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(quoted), "'"), "'")
		out = append(out, strings.ReplaceAll(quoted, "''", "'"))
	}
	return out
}

// ByMembers is the schema with SETs that are profiled by their members, which questions say, in the place of the
// combinations of these that rows hold.
func (s *Schema) ByMembers() *Schema {
	if s.Dialect != dialects.MySQL {
		return s
	}
	out := *s
	out.Tables = slices.Clone(s.Tables)
	for i := range out.Tables {
		columns := slices.Clone(out.Tables[i].Columns)
		for j, column := range columns {
			members := Members(s.Dialect, column.Type)
			if column.Profile == nil || column.Masked || members == nil {
				continue
			}
			p := *column.Profile
			p.Texts, p.Spellings = map[string]string{}, nil
			for _, member := range members {
				p.Texts[Words(member)] = member
			}
			p.Distinct = int64(len(p.Texts))
			columns[j].Profile = &p
		}
		out.Tables[i].Columns = columns
	}
	return &out
}
