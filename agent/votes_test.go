package agent_test

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/native"
	"github.com/sqlagent/sqlagent/nano/weights"

	. "github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/agent/agenttest"
	"github.com/sqlagent/sqlagent/agent/protocols"
)

// choir is an engine that distinguishes votes by how they are sampled, and has each commit to a query of its own. It is
// safe for concurrent use.
type choir struct {
	sings []string // queries by vote; "": it breaks off, "fail": the engine does, "panic": it has a defect
	info  llm.Info
	plain bool // whole turns in place of queries

	mu      sync.Mutex
	open    int // sessions
	most    int
	given   map[int][]llm.Message // by vote
	sampled map[int]llm.Sampling
}

var errChoir = errors.New("the engine is gone")

func (c *choir) Info() llm.Info {
	info := c.info
	info.Protocol = cmp.Or(info.Protocol, "skyrl")
	return info
}
func (c *choir) Close() error { return nil }

func (c *choir) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open++
	c.most = max(c.most, c.open)
	return &singer{choir: c}, nil
}

type singer struct {
	*choir
	heard []llm.Message
}

func (s *singer) Append(m llm.Message) error {
	s.heard = append(s.heard, m)
	return nil
}

func (s *singer) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	vote := 0
	for o.Temperature != 0 && o.Seed != uint64(vote)*0x9e3779b97f4a7c15 {
		vote++
	}
	s.mu.Lock()
	if s.given == nil {
		s.given, s.sampled = map[int][]llm.Message{}, map[int]llm.Sampling{}
	}
	s.given[vote], s.sampled[vote] = s.heard, o
	s.mu.Unlock()
	switch sql := s.sings[vote]; sql {
	case "":
		return llm.Turn{Text: "Hm.", Finish: llm.FinishContext, Tokens: 1}, ctx.Err()
	case "fail":
		return llm.Turn{}, errChoir
	case "panic":
		panic("of the engine")
	default:
		if s.plain {
			return llm.Turn{Text: sql, Finish: llm.FinishEnd, Tokens: 1}, ctx.Err()
		}
		return llm.Turn{Text: "<solution>" + sql + "</solution>", Finish: llm.FinishStop, Tokens: 1}, ctx.Err()
	}
}

func (s *singer) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open--
	return nil
}

const (
	seven   = "SELECT COUNT(*) FROM Album"
	also7   = "SELECT 7"
	three   = "SELECT COUNT(*) FROM Artist"
	nobody  = "SELECT Name FROM Artist WHERE Name = 'Zoe'"
	null    = "SELECT MAX(Price) FROM Album WHERE Price > 1000"
	broken  = "SELECT Titel FROM Album"
	writing = "DELETE FROM Album"
)

