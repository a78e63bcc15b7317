package agent_test

import (
	"math"
	"strings"
	"testing"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
	"github.com/sqlagent/sqlagent/llm"
)

// Votes of plain count by what speaks for and against their queries, so that one that is sound outweighs several that
// are not.
func TestChooser(t *testing.T) {
	const (
		sound   = "SELECT COUNT(*) FROM Album"                       // 7
		other   = "SELECT 3"                                         // names nothing of the question
		mended  = "SELECT COUNT(Titel) FROM Album WHERE AlbumId < 4" // 3
		clashes = "SELECT COUNT(*) FROM Album WHERE AlbumId <> 'x'"  // 7
		empty   = "SELECT Title FROM Album WHERE Price > 1000"
	)
	for _, c := range []struct {
		name  string
		votes []string
		sql   string
		share float64
	}{
		{"nothing speaks against it", []string{sound, sound}, sound, 1},
		{"what the question names is used", []string{other, sound}, sound, 0.5},
		{"mended", []string{mended, sound}, sound, 0.5},
		{"empty", []string{empty, empty, empty, empty, sound}, sound, 0.2},
		{"of equal results, the sounder query", []string{clashes, sound}, sound, 0.75},
		{"several that are weak", []string{mended, mended, mended, sound}, "SELECT count(`Title`) FROM album WHERE albumid < 4", 0.375},
		{"a tie goes to the greedy one", []string{mended, mended, sound}, "SELECT count(`Title`) FROM album WHERE albumid < 4", 1. / 3},
	} {
		e := &choir{info: llm.Info{Protocol: "plain"}}
		for _, sql := range c.votes {
			e.sings = append(e.sings, "```sql\n"+sql+"\n```")
		}
		e.plain = true
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", Votes: len(c.votes)})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.EqualFold(answer.SQL, c.sql) || math.Abs(answer.Share-c.share) > 1e-9 {
			t.Errorf("%s: %q with %v, want %q with %v", c.name, answer.SQL, answer.Share, c.sql, c.share)
		}
	}
}

// What was measured under one protocol says nothing of another, and agreement of which nothing was measured counts
// where nearly all agree; one vote agrees with itself.
func TestCareful(t *testing.T) {
	const one, two = "SELECT COUNT(*) FROM Album", "SELECT COUNT(*) + 1 FROM Album"
	measured := llm.Voting{Votes: 2, Basis: llm.ByQuestions, Protocol: "plain", Shares: []float64{0, 1}, Probabilities: []float64{0, 0.5}, MinConfidence: 0.4}
	elsewhere := measured
	elsewhere.Protocol = "skyrl"
	for _, c := range []struct {
		voting               *llm.Voting
		says                 []string // a vote each
		least                float64
		unsure, uncalibrated bool
		basis                llm.Basis
	}{
		{nil, []string{one}, 0, false, false, ""},
		{llm.Careful(), []string{one, one, one, one, one}, 0, false, false, llm.ByAgreement},
		{llm.Careful(), []string{one, one, one, one, two}, 0, false, false, llm.ByAgreement},
		{llm.Careful(), []string{one, one, one, two, two}, 0, true, false, llm.ByAgreement},
		{llm.Careful(), []string{one, one, one, two, two}, -1, false, false, llm.ByAgreement},
		{llm.Careful(), []string{one}, 0, true, true, ""},
		{llm.Careful(), []string{one}, -1, false, false, ""},
		{&measured, []string{one, one}, 0, false, false, llm.ByQuestions},
		{&measured, []string{one, two}, 0, true, false, llm.ByQuestions},
		{&elsewhere, []string{one, one, one, one, one}, 0, false, false, llm.ByAgreement},
		{&elsewhere, []string{one, one, two, two, two}, 0, true, false, llm.ByAgreement},
	} {
		e := &choir{info: llm.Info{Protocol: "plain", Voting: c.voting}, plain: true}
		for _, sql := range c.says {
			e.sings = append(e.sings, "```sql\n"+sql+"\n```")
		}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
		if err != nil {
			t.Fatal(err)
		}
		q := Question{Text: "How many albums are there?", MinConfidence: c.least}
		if len(c.says) == 1 {
			q.Votes = 1
		}
		answer, err := a.Ask(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		r := answer.Report(nil)
		if answer.Unsure != c.unsure || answer.Uncalibrated != c.uncalibrated || answer.Basis != c.basis || len(c.says) > 1 && answer.Votes != len(c.says) ||
			r.VotesReport != nil && r.Basis != c.basis {
			t.Errorf("%+v, %q: unsure %v, uncalibrated %v, by %q of %d votes", c.voting, c.says, answer.Unsure, answer.Uncalibrated, answer.Basis, answer.Votes)
		}
	}
}

// A mended answer of a model that was measured is as sure as that says: the mending is in the share.
func TestMendedAnswersAreMeasured(t *testing.T) {
	e := &choir{plain: true, sings: []string{"```sql\nSELECT Titel FROM Album\n```", "```sql\nSELECT Titel FROM Album\n```"}}
	e.info = llm.Info{Protocol: "plain", Voting: &llm.Voting{Votes: 2, Shares: []float64{0, 1}, Probabilities: []float64{0, 1}, MinConfidence: 0.3}}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{NoProfile: true})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?"})
	if err != nil || answer.Unsure || !answer.Calibrated || answer.Confidence != 0.5 || len(answer.Doubts) == 0 {
		t.Errorf("%v, unsure %v, calibrated %v, %v, %q", err, answer.Unsure, answer.Calibrated, answer.Confidence, answer.Doubts)
	}
}
