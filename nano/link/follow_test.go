package link_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/parse"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/internal/testnano"
	"github.com/sqlagent/sqlagent/nano/english"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/nano/link"
)

// TestFollow: the query before is in the prompt of the next question over that prompt's own pointers, whatever
// their numbers, and says there what it said before.
func TestFollow(t *testing.T) {
	now := time.Date(2024, 6, 15, 0, 0, 0, 0, time.UTC)
	for _, d := range []dialects.Dialect{dialects.SQLite, dialects.MySQL, dialects.Postgres} {
		takings := form.Measure{Table: "flight", Name: "takings", Of: &sqltree.Expr{Op: sqltree.OpCall, Text: "coalesce",
			Args: []*sqltree.Expr{{Op: sqltree.OpColumn, Text: "price"}, {Op: sqltree.OpNumber, Text: "0"}}}} // which the form has no other place for
		linker := link.NewLinker(form.NewCatalog(testnano.Shop(d), nil, takings))
		for _, c := range []struct{ question, answer string }{
			{"Which employees were hired last month?", "select employee.name where employee.hired = V0"},
			{"Who is the boss of Ann?", "select via employee.boss_id employee.name where employee.name = V0"},
			{"flights over 100 to Rome", "select count flight on airport.id flight.target_id where airport.city = V1 and flight.price > V0"},
			{"hires per month", "select month employee.hired count employee group month employee.hired order month employee.hired asc"},
			{"takings per employee", "select employee.name sum flight.takings group employee.name"},
			{"hires per year since 2013", "select year employee.hired count employee where employee.hired >= V0 group year employee.hired"},
		} {
			first := linker.Link(c.question, now, nil).Permute(3)
			answer := testnano.Tokens(first, c.answer)
			for _, read := range []*link.Linker{linker, link.NewLinker(form.NewCatalog(testnano.Shop(d), nil, takings))} {
				next := read.Follow(first.Answered(answer), "only the top 3", now, nil).Permute(4)
				before := next.Before()
				if before == nil {
					t.Fatalf("%s %s: nothing is before", d, c.question)
				}
				if slices.Equal(before, answer) {
					t.Errorf("%s: the pointers are still those of the first prompt", c.question)
				}
				sql := func(tokens []form.Token, p *form.Prompt) string {
					q, err := form.Decode(tokens, p)
					if err != nil {
						t.Fatal(err)
					}
					text, err := sqltree.Print(d, q)
					if err != nil {
						t.Fatal(err)
					}
					return text
				}
				if was, is := sql(answer, first), sql(before, next); was != is {
					t.Errorf("%s: %s\n\tis now %s", d, was, is)
				}
				if want := first.Words(answer); next.Words(before) != want {
					t.Errorf("%s: %q, want %q", d, next.Words(before), want)
				}
				statement, err := parse.Parse(d, sql(answer, first))
				if err != nil {
					t.Fatal(err)
				}
				if said := read.Said(statement.Query); said != nil { // by no model
					again := read.Follow(said, "only the top 3", now, nil)
					if was, is := sql(answer, first), sql(again.Before(), again); was != is {
						t.Errorf("%s: said, %s\n\tis now %s", d, was, is)
					}
				} else if !strings.Contains(c.answer, "takings") {
					t.Errorf("%s: %s has no place", d, sql(answer, first))
				}
				pieces := next.QuestionPieces()
				if pieces[0].Token != form.AnswerMark || pieces[len(before)+1].Token != form.QuestionMark || !next.Linked() {
					t.Errorf("%v", pieces)
				}
			}
		}
	}
}

