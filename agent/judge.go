package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/sqlagent/sqlagent/dialects/database"
	"github.com/sqlagent/sqlagent/dialects/database/audit"
	"github.com/sqlagent/sqlagent/internal/defect"
	"github.com/sqlagent/sqlagent/internal/logs"
	"github.com/sqlagent/sqlagent/llm"
)

// Judging has the model score its own candidates, of which the best is the answer (PaVeRL-SQL, section III-B and
// appendix A, "verbal RL"): samples are drawn until enough distinct queries have run, the same model scores all of them
// several times, and the highest mean wins; ties are broken at random, by the question's seed. A zero field has its
// default.
type Judging struct {
	Candidates int  // distinct queries that run; default 8: the paper's number is lost in our text
	Attempts   int  // maximum samples; default 200, the paper's
	Scores     int  // times that all are scored; default 20, the paper's
	Normalised bool // they are compared as each time's z-scores, which the paper leaves open
}

func (j Judging) complete() Judging {
	return Judging{cmp.Or(j.Candidates, 8), cmp.Or(j.Attempts, 200), cmp.Or(j.Scores, 20), j.Normalised}
}

// Judge is a Dialogue whose model can score queries.
type Judge interface {
	// Judgement asks for scores of some queries. A *llm.ContextError says that it does not fit.
	Judgement(ctx context.Context, queries []string) ([]llm.Message, error)
	// Scores reads what the model wrote: a number for each of n queries, from 0 to 1, or NaN where it gave none.
	Scores(text string, n int) []float64
}

// ErrNoJudge is a protocol whose model writes no text that could score queries.
var ErrNoJudge = errors.New("its model cannot judge queries: use a protocol of text, such as paverl")

// samplesAtOnce are drawn side by side.
const samplesAtOnce = 8

// judge answers a question by candidates and their scores.
func (c *Conversation) judge(ctx context.Context, h *Hearing, topic Topic) (*Answer, error) {
	q, j := h.Question, h.Question.Judging.complete()
	first := c.attempt(h, topic, 0, nil)
	if _, ok := first.dialogue.(Judge); !ok {
		return first.answer, fmt.Errorf("protocol %s: %w", c.agent.protocol.Name, ErrNoJudge)
	}
	c.Rest() // else a sample might wait for its room, which never comes
	q.oneByOne()
	q.Votes = j.Attempts
	ctx = audit.With(database.Share(ctx), audit.About{Votes: j.Attempts}) // equal queries run, and are recorded, once
	found, drawn, err := c.candidates(ctx, h, topic, j)
	if err != nil || len(found) == 0 {
		if declined(err) {
			c.keep(drawn)
		}
		return drawn, err
	}
	scores, judged, err := c.scores(ctx, h, topic, found, j)
	chosen := 0
	var short *llm.ContextError
	switch {
	case errors.As(err, &short): // the candidates are there, and nobody says which is best
	case err != nil:
		return found[0].Answer, err
	default:
		chosen = best(scores.order, q.Sampling.Seed)
	}
	answer := found[chosen].Answer
	answer.Votes, answer.Agree = drawn.Votes, 1
	answer.Tokens = Tokens{Prompt: drawn.Tokens.Prompt + judged.Prompt, Generated: drawn.Tokens.Generated + judged.Generated}
	answer.Share, answer.Confidence, answer.Basis = scores.means[chosen], scores.means[chosen], llm.ByJudgement
	for i, a := range found {
		if i != chosen {
			answer.Alternatives = append(answer.Alternatives, Alternative{SQL: a.SQL, Result: a.Result, Votes: 1, Share: scores.means[i], written: a.written})
		}
	}
	slices.SortStableFunc(answer.Alternatives, func(a, b Alternative) int { return cmp.Compare(b.Share, a.Share) })
	if q.Events != nil {
		q.Events(Event{
			Kind: EventVotes, Question: q.ID, Vote: found[chosen].vote, Votes: answer.Votes, Turn: len(answer.Turns), Turns: c.agent.protocol.Turns,
			SQL: answer.SQL, Result: answer.Result,
		})
	}
	if short != nil {
		answer.Doubts = append(answer.Doubts, fmt.Sprintf("the model could not judge its candidates: %v", short))
	}
	c.conclude(answer, cmp.Or(q.MinConfidence, llm.Careful().MinConfidence)) // no file says what such a score is worth
	return answer, nil
}

// drawnAnswer is a candidate, and the number of the vote that it was drawn as.
type drawnAnswer struct {
	*Answer
	vote int
}