func TestVotes(t *testing.T) {
	for _, c := range []struct {
		name   string
		sings  []string
		sql    string // "": no answer
		agree  int
		share  float64
		others string // SQL, votes and share of the alternatives
	}{
		{"most votes", []string{three, seven, also7, seven}, seven, 3, 0.75, "SELECT COUNT(*) FROM Artist 1 0.25"},
		{"the greedy one has the say in a group", []string{also7, three, seven}, also7, 2, 2. / 3, "SELECT COUNT(*) FROM Artist 1 0.33"},
		{"a tie goes to the greedy one", []string{three, seven, also7, three}, three, 2, 0.5, "SELECT COUNT(*) FROM Album 2 0.50"},
		{"errors weigh nothing", []string{broken, broken, writing, seven}, seven, 1, 0.25, ""},
		{"empty results weigh little", []string{nobody, nobody, null, nobody, seven}, seven, 1, 0.2,
			"SELECT Name FROM Artist WHERE Name = 'Zoe' 3 0.06, SELECT MAX(Price) FROM Album WHERE Price > 1000 1 0.02"},
		{"an empty result where there is no other", []string{nobody, broken}, nobody, 1, 0.05, ""},
		{"a vote without an answer", []string{"", three, ""}, three, 1, 1. / 3, ""},
		{"all agree", []string{seven, seven, also7}, seven, 3, 1, ""},
		{"none has an answer", []string{broken, "", broken}, "", 0, 0, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := &choir{sings: c.sings}
			p := short()
			p.Repairs = 0
			a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
			if err != nil {
				t.Fatal(err)
			}
			answer, err := a.Ask(t.Context(), Question{Text: "How many albums are there?", Votes: len(c.sings), MinConfidence: 0.01})
			if answer.MinConfidence != 0.01 { // also where there is no answer
				t.Errorf("the least confidence is %v", answer.MinConfidence)
			}
			if e.open != 0 || e.most > len(c.sings) {
				t.Errorf("%d sessions were left open, of %d", e.open, e.most)
			}
			if answer.Votes != len(c.sings) || answer.Tokens.Generated != len(c.sings) {
				t.Errorf("%d votes, %d tokens; want %d of both", answer.Votes, answer.Tokens.Generated, len(c.sings))
			}
			if c.sql == "" {
				var none *NoAnswerError
				if !errors.As(err, &none) || answer.Result != nil {
					t.Errorf("error %v, want a *NoAnswerError", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			var others []string
			for _, o := range answer.Alternatives {
				others = append(others, fmt.Sprintf("%s %d %.2f", o.SQL, o.Votes, o.Share))
			}
			if answer.SQL != c.sql || answer.Result == nil || answer.Agree != c.agree || strings.Join(others, ", ") != c.others {
				t.Errorf("%q by %d, others %q; want %q by %d, others %q", answer.SQL, answer.Agree, others, c.sql, c.agree, c.others)
			}
			if d := answer.Share - c.share; d > 1e-9 || d < -1e-9 || answer.Confidence != answer.Share || answer.Calibrated {
				t.Errorf("share %v, confidence %v, calibrated %v; want %v, the same and false", answer.Share, answer.Confidence, answer.Calibrated, c.share)
			}
		})
	}
}

// weighing is a Speech whose queries of artists count more than others.
type weighing struct{ Speech }

func (w weighing) Hear(ctx context.Context, h *Hearing) (Topic, error) {
	topic, err := w.Speech.Hear(ctx, h)
	return weighed{topic}, err
}

type weighed struct{ Topic }

func (w weighed) Begin(v *Vote) Dialogue { return weigher{w.Topic.Begin(v)} }

type weigher struct{ Dialogue }

func (w weigher) Read(opened string, turn llm.Turn) Step {
	s := w.Dialogue.Read(opened, turn)
	s.Form = heavy(strings.Contains(s.SQL, "Artist"))
	return s
}

type heavy bool

func (h heavy) Weight(*database.Result) float64 {
	if h {
		return 0.9
	}
	return 0.25
}
func (heavy) Settled() bool                    { return true }
func (heavy) Doubts(*database.Result) []string { return nil }
func (heavy) Uses(Used) bool                   { return true }
func (heavy) Assumed() []string                { return nil }

// TestVotesOfAProtocol: it may weigh votes, and the model's file says how many there are and what their share is worth.
func TestVotesOfAProtocol(t *testing.T) {
	p := short()
	p.Speech = weighing{p.Speech}
	e := &choir{sings: []string{seven, seven, three}, info: llm.Info{Voting: &llm.Voting{Votes: 3,
		Shares: []float64{0, 0.2, 1}, Probabilities: []float64{0, 0.1, 0.5}, MinConfidence: 0.2}}}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: p})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := a.Ask(t.Context(), Question{Text: "How many?"})
	if err != nil {
		t.Fatal(err)
	}
	if answer.SQL != three || answer.Share != 0.3 || math.Abs(answer.Confidence-0.15) > 1e-9 || !answer.Calibrated || !answer.Unsure {
		t.Errorf("%q, share %v, confidence %v, calibrated %v", answer.SQL, answer.Share, answer.Confidence, answer.Calibrated)
	}
}

func TestVotesAreSampled(t *testing.T) {
	for _, c := range []struct{ given, want float32 }{{0, 0.8}, {0.3, 0.3}} {
		e := &choir{sings: []string{seven, seven, seven}}
		a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.Ask(t.Context(), Question{Text: "How many?", Votes: 3, Sampling: llm.Sampling{Temperature: c.given, TopK: 5}}); err != nil {
			t.Fatal(err)
		}
		if len(e.sampled) != 3 {
			t.Fatalf("%d votes differ in their random numbers, want 3", len(e.sampled))
		}
		for vote, s := range e.sampled {
			if want := map[bool]float32{true: 0, false: c.want}[vote == 0]; s.Temperature != want || s.TopK != 5 {
				t.Errorf("vote %d is sampled by %+v, want temperature %v", vote, s, want)
			}
		}
	}
}

