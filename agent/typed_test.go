package agent_test

import (
	"errors"
	"strings"
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/dialects/database"
)

// SQL that a person types runs, guarded; a wish to change the database is refused; a greeting gets what there is. No
// model is asked. What follows may go on from the query.
func TestTyped(t *testing.T) {
	e := agenttest.Say()
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
	if err != nil {
		t.Fatal(err)
	}
	ask := func(text string) (*Answer, error) {
		return a.Ask(t.Context(), Question{Text: text, Votes: 3, SQL: true, Schema: true})
	}

	answer, err := ask("SELECT count(*) FROM Album")
	if err != nil || !answer.Typed || answer.Unsure || answer.Result == nil || len(answer.Result.Rows) != 1 || !answer.Report(nil).Typed {
		t.Errorf("%+v, %v", answer, err)
	}
	var refused *database.Error
	if _, err := a.Ask(t.Context(), Question{Text: "SELECT count(*) FROM Album"}); !errors.As(err, &refused) || refused.Kind != database.Refused {
		t.Errorf("SQL of one who may only ask: %v", err)
	}
	for text, kind := range map[string]database.Kind{
		"delete all albums": database.Refused,
		"DROP TABLE Album":  database.Refused,
		"SELECT count(*) FROM Album; DELETE FROM Album":  database.Refused,
		"SELECT Weight FROM Album WHERE Weight > 1":      database.BadSQL,
		"SELECT * FROM Albm":                             database.BadSQL,
		"select Titl, count(*) from Album group by Titl": database.BadSQL,
	} {
		var failed *database.Error
		if answer, err := ask(text); !errors.As(err, &failed) || failed.Kind != kind || answer == nil {
			t.Errorf("%s: %v, want an error of the kind %s", text, err, kind)
		}
	}
	var none *NoAnswerError
	if _, err := ask("Hello!"); !errors.As(err, &none) || !strings.Contains(none.Reason, "Album") {
		t.Errorf("a greeting: %v", err)
	}
	var misspelt *database.Error
	if _, err := ask("SELECT * FROM Albm"); !errors.As(err, &misspelt) || !strings.Contains(misspelt.Hint, "Album") {
		t.Errorf("a misspelt table: %v, hint %q", err, misspelt.Hint)
	}
	for text, want := range map[string][2]string{"show tables": {"", "the tables Artist, Album"}, "describe album": {"Album", "Album has the columns AlbumId INTEGER, "}} {
		none = nil
		if _, err := ask(text); !errors.As(err, &none) || none.Schema == nil || *none.Schema != want[0] || !strings.Contains(none.Reason, want[1]) {
			t.Errorf("%s: %v", text, err)
		}
	}
	none = nil
	if _, err := a.Ask(t.Context(), Question{Text: "describe album"}); !errors.As(err, &none) || none.Schema != nil || strings.Contains(none.Reason, "AlbumId") {
		t.Errorf("the schema for one who may not see it: %v", err)
	}
	if e.Opened != 0 {
		t.Errorf("%d sessions of the model", e.Opened)
	}
}
