package serve

import (
	"context"
	"mime"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/internal/defect"
)

// Question is what a request asks.
type Question struct {
	Source        string   `json:"source"`
	Question      string   `json:"question"`
	Conversation  string   `json:"conversation"` // the id of the one that it follows
	Knowledge     string   `json:"knowledge"`
	Votes         *int     `json:"votes"`
	MinConfidence *float64 `json:"min_confidence"` // 0: no answer is unsure
	Rows          *int     `json:"rows"`
	Figure        bool     `json:"figure"` // read what ranks the rows too
}

// maxQuestion bounds a question: what is longer is knowledge, or no question.
const maxQuestion = 8 << 10 // bytes

// agentQuestion is q with what the server says where q does not.
func (s *Server) agentQuestion(q Question) (agent.Question, error) {
	asked := s.options.Asked
	asked.Text, asked.Figure, asked.Ties = strings.TrimSpace(q.Question), q.Figure, true
	asked.Knowledge = strings.TrimSpace(asked.Knowledge + "\n" + q.Knowledge)
	switch {
	case asked.Text == "":
		return asked, badRequest(`send {"question": "How many orders were shipped late?"}`, "no question given")
	case len(asked.Text) > maxQuestion:
		return asked, badRequest("shorten it, and send background as knowledge", "the question has more than %d bytes", maxQuestion)
	case q.Votes != nil && (*q.Votes < 1 || *q.Votes > s.options.MaxVotes):
		return asked, badRequest("", "votes is %d; it must be between 1 and %d", *q.Votes, s.options.MaxVotes)
	case q.MinConfidence != nil && !(*q.MinConfidence >= 0 && *q.MinConfidence <= 1):
		return asked, badRequest("", "min_confidence must be between 0 and 1")
	case q.Rows != nil && *q.Rows < 1:
		return asked, badRequest("", "rows must be positive")
	}
	if q.Votes != nil {
		asked.Votes = *q.Votes
	}
	if least := q.MinConfidence; least != nil {
		if asked.MinConfidence = *least; *least == 0 {
			asked.MinConfidence = -1
		} else if asked.Votes == 1 || asked.Votes == 0 && !s.options.Engine.Info().Voting.Several() {
			return asked, badRequest("set votes to 8, for example", "min_confidence needs several votes: one vote always agrees with itself")
		}
	}
	if q.Rows != nil {
		most := asked.Limits.WithDefaults().Rows
		asked.Limits.Rows = min(*q.Rows, most)
	}
	return asked, nil
}

// askFor answers what a request asks. events receives what happens meanwhile; it may be nil.
func (s *Server) askFor(ctx context.Context, who *Token, q Question, events func(agent.Event)) (answer *agent.Answer, done func(), err error) {
	asked, err := s.agentQuestion(q)
	if err != nil {
		return nil, func() {}, err
	}
	asked.Events = events
	return s.answer(ctx, who, q.Source, q.Conversation, asked)
}

// answer answers a question about a source, or in a conversation, when its turn comes. The Answer is nil only where the
// question did not come to an agent. done, which is never nil, lets the next one in: where the answer is sent to a
// client, after that. Errors are those of agent.Agent.Ask, and of the request.
func (s *Server) answer(ctx context.Context, who *Token, source, talking string, asked agent.Question) (answer *agent.Answer, done func(), err error) {
	done = func() {}
	var talk *conversation
	if talking != "" {
		var release func()
		if talk, release, err = s.conversations.take(who.Name, talking); err != nil {
			return nil, done, err
		}
		defer release()
		switch {
		case source == "":
			source = talk.source
		case source != talk.source:
			return nil, done, badRequest("", "the conversation is about the source %q", talk.source)
		}
	}
	src, err := s.source(who, source, RightAsk)
	if err != nil {
		return nil, done, err
	}
	ctx, done, err = s.begin(ctx, who, s.questions)
	if err != nil {
		return nil, done, err
	}
	ctx, end := s.options.Telemetry.Question(ctx, src.Name, asked.Text, talking)
	defer func() {
		end(answer, err)
		if err == nil {
			s.answered.add(who.Name, src.Name, answer.SQL)
			for _, other := range answer.Alternatives {
				s.answered.add(who.Name, src.Name, other.SQL)
			}
		}
	}()
	defer defect.Recover(s.options.Logger.With("request", ctx.Value(idKey{})), &err) // else done would be lost, and its place at the gate
	a, err := src.agent(ctx)
	if err != nil {
		return nil, done, err
	}
	asked.SQL, asked.Schema = who.may(RightQuery, src.Name), who.may(RightSchema, src.Name)
	asked.ID, _ = ctx.Value(idKey{}).(string)
	if talk == nil {
		answer, err = a.Ask(ctx, asked)
		return answer, done, err
	}
	if talk.Conversation == nil {
		if talk.Conversation, err = a.Open(ctx); err != nil {
			return nil, done, err
		}
	}
	defer talk.Rest() // a person may think for long, and others wait for the room
	answer, err = talk.Ask(ctx, asked)
	return answer, done, err
}

