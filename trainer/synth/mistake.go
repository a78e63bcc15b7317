package synth

import (
	"fmt"
	"strings"
)

// mistake gets one name of q wrong, as models do, and remarks on it once the database has complained.
// The remark is empty where no mistake fits.
func (t *teacher) mistake(q *query) (spelling, string) {
	if q.alias != nil || q.with != nil {
		return spelling{}, ""
	}
	for range 6 {
		switch p := t.rng.Float64(); {
		case p < 0.55:
			if fs := q.fields(); len(fs) > 0 {
				f := pick(t.rng, fs)
				if wrong := t.miscall(f); wrong != "" {
					return spelling{columns: map[*Column]string{f.c: wrong}},
						fmt.Sprintf("There is no column %s.", wrong)
				}
			}
		case p < 0.75:
			if wrong := t.misname(q.from); wrong != "" {
				return spelling{tables: map[*Table]string{q.from: wrong}},
					fmt.Sprintf("There is no table %s.", wrong)
			}
		case len(q.joins) > 0 && len(q.cols) > 0 && q.cols[0].of.c != nil:
			f, other := q.cols[0].of, q.joins[len(q.joins)-1].to
			if !other.has(f.c.Name) {
				return spelling{owner: map[*Column]*Table{f.c: other}},
					fmt.Sprintf("%s is a column of %s, not of %s.", f.c.Name, f.t.Name, other.Name)
			}
		}
	}
	return spelling{}, ""
}

// miscall invents a near name for a column that nothing in its table has.
func (t *teacher) miscall(f field) string {
	name := f.c.Name
	noun := strings.ReplaceAll(f.t.Nouns[0].One, " ", "_")
	options := []string{
		strings.ReplaceAll(name, "_", ""), underscored(name), name + "s", strings.TrimSuffix(name, "s"), noun + "_" + strings.ToLower(name),
		name[strings.LastIndexByte(name, '_')+1:], noun + "_name", "name",
	}
	if len(f.c.Phrases) > 0 {
		options = append(options, strings.ReplaceAll(pick(t.rng, f.c.Phrases), " ", "_"))
	}
	for range 4 {
		wrong := pick(t.rng, options)
		if wrong == "" || ident(wrong) != wrong || wrong == "rowid" || t.anyColumn(wrong) {
			continue
		}
		return wrong
	}
	return ""
}

// anyColumn reports whether some table has a column of that name: a query over several might find it.
func (t *teacher) anyColumn(name string) bool {
	for _, table := range t.world.Tables {
		if table.has(name) {
			return true
		}
	}
	return false
}

func (t *Table) has(column string) bool {
	for _, c := range t.Columns {
		if strings.EqualFold(c.Name, column) {
			return true
		}
	}
	return false
}

// misname invents a near name for a table.
func (t *teacher) misname(table *Table) string {
	n := pick(t.rng, table.Nouns)
	options := []string{n.One, n.Many, strings.ReplaceAll(table.Name, "_", ""), underscored(table.Name), table.Name + "s", strings.TrimSuffix(table.Name, "s")}
	wrong := strings.ReplaceAll(pick(t.rng, options), " ", "_")
	if wrong == "" || ident(wrong) != wrong {
		return ""
	}
	for _, other := range t.world.Tables {
		if strings.EqualFold(other.Name, wrong) {
			return ""
		}
	}
	return wrong
}

// underscored writes UnitPrice as unit_price.
func underscored(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && r >= 'A' && r <= 'Z' && name[i-1] >= 'a' && name[i-1] <= 'z' {
			b.WriteByte('_')
		}
		b.WriteRune(r)
	}
	return strings.ToLower(b.String())
}
