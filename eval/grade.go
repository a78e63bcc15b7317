package eval

import (
	"context"

	"github.com/sqlagent/sqlagent/agent"
	"github.com/sqlagent/sqlagent/dialects"
	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/result"
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
	SQL     string  `json:"sql"`
	Turns   int     `json:"turns,omitempty"`
	Votes   int     `json:"votes,omitempty"` // conversations that voted, where there were several
	Share   float64 `json:"share,omitempty"` // what those weigh that came to this answer, of 1 for each
	// Confidence and Unsure are the agent's: of several votes, where they are worth something.
	Confidence float64 `json:"confidence,omitempty"`
	Unsure     bool    `json:"unsure,omitempty"`
	Error      string  `json:"error,omitempty"` // why there is no answer, or what the database said to it
	Verdict    Verdict `json:"verdict"`         // set by Grade, of an unsure answer too
}

// Outcome is a problem with its answer.
type Outcome struct {
	Problem
	Dialect dialects.Dialect `json:"dialect"`
	Attempt                  // the first one; Error may be the suite's own, of a problem that was skipped
	Scores  *Scores          `json:"scores,omitempty"` // nil where skipped

	Samples  []Attempt `json:"samples,omitempty"`  // all attempts, where there was more than one
	Majority []Verdict `json:"majority,omitempty"` // what the vote of the first 1, 2, … of them would have answered

	TestSuite  Verdict     `json:"test_suite,omitempty"` // by TestSuite.Judge, where it was asked
	Efficiency *Efficiency `json:"efficiency,omitempty"` // by VES.Judge, likewise
}

// Scores are all measures of one answer against gold. What does not run has no result, and scores 0 in the first six.
type Scores struct {
	Strict bool    `json:"strict"`
	Spider bool    `json:"spider"`
	BIRD   bool    `json:"bird"`
	EXb    bool    `json:"ex_b"` // with ExtraColumns
	EXf    float64 `json:"ex_f"`
	SoftF1 float64 `json:"soft_f1"`

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

// Ask is one attempt of an agent. Only a cancelled ctx is an error.
func Ask(ctx context.Context, a *agent.Agent, q agent.Question) (Attempt, error) {
	answer, err := a.Ask(ctx, q)
	attempt := Attempt{SQL: answer.SQL, Turns: len(answer.Turns), Votes: answer.Votes, Share: answer.Share, Unsure: answer.Unsure}
	if answer.Calibrated {
		attempt.Confidence = answer.Confidence
	}
	if err != nil {
		attempt.Error = err.Error()
	}
	return attempt, ctx.Err()
}

// Grade executes gold and the attempts on db, the problem's database, and compares. The first attempt is the answer,
// the others are samples for pass@k and maj@k; rule says what is Right. An attempt with an Error has Failed, whatever
// its SQL. Only a cancelled ctx is an error.
func Grade(ctx context.Context, db database.DB, p Problem, rule Rule, attempts []Attempt) (Outcome, error) {
	o := Outcome{Problem: p, Dialect: db.Dialect(), Attempt: attempts[0]}
	gold, err := db.Query(ctx, p.Gold, suiteLimits)
	if err == nil && gold.Truncated {
		err = errTruncated
	}
	if err != nil {
		o.Verdict, o.Error = Skipped, "gold: "+err.Error()
		return o, ctx.Err()
	}
	results := make([]*database.Result, len(attempts))
	for i := range attempts {
		a := &attempts[i]
		a.Verdict = Failed
		if a.Error != "" {
			continue
		}
		got, err := db.Query(ctx, a.SQL, suiteLimits)
		switch {
		case ctx.Err() != nil:
			return o, ctx.Err()
		case err != nil:
			a.Error = err.Error()
			continue
		case got.Truncated:
			a.Verdict = Wrong // larger than gold's, which was not
		case rule(got, gold, p.Gold):
			a.Verdict = Right
		default:
			a.Verdict = Wrong
		}
		results[i] = got
	}
	o.Attempt = attempts[0]
	o.Scores = score(results[0], gold, p.Gold)
	if o.Scores.Diagnosis, err = diagnose(ctx, db, o.SQL, p.Gold); err != nil {
		return o, err
	}
	if len(attempts) > 1 {
		o.Samples = attempts
		for k := range attempts {
			vote := Failed
			if winner, _ := Majority(results[:k+1], result.MatchSet); winner >= 0 {
				vote = attempts[winner].Verdict
			}
			o.Majority = append(o.Majority, vote)
		}
	}
	return o, nil
}

func score(pred, gold *database.Result, goldSQL string) *Scores {
	if pred == nil || pred.Truncated {
		return &Scores{}
	}
	return &Scores{
		Strict: Strict(pred, gold, goldSQL), Spider: Spider(pred, gold, goldSQL), BIRD: BIRD(pred, gold, goldSQL),
		EXb: EXb(pred, gold, ExtraColumns), EXf: EXf(pred, gold), SoftF1: SoftF1(pred, gold),
	}
}

// diagnose compares the queries' structure. An error is a cancelled ctx.
func diagnose(ctx context.Context, db database.DB, pred, gold string) (*Diagnosis, error) {
	schema, err := db.Schema(ctx, database.SchemaOptions{})
	if err != nil {
		return nil, ctx.Err() // gold ran a moment ago; there is nothing to compare by
	}
	g, err := odt.NewGold(db.Dialect(), gold, schema.Columns())
	if err != nil {
		return nil, nil
	}
	d := g.Compare(db.Dialect(), pred)
	out := &Diagnosis{Parsed: d.Parsed, Struct: d.Struct, Lex: d.Lex}
	for _, tag := range d.Tags {
		out.Tags = append(out.Tags, tag.String())
	}
	return out, nil
}
