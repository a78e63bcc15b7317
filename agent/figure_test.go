package agent_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/dbtest"
	"github.com/sqlagent/sqlagent/dialects/database/guard"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/internal/testdb"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

const labels = `
CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, name TEXT, fee REAL);
INSERT INTO artist VALUES (1, 'Iron', 9.5), (2, 'Amber', 3.25), (3, 'Lead', 7);
CREATE TABLE album (album_id INTEGER PRIMARY KEY, artist_id INTEGER REFERENCES artist (artist_id), title TEXT);
INSERT INTO album VALUES (1, 1, 'a'), (2, 1, 'b'), (3, 1, 'c'), (4, 2, 'd'), (5, 3, 'e'), (6, 3, 'f');`

const mostAlbums = "SELECT artist.name FROM artist JOIN album ON album.artist_id = artist.artist_id GROUP BY artist.name ORDER BY count(*) DESC LIMIT 2"

// The figure's query runs on servers too.
func TestFigureOnServers(t *testing.T) {
	read := func(t *testing.T, dsn string) {
		db, err := open.Open(t.Context(), dsn, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		for sql, want := range map[string]string{
			mostAlbums: "albums [3 2]",
			"SELECT name FROM artist ORDER BY fee DESC LIMIT 1": "fee [9.5]",
			"SELECT artist.name FROM artist JOIN album ON album.artist_id = artist.artist_id GROUP BY artist.name ORDER BY max(album.title) DESC LIMIT 1": "highest title [f]",
		} {
			answer := asking(t, db, sql, Question{MinConfidence: -1, Figure: true})
			if f := answer.Figure; f == nil || fmt.Sprint(f.Label, " ", f.Values) != want {
				t.Errorf("%s: %+v, want %s", sql, f, want)
			}
		}
	}
	t.Run("PostgreSQL", func(t *testing.T) {
		read(t, testdb.Postgres(t, dbtest.Server(t, "SQLAGENT_TEST_POSTGRES", "scripts/postgres.sh"), "test_figure", labels))
	})
	dbtest.OnMySQL(t, func(t *testing.T, dsn string) { read(t, testdb.MySQL(t, dsn, "test_figure", labels)) })
}

// asking asks a model that commits to a query.
func asking(t *testing.T, db database.DB, sql string, q Question) *Answer {
	t.Helper()
	a, err := protocols.NewAgent(agenttest.Say("<solution>"+sql+"</solution>"), db, Options{NoProfile: true})
	if err != nil {
		t.Fatal(err)
	}
	q.Text = "Which?"
	answer, err := a.Ask(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// The figure is next to the answer, whose query, rows and members of JSON stay.
func TestFigure(t *testing.T) {
	db := testdb.DB(t, labels)
	without := asking(t, db, mostAlbums, Question{ID: "x", MinConfidence: -1})
	with := asking(t, db, mostAlbums, Question{ID: "x", MinConfidence: -1, Figure: true})
	if without.Figure != nil || with.SQL != mostAlbums || fmt.Sprint(with.Result.Rows) != "[[Iron] [Lead]]" {
		t.Errorf("%+v, %s %v", without.Figure, with.SQL, with.Result.Rows)
	}
	if f := with.Figure; f == nil || f.Label != "albums" || fmt.Sprint(f.Values) != "[3 2]" {
		t.Fatalf("%+v", f)
	}
	var members [2]map[string]any
	for i, a := range []*Answer{without, with} {
		text, err := json.Marshal(a)
		if err == nil {
			err = json.Unmarshal(text, &members[i])
		}
		if err != nil {
			t.Fatal(err)
		}
		delete(members[i], "elapsed_ms")
	}
	if got := fmt.Sprint(members[1]["figure"]); got != "map[digits:-1 label:albums values:[3 2]]" {
		t.Errorf("JSON has %s", got)
	}
	delete(members[1], "figure")
	if fmt.Sprint(members[0]) != fmt.Sprint(members[1]) {
		t.Errorf("JSON changes:\n%v\n%v", members[0], members[1])
	}
	first := strings.Replace(mostAlbums, "LIMIT 2", "LIMIT 1", 1)
	if got := asking(t, db, first, Question{MinConfidence: -1, Figure: true}).Said().Sentence; got != "Iron has the most albums (3)." {
		t.Errorf("it says %q", got)
	}
	doubtful := asking(t, db, first, Question{Figure: true})
	if doubtful.Unsure = true; doubtful.Said().Sentence != "" || doubtful.Figure == nil {
		t.Errorf("unsure: %+v says %q", doubtful.Figure, doubtful.Said().Sentence)
	}
	average := asking(t, db, "SELECT title FROM album JOIN artist USING (artist_id) GROUP BY title ORDER BY avg(fee / 3) LIMIT 1", Question{Figure: true})
	if average.Figure != nil { // it has no words
		t.Errorf("%+v", average.Figure)
	}
	mean := asking(t, db, "SELECT artist_id > 1 FROM artist GROUP BY 1 ORDER BY avg(fee) LIMIT 1", Question{Figure: true}).Figure
	if mean == nil || mean.Digits != 2 || fmt.Sprint(mean.Values, mean.Shown()) != "[5.125] [5.12]" {
		t.Errorf("%+v", mean)
	}
}

// An answer says of a ranking that LIMIT cuts among equals that it does, sure or not.
func TestTies(t *testing.T) {
	db := testdb.DB(t, `
CREATE TABLE town (name TEXT, country TEXT, people INTEGER, founded INTEGER);
INSERT INTO town VALUES ('Oxmere', 'N', 9, 1900), ('Millford', 'N', 9, 1901), ('Arden', 'S', 7, 1902), ('Brook', 'S', 7, 1903), ('Cole', 'W', 7, 1904), ('Dale', 'W', 1, NULL);`)
	for sql, want := range map[string]string{
		"SELECT name FROM town ORDER BY people DESC LIMIT 1":                                      "Oxmere has the highest people (9), tied with Millford.",
		"SELECT name, people FROM town ORDER BY people DESC LIMIT 1":                              "Oxmere has the highest people (9), tied with Millford.",
		"SELECT name, people AS p FROM town ORDER BY p DESC LIMIT 2":                              "",
		"SELECT name FROM town ORDER BY people DESC LIMIT 3":                                      "Brook and others tie with the last row, and are left out.",
		"SELECT name FROM town ORDER BY people * 1.0 / founded LIMIT 1":                           "", // what no column shows
		"SELECT name FROM town ORDER BY people DESC, founded LIMIT 1":                             "",
		"SELECT country FROM town GROUP BY country ORDER BY count(*) DESC LIMIT 1":                "W has the most towns (2), tied with S and others.",
		"SELECT country, count(*) FROM town GROUP BY 1 ORDER BY 2 DESC, country LIMIT 2":          "W ties with the last row, and is left out.",
		"SELECT country FROM town GROUP BY country ORDER BY sum(people * 2) DESC LIMIT 1":         "",
		"SELECT country FROM town GROUP BY country ORDER BY max(abs(people) - people) LIMIT 1":    "S and others tie with the row shown, and are left out.",
		"SELECT DISTINCT country FROM town ORDER BY country LIMIT 1":                              "",
		"SELECT people FROM town ORDER BY people DESC LIMIT 1":                                    "9 ties with the row shown, and is left out.",
		"SELECT name FROM town ORDER BY people DESC":                                              "There are 6 towns.",
		"SELECT name FROM town ORDER BY people DESC LIMIT 1 OFFSET 2":                             "Brook and others tie with the row shown, and are left out.",
		"SELECT country FROM town GROUP BY country HAVING count(*) > 1 ORDER BY count(*) LIMIT 2": "W ties with the last row, and is left out.",
	} {
		answer := asking(t, db, sql, Question{MinConfidence: -1, Figure: true})
		if got := answer.Said().Sentence; got != want {
			t.Errorf("%s\n\tsays %q\n\twant %q", sql, got, want)
		}
	}
	doubtful := asking(t, db, "SELECT name FROM town ORDER BY people DESC LIMIT 1", Question{Figure: true})
	if doubtful.Unsure = true; doubtful.Said().Sentence != "Millford ties with the row shown, and is left out." {
		t.Errorf("unsure: %q", doubtful.Said().Sentence)
	}
	for what, q := range map[string]Question{"wanted alone": {Ties: true}, "a model": {Ties: true, Caller: &Caller{StandIns: mask.NewStandIns()}}} {
		if got := asking(t, db, "SELECT name FROM town ORDER BY people DESC LIMIT 1", q); len(got.Tied) != 1 || !got.Report(nil).Tied || got.Figure != nil {
			t.Errorf("%s: %v %+v", what, got.Tied, got.Figure)
		}
	}
	if got := asking(t, db, "SELECT name FROM town ORDER BY people DESC LIMIT 2", Question{Ties: true}); got.Tied != nil || got.Report(nil).Tied {
		t.Errorf("none ties: %v", got.Tied)
	}
	masked := testdb.Open(t, labels, open.Options{Rules: guard.Rules{MaskColumns: []string{"artist.name"}}})
	if got := asking(t, masked, "SELECT artist.name FROM album JOIN artist USING (artist_id) ORDER BY album.artist_id LIMIT 1", Question{Ties: true, Caller: &Caller{StandIns: mask.NewStandIns()}}); got.Tied != nil {
		t.Errorf("a model gets masked rows: %v", got.Tied)
	}
	cut := asking(t, db, "SELECT name FROM town ORDER BY people DESC LIMIT 3", Question{Figure: true, Limits: database.Limits{Rows: 2}})
	if cut.Tied != nil || cut.Figure == nil {
		t.Errorf("of rows that were cut: %v %+v", cut.Tied, cut.Figure)
	}
}

// meddling has other rows for queries that select a count, as ties and changing data give them, or an error.
type meddling struct {
	database.DB
	asked  []string
	meddle func(*database.Result) (*database.Result, error)
}

func (m *meddling) Query(ctx context.Context, sql string, l database.Limits) (*database.Result, error) {
	r, err := m.DB.Query(ctx, sql, l)
	if strings.Contains(sql, "count(*) FROM") {
		m.asked = append(m.asked, fmt.Sprint(l.Rows, l.Timeout))
		return m.meddle(r)
	}
	return r, err
}

// Nothing is said of a figure that is not of these rows, in this order, and nothing of its failure. It is read once.
func TestFigureOfOtherRows(t *testing.T) {
	as := func(r *database.Result) (*database.Result, error) { return r, nil }
	for what, c := range map[string]struct {
		meddle func(*database.Result) (*database.Result, error)
		want   bool
	}{
		"as they are": {as, true},
		"a tie":       {func(r *database.Result) (*database.Result, error) { slices.Reverse(r.Rows); return r, nil }, false},
		"fewer":       {func(r *database.Result) (*database.Result, error) { r.Rows = r.Rows[:1]; return r, nil }, false},
		"cut":         {func(r *database.Result) (*database.Result, error) { r.Truncated = true; return r, nil }, false},
		"a failure":   {func(*database.Result) (*database.Result, error) { return nil, errors.New("no room") }, false},
	} {
		db := &meddling{DB: testdb.DB(t, labels), meddle: c.meddle}
		answer := asking(t, db, mostAlbums, Question{Figure: true, Limits: database.Limits{Rows: 7, Timeout: time.Hour}})
		if (answer.Figure != nil) != c.want || fmt.Sprint(db.asked) != "[7 5s]" {
			t.Errorf("%s: %+v, asked %v", what, answer.Figure, db.asked)
		}
	}
	for what, q := range map[string]Question{
		"a library":         {},
		"a model that asks": {Figure: true, Caller: &Caller{StandIns: mask.NewStandIns()}},
	} {
		db := &meddling{DB: testdb.DB(t, labels), meddle: as}
		if answer := asking(t, db, mostAlbums, q); answer.Figure != nil || len(db.asked) > 0 {
			t.Errorf("%s: %+v", what, answer.Figure)
		}
	}
	db := &meddling{DB: testdb.DB(t, labels), meddle: as}
	if answer := asking(t, db, mostAlbums+" OFFSET 9", Question{Figure: true}); answer.Figure != nil || len(db.asked) > 0 {
		t.Errorf("without rows: %+v", answer.Figure)
	}
	a, err := protocols.NewAgent(agenttest.Say(), db, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if typed, err := a.Ask(t.Context(), Question{Text: mostAlbums, SQL: true, Figure: true}); err != nil || typed.Figure != nil || len(db.asked) > 0 {
		t.Errorf("typed: %v %+v", err, typed.Figure)
	}
}

// A figure takes the road of every query: rules hold, and the audit has it as what no model wrote. Of masked columns,
// and of what is computed from them, there is none: nobody asked for it.
func TestFigureUnderRules(t *testing.T) {
	path := filepath.Join(t.TempDir(), "audit.jsonl")
	log, err := audit.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	db, err := open.Open(t.Context(), testdb.File(t, labels), open.Options{Audit: log, Rules: guard.Rules{MaskColumns: []string{"artist.fee", "artist.name"}}})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for sql, want := range map[string]bool{
		mostAlbums: true, // of names that are masked, as people see them
		"SELECT artist_id FROM artist ORDER BY fee DESC LIMIT 1":                                                            false,
		"SELECT artist_id FROM artist GROUP BY artist_id ORDER BY sum(fee) DESC LIMIT 1":                                    false,
		"SELECT title FROM album JOIN artist ON artist.artist_id = album.artist_id ORDER BY artist.name LIMIT 1":            false,
		"SELECT title FROM album JOIN (SELECT fee AS paid, artist_id AS k FROM artist) AS a ON k = artist_id ORDER BY paid": false,
		"SELECT artist_id FROM artist GROUP BY artist_id ORDER BY count(fee) DESC LIMIT 1":                                  true,
	} {
		if f := asking(t, db, sql, Question{ID: "the id", Figure: true}).Figure; (f != nil) != want {
			t.Errorf("%s: %+v", sql, f)
		}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	figures := 0
	for line := range strings.Lines(string(text)) {
		var r audit.Record
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		if r.ID == "the id" && r.Question == "Which?" && r.Lookup && strings.Contains(r.SQL, ", count(") {
			figures++
		}
		if strings.Contains(r.SQL, "SELECT artist_id, ") && !strings.Contains(r.SQL, ", count(") {
			t.Errorf("a masked figure is read: %s", r.SQL)
		}
	}
	if figures != 2 {
		t.Errorf("%d figures in the audit\n%s", figures, text)
	}
}
