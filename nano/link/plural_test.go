package link_test

import (
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// A stored text is found in the plural, in another case, and with or without its hyphen, and the longest one counts.
func TestSpellingsOfValues(t *testing.T) {
	text := func(name string, values ...string) schema.Column {
		p := &schema.Profile{Rows: 200, Distinct: int64(len(values)), Min: values[0], Max: values[len(values)-1], Texts: map[string]string{}}
		for _, v := range values {
			p.Texts[schema.Words(v)] = v
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	s := &schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{
		{Name: "appointment", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"},
			text("status", "done", "no_show", "cancelled"), text("outcome", "No-Show", "Walk-In"), text("mark", "noshow", "walkin"),
			text("kind", "Follow-up visit", "Check-up"), text("procedure", "Hip replacement", "Biopsy of skin", "X-ray"),
			text("category", "t-shirt", "sweat shirt", "glass", "wineglass")}},
		{Name: "hero", PrimaryKey: []string{"id"}, Columns: []schema.Column{{Name: "id", Type: "integer"},
			text("power", "Super Strength", "Strength", "Super", "Flight")}},
	}}
	linker := link.NewLinker(form.NewCatalog(s, nil))
	for _, c := range []struct{ question, form, want string }{
		{"How many no-shows were there?", "appointment.status = V0", "status = 'no_show'"},
		{"How many no shows were there?", "appointment.status = V0", "status = 'no_show'"},
		{"How many noshows were there?", "appointment.status = V0", "status = 'no_show'"},
		{"How many no-shows were there?", "appointment.outcome = V0", "outcome = 'No-Show'"},
		{"How many no-shows were there?", "appointment.mark = V0", "mark = 'noshow'"},
		{"How many walk-ins were there?", "appointment.outcome = V0", "outcome = 'Walk-In'"},
		{"How many walk ins were there?", "appointment.mark = V0", "mark = 'walkin'"},
		{"hip replacements", "appointment.procedure = V0", "procedure = 'Hip replacement'"},
		{"How many Hip Replacements did we do?", "appointment.procedure = V0", "procedure = 'Hip replacement'"},
		{"follow-up visits per month", "appointment.kind = V0", "kind = 'Follow-up visit'"},
		{"followup visits per month", "appointment.kind = V0", "kind = 'Follow-up visit'"},
		{"How many checkups were there?", "appointment.kind = V0", "kind = 'Check-up'"},
		{"How many check-ups were there?", "appointment.kind = V0", "kind = 'Check-up'"},
		{"How many xrays were taken?", "appointment.procedure = V0", "procedure = 'X-ray'"},
		{"How many X-rays were taken?", "appointment.procedure = V0", "procedure = 'X-ray'"},
		{"biopsies of skin", "appointment.procedure = V0", "procedure = 'Biopsy of skin'"},
		{"t-shirts", "appointment.category = V0", "category = 't-shirt'"},
		{"sweatshirts", "appointment.category = V0", "category = 'sweat shirt'"},
		{"heroes with Super Strength", "hero.power = V0", "power = 'Super Strength'"},
		{"heroes with super strength", "hero.power = V0", "power = 'Super Strength'"},
		{"heroes with the power super-strength", "hero.power = V0", "power = 'Super Strength'"},
		{"heroes with the power of strength", "hero.power = V0", "power = 'Strength'"},
	} {
		prompt := linker.Link(c.question, time.Now(), nil)
		if len(prompt.Values) != 1 {
			t.Errorf("%s: %d values: %s", c.question, len(prompt.Values), line(prompt.QuestionPieces()))
			continue
		}
		query, err := form.Decode(testnano.Tokens(prompt, "select "+strings.Split(c.form, ".")[0]+".id where "+c.form), prompt)
		if err != nil {
			t.Errorf("%s: %v: %s", c.question, err, line(prompt.QuestionPieces()))
			continue
		}
		sql, err := sqltree.Print(dialects.SQLite, query)
		if _, where, _ := strings.Cut(sql, " WHERE "); err != nil || where != c.want {
			t.Errorf("%s: %s %v, want %s: %s", c.question, where, err, c.want, line(prompt.QuestionPieces()))
		}
	}
}
