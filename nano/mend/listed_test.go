package mend

import (
	"slices"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
	"github.com/sqlagent/sqlagent/nano/reading"
)

// A text of several between commas has each of them.
func TestMembersOfLists(t *testing.T) {
	texts := func(name string, some ...string) schema.Column {
		p := &schema.Profile{Rows: 40, Distinct: int64(len(some)), Texts: map[string]string{}}
		for _, text := range some {
			p.Texts[schema.Words(text)] = text
		}
		return schema.Column{Name: name, Type: "text", Profile: p}
	}
	l := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{{Name: "shows", Columns: []schema.Column{
		{Name: "title", Type: "text"}, texts("genres", "Drama", "Drama, Kids", "Kids, Drama", "Drama, Comedy"), texts("city", "Oslo", "Oslo, Norway")}}}}, nil))
	for question, want := range map[string]string{
		"how many shows are Drama?":     "select count shows where shows.genres has V0",
		"how many shows are not Drama?": "select count shows where shows.genres not has V0",
		"how many shows in Oslo?":       "select count shows where shows.city = V0", // a part of one name
	} {
		p := l.Link(question, time.Now(), nil)
		before := "select count shows where shows.genres = V0"
		switch p.Values[0].Text {
		case "Oslo":
			before = "select count shows where shows.city = V0"
		case "Drama":
			if want[len(want)-10:] == "not has V0" {
				before = "select count shows where shows.genres != V0"
			}
		}
		if got := members(reading.Read(p, testnano.Tokens(p, before))); !slices.Equal(got, testnano.Tokens(p, want)) {
			t.Errorf("%s: %v", question, got)
		}
	}
}
