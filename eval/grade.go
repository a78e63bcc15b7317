package eval

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
	"github.com/sqlagent/sqlagent/llm"
	"github.com/sqlagent/sqlagent/odt"
)

// Verdict is what became of a problem.
type Verdict string

const (
	Right   Verdict = "right"
	Wrong   Verdict = "wrong"   // another result than gold's
	Failed  Verdict = "failed"  // no answer that runs
	Skipped Verdict = "skipped" // gold or the database failed: nobody's fault but the suite's
)

// Attempt is one answer to a question, and what became of it.
type Attempt struct {
	SQL   string  `json:"sql"`
	Turns int     `json:"turns,omitempty"`
	Votes int     `json:"votes,omitempty"` // conversations that voted, where there were several
	Share float64 `json:"share,omitempty"` // what those weigh that came to this answer, of 1 for each
	// Revised is what a correction of split votes came to, which answers by other rules than votes alone.
	Revised agent.Revised `json:"revised,omitempty"`
	// Confidence and Unsure are the agent's: of several votes, where they are worth something.
	Confidence float64 `json:"confidence,omitempty"`
	Unsure     bool    `json:"unsure,omitempty"`
	// Doubts are the agent's, in words, the worst first.
	Doubts     []string `json:"doubts,omitempty"`
	Error      string   `json:"error,omitempty"`      // why there is no answer, or what the database said to it
	Verdict    Verdict  `json:"verdict"`              // set by Grade, of an unsure answer too
	Unanswered bool     `json:"unanswered,omitempty"` // likewise: SQL is what was tried last, there is no answer

	// FirstSQL is the query of the first turn, where there were several, and First what is to be said of it: see Turns.
	FirstSQL string  `json:"first_sql,omitempty"`
	First    Verdict `json:"first,omitempty"`
}

// Outcome is a problem with its answer.
type Outcome struct {
	Problem
	Attempt         // the first one; Error may be the suite's own, of a problem that was skipped
	Scores  *Scores `json:"scores,omitempty"` // nil where skipped
	// Constant is gold's only value where its result has no other, as SQL writes it: one who never looks may guess it.
	Constant string `json:"constant,omitempty"`

	Samples  []Attempt `json:"samples,omitempty"`  // all attempts, where there was more than one
	Majority []Verdict `json:"majority,omitempty"` // what the vote of the first 1, 2, … of them would have answered

	TestSuite  Verdict     `json:"test_suite,omitempty"` // by TestSuite.Judge, where it was asked
	Efficiency *Efficiency `json:"efficiency,omitempty"` // by VES.Judge, likewise
}

// Scores are all measures of one answer against gold. What does not run has no result, and scores 0 in the first six.
type Scores struct {
	Strict bool    `json:"strict"`
	Spider bool    `json:"spider"` // by Spider's script, of the queries as it rewrites them
	BIRD   bool    `json:"bird"`
	EXb    bool    `json:"ex_b"` // with ExtraColumns
	EXf    float64 `json:"ex_f"`
	SoftF1 float64 `json:"soft_f1"`

	// SQL-Trail's SchemaSimilarity; nil where sqltree cannot read gold.
	Schema *float64 `json:"schema,omitempty"`

	// The diagnosis of odt; nil where it cannot read gold.
	Diagnosis *Diagnosis `json:"odt,omitempty"`
}

// Diagnosis is what an odt.Diagnosis says, to be written down.
type Diagnosis struct {
	Parsed bool     `json:"parsed"`
	Struct float64  `json:"struct"`
	Lex    float64  `json:"lex"`
	Tags   []string `json:"tags,omitempty"`
}

// Asker answers questions: an agent.Agent or a cascade.Agent.
type Asker interface {
	Ask(context.Context, agent.Question) (*agent.Answer, error)
}

// Ask is one attempt of an agent. Errors are those that no model is to blame for: a cancelled ctx's, *llm.DeviceError,
// a *llm.LoadError that is not of this question alone, and a *database.Error of kind Unreachable.
func Ask(ctx context.Context, a Asker, q agent.Question) (Attempt, error) {
	answer, err := a.Ask(ctx, q)
	attempt := Attempt{SQL: answer.SQL, Turns: len(answer.Turns), Votes: answer.Votes, Share: answer.Share, Unsure: answer.Unsure, Doubts: answer.Doubts}
	if attempt.Turns > 1 {
		attempt.FirstSQL = answer.Turns[0].SQL
	}
	if answer.Revision != nil {
		attempt.Revised = answer.Revision.Outcome
	}
	if answer.Calibrated {
		attempt.Confidence = answer.Confidence
	}
	if err != nil {
		attempt.Error = err.Error()
	}
	var device *llm.DeviceError
	var load *llm.LoadError
	if errors.As(err, &device) || errors.As(err, &load) && !load.Once || isAway(err) {
		return attempt, err
	}
	return attempt, ctx.Err()
}

// isAway distinguishes the error of a database that nobody can ask from that of a query.
func isAway(err error) bool {
	var e *database.Error
	return errors.As(err, &e) && e.Kind == database.Unreachable
}