// Both names of the rows are asked for where the query before has those of other rows alone.
func TestNamesOfOthers(t *testing.T) {
	table := func(name string, columns ...string) schema.Table {
		t := schema.Table{Name: name, PrimaryKey: []string{"id"}}
		for _, c := range append([]string{"id", "first_name", "last_name"}, columns...) {
			t.Columns = append(t.Columns, schema.Column{Name: c, Type: map[bool]string{true: "integer", false: "text"}[strings.HasSuffix(c, "id")]})
		}
		return t
	}
	pupil := table("pupil", "teacher_id")
	pupil.ForeignKeys = []schema.ForeignKey{{Columns: []string{"teacher_id"}, RefTable: "teacher", RefColumns: []string{"id"}}}
	linker := link.NewLinker(form.NewCatalog(&schema.Schema{Dialect: dialects.SQLite, Tables: []schema.Table{table("teacher"), pupil}}, nil))
	first := linker.Link("how many pupils has Ann", time.Time{}, nil)
	next := linker.Follow(first.Answered(testnano.Tokens(first, "select count pupil where teacher.first_name = V0")), "which ones?", time.Time{}, nil)
	query, err := form.Decode(testnano.Tokens(next, "select pupil.first_name where teacher.first_name = V0"), next)
	if err != nil {
		t.Fatal(err)
	}
	if sql, err := sqltree.Print(dialects.SQLite, query); err != nil || !strings.Contains(sql, "pupil.first_name, pupil.last_name") {
		t.Error(sql, err)
	}
}

// TestFollowLinks: what a further question says is that of the tables before it, and what says nothing of a database is
// asked of none.
func TestFollowLinks(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	first := form.NewPrompt(linker.Catalog)
	before := first.Answered(testnano.Tokens(first, "select flight.price"))
	alone := linker.Link("sort them by id", time.Time{}, nil)
	follows := linker.Follow(before, "sort them by id", time.Time{}, nil)
	flight, _ := linker.TableNamed("flight")
	column := func(p *form.Prompt) int { return p.Question[3].Columns[0] }
	if p := fmt.Sprint(follows.Question[3].Columns); linker.Columns[column(follows)].Table != flight || linker.Columns[column(alone)].Table == flight {
		t.Errorf("id is %s", p)
	}
	for question, want := range map[string]bool{"only the top 3": true, "and in reverse order?": true, "how many are there?": true,
		"what about Rome?": true, "and per year?": true, "what is the weather": false, "hello": false, "thank you so much": false} {
		if got := linker.Follow(before, question, time.Time{}, nil).Linked(); got != want {
			t.Errorf("%q: %v", question, got)
		}
		if linker.Link(question, time.Time{}, nil).Linked() && question != "and per year?" {
			t.Errorf("%q names something without a query before", question)
		}
	}
	for question, alone := range map[string]bool{"how many flights are there?": true, "which airports have no flights?": true, "airports in Rome": true,
		"and how many flights?": false, "per employee": false, "show their employees": false, "what about airports?": false, "the same for airports": false,
		"average price": false, "which body": true, "with the name of the employee": false, "sort them by id": false,
		"which flights are that?": false, "which flights are that late": true} {
		if p := linker.Follow(before, question, time.Time{}, nil); (p.Before() == nil) != alone {
			t.Errorf("%q: alone is %v", question, !alone)
		}
	}
	if p := linker.Follow(nil, "only the top 3", time.Time{}, nil); p.Linked() || p.QuestionPieces()[0].Token != form.QuestionMark {
		t.Errorf("%v", p.QuestionPieces())
	}
}

// A question that goes on from an answer in dollars is about dollars, unless it says otherwise.
func TestFollowsInUnits(t *testing.T) {
	linker := link.NewLinker(form.NewCatalog(testnano.Shop(dialects.SQLite), nil))
	first := linker.Link("price of flights in dollars", time.Time{}, nil)
	before := first.Answered(testnano.Tokens(first, "select flight.price"))
	for question, want := range map[string]english.MoneyUnits{"only the top 3": english.MainUnits, "and in cents?": english.MinorUnits} {
		if got := linker.Follow(before, question, time.Time{}, nil).Units(); got != want {
			t.Errorf("%q: %v", question, got)
		}
	}
	if got := linker.Link("only the top 3", time.Time{}, nil).Units(); got != english.NoUnits {
		t.Errorf("alone: %v", got)
	}
}
