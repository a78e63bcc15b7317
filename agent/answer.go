package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/sqlagent/sqlagent/agent/phrase"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/internal/plain"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/llm/trajectory"
)

// Answer is what came of a question, with everything that led to it. As JSON it is its Report.
type Answer struct {
	ID       string // of the question
	Question string
	Model    llm.Info         // what answered
	Protocol string           // the name of the one that it followed
	Dialect  dialects.Dialect // of SQL
	SQL      string           // the final query; where the answer failed, the last one tried
	Result   *database.Result // nil where the answer failed
	Figure   *Figure          // nil: the Question wants none, or the rows have none
	// Tied are rows that LIMIT left out, though they rank as the last one does: the first two of them, where the Question
	// wants Ties or a Figure.
	Tied    [][]database.Value
	Turns   []Turn
	Tokens  Tokens
	Elapsed time.Duration

	// Votes is how many conversations were asked to answer, 0 where the question wanted no votes; Turns, Transcript and
	// Trace are of the first that came to this answer, Tokens of all. Agree of them came to this result, and Share is
	// what these weigh, of 1 for each vote. Confidence is the same, or where Calibrated what the protocol makes of it:
	// only then is it a probability.
	Votes, Agree int
	Share        float64
	Confidence   float64
	Calibrated   bool
	Basis        llm.Basis // what Confidence goes by
	Unsure       bool      // Confidence is below MinConfidence: what the question, or the model's file, wants
	// Uncalibrated says that the answer is Unsure because it was never measured how often the weights are right: of
	// those that were trained here, whatever the votes agree on, of others where there is one vote.
	Uncalibrated bool

	Revision *Revision // of votes that split, where the question wants one; nil: none was made

	MinConfidence float64
	Alternatives  []Alternative // the other results, the heaviest first

	Used []Used // of the options' Knowledge

	Typed  bool    // the question was SQL, which ran: no model was asked
	Chosen *Choice // the reading that a person chose, which ran: no model was asked; nil: none was chosen

	// Missed are texts of the question that may be values of columns that were not looked at in time: the profile or a
	// look-up was cut, so that nothing is known of them. They halve Confidence, of which agreement says less then.
	Missed []string

	Focus *Focus // the part of the schema that the model saw; nil: all of it

	Corrected []Correction // typos of the question

	// Doubts are what speaks against SQL as an answer to the question, in words, the worst first. They are in
	// Confidence.
	Doubts []string

	Follows bool // what was said before was before the model too

	// Transcript is what was said for this question, in order: what was given and what the model wrote, but for turns
	// that were dropped.
	Transcript []trajectory.Segment
	// Assumed are foreign keys that the schema does not declare, and SQL takes for such: "orders.customer_id =
	// customer.id".
	Assumed []string

	// Asked are the models that were asked, in order, where there was more than one: see package agent/cascade. Turns
	// and Tokens are of all, the rest is of the one that answered, which Model names.
	Asked []Asked

	Form    Form    // SQL as the model said it; nil: in no other form
	written string  // SQL as the model wrote it, with stand-ins
	weight  float64 // of the answer as a vote
	unasked bool    // nobody is asked back: see Question.NoClarify

	// Trace is the same as tokens, where the engine's sessions are llm.Traced.
	Trace []llm.Token
}

// Said is the result in words, for people, of its Figure in the sentence too. What is unsure has no sentence but
// that of ties: others would sound sure.
func (a *Answer) Said() phrase.Said {
	said := phrase.Of(a.Dialect, a.SQL, a.Result)
	if a.Figure != nil {
		said.Sentence = cmp.Or(a.Figure.sentence, said.Sentence)
	}
	if a.Unsure {
		said.Sentence = ""
	}
	said.Sentence = phrase.WithTies(said.Sentence, a.Tied, len(a.Result.Rows))
	return said
}