// Grade executes gold and the attempts on db, the problem's database, and compares. The first attempt is the answer,
// the others are samples for pass@k and maj@k; by says what is Right. An attempt with an Error has Failed, whatever its
// SQL. Errors are a cancelled ctx's, and a *database.Error of kind Unreachable.
func Grade(ctx context.Context, db database.DB, p Problem, by Grader, attempts []Attempt) (Outcome, error) {
	for i := range attempts {
		attempts[i].Unanswered = attempts[i].Error != ""
	}
	o := Outcome{Problem: p, Attempt: attempts[0]}
	if o.Dialect = db.Dialect(); p.Dialect != "" && p.Dialect != o.Dialect {
		o.Verdict = Skipped
		o.Error = fmt.Sprintf("gold is in the dialect %s, the database is of %s", p.Dialect, o.Dialect)
		return o, ctx.Err()
	}
	run := runner{ctx: ctx, db: db, known: map[string]ran{}}
	gold := run.prepared(by, p.Gold)
	if gold.err == nil && gold.Truncated {
		gold.err = errTruncated
	}
	if gold.err != nil {
		o.Verdict, o.Error = Skipped, "gold: "+gold.err.Error()
		if isAway(gold.err) {
			return o, gold.err
		}
		return o, ctx.Err()
	}
	for i := range attempts {
		a := &attempts[i]
		verdict := func(sql string) (Verdict, error) {
			got := run.prepared(by, sql)
			switch {
			case got.err != nil:
				return Failed, got.err
			case got.Truncated:
				return Wrong, nil // larger than gold's, which was not
			case by.Rule(got.Result, gold.Result, gold.sql):
				return Right, nil
			}
			return Wrong, nil
		}
		if a.Turns > 1 {
			var err error
			if a.First, err = verdict(a.FirstSQL); isAway(err) {
				return o, err
			}
		}
		a.Verdict = Failed
		if !a.Unanswered {
			var err error
			if a.Verdict, err = verdict(a.SQL); isAway(err) {
				return o, err
			} else if err != nil {
				a.Error = err.Error()
			}
		}
		if ctx.Err() != nil {
			return o, ctx.Err()
		}
	}
	o.Attempt, o.Constant = attempts[0], constant(gold.Result)
	o.Scores = run.scores(attempts[0], p.Gold)
	if err := o.Scores.compare(ctx, db, o.SQL, p.Gold); err != nil {
		return o, err
	}
	if len(attempts) > 1 {
		o.Samples = attempts
		results := make([]*database.Result, len(attempts))
		for i, a := range attempts {
			if a.Verdict != Failed {
				results[i] = run.prepared(by, a.SQL).Result
			}
		}
		for k := range attempts {
			vote := Failed
			if winner, _ := Majority(results[:k+1], result.MatchSet); winner >= 0 {
				vote = attempts[winner].Verdict
			}
			o.Majority = append(o.Majority, vote)
		}
	}
	return o, ctx.Err()
}

// runner runs each query once.
type runner struct {
	ctx   context.Context
	db    database.DB
	known map[string]ran
}

// ran is a query that was run: a result, or why there is none.
type ran struct {
	sql string
	*database.Result
	err error
}

func (r runner) run(sql string) ran {
	got, ok := r.known[sql]
	if !ok {
		got.sql = sql
		got.Result, got.err = r.db.Query(r.ctx, sql, suiteLimits)
		r.known[sql] = got
	}
	return got
}

// prepared runs a query as a grader has it.
func (r runner) prepared(by Grader, sql string) ran {
	if by.Prepare != nil {
		sql = by.Prepare(sql)
	}
	return r.run(sql)
}

// scores measures an answer by all rules, whichever it is graded by.
func (r runner) scores(a Attempt, goldSQL string) *Scores {
	if a.Unanswered {
		return &Scores{}
	}
	both := func(by Grader) (pred, gold ran, ok bool) {
		pred, gold = r.prepared(by, a.SQL), r.prepared(by, goldSQL)
		return pred, gold, pred.err == nil && gold.err == nil && !pred.Truncated && !gold.Truncated
	}
	s := &Scores{}
	if pred, gold, ok := both(Grader{}); ok {
		s.Strict, s.BIRD = Strict(pred.Result, gold.Result, goldSQL), BIRD(pred.Result, gold.Result, goldSQL)
		s.EXb, s.EXf = EXb(pred.Result, gold.Result, ExtraColumns), EXf(pred.Result, gold.Result)
		s.SoftF1 = SoftF1(pred.Result, gold.Result)
	}
	script := TestSuite{}.Grader()
	if pred, gold, ok := both(script); ok {
		s.Spider = script.Rule(pred.Result, gold.Result, gold.sql)
	}
	return s
}

// compare adds what the queries' texts say, read by the names in the database. An error is a cancelled ctx.
func (s *Scores) compare(ctx context.Context, db database.DB, pred, gold string) error {
	schema, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return ctx.Err() // gold ran a moment ago; there is nothing to compare by
	}
	g, p := readQuery(db.Dialect(), gold, schema), readQuery(db.Dialect(), pred, schema)
	if g == nil {
		return nil
	}
	similarity := SchemaSimilarity(p, g)
	s.Schema = &similarity
	d := odt.GoldOf(g, db.Dialect(), gold, schema).CompareOf(p, db.Dialect(), pred)
	s.Diagnosis = &Diagnosis{Parsed: d.Parsed, Struct: d.Struct, Lex: d.Lex}
	for _, tag := range d.Tags {
		s.Diagnosis.Tags = append(s.Diagnosis.Tags, tag.String())
	}
	return nil
}