// TestVotesEndTogether: what no other vote could mend ends them all.
func TestVotesEndTogether(t *testing.T) {
	e := &choir{sings: []string{seven, "fail", seven}}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.Ask(t.Context(), Question{Text: "How many?", Votes: 3}); !errors.Is(err, errChoir) || e.open != 0 {
		t.Errorf("error %v, %d sessions open; want the engine's and none", err, e.open)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if answer, err := a.Ask(ctx, Question{Text: "How many?", Votes: 2}); !errors.Is(err, context.Canceled) || answer.Result != nil {
		t.Errorf("error %v, want context.Canceled", err)
	}
}

// A panic in one vote ends the question, not the program, and leaves no session open. Its stack is in the log alone.
func TestVoteWithADefect(t *testing.T) {
	e := &choir{sings: []string{seven, "panic", seven}}
	var logged bytes.Buffer
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Logger: slog.New(slog.NewTextHandler(&logged, nil))})
	if err != nil {
		t.Fatal(err)
	}
	_, err = a.Ask(t.Context(), Question{ID: "q1", Text: "How many?", Votes: 3})
	var fault *defect.Error
	if !errors.As(err, &fault) || e.open != 0 {
		t.Errorf("error %v, %d sessions open", err, e.open)
	}
	if f := Explain(err); f.Kind != "internal" || strings.Contains(f.Message, "of the engine") {
		t.Errorf("callers see %+v", f)
	}
	if log := logged.String(); !strings.Contains(log, "question=q1") || !strings.Contains(log, "votes_test.go") {
		t.Errorf("no stack in the log: %s", log)
	}
}

// TestConversationGoesOnWithTheWinner: its words are what the next question follows.
func TestConversationGoesOnWithTheWinner(t *testing.T) {
	e := &choir{sings: []string{three, seven, also7}}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: short()})
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for i, votes := range []int{3, 1, 3} {
		if _, err := c.Ask(t.Context(), Question{Text: fmt.Sprintf("Question %d?", i), Votes: votes}); err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			continue
		}
		heard := e.given[0]
		if len(heard) != 1+2*i || !reflect.DeepEqual(heard[1], llm.Message{Role: llm.Assistant, Text: "<solution>" + seven + "</solution>"}) {
			t.Errorf("question %d is asked after %+v", i, heard)
		}
	}
}

// TestEventsHaveTheirQuestion: asked at the same time, each question hears of itself alone, one event after another.
func TestEventsHaveTheirQuestion(t *testing.T) {
	e := &choir{sings: []string{seven, three, seven}}
	a, err := protocols.NewAgent(e, agenttest.Shop(t), Options{Protocol: short()})
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	ids := make([]map[string]bool, 8)
	for n := range ids {
		ids[n] = map[string]bool{}
		q := Question{Text: "How many?", Votes: 1 + 2*(n%2)}
		if n < 4 {
			q.ID = fmt.Sprint("mine ", n)
		}
		finals, voted := 0, 0
		q.Events = func(e Event) { // not locked: the race detector would tell
			ids[n][e.Question] = true
			switch e.Kind {
			case EventFinal:
				finals++
			case EventVotes:
				voted++
			}
		}
		wg.Go(func() {
			answer, err := a.Ask(t.Context(), q)
			if err != nil {
				t.Error(err)
			}
			if len(ids[n]) != 1 || !ids[n][answer.ID] || q.ID != "" && answer.ID != q.ID {
				t.Errorf("question %d (%q): events of %v", n, answer.ID, ids[n])
			}
			if finals != q.Votes || voted != q.Votes/2 {
				t.Errorf("question %d: %d final queries and %d elections for %d votes", n, finals, voted, q.Votes)
			}
		})
	}
	wg.Wait()
	all := map[string]bool{}
	for _, of := range ids {
		for id := range of {
			all[id] = true
		}
	}
	if len(all) != len(ids) {
		t.Errorf("%d ids of %d questions: %v", len(all), len(ids), all)
	}
}

// TestEventOfVotes: the last event says which vote won, the greedy one where none did, and so whose events count.
func TestEventOfVotes(t *testing.T) {
	for _, c := range []struct {
		sings  []string
		winner int
		sql    string
	}{
		{[]string{three, seven, also7}, 1, seven},
		{[]string{seven, three, also7}, 0, seven},
		{[]string{"SELECT 1 FROM nowhere", ""}, 0, "SELECT 1 FROM nowhere"},
	} {
		a, err := protocols.NewAgent(&choir{sings: c.sings}, agenttest.Shop(t), Options{Protocol: short()})
		if err != nil {
			t.Fatal(err)
		}
		var last Event
		finals := map[int]string{}
		answer, err := a.Ask(t.Context(), Question{Text: "How many?", Votes: len(c.sings), Events: func(e Event) {
			if last = e; e.Kind == EventFinal {
				finals[e.Vote] = e.SQL
			}
			if e.Votes != len(c.sings) {
				t.Errorf("%q: an event %q of %d votes", c.sings, e.Kind, e.Votes)
			}
		}})
		if last.Kind != EventVotes || last.Vote != c.winner || last.SQL != c.sql || last.SQL != answer.SQL || last.Result != answer.Result {
			t.Errorf("%q: %+v, %v", c.sings, last, err)
		}
		if err == nil && finals[last.Vote] != answer.SQL {
			t.Errorf("%q: vote %d said %q, the answer is %q", c.sings, last.Vote, finals[last.Vote], answer.SQL)
		}
	}
}

