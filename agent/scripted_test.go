package agent

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/testdb"
	"github.com/sqlagent/sqlagent/llm"
)

// scripted is an engine that says given texts, one a turn, however odd, and ends each turn as an
// engine must: behind the first stop string, else with the message.
type scripted struct {
	says    []saying
	info    llm.Info
	session *recital // the last one
	opened  int      // sessions
}

type saying struct {
	text   string
	finish llm.Finish // where no stop string is complete
	before func()     // runs when it is this saying's turn
}

func say(texts ...string) *scripted {
	s := &scripted{}
	for _, t := range texts {
		s.says = append(s.says, saying{text: t, finish: llm.FinishEnd})
	}
	return s
}

func (s *scripted) NewSession(ctx context.Context, o llm.SessionOptions) (llm.Session, error) {
	s.opened++
	s.session = &recital{scripted: s, limit: s.info.Context}
	return s.session, ctx.Err()
}
func (s *scripted) Info() llm.Info { return s.info }
func (s *scripted) Close() error   { return nil }

// recital counts a word as a token.
type recital struct {
	*scripted
	next     int
	closed   bool
	given    []llm.Message
	tokens   int
	limit    int
	sampling []llm.Sampling
}

func (r *recital) Count(m llm.Message) int { return len(strings.Fields(m.Text)) }

func (r *recital) Append(m llm.Message) error {
	if need := r.tokens + r.Count(m); r.limit > 0 && need > r.limit {
		return &llm.ContextError{Need: need, Have: r.limit}
	}
	r.tokens += r.Count(m)
	r.given = append(r.given, m)
	return nil
}

func (r *recital) Generate(ctx context.Context, o llm.Sampling, stop ...string) (llm.Turn, error) {
	r.sampling = append(r.sampling, o)
	said := saying{finish: llm.FinishEnd}
	if r.next < len(r.says) {
		said = r.says[r.next]
	}
	r.next++
	if said.before != nil {
		said.before()
	}
	if err := ctx.Err(); err != nil {
		return llm.Turn{}, err
	}
	text := cutBehind(said.text, stop)
	finish := said.finish
	for _, s := range stop {
		if strings.HasSuffix(text, s) {
			finish = llm.FinishStop
		}
	}
	if o.OnText != nil && text != "" {
		o.OnText(text)
	}
	n := len(strings.Fields(text))
	r.tokens += n
	return llm.Turn{Text: text, Finish: finish, Tokens: n}, nil
}

func (r *recital) Close() error {
	r.closed = true
	return nil
}

// shop is a real SQLite file, made of testdata/shop.sql.
func shop(t *testing.T) database.DB {
	t.Helper()
	script, err := os.ReadFile("testdata/shop.sql")
	if err != nil {
		t.Fatal(err)
	}
	return testdb.DB(t, string(script))
}

// short is a protocol of its user's own: SkyRL-SQL's loop behind a prompt of a few lines.
func short() Protocol {
	p := skyrl()
	p.Name = "short"
	p.Prompt = []Part{
		{Role: llm.User, Source: "ours", Text: "Database Engine: {engine}\nDatabase Schema:\n{table_names}\n\n"},
		{Role: llm.User, Source: "ours", Text: "External Knowledge: {external_knowledge}\n\n", Knowledge: true},
		{Role: llm.User, Source: "ours", Text: "Question: {question}"},
	}
	return p
}

// named is a protocol by its name, or short.
func named(t *testing.T, name string) Protocol {
	t.Helper()
	p, ok := Lookup(name)
	if name == "short" {
		p, ok = short(), true
	}
	if !ok {
		t.Fatalf("no protocol %s", name)
	}
	return p
}

// ask runs one question through a new agent.
func ask(t *testing.T, e *scripted, o Options, q Question) (*Answer, error) {
	t.Helper()
	if o.Protocol.Name == "" {
		o.Protocol = short()
	}
	a, err := New(e, shop(t), o)
	if err != nil {
		t.Fatal(err)
	}
	q.Text = "How many albums are there?"
	answer, err := a.Ask(t.Context(), q)
	if answer == nil {
		t.Fatal("no Answer")
	}
	if !e.session.closed {
		t.Error("the session was left open")
	}
	return answer, err
}
