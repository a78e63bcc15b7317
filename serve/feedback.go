package serve

import (
	"context"
	"crypto/sha256"
	"errors"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/dialects/database/mask"
	results "github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/knowledge/examples"
)

// Verdict of a person about an answer.
const (
	verdictGood = "good"
	verdictBad  = "bad"
)

// Opinion is what a person says of an answer.
type Opinion struct {
	Source    string `json:"source"`
	ID        string `json:"id"` // of the answer
	Question  string `json:"question"`
	Knowledge string `json:"knowledge"`
	SQL       string `json:"sql"`
	Verdict   string `json:"verdict"`   // good or bad
	Corrected string `json:"corrected"` // of a bad answer: the right query
}

// AddOpinion records an opinion: in the audit, and as a verified example where it has a right query. added says whether
// the example is new. A right query runs: one that this server did not answer lately wants the right to SQL of one's
// own.
func (s *Server) AddOpinion(ctx context.Context, who *Token, o Opinion) (added bool, err error) {
	src, err := s.source(who, o.Source, RightFeedback)
	if err != nil {
		return false, err
	}
	right := o.SQL
	switch {
	case strings.TrimSpace(o.Question) == "" || strings.TrimSpace(o.SQL) == "":
		return false, badRequest("send both, as in the answer", "question or sql is missing")
	case o.Verdict == verdictBad:
		right = o.Corrected
	case o.Verdict != verdictGood:
		return false, badRequest("use good or bad", "unknown verdict %.100q", o.Verdict)
	case o.Corrected != "":
		return false, badRequest("", "a good answer needs no corrected query")
	}
	if right != "" && s.options.Examples == "" {
		return false, refuse(http.StatusConflict, kindConflict, "an administrator can name one with --examples",
			"this server has no file of verified examples")
	}
	if right != "" && !who.may(RightQuery, src.Name) && !s.answered.has(who.Name, src.Name, right) {
		return false, refuse(http.StatusForbidden, kindForbidden, "ask again, and send the answer's sql as it is",
			"the token %s has no right to query, and this SQL is not a recent answer to it", who.Name)
	}
	ctx, done, err := s.begin(ctx, who, s.queries)
	if err != nil {
		return false, err
	}
	defer done()
	db, err := src.database(ctx)
	if err != nil {
		return false, err
	}
	if right != "" {
		if added, err = s.addExample(ctx, db, o, right, who); err != nil {
			return false, err
		}
	}
	s.options.Logger.InfoContext(ctx, "a verdict", "token", who.Name, "source", src.Name, "answer", o.ID, "verdict", o.Verdict, "added", added)
	if s.options.Audit == nil {
		return added, nil
	}
	about := audit.Of(ctx)
	about.ID, about.Question = o.ID, o.Question
	return added, s.options.Audit.Add(ctx, audit.Record{Time: time.Now().UTC(), Source: src.Name, About: about, SQL: o.SQL, Outcome: o.Verdict})
}

// addExample keeps a question and its right query, if that passes the guard and runs.
func (s *Server) addExample(ctx context.Context, db database.DB, o Opinion, sql string, who *Token) (bool, error) {
	rows, err := db.Query(ctx, sql, database.Limits{Timeout: s.options.Asked.Limits.Timeout})
	if err != nil {
		return false, queryError(err)
	}
	shape, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return false, err
	}
	e := examples.Example{
		Dialect: db.Dialect(), Schema: shape.Fingerprint(), Who: who.Name, When: time.Now().UTC().Truncate(time.Second),
	}
	// Models are shown examples, and learn from them: values of masked columns stay out.
	m := mask.New(db, shape)
	var ok bool
	e.Question, e.SQL, ok, err = m.Example(ctx, strings.TrimSpace(o.Question), sql, database.Limits{})
	if err != nil {
		return false, err
	}
	if !ok {
		return false, badRequest("", "could not determine which masked columns the query reads")
	}
	if e.Knowledge, _, err = m.Hide(ctx, strings.TrimSpace(o.Knowledge), database.Limits{}); err != nil {
		return false, err
	}
	if e.SQL == sql { // else it gives other rows
		e.Result = results.Hash(rows)
	}
	added, err := examples.Add(ctx, s.options.Examples, e)
	if err != nil {
		return false, errors.Join(errors.New("cannot write the file of verified examples"), err)
	}
	return added > 0, nil
}

// answers are the queries of the last answers, each with the token and the source that it was an answer to.
type answers struct {
	mu   sync.Mutex
	is   map[answered]bool
	last []answered // a ring, whose oldest is at next
	next int
}

type answered struct {
	token, source string
	sql           [sha256.Size]byte
}

const answersKept = 8192

func (a *answers) add(token, source, sql string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	k := answered{token, source, sha256.Sum256([]byte(sql))}
	switch {
	case a.is[k]:
		return
	case a.is == nil:
		a.is = map[answered]bool{}
	}
	a.is[k] = true
	if len(a.last) < answersKept {
		a.last = append(a.last, k)
		return
	}
	delete(a.is, a.last[a.next])
	a.last[a.next] = k
	a.next = (a.next + 1) % answersKept
}

func (a *answers) has(token, source, sql string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.is[answered{token, source, sha256.Sum256([]byte(sql))}]
}

func (s *Server) feedback(w http.ResponseWriter, r *request) error {
	var o Opinion
	if err := r.decode(w, &o); err != nil {
		return err
	}
	added, err := s.AddOpinion(r.Context(), r.who, o)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, map[string]bool{"added": added})
}