// TestVotesOfNano votes with the embedded model, and asks on: with as many sessions as votes and with fewer, the
// answer is the same.
func TestVotesOfNano(t *testing.T) {
	f, err := weights.File()
	if errors.Is(err, weights.ErrLeftOut) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	db := agenttest.Shop(t)
	const votes = 4
	var first *Answer
	for _, sessions := range []int{votes, 1} {
		engine, err := native.Load(f, native.LoadOptions{Sessions: sessions})
		if err != nil {
			t.Fatal(err)
		}
		a, err := protocols.NewAgent(engine, db, Options{Profile: &database.ProfileOptions{}})
		if err != nil {
			t.Fatal(err)
		}
		c, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		answer, err := c.Ask(t.Context(), Question{Text: "How many albums are there?", Votes: votes})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d sessions: %s by %d of %d, %v", sessions, answer.SQL, answer.Agree, answer.Votes, answer.Elapsed)
		if answer.Votes != votes || answer.Agree < 1 || answer.Confidence <= 0 || len(answer.Trace) == 0 || answer.Result == nil {
			t.Errorf("%+v", answer)
		}
		if first == nil {
			first = answer
		} else if answer.SQL != first.SQL || answer.Agree != first.Agree || answer.Share != first.Share {
			t.Errorf("%q by %d with one session, %q by %d with %d", answer.SQL, answer.Agree, first.SQL, first.Agree, votes)
		}
		if c.LastAnswer() != answer {
			t.Error("the next question could not go on from the answer")
		}
		if _, err := c.Ask(t.Context(), Question{Text: "How many artists are there?", Votes: 1}); err != nil && !Declined(err) {
			t.Error(err)
		}
		held := ids(c.Session().(llm.Traced).Tokens())
		if _, err := c.Ask(t.Context(), Question{Text: "And notes?", Votes: 1}); err != nil && !Declined(err) {
			t.Error(err)
		}
		now := ids(c.Session().(llm.Traced).Tokens())
		common := 0
		for common < min(len(held), len(now)) && held[common] == now[common] {
			common++
		}
		if common < len(held)/2 || common == len(held) {
			t.Errorf("of %d tokens a further question has %d: the schema alone is kept", len(held), common)
		}
		c.Close()
		engine.Close()
	}
}

func ids(tokens []llm.Token) (ids []int32) {
	for _, t := range tokens {
		ids = append(ids, t.ID)
	}
	return ids
}

// Every answer of weights that were trained here and never calibrated is unsure, whatever agrees, unless the question
// waives that. Of weights from elsewhere, and of calibrated ones, confidence decides.
func TestUncalibrated(t *testing.T) {
	calibrated := &llm.Voting{Votes: 3, Shares: []float64{0, 1}, Probabilities: []float64{0, 1}, MinConfidence: 0.5}
	for _, c := range []struct {
		voting        *llm.Voting
		votes         int
		minConfidence float64
		unsure        bool
		asked         int // votes
	}{
		{&llm.Voting{Votes: 3}, 0, 0, true, 3},
		{&llm.Voting{Votes: 3}, 0, 0.1, true, 3},
		{&llm.Voting{Votes: 3}, 2, 0, true, 2},
		{&llm.Voting{Votes: 3}, 1, 0, true, 0},
		{&llm.Voting{Votes: 3}, 0, -1, false, 3},
		{&llm.Voting{Votes: 1}, 0, 0, true, 0},
		{&llm.Voting{Votes: 1}, 0, -1, false, 0},
		{calibrated, 0, 0, false, 3},
		{calibrated, 1, 0, false, 0},
		{nil, 3, 0, false, 3},
		{nil, 0, 0, false, 0},
	} {
		a, err := New(&choir{sings: []string{seven, seven, seven}, info: llm.Info{Voting: c.voting}}, agenttest.Shop(t), Options{Protocol: short()})
		if err != nil {
			t.Fatal(err)
		}
		q := Question{Text: "How many?", Votes: c.votes, MinConfidence: c.minConfidence}
		talk, err := a.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer talk.Close()
		for _, ask := range []func(context.Context, Question) (*Answer, error){a.Ask, talk.Ask} {
			answer, err := ask(t.Context(), q)
			if err != nil {
				t.Fatal(err)
			}
			r := answer.Report(nil)
			if answer.Unsure != c.unsure || answer.Uncalibrated != c.unsure || answer.Votes != c.asked || r.Unsure != c.unsure || r.Uncalibrated != c.unsure {
				t.Errorf("%+v, %d votes, a confidence of %v: unsure %v, uncalibrated %v, %d votes", c.voting, c.votes, c.minConfidence,
					answer.Unsure, answer.Uncalibrated, answer.Votes)
			}
		}
	}
}