func (s *Server) ask(w http.ResponseWriter, r *request) error {
	var q Question
	if err := r.decode(w, &q); err != nil {
		return err
	}
	if query := r.URL.Query(); query.Has("events") || accepts(r.Request, "text/event-stream") {
		wanted, err := wantedEvents(query["events"])
		if err != nil {
			return err
		}
		return s.askStreaming(w, r, q, wanted)
	}
	answer, done, err := s.askFor(r.Context(), r.who, q, nil)
	defer done()
	switch {
	case answer == nil:
		return err
	case err != nil:
		report := answer.Report(nil)
		_, report.Error = s.failureOf(r.Context(), err)
		s.writeError(w, r.Context(), err, report)
		return err
	}
	return writeJSON(w, http.StatusOK, answer.Report(nil))
}

// eventSets are the values of ?events=. "answer", which ends a stream, or an error in its place, always comes.
var eventSets = []string{"answer", "sql", "text", "turns"}

// eventSet is the one that an event is in; "": no client gets it.
func eventSet(kind agent.EventKind) string {
	switch kind {
	case agent.EventSQL, agent.EventFinal:
		return "sql"
	case agent.EventText:
		return "text"
	case agent.EventPrompt:
		return ""
	}
	return "turns"
}

// wanted is the sets that a client asked for, nil: the default, which is all but the inner alphabet of a model that
// answers over pointers.
type wanted []string

func wantedEvents(given []string) (wanted, error) {
	if given == nil {
		return nil, nil
	}
	out := wanted{}
	for name := range strings.SplitSeq(strings.Join(given, ","), ",") {
		name = strings.TrimSpace(name)
		if !slices.Contains(eventSets, name) {
			return nil, badRequest("?events="+strings.Join(eventSets, ","), "unknown events %.40q", name)
		}
		out = append(out, name)
	}
	return out, nil
}

func (w wanted) has(kind agent.EventKind, pointers bool) bool {
	if w == nil {
		return kind != agent.EventPrompt && !(kind == agent.EventText && pointers)
	}
	return slices.Contains(w, eventSet(kind))
}

// askStreaming answers with events. The first comes at once.
func (s *Server) askStreaming(w http.ResponseWriter, r *request, q Question, wanted wanted) error {
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	out := newStream(w, cancel)
	defer out.close()
	out.send("accepted", map[string]any{"id": r.id, "waiting": s.questions.waiting()})
	var pointers atomic.Bool
	answer, done, err := s.askFor(ctx, r.who, q, func(e agent.Event) {
		if e.Kind == agent.EventPrompt {
			pointers.Store(true)
		}
		if wanted.has(e.Kind, pointers.Load()) {
			out.send("turn", eventOf(e))
		}
	})
	defer done()
	if err == nil {
		return out.send("answer", answer.Report(nil))
	}
	_, f := s.failureOf(r.Context(), err)
	if answer == nil {
		out.send("error", errorBody{f})
		return err
	}
	report := answer.Report(nil)
	report.Error = f
	out.send("error", report)
	return err
}

// Event is agent.Event as JSON has it.
type Event struct {
	Kind   agent.EventKind `json:"kind"`
	Vote   int             `json:"vote,omitempty"`
	Votes  int             `json:"votes,omitempty"`
	Turn   int             `json:"turn"`
	Turns  int             `json:"turns"`
	Text   string          `json:"text,omitempty"`
	SQL    string          `json:"sql,omitempty"`
	Error  string          `json:"error,omitempty"`
	Hint   string          `json:"hint,omitempty"`
	Shown  int             `json:"shown,omitempty"`
	Cut    int             `json:"cut_columns,omitempty"`
	Tables int             `json:"tables,omitempty"`
}

func eventOf(e agent.Event) Event {
	out := Event{
		Kind: e.Kind, Vote: e.Vote, Votes: e.Votes, Turn: e.Turn, Turns: e.Turns, Text: e.Text, SQL: e.SQL, Hint: e.Hint,
		Shown: e.Shown, Tables: e.Tables, Cut: e.CutColumns,
	}
	if e.Err != nil {
		out.Error = e.Err.Error()
	}
	return out
}

// accepts reports whether the header Accept names a kind of content.
func accepts(r *http.Request, kind string) bool {
	for _, line := range r.Header.Values("Accept") {
		for part := range strings.SplitSeq(line, ",") {
			if named, _, err := mime.ParseMediaType(part); err == nil && named == kind {
				return true
			}
		}
	}
	return false
}
