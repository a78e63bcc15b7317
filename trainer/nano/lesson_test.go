package nano

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/sqltree"
	"github.com/sqlagent/sqlagent/pointer"
	"github.com/sqlagent/sqlagent/trainer"
)

// Every lesson is asked of procedural databases, and most of what is asked can be written over what the linker makes of
// it.
func TestLessons(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	asked, written := 0, 0
	seen := map[string]bool{}
	heard := make([]bool, len(lessons))
	for n := range uint64(60) {
		db, _ := World(n)
		if n%2 == 1 {
			addCounts(db.Schema, r)
			addFlags(db.Schema, r)
		}
		linker := newLinker(db.Schema)
		for i := range lessons {
			l := &lesson{linker.Catalog, r, r.IntN(len(linker.Tables)), linker, trainer.Clock}
			_, _, ok := lessons[i].ask(l)
			heard[i] = heard[i] || ok
		}
		for range 60 {
			today := day(r)
			question, query, ok := askLesson(linker, today, r)
			if !ok {
				continue
			}
			asked++
			p := linker.Link(question, today, nil)
			tokens, err := pointer.Encode(query, p)
			if err != nil {
				t.Logf("%s: %v", question, err)
				continue
			}
			back, err := pointer.Decode(tokens, p)
			if err != nil {
				t.Fatalf("%s: %v", question, err)
			}
			sql, err := sqltree.Print(dialects.SQLite, back)
			if err != nil {
				t.Fatal(err)
			}
			written++
			if testing.Verbose() && r.IntN(20) == 0 {
				t.Logf("%s: %s\n\t%s", today.Format(time.DateOnly), question, sql)
			}
			for what, sign := range map[string]string{"missing": "IS NULL", "totals": "sum(", "children": "count(*) DESC LIMIT", "none": "NOT IN",
				"self": " AS ", "counted": "ORDER BY sum(", "flagged": " = 0", "meant": "heapest", "time": "'2", "per time": "GROUP BY CAST(strftime"} {
				if strings.Contains(question+sql, sign) && !seen[what] {
					seen[what] = true
					t.Logf("%s: %s\n\t%s", what, question, sql)
				}
			}
		}
	}
	t.Logf("%d of %d are written", written, asked)
	if len(seen) < 10 || slices.Contains(heard, false) || written*10 < asked*9 {
		t.Errorf("lessons that were seen: %v; asked, in their order: %v", seen, heard)
	}
}

func TestParticiple(t *testing.T) {
	for words, want := range map[string]string{"return date": "returned", "shipped at": "shipped", "closed on": "closed",
		"payment date": "paid", "birth date": "", "approval date": "approved", "date": "", "delivery date": "delivered", "paid on": "paid"} {
		if got := participle(words); got != want {
			t.Errorf("%s: %q, want %q", words, got, want)
		}
	}
}
