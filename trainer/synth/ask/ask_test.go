package ask

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/trainer/synth"
)

// Every family is asked of some world, in words without marks of templates, and with what is wished for.
func TestFamilies(t *testing.T) {
	asked := map[string]int{}
	misspelt, knowing := 0, 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 0))
		a := New(synth.NewWorld(r))
		for _, f := range Families() {
			for _, wishes := range []Wishes{{}, {}, {Misspelt: true}, {Knowledge: true}} {
				k := a.Question(r, f, wishes)
				if k == nil {
					continue
				}
				asked[f.Name]++
				if k.Family != f.Name || k.Text == "" || strings.ContainsAny(k.Text, "\x01\x02[]{}|") {
					t.Errorf("%s, of family %q: %q", f.Name, k.Family, k.Text)
				}
				said := slices.ContainsFunc(k.Query.Where, func(c Cond) bool { return c.Said != "" })
				if said != wishes.Misspelt || wishes.Misspelt != (k.Guess != nil) || wishes.Knowledge != (k.Knowledge != "") {
					t.Errorf("%s does not fulfil %+v: %q, guess %v, knowledge %q", f.Name, wishes, k.Text, k.Guess, k.Knowledge)
				}
				if said {
					misspelt++
				}
				if wishes.Knowledge {
					knowing++
				}
			}
		}
	}
	for _, f := range Families() {
		if asked[f.Name] == 0 {
			t.Errorf("no world is asked a question of family %s", f.Name)
		}
	}
	if misspelt < 50 || knowing < 50 {
		t.Errorf("%d questions with a value in another spelling and %d with knowledge; want more of each", misspelt, knowing)
	}
}

// What is missing on the other side of a join is written as NOT IN for those who see no rows.
func TestAskJoinsNothingOuter(t *testing.T) {
	missing := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 0))
		a := New(synth.NewWorld(r))
		for range 60 {
			question, sql, ok := a.Ask(r)
			if ok != (question != "" && sql != "") || strings.Contains(sql, "LEFT JOIN") {
				t.Errorf("%q, %s", question, sql)
			}
			if strings.Contains(sql, "NOT IN (SELECT") {
				missing++
			}
		}
	}
	if missing == 0 {
		t.Error("no question for rows that nothing refers to")
	}
}
