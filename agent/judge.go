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
	"github.com/sqlagent/sqlagent/llm"
)

// Judging has the model score its own candidates, of which the best is the answer (PaVeRL-SQL, section III-B and appendix
// A, "verbal RL"): samples are drawn until enough distinct queries have run, the same model scores all of them several
// times, and the highest mean wins; ties are broken at random, by the question's seed. A zero field has its default.
type Judging struct {
	Candidates int  // distinct queries that run; default 8: the paper's number is lost in our text
	Attempts   int  // maximum samples; default 200, the paper's
	Scores     int  // times that all are scored; default 20, the paper's
	Normalised bool // each time's scores as z-scores, which the paper leaves open
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
	judge, ok := first.dialogue.(Judge)
	if !ok {
		return first.answer, fmt.Errorf("protocol %s: %w", c.agent.protocol.Name, ErrNoJudge)
	}
	c.Rest() // else a sample might wait for its room, which never comes
	events := q.Events
	q.Events, q.Votes = nil, j.Attempts
	ctx = audit.With(database.Share(ctx), audit.About{Votes: j.Attempts}) // equal queries run, and are recorded, once
	candidates, samples, tokens, err := c.candidates(ctx, h, topic, j)
	if err != nil || len(candidates) == 0 {
		return cmp.Or(samples, first.answer), err
	}
	queries := make([]string, len(candidates))
	for i, a := range candidates {
		queries[i] = a.written
	}
	scores, judged, err := c.scores(ctx, h, judge, queries, j)
	answer := candidates[best(scores, q.Sampling.Seed)]
	if err != nil {
		return answer, err
	}
	answer.Votes = samples.Votes
	answer.Tokens = Tokens{Prompt: tokens.Prompt + judged.Prompt, Generated: tokens.Generated + judged.Generated}
	for i, a := range candidates {
		if a == answer {
			answer.Agree, answer.Share, answer.Confidence, answer.Basis = 1, scores[i], scores[i], llm.ByJudgement
			continue
		}
		answer.Alternatives = append(answer.Alternatives, Alternative{SQL: a.SQL, Result: a.Result, Votes: 1, Share: scores[i], written: a.written})
	}
	slices.SortStableFunc(answer.Alternatives, func(a, b Alternative) int { return cmp.Compare(b.Share, a.Share) })
	if q.Events = events; events != nil {
		events(Event{Kind: EventVotes, Question: q.ID, Votes: answer.Votes, Turn: len(answer.Turns), Turns: c.agent.protocol.Turns, SQL: answer.SQL, Result: answer.Result})
	}
	c.keep(answer)
	answer.MinConfidence = max(q.MinConfidence, 0)
	answer.Unsure = answer.Unsure || answer.Confidence < q.MinConfidence
	return answer, nil
}

// candidates are answers whose queries run and differ, as many as are wanted or can be had. One of the samples has their
// number as its Votes; its error is that of the first where none has run.
func (c *Conversation) candidates(ctx context.Context, h *Hearing, topic Topic, j Judging) (found []*Answer, one *Answer, tokens Tokens, err error) {
	seen := map[string]bool{}
	var failed error
	drawn := 0
	for drawn < j.Attempts && len(found) < j.Candidates {
		n := min(samplesAtOnce, j.Attempts-drawn)
		answers, failures := make([]*Answer, n), make([]error, n)
		var wg sync.WaitGroup
		for i := range n {
			wg.Go(func() { answers[i], failures[i] = c.cast(ctx, h, topic, drawn+i+1) }) // vote 0 would be greedy
		}
		wg.Wait()
		drawn += n
		for i, a := range answers {
			one = cmp.Or(one, a)
			tokens.Prompt += a.Tokens.Prompt
			tokens.Generated += a.Tokens.Generated
			switch err := failures[i]; {
			case err != nil && !abstains(err):
				return nil, one, tokens, err
			case err != nil:
				failed = cmp.Or(failed, err)
			case !seen[normalise(a.written)] && len(found) < j.Candidates:
				seen[normalise(a.written)] = true
				found = append(found, a)
			}
		}
	}
	one.Votes = drawn
	if len(found) == 0 {
		return nil, one, tokens, failed
	}
	return found, one, tokens, nil
}

// scores are the means of what the model says of each query. One that it never scored has 0.
func (c *Conversation) scores(ctx context.Context, h *Hearing, judge Judge, queries []string, j Judging) (means []float64, tokens Tokens, err error) {
	means = make([]float64, len(queries))
	messages, err := judge.Judgement(ctx, queries)
	if err != nil {
		return means, tokens, err
	}
	sets, failures := make([][]float64, j.Scores), make([]error, j.Scores)
	for from := 0; from < j.Scores; from += samplesAtOnce {
		var wg sync.WaitGroup
		turns := make([]llm.Turn, j.Scores)
		for i := from; i < min(from+samplesAtOnce, j.Scores); i++ {
			wg.Go(func() {
				turns[i], failures[i] = c.score(ctx, h, messages, i)
				sets[i] = judge.Scores(turns[i].Text, len(queries))
			})
		}
		wg.Wait()
		for _, turn := range turns {
			tokens.Prompt += turn.Given
			tokens.Generated += turn.Tokens
		}
		if err := cmp.Or(failures...); err != nil {
			return means, tokens, err
		}
	}
	counted := make([]int, len(queries))
	for _, set := range sets {
		if j.Normalised {
			set = normalised(set)
		}
		for i, score := range set {
			if !math.IsNaN(score) {
				means[i] += score
				counted[i]++
			}
		}
	}
	for i, n := range counted {
		means[i] /= float64(max(1, n))
	}
	return means, tokens, nil
}

// score lets the model judge once, in a session of its own.
func (c *Conversation) score(ctx context.Context, h *Hearing, messages []llm.Message, i int) (llm.Turn, error) {
	s, err := c.agent.engine.NewSession(ctx, llm.SessionOptions{MaxTokens: c.agent.options.SessionTokens})
	if err != nil {
		return llm.Turn{}, err
	}
	defer s.Close()
	for _, m := range messages {
		if err := s.Append(m); err != nil {
			return llm.Turn{}, err
		}
	}
	p := &c.agent.protocol
	o := p.sampling(h.Question, h.Votes+1+i) // other numbers than those that the candidates were drawn with
	o.Constraint, o.OnText = nil, nil
	if o.MaxTokens == 0 || o.MaxTokens > p.TurnTokens {
		o.MaxTokens = p.TurnTokens
	}
	return s.Generate(ctx, o)
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