// log writes the question's outcome in one line that quotes neither it nor the database.
func (a *Answer) log(ctx context.Context, err error) {
	about := []any{"model", a.Model.Name, "turns", len(a.Turns), "prompt_tokens", a.Tokens.Prompt,
		"generated_tokens", a.Tokens.Generated, "elapsed", a.Elapsed}
	if err != nil {
		f := Explain(err)
		about = append(about, "kind", f.Kind)
		if f.Kind != "no_answer" && f.Kind != "refused" { // whose messages quote SQL
			about = append(about, "error", f.Message)
		}
		level := slog.LevelWarn
		if f.Kind == "interrupted" {
			level = slog.LevelInfo // whoever asked went away
		}
		logs.From(ctx).Log(ctx, level, "question failed", about...)
		return
	}
	about = append(about, "rows", len(a.Result.Rows), "truncated", a.Result.Truncated)
	if a.Votes > 1 {
		about = append(about, "votes", a.Votes, "confidence", a.Confidence)
	}
	if a.Votes > 1 || a.Unsure {
		about = append(about, "unsure", a.Unsure)
	}
	logs.From(ctx).InfoContext(ctx, "question answered", about...)
}

// Correction is a typo of a question, and what it was read as.
type Correction struct {
	Written string `json:"written"`
	Read    string `json:"read"`
}

// Asked is one of several models that were asked a question, and what it came to.
type Asked struct {
	Model    string `json:"model"`
	Engine   string `json:"engine,omitempty"` // "": it could not be opened
	Protocol string `json:"protocol,omitempty"`
	SQL      string `json:"sql,omitempty"`    // its final query
	Agrees   bool   `json:"agrees,omitempty"` // its result is the answer's
	Unsure   bool   `json:"unsure,omitempty"` // by itself
	Error    string `json:"error,omitempty"`  // why it has no answer
	Tokens   Tokens `json:"tokens"`
}

// Turn is one step of the model and what it observed.
type Turn struct {
	Model       string `json:"model,omitempty"` // whose turn it is, where several models were asked
	Think       string `json:"think"`
	SQL         string `json:"sql"`
	Observation string `json:"observation"`      // as the model saw it, without its tags
	Error       string `json:"error"`            // of the database, or of the format
	Hint        string `json:"hint,omitempty"`   // what to do about Error, where known, whether the model saw it or not
	Final       bool   `json:"final,omitempty"`  // SQL was given as the solution
	Forced      bool   `json:"forced,omitempty"` // the budget was spent; the solution tag was opened for the model
	Loose       bool   `json:"loose,omitempty"`  // SQL was read although it is not in the protocol's form
	// Dropped reports that the turn is no longer in the model's context: its query failed, and was repeated.
	Dropped bool `json:"dropped,omitempty"`

	Result *database.Result `json:"-"` // of an exploring query
	Finish llm.Finish       `json:"-"`
}

// Repeats reports whether a turn asks for the query of another one again, up to white space and letter case.
func (t Turn) Repeats(other Turn) bool {
	return t.SQL != "" && normalise(t.SQL) == normalise(other.SQL)
}

// Tokens counts a conversation. Prompt is everything given, observations too; it is 0 where the
// engine cannot count.
type Tokens struct {
	Prompt    int `json:"prompt"`
	Generated int `json:"generated"`
}

// ThinkingError reports that a model's reasoning took all tokens of a turn.
type ThinkingError struct{ Tokens int }

func (e *ThinkingError) Error() string {
	return fmt.Sprintf("the model thought for all of its %s and wrote nothing", plain.Count(e.Tokens, "token"))
}

// NoAnswerError reports that the model produced no query that runs.
type NoAnswerError struct {
	Reason string
	Answer *Answer // with the turns that were made
	Err    error   // the last final query's, a *ThinkingError, or nil
	// NoQuestion reports that a greeting was typed, or that the schema was asked for: no model was asked, and none would
	// do better.
	NoQuestion bool
	// Schema is the table whose columns were asked for, or "": all tables. nil: something else was.
	Schema *string
}

func (e *NoAnswerError) Error() string {
	if e.Err != nil && e.Err.Error() != e.Reason {
		return fmt.Sprintf("no answer: %s: %v", e.Reason, e.Err)
	}
	return "no answer: " + e.Reason
}

func (e *NoAnswerError) Unwrap() error { return e.Err }

// noAnswer is the error of an answer that failed: the refusal itself where the final query was
// refused, since that is what the caller must know.
func noAnswer(a *Answer, reason string, failed error) error {
	var e *database.Error
	if errors.As(failed, &e) && e.Kind == database.Refused {
		return e
	}
	return &NoAnswerError{Reason: reason, Answer: a, Err: failed}
}

// Focus is the part of a schema that a model saw, where it has no room for all.
type Focus struct {
	Shown      int `json:"shown"`       // tables
	Tables     int `json:"tables"`      // of the schema
	CutColumns int `json:"cut_columns"` // of the tables shown, that it did not see
}