// candidates are answers whose queries run and differ, as many as are wanted or can be had. drawn is the first sample,
// with the number and the tokens of all; the error is its own where none has run.
func (c *Conversation) candidates(ctx context.Context, h *Hearing, topic Topic, j Judging) (found []drawnAnswer, drawn *Answer, err error) {
	seen := map[string]bool{}
	var failed error
	var tokens Tokens
	n := 0
	for n < j.Attempts && len(found) < j.Candidates {
		answers, failures := make([]*Answer, min(samplesAtOnce, j.Attempts-n)), make([]error, samplesAtOnce)
		var wg sync.WaitGroup
		for i := range answers {
			wg.Go(func() { answers[i], failures[i] = c.cast(ctx, h, topic, n+i+1) }) // the vote 0 is greedy
		}
		wg.Wait()
		for i, a := range answers {
			n++
			if drawn == nil {
				drawn, failed = a, failures[i]
			}
			tokens.Prompt += a.Tokens.Prompt
			tokens.Generated += a.Tokens.Generated
			switch err := failures[i]; {
			case err != nil && !abstains(err):
				return nil, drawn, err
			case err == nil && !seen[normalise(a.written)] && len(found) < j.Candidates:
				seen[normalise(a.written)] = true
				found = append(found, drawnAnswer{a, n})
			}
		}
	}
	all := *drawn
	all.Votes, all.Tokens = n, tokens
	if len(found) > 0 {
		failed = nil
	}
	return found, &all, failed
}

// scored are the means of what the model says of each query, 0 of one that it never scored, and what they are ordered
// by: the same, or the means of z-scores.
type scored struct{ means, order []float64 }

func (c *Conversation) scores(ctx context.Context, h *Hearing, topic Topic, found []drawnAnswer, j Judging) (s scored, tokens Tokens, err error) {
	s = scored{make([]float64, len(found)), make([]float64, len(found))}
	judge, messages, err := c.judgement(ctx, h, topic, found)
	if err != nil {
		return s, tokens, err
	}
	sets, failures, turns := make([][]float64, j.Scores), make([]error, j.Scores), make([]llm.Turn, j.Scores)
	for from := 0; from < j.Scores; from += samplesAtOnce {
		var wg sync.WaitGroup
		for i := from; i < min(from+samplesAtOnce, j.Scores); i++ {
			wg.Go(func() { sets[i], turns[i], failures[i] = c.score(ctx, h, judge, messages, i, len(found)) })
		}
		wg.Wait()
		if err := cmp.Or(failures...); err != nil {
			return s, tokens, err
		}
	}
	counted := make([]float64, len(found))
	for i, set := range sets {
		tokens.Prompt += turns[i].Given
		tokens.Generated += turns[i].Tokens
		order := set
		if j.Normalised {
			order = normalised(set)
		}
		for k, x := range set {
			if !math.IsNaN(x) {
				s.means[k], s.order[k], counted[k] = s.means[k]+x, s.order[k]+order[k], counted[k]+1
			}
		}
	}
	for k, n := range counted {
		s.means[k] /= max(n, 1)
		if s.order[k] /= max(n, 1); n == 0 {
			s.order[k] = math.Inf(-1)
		}
	}
	return s, tokens, nil
}

// judgement is what a model is asked to score, as a session of it counts.
func (c *Conversation) judgement(ctx context.Context, h *Hearing, topic Topic, found []drawnAnswer) (Judge, []llm.Message, error) {
	s, err := c.resume(ctx)
	if err != nil {
		return nil, nil, err
	}
	defer s.Close()
	queries := make([]string, len(found))
	for i, a := range found {
		queries[i] = a.written
	}
	judge := c.attempt(h, topic, 0, s).dialogue.(Judge)
	messages, err := judge.Judgement(ctx, queries)
	return judge, messages, err
}

// score lets the model judge n queries once, in a session and a goroutine of its own.
func (c *Conversation) score(ctx context.Context, h *Hearing, judge Judge, messages []llm.Message, i, n int) (scores []float64, turn llm.Turn, err error) {
	defer defect.Recover(logs.From(ctx), &err)
	s, err := c.resume(ctx) // after what was said, as the candidates were drawn
	if err != nil {
		return nil, turn, err
	}
	defer s.Close()
	for _, m := range messages {
		if err := s.Append(m); err != nil {
			return nil, turn, err
		}
	}
	p := &c.agent.protocol
	o := p.sampling(h.Question, h.Votes+1+i) // other numbers than those that the candidates were drawn with
	o.Constraint, o.OnText = nil, nil
	if o.MaxTokens == 0 || o.MaxTokens > p.TurnTokens {
		o.MaxTokens = p.TurnTokens
	}
	if turn, err = s.Generate(ctx, o); err != nil {
		return nil, turn, err
	}
	return judge.Scores(turn.Text, n), turn, nil
}

// normalised are the z-scores of those that are numbers; zeros where all are the same.
func normalised(scores []float64) []float64 {
	n, sum := 0., 0.
	for _, x := range scores {
		if !math.IsNaN(x) {
			n, sum = n+1, sum+x
		}
	}
	mean, squares := sum/max(n, 1), 0.
	for _, x := range scores {
		if !math.IsNaN(x) {
			squares += (x - mean) * (x - mean)
		}
	}
	deviation := math.Sqrt(squares / max(n, 1))
	out := make([]float64, len(scores))
	for i, x := range scores {
		if out[i] = x - mean; deviation > 0 {
			out[i] /= deviation
		}
	}
	return out
}

// best is the index of the highest score, of several one at random.
func best(scores []float64, seed uint64) int {
	highest := slices.Max(scores)
	var ties []int
	for i, x := range scores {
		if x == highest {
			ties = append(ties, i)
		}
	}
	return ties[rand.New(rand.NewPCG(seed, uint64(len(scores)))).IntN(len(ties))]
}
