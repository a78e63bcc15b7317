package teach

import (
	"fmt"
	"strings"

	"github.com/sqlagent/sqlagent/trainer/synth"
	"github.com/sqlagent/sqlagent/trainer/synth/ask"
	"github.com/sqlagent/sqlagent/trainer/synth/internal/draw"
)

// mistake gets one name of q wrong, as models do, and remarks on it once the database has complained.
// The remark is empty where no mistake fits.
func (t *teacher) mistake(q *ask.Query) (ask.Spelling, string) {
	if q.Alias != nil || q.With != nil {
		return ask.Spelling{}, ""
	}
	for range 6 {
		switch p := t.rng.Float64(); {
		case p < 0.55:
			if fs := q.Fields(); len(fs) > 0 {
				f := draw.One(t.rng, fs)
				if wrong := t.miscall(f); wrong != "" {
					return ask.Spelling{Columns: map[*synth.Column]string{f.Column: wrong}},
						fmt.Sprintf("There is no column %s.", wrong)
				}
			}
		case p < 0.75:
			if wrong := t.misname(q.From); wrong != "" {
				return ask.Spelling{Tables: map[*synth.Table]string{q.From: wrong}},
					fmt.Sprintf("There is no table %s.", wrong)
			}
		case len(q.Joins) > 0 && len(q.Cols) > 0 && q.Cols[0].Of.Column != nil:
			f, other := q.Cols[0].Of, q.Joins[len(q.Joins)-1].To
			if !has(other, f.Column.Name) {
				return ask.Spelling{Owners: map[*synth.Column]*synth.Table{f.Column: other}},
					fmt.Sprintf("%s is a column of %s, not of %s.", f.Column.Name, f.Table.Name, other.Name)
			}
		}
	}
	return ask.Spelling{}, ""
}

// miscall invents a near name for a column that nothing in its table has.
func (t *teacher) miscall(f ask.Field) string {
	name := f.Column.Name
	noun := strings.ReplaceAll(f.Table.Nouns[0].One, " ", "_")
	options := []string{
		strings.ReplaceAll(name, "_", ""), underscored(name), name + "s", strings.TrimSuffix(name, "s"), noun + "_" + strings.ToLower(name),
		name[strings.LastIndexByte(name, '_')+1:], noun + "_name", "name",
	}
	if len(f.Column.Phrases) > 0 {
		options = append(options, strings.ReplaceAll(draw.One(t.rng, f.Column.Phrases), " ", "_"))
	}
	for range 4 {
		wrong := draw.One(t.rng, options)
		if wrong == "" || synth.Ident(wrong) != wrong || wrong == "rowid" || t.anyColumn(wrong) {
			continue
		}
		return wrong
	}
	return ""
}

// anyColumn reports whether some table has a column of that name: a query over several might find it.
func (t *teacher) anyColumn(name string) bool {
	for _, table := range t.world.Tables {
		if has(table, name) {
			return true
		}
	}
	return false
}

// has reports whether t has a column of that name.
func has(t *synth.Table, column string) bool {
	for _, c := range t.Columns {
		if strings.EqualFold(c.Name, column) {
			return true
		}
	}
	return false
}

// misname invents a near name for a table.
func (t *teacher) misname(table *synth.Table) string {
	n := draw.One(t.rng, table.Nouns)
	options := []string{n.One, n.Many, strings.ReplaceAll(table.Name, "_", ""), underscored(table.Name), table.Name + "s", strings.TrimSuffix(table.Name, "s")}
	wrong := strings.ReplaceAll(draw.One(t.rng, options), " ", "_")
	if wrong == "" || synth.Ident(wrong) != wrong {
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
