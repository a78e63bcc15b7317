package nano

import (
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/open"
	"github.com/sqlagent/sqlagent/dialects/schema"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/nano/form"
	"github.com/sqlagent/sqlagent/trainer"
	"github.com/sqlagent/sqlagent/trainer/corpus"
	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Each follow-up on procedural databases is another query than the one before, prints in every dialect, runs on the
// database, and is what the prompt's own tokens say.
func TestFollowUps(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	s := &Stream{}
	kinds := map[string]bool{}
	asked, written, worlds := 0, 0, uint64(12)
	if testing.Short() {
		worlds = 3
	}
	for n := range worlds {
		described, asker := World(n)
		path := filepath.Join(t.TempDir(), "world.sqlite")
		if err := synth.NewWorld(rand.New(rand.NewPCG(n, 0x3a11))).Build(path); err != nil {
			t.Fatal(err)
		}
		db, err := open.Open(t.Context(), path, open.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		v := &view{linker: newLinker(described.Schema, false)}
		var of []Example
		for range 150 {
			var question string
			var query *sqltree.Query
			ok := false
			if r.IntN(2) == 0 {
				question, query, ok = procedural(asker, r)
			} else {
				question, query, ok = askLesson(v.linker, trainer.Clock, r)
			}
			if !ok {
				continue
			}
			if e, ok := s.example(v, asking{corpus.Synth, question, query, nil, trainer.Clock}, n, r); ok {
				of = append(of, e)
			}
		}
		for range 300 {
			first := of[r.IntN(len(of))]
			asked++
			e, ok := s.follow(v, []Example{first}, n, r)
			if !ok {
				continue
			}
			written++
			if len(of) < 200 {
				of = append(of, e) // and on from that
			}
			before := e.Prompt.Before()
			says := []string{e.Question}
			for _, tokens := range [][]form.Token{before, e.Answer} {
				query, err := form.Decode(tokens, e.Prompt)
				if err != nil {
					t.Fatalf("%s: %v: %v", e.Question, tokens, err)
				}
				for _, d := range []dialects.Dialect{dialects.MySQL, dialects.Postgres, dialects.SQLite} {
					sql, err := sqltree.Print(d, query)
					if err != nil {
						t.Fatalf("%s: %v", e.Question, err)
					}
					if d != dialects.SQLite {
						continue
					}
					says = append(says, sql)
					if _, err := db.Query(t.Context(), sql, database.Limits{Rows: 10}); err != nil {
						t.Errorf("%s: %s: %v", e.Question, sql, err)
					}
				}
			}
			t.Log(strings.Join(says, "\n\t"))
			if pieces := line(e.Pieces); !strings.HasPrefix(pieces, "a "+line(spoken(before))+" q ") {
				t.Errorf("%s: %s", e.Question, pieces)
			}
			words := strings.Fields(strings.ToLower(e.Question))
			kinds[words[0]] = true
		}
	}
	t.Logf("%d of %d, %d beginnings", written, asked, len(kinds))
	if written*10 < asked*3 {
		t.Error("too few are written")
	}
}

func spoken(tokens []form.Token) (out []form.Piece) {
	for _, t := range tokens {
		out = append(out, form.Piece{Token: t})
	}
	return out
}

// A share is one item of the answer before, with its conditions.
func TestWidthOfAShare(t *testing.T) {
	share := []form.Token{form.Avg, form.Open, "C1", form.Equal, "V0", form.Or, form.Open, "C2", form.Null, form.Close, form.Close}
	p := &form.Prompt{}
	if n := width(p, append(share, form.Group, "C3")); n != len(share) {
		t.Errorf("%d tokens, want %d", n, len(share))
	}
	if n := width(p, share[:4]); n != 0 {
		t.Errorf("a share without an end has %d tokens", n)
	}
	f := &followUp{core: core{items: [][]form.Token{share}, whole: append([]form.Token{form.Select}, share...)}}
	if question, ok := f.countAll(); ok {
		t.Errorf("%s: no share is in an inner query", question)
	}
}

// A table that widens a schema refers to one that is there once, by its key of one column.
func TestReferring(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	owner := schema.Table{Name: "DogOwners", PrimaryKey: []string{"id"}}
	visits := referring(schema.Table{Name: "visits"}, owner, r)
	if len(visits.ForeignKeys) != 1 || visits.ForeignKeys[0].RefTable != "DogOwners" || visits.ForeignKeys[0].RefColumns[0] != "id" ||
		len(visits.Columns) != 1 || !strings.HasSuffix(visits.Columns[0].Name, "dog_owner_id") || visits.ForeignKeys[0].Columns[0] != visits.Columns[0].Name {
		t.Errorf("%+v", visits)
	}
	if again := referring(visits, owner, r); len(again.Columns) != 1 {
		t.Errorf("twice: %+v", again)
	}
	if none := referring(schema.Table{}, schema.Table{Name: "link", PrimaryKey: []string{"a", "b"}}, r); len(none.Columns) > 0 {
		t.Errorf("to a key of two columns: %+v", none)
	}
}
